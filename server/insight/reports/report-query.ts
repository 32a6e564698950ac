import { type RawBuilder, sql } from 'kysely'

/** What a report covers; both ends are included. */
export interface Span {
  from: Date
  to: Date
}

/** The rows of a report as one question: columns by the keys of its definition, and what they are ordered by. */
export interface ReportQuery {
  rows: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

const dayMs = 86_400_000

/** The equally long one before it. */
export function spanBefore({ from, to }: Span): Span {
  return { from: new Date(2 * from.getTime() - to.getTime()), to: new Date(from.getTime() - 1) }
}

/** A time column is within the span. */
export function within(column: string, { from, to }: Span): RawBuilder<boolean> {
  return sql`${sql.ref(column)} between ${from} and ${to}`
}

/** In percent with one decimal, half up; null where there is nothing to be part of. */
export function shareOf(part: RawBuilder<unknown>, whole: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`round(100.0 * (${part}) / nullif(${whole}, 0), 1)::float8`
}

/** An aggregate of seconds in hours with one decimal, half up. */
export function inHours(seconds: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`round((${seconds})::numeric / 3600, 1)::float8`
}

export const seconds = (interval: RawBuilder<unknown>) => sql`extract(epoch from ${interval})`

/** The name of a customer `c`, and its id; stock without a customer is unallocated. */
export const customerCells = sql`coalesce(c.name, 'Unallocated') as customer, c.id as "customerId"`

export type BucketUnit = 'day' | 'week' | 'month'

/** Days up to 31 of them, also where clocks are set back, then weeks. */
export function unitOf({ from, to }: Span): BucketUnit {
  return to.getTime() - from.getTime() > 31.2 * dayMs ? 'week' : 'day'
}

/**
 * The days, weeks or months of the warehouse that the span touches, as `starts` (start, n). `bucketAt` finds the one of a moment by their
 * beginnings, which is far faster for millions of rows than computing the day of each.
 */
export function startsOf({ from, to }: Span, unit: BucketUnit = unitOf({ from, to })): RawBuilder<unknown> {
  return sql`starts as materialized (
    select s.at::date as start, row_number() over (order by s.at) as n, s.at at time zone warehouse_zone() as begins
    from generate_series(date_trunc(${sql.lit(unit)}, warehouse_day(${from})::timestamp), warehouse_day(${to})::timestamp,
      ${sql.lit(`1 ${unit}`)}::interval) as s(at)
  )`
}

export function bucketAt(column: string): RawBuilder<number> {
  return sql`width_bucket(${sql.ref(column)}, (select array_agg(begins order by n) from starts))`
}
