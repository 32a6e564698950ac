import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { type Locked, lockRow } from '../../platform/engine/locked.ts'
import { QueryCache, statements, wantedId, withId } from '../../platform/engine/statements.ts'
import { rowsOf, type Viewer } from '../../viewer.ts'
import { orderById, visibleOrders } from './orders-queries.ts'

const keptLocks = new QueryCache<{ id: number }>()

/** Locks and reads the movement; see lockRow. Customers change none that is a transfer, which staff placed for them. */
export async function lockOrder(trx: Transaction, viewer: Viewer, id: number, ifMatch: number | undefined): Promise<Locked<Order>> {
  const lock = keptLocks.get(rowsOf(viewer), () =>
    visibleOrders(statements, viewer).select('o.id').where('o.id', '=', wantedId).forNoKeyUpdate().compile(),
  )
  const order = await lockRow(trx, { lock: withId(lock, id), read: orderById(viewer, id), missing: 'order.not-found' }, ifMatch)
  if (order.transfer !== null && viewer.role === 'customer') throw httpError('transfer.staff-only', { number: order.orderNumber })
  return order
}

/** The items of the lines, as touched rows. */
export function itemsOf(...orders: Order[]): { id: number; customerId: number }[] {
  return orders.flatMap(({ items, customerId }) => items.map(({ inventoryId }) => ({ id: inventoryId, customerId })))
}
