import type { Kysely } from 'kysely'
import type { ExciseCode } from '../../../contract/platform/excise/excise-products.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { Viewer } from '../../viewer.ts'
import { visibleOrders } from './orders-queries.ts'

interface ExciseGoods {
  inventoryId: number
  sku: string
  name: string
  quantity: number
  exciseCode: ExciseCode
}

/** The lines of a movement whose items are excise goods by their category of today. */
export async function exciseGoodsOf(on: Kysely<Tables>, viewer: Viewer, orderId: number): Promise<ExciseGoods[]> {
  return visibleOrders(on, viewer)
    .where('o.id', '=', orderId)
    .innerJoin('order_items as oi', 'oi.order_id', 'o.id')
    .innerJoin('inventory_items as i', 'i.id', 'oi.item_id')
    .innerJoin('product_categories as c', 'c.id', 'i.category_id')
    .where('c.excise_code', 'is not', null)
    .select(['oi.item_id as inventoryId', 'oi.sku', 'oi.name', 'oi.quantity', 'c.excise_code as exciseCode'])
    .$narrowType<{ exciseCode: ExciseCode }>()
    .orderBy('oi.line')
    .execute()
}
