import { type Kysely, sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import type { CountFigures, countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { withTime } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { between } from '../../platform/lists/list-filters.ts'
import { ownSites, type Viewer } from '../../viewer.ts'

/** Lines of counts `n` that are closed, as they were counted last, with the cost price of then. A rejected difference is none. */
export const closedLines = sql`
  select n.id as count_id, n.count_number, n.closed_at, n.site_id, p.location_id, c.*, r.counted, r.expected, r.first_difference, v.user_id, v.counted_at,
    case c.status when 'rejected' then 0 else r.counted - r.expected end as difference
  from counts n join count_places p on p.count_id = n.id join count_lines c on c.place_id = p.id
    cross join lateral (
      select r.round, r.counted, r.expected, first_value(r.counted - r.expected) over (order by r.round) as first_difference
      from count_line_rounds r where r.line_id = c.id order by r.round desc limit 1) r
    join count_visits v on v.place_id = p.id and v.round = r.round
  where n.status = 'closed'`

const usualFrom = 'today-29'

/** How true the stock was that was counted in a time. */
export async function readCountFigures(
  on: Kysely<Tables>,
  viewer: Viewer,
  now: Date,
  { from, to }: QueryOf<typeof countsEndpoints.figures>,
): Promise<CountFigures> {
  const own = ownSites(viewer)
  const atSite = (column: string) => (own === null ? sql`true` : sql`${sql.ref(column)} = any(${own}::integer[])`)
  const inTime = between('l.closed_at', from ?? (to === undefined ? usualFrom : undefined), to)
  const figures = sql<CountFigures>`
    with lines as materialized (select l.* from (${closedLines}) l where ${inTime} and ${atSite('l.site_id')}), sums as (
      select count(*) as lines, count(*) filter (where difference = 0) as right, coalesce(sum(expected), 0) as expected,
        coalesce(sum(abs(difference)), 0) as units, count(*) filter (where first_difference = counted - expected) as first,
        coalesce(sum(difference * cost_price), 0) as net, coalesce(sum(abs(difference) * cost_price), 0) as gross,
        count(distinct location_id) as locations
      from lines
    )
    select json_build_object('count', s.right, 'of', s.lines) as lines,
      json_build_object('count', greatest(s.expected - s.units, 0), 'of', s.expected) as units,
      json_build_object('count', s.first, 'of', s.lines) as "firstCounts",
      s.net::numeric(14, 2)::text as "netValue", s.gross::numeric(14, 2)::text as "grossValue", s.locations::integer as locations, (
        select count(*)::integer from locations p left join counted_last() last on last.location_id = p.id
        where p.is_active and not p.is_built_in and not p.is_discrepancy and ${atSite('p.site_id')}
          and coalesce(last.at, '-infinity') < ${now}::timestamptz - interval '90 days'
          and exists (select from stock t where t.location_id = p.id and t.on_hand > 0)) as "notCounted90"
    from sums s`
  const { rows } = await on.executeQuery(withTime(figures.compile(on), now))
  const [row] = rows
  if (!row) throw new Error('An aggregate answers one row.')
  return row
}
