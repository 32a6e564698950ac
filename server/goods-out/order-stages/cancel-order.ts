import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { can } from '../../../contract/permissions.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { releaseOrder } from '../../stock/ledger/stock-functions.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { changeOrder } from '../orders/change-order.ts'
import { itemsOf, lockOrder } from '../orders/lock-order.ts'
import { orderById } from '../orders/orders-queries.ts'
import { putBack } from '../picking/picking-functions.ts'

/**
 * Cancels a movement: staff until it is exported, the customer while it is pending. Releases its reservations; what was picked gets
 * put-back tasks.
 */
export const cancelOrder = verb(ordersEndpoints.cancel, async ({ trx, viewer, now }, { id, reason, ifMatch }) => {
  const before = await lockOrder(trx, viewer, id, ifMatch)
  refuseUncancellable(viewer, before)
  const picked = before.status === 'pending' ? [] : await putBackPicked(trx, viewer, before)
  const { after } = await trx.send({
    released: releaseOrder({ the_order: id, at: now }),
    cancelled: changeOrder(id, { status: 'cancelled', cancelled_at: now, cancel_reason: reason ?? null }),
    after: orderById(viewer, id),
  })
  const order = onlyRow(after, 'order.not-found')
  return {
    answer: order,
    before,
    history: [
      did('cancel', 'order', order, { before: { status: before.status }, after: { status: order.status, reason, version: order.version } }),
    ],
    touched: {
      orders: [order],
      inventory: itemsOf(order),
      tasks: picked.map((task) => ({ id: task })),
      handlingUnits: picked.length > 0 ? 'all' : [],
    },
  }
})

/** The ids of the put-back tasks. */
async function putBackPicked(trx: Transaction, viewer: Viewer, { id }: Order): Promise<number[]> {
  const { tasks } = await trx.send({ tasks: putBack({ the_order: id, actor_id: viewer.userId, at: trx.now() }) })
  return tasks
}

function refuseUncancellable(viewer: Viewer, { status, orderNumber: number }: Order): void {
  if (status === 'cancelled') throw httpError('order.cancelled', { number })
  if (status === 'completed') throw httpError('order.exported', { number })
  if (status !== 'pending' && viewer.role !== 'system' && !can(viewer, 'orders.cancel-started'))
    throw httpError('order.being-worked-on', { number })
}
