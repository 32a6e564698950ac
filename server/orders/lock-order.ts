import type { Order } from '../../contract/orders.ts'
import type { Transaction } from '../db/database.ts'
import { type Locked, lockRow } from '../db/locked.ts'
import { statements } from '../db/statements.ts'
import type { Viewer } from '../viewer.ts'
import { orderById, visibleOrders } from './orders-queries.ts'

/** Locks and reads the movement; see lockRow. */
export function lockOrder(trx: Transaction, viewer: Viewer, id: number, ifMatch: number | undefined): Promise<Locked<Order>> {
  const lock = visibleOrders(statements, viewer).select('o.id').where('o.id', '=', id).forNoKeyUpdate().compile()
  return lockRow(trx, { lock, read: orderById(viewer, id), missing: 'order.not-found' }, ifMatch)
}

/** The items of the lines, as touched rows. */
export function itemsOf(...orders: Order[]): { id: number; customerId: number }[] {
  return orders.flatMap(({ items, customerId }) => items.map(({ inventoryId }) => ({ id: inventoryId, customerId })))
}
