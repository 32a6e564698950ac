import { sql } from 'kysely'
import { closedLines } from '../../stock/counts/count-figures.ts'
import { codeOfSite } from '../../stock/sites/sites-queries.ts'
import { customerCells, type ReportQuery, type Span, shareOf, within } from './report-query.ts'

/** Lines of counts that were closed in the span. */
function lines(span: Span) {
  return sql`lines as materialized (select l.* from (${closedLines}) l where ${within('l.closed_at', span)})`
}

/** How true the counted stock was, by the weeks in which counts were closed. */
export function countAccuracy(span: Span): ReportQuery {
  return {
    rows: sql`
      with ${lines(span)}, weeks as (
        select date_trunc('week', warehouse_day(l.closed_at)::timestamp)::date as week, count(distinct l.location_id) as locations, count(*) as lines,
          count(*) filter (where l.difference = 0) as right, sum(l.expected) as expected, sum(abs(l.difference)) as off,
          sum(l.difference * l.cost_price) as net, sum(abs(l.difference) * l.cost_price) as gross
        from lines l group by 1
      )
      select w.week, w.locations, w.lines, w.right as "right", ${shareOf(sql`w.right`, sql`w.lines`)} as accuracy,
        ${shareOf(sql`greatest(w.expected - w.off, 0)`, sql`w.expected`)} as "unitsAccuracy", w.net::numeric(24, 2)::text as "netValue",
        w.gross::numeric(24, 2)::text as "grossValue"
      from weeks w`,
    order: sql`week`,
  }
}

/** What was counted otherwise than the books said, and what was decided about it. */
export function countDifferences(span: Span): ReportQuery {
  return {
    rows: sql`
      with ${lines(span)}
      select l.count_number as count, iso(l.closed_at) as closed, i.sku, i.id as "skuId", ${customerCells}, p.code as location, l.lot_number as lot,
        l.expected, l.counted, l.counted - l.expected as difference, ((l.counted - l.expected) * l.cost_price)::numeric(24, 2)::text as value,
        l.reason, user_name(l.decided_by) as "decidedBy", l.id
      from lines l join inventory_items i on i.id = l.item_id left join customers c on c.id = i.customer_id join locations p on p.id = l.location_id
      where l.counted <> l.expected`,
    order: sql`closed desc, id`,
  }
}

/** Locations with stock, the longest uncounted first. */
export function locationsNotCounted({ to }: Span): ReportQuery {
  return {
    rows: sql`
      select l.code as location, coalesce(l.zone, 'No zone') as zone, ${codeOfSite('l.site_id')} as site, q.units, iso(last.at) as "lastCounted",
        floor(extract(epoch from ${to}::timestamptz - last.at) / 86400)::integer as days
      from locations l
        join (select location_id, sum(on_hand)::bigint as units from stock group by 1 having sum(on_hand) > 0) q on q.location_id = l.id
        left join counted_last() last on last.location_id = l.id
      where not l.is_built_in and not l.is_discrepancy and l.is_active`,
    order: sql`"lastCounted" is not null, "lastCounted", location`,
  }
}
