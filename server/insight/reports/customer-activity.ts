import { sql } from 'kysely'
import { isGoodsIn, isGoodsOut, isOpening, openingUnits } from '../../stock/inventory/stock-movements-queries.ts'
import { customerCells, type ReportQuery, type Span, within } from './report-query.ts'

export function customerActivity(span: Span): ReportQuery {
  return {
    rows: sql`
      with placed as (
        select o.customer_id as id, count(*) as count from orders o where ${within('o.created_at', span)} group by 1
      ), exported as (
        select o.customer_id as id, count(*) as count from orders o where o.status = 'completed' and ${within('o.exported_at', span)} group by 1
      ), cancelled as (
        select o.customer_id as id, count(*) as count from orders o where o.status = 'cancelled' and ${within('o.cancelled_at', span)} group by 1
      ), received as (
        select r.customer_id as id, count(*) as count from receipts r where ${within('r.received_at', span)} group by 1
      ), ledger as (
        select m.customer_id as id, sum(m.quantity) filter (where ${isGoodsIn}) as units_in,
          sum(m.quantity) filter (where ${isGoodsOut}) as units_out,
          sum(${openingUnits}) filter (where ${isOpening}) as opening
        from stock_movements m where m.movement_type in ('inbound', 'outbound') and ${within('m.created_at', span)} group by 1
      ), rated as (
        select f.customer_id as id, count(*) as count, round(avg(f.rating), 1)::float8 as mean
        from feedback f where ${within('f.created_at', span)} group by 1
      )
      select ${customerCells}, coalesce(p.count, 0) as placed, coalesce(e.count, 0) as exported, coalesce(x.count, 0) as cancelled,
        coalesce(r.count, 0) as receipts, coalesce(l.units_in, 0) as "unitsIn", coalesce(l.units_out, 0) as "unitsOut", coalesce(l.opening, 0) as opening,
        coalesce(f.count, 0) as ratings, f.mean as rating
      from customers c left join placed p using (id) left join exported e using (id) left join cancelled x using (id)
        left join received r using (id) left join ledger l using (id) left join rated f using (id)
      where coalesce(p.count, e.count, x.count, r.count, l.units_in, l.units_out, nullif(l.opening, 0), f.count) is not null`,
    order: sql`customer, "customerId"`,
  }
}
