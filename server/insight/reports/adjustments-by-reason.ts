import { sql } from 'kysely'
import { type ReportQuery, type Span, within } from './report-query.ts'

const removes = sql`m.to_location_id in (select l.id from locations l where l.is_virtual)`

/** What takes stock out has a virtual location as its end. Reasons are the texts of the ledger. */
export function adjustmentsByReason(span: Span): ReportQuery {
  return {
    rows: sql`
      with adjusted as (
        select m.item_id, m.reason, ${removes} as removes, count(*) as lines, sum(m.quantity) as units
        from stock_movements m
        where m.movement_type = 'adjustment' and m.cause in ('adjustment', 'count') and ${within('m.created_at', span)} group by 1, 2, 3
      )
      select a.reason, sum(a.lines)::bigint as lines, coalesce(sum(a.units) filter (where not a.removes), 0)::bigint as "unitsAdded",
        coalesce(sum(a.units) filter (where a.removes), 0)::bigint as "unitsRemoved",
        coalesce(sum(case when a.removes then -a.units else a.units end * i.cost_price), 0)::numeric(24, 2)::text as value
      from adjusted a join inventory_items i on i.id = a.item_id group by 1`,
    order: sql`lines desc, reason`,
  }
}
