import { type Order, ordersEndpoints } from '../../contract/orders.ts'
import { can } from '../../contract/permissions.ts'
import { did } from '../audit/history.ts'
import { httpError } from '../errors.ts'
import { releaseOrder } from '../stock/stock-functions.ts'
import { verb } from '../verb.ts'
import type { Viewer } from '../viewer.ts'
import { changeOrder } from './change-order.ts'
import { itemsOf, lockOrder } from './lock-order.ts'
import { onlyOrder, orderById } from './orders-queries.ts'

/** Cancels a movement: staff until it is exported, the customer while it is pending. Releases its reservations (decisions §4). */
export const cancelOrder = verb(ordersEndpoints.cancel, async ({ trx, viewer, now }, { id, reason, ifMatch }) => {
  const before = await lockOrder(trx, viewer, id, ifMatch)
  refuseUncancellable(viewer, before)
  const [, , after] = await trx.together(
    releaseOrder({ the_order: id, at: now }),
    changeOrder(id, { status: 'cancelled', cancelled_at: now, cancel_reason: reason ?? null }),
    orderById(viewer, id),
  )
  const order = onlyOrder(after)
  return {
    answer: order,
    before,
    history: [
      did('cancel', 'order', order, { before: { status: before.status }, after: { status: order.status, reason, version: order.version } }),
    ],
    touched: { orders: [order], inventory: itemsOf(order) },
  }
})

function refuseUncancellable(viewer: Viewer, { status, orderNumber: number }: Order): void {
  if (status === 'cancelled') throw httpError('order.cancelled', { number })
  if (status === 'completed') throw httpError('order.exported', { number })
  if (status !== 'pending' && viewer.role !== 'system' && !can(viewer, 'orders.cancel-started'))
    throw httpError('order.being-worked-on', { number })
}
