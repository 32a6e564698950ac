import { sql } from 'kysely'
import { defaultLowStockThreshold } from '../../../contract/stock/inventory/stock-status.ts'
import { isAvailable } from '../../stock/ledger/item-stock.ts'
import { customerCells, type ReportQuery } from './report-query.ts'

export function lowStock(): ReportQuery {
  return {
    rows: sql`
      with stocks as (
        select s.item_id, sum(s.on_hand) as on_hand, coalesce(sum(s.on_hand - s.reserved) filter (where ${isAvailable}), 0) as available
        from stock s join locations p on p.id = s.location_id left join lots l on l.id = s.lot_id group by 1
      ), items as (
        select i.*, coalesce(q.on_hand, 0) as on_hand, coalesce(q.available, 0) as available,
          coalesce(i.reorder_point, i.low_stock_threshold, ${sql.lit(defaultLowStockThreshold)})::bigint as point,
          greatest(i.reorder_quantity, 1)::bigint as batch
        from inventory_items i left join stocks q on q.item_id = i.id where i.deleted_at is null
      )
      select i.sku, i.id as "skuId", i.name, ${customerCells}, i.on_hand as "onHand", i.available, i.point as "reorderPoint",
        i.reorder_quantity as "reorderQuantity", (i.point - i.available + i.batch) / i.batch * i.batch as proposal, i.supplier
      from items i left join customers c on c.id = i.customer_id
      where i.available <= i.point`,
    order: sql`available - "reorderPoint", sku, "skuId"`,
  }
}
