import { sql } from 'kysely'
import { isAvailable } from '../../stock/ledger/item-stock.ts'
import { customerCells, type ReportQuery } from './report-query.ts'

/** Goods on their way to a site are counted there. */
export function stockBySite(): ReportQuery {
  return {
    rows: sql`
      select ${customerCells}, si.code as site, count(distinct s.item_id) as skus, sum(s.on_hand)::bigint as units,
        coalesce(sum(s.on_hand - s.reserved) filter (where ${isAvailable}), 0)::bigint as available,
        coalesce(sum(s.on_hand) filter (where p.type = 'transit'), 0)::bigint as "inTransit"
      from stock s join locations p on p.id = s.location_id join sites si on si.id = p.site_id join inventory_items i on i.id = s.item_id
        left join lots l on l.id = s.lot_id left join customers c on c.id = i.customer_id
      where s.on_hand > 0
      group by c.id, si.code`,
    order: sql`"customerId" is null, customer, "customerId", site`,
  }
}
