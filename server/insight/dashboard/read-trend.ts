import { type Kysely, type RawBuilder, sql } from 'kysely'
import { coursePoints, type Trend, trendDays } from '../../../contract/insight/dashboard/dashboard.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { visibleItems } from '../../stock/inventory/inventory-queries.ts'

const day = 86_400_000

/** When the period of a trend began. */
export function trendStart(now: Date): Date {
  return new Date(now.getTime() - trendDays * day)
}

/** Movements that were placed (+1), and that were exported or cancelled (−1), after the start of the trend. */
export function openedAndClosed(now: Date, counted: RawBuilder<boolean>): RawBuilder<unknown> {
  const start = trendStart(now)
  // A movement is exported when its shipment is created. Shipments are read because they have an index by time.
  return sql`
    select o.created_at as at, 1 as value from orders o where o.created_at > ${start} and ${counted}
    union all
    select s.created_at, -1 from shipments s join orders o on o.id = s.order_id where s.created_at > ${start} and s.withdrawn_at is null and ${counted}
    union all
    select o.cancelled_at, -1 from orders o where o.status = 'cancelled' and o.cancelled_at > ${start} and ${counted}`
}

/** Items that were added (+1) and deleted (−1). */
export const addedAndDeleted = sql`
  select created_at as at, 1 as value from inventory_items union all select deleted_at, -1 from inventory_items where deleted_at is not null`

/** Items that are at some sites now, when they were added. */
export function addedOf(items: ReturnType<typeof visibleItems>): RawBuilder<unknown> {
  return sql`${items.select(['i.created_at as at', sql`1`.as('value')])}`
}

/** The course of a count: what it is now, less what happened since. */
export async function readCountTrend(on: Kysely<Tables>, now: Date, current: number, changes: RawBuilder<unknown>): Promise<Trend> {
  const parts = await readParts(on, now, changes)
  const before = (part: number) => current - sum(parts.slice(part + 1), ({ total }) => total)
  return { current, previous: before(0), course: points(before) }
}

/** The mean of all ratings until then, as a percent with one decimal; 0 while there was none. */
export async function readSatisfactionTrend(on: Kysely<Tables>, now: Date): Promise<Trend> {
  const parts = await readParts(on, now, sql`select created_at as at, rating as value from feedback`)
  const until = (part: number) => {
    const given = parts.slice(0, part + 1)
    const count = sum(given, (each) => each.count)
    return count === 0 ? 0 : Math.round((sum(given, ({ total }) => total) / count) * 200) / 10
  }
  return { current: until(coursePoints), previous: until(0), course: points(until) }
}

function points(valueAfter: (part: number) => number): number[] {
  return Array.from({ length: coursePoints }, (_, index) => valueAfter(index + 1))
}

interface Part {
  total: number
  count: number
}

/** Sums what happened: first what was before the trend began, then each of its equal parts. */
async function readParts(on: Kysely<Tables>, now: Date, events: RawBuilder<unknown>): Promise<Part[]> {
  const start = trendStart(now)
  const { rows } = await sql<{ part: number; total: string; count: number }>`
    select part, sum(value) as total, count(*) as count from (
      select value, case when at <= ${start} then 0
        else least(${coursePoints}, width_bucket(extract(epoch from at - ${start}::timestamptz), 0, ${trendDays * 86_400}, ${coursePoints})) end as part
      from (${events}) e where at <= ${now}
    ) as happened group by part`.execute(on)
  return Array.from({ length: coursePoints + 1 }, (_, part) => {
    const row = rows.find((each) => each.part === part)
    return { total: Number(row?.total ?? 0), count: row?.count ?? 0 }
  })
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0)
}
