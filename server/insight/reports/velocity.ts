import { sql } from 'kysely'
import { abcShares } from '../../../contract/insight/reports/operational-reports.ts'
import { isGoodsOut } from '../../stock/inventory/stock-movements-queries.ts'
import { customerCells, type ReportQuery, type Span, shareOf, within } from './report-query.ts'

/** The class of an item follows from the share before it, so that the first item is always A. */
export function velocity(span: Span): ReportQuery {
  return {
    rows: sql`
      with shipped as (
        select m.item_id, count(distinct m.order_id) as movements, sum(m.quantity) as units
        from stock_movements m
        where ${isGoodsOut} and m.cause = 'order' and ${within('m.created_at', span)} group by 1
      ), ranked as (
        select s.*, row_number() over by_units as rank, sum(units) over by_units as up_to, sum(units) over () as whole
        from shipped s window by_units as (order by units desc, item_id)
      )
      select r.rank, i.sku, i.id as "skuId", i.name, ${customerCells},
        case when (r.up_to - r.units) * 100 < r.whole * ${sql.lit(abcShares.a)} then 'A'
          when (r.up_to - r.units) * 100 < r.whole * ${sql.lit(abcShares.b)} then 'B' else 'C' end as class,
        r.movements, r.units, ${shareOf(sql`r.units`, sql`r.whole`)} as share, ${shareOf(sql`r.up_to`, sql`r.whole`)} as cumulative
      from ranked r join inventory_items i on i.id = r.item_id left join customers c on c.id = i.customer_id`,
    order: sql`rank`,
  }
}
