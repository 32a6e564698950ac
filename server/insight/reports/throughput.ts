import { sql } from 'kysely'
import { isGoodsIn, isGoodsOut, isOpening, openingUnits } from '../../stock/inventory/stock-movements-queries.ts'
import { bucketAt, type ReportQuery, type Span, startsOf, within } from './report-query.ts'

export function throughput(span: Span): ReportQuery {
  return {
    rows: sql`
      with ${startsOf(span)}, ledger as (
        select ${bucketAt('m.created_at')} as n,
          sum(m.quantity) filter (where ${isGoodsIn}) as units_in,
          sum(m.quantity) filter (where ${isGoodsOut}) as units_out,
          sum(${openingUnits}) filter (where ${isOpening}) as opening
        from stock_movements m where m.movement_type in ('inbound', 'outbound') and ${within('m.created_at', span)} group by 1
      ), received as (
        select ${bucketAt('r.received_at')} as n, count(*) as receipts from receipts r where ${within('r.received_at', span)} group by 1
      ), exported as (
        select ${bucketAt('o.exported_at')} as n, count(*) as movements
        from orders o where o.status = 'completed' and ${within('o.exported_at', span)} group by 1
      )
      select s.start, coalesce(r.receipts, 0) as receipts, coalesce(e.movements, 0) as movements,
        coalesce(l.units_in, 0) as "unitsIn", coalesce(l.units_out, 0) as "unitsOut", coalesce(l.opening, 0) as opening
      from starts s left join ledger l using (n) left join received r using (n) left join exported e using (n)`,
    order: sql`start`,
  }
}
