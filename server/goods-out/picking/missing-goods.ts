import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { changeOrder } from '../orders/change-order.ts'
import { itemsOf } from '../orders/lock-order.ts'
import { getOrder } from '../orders/orders-queries.ts'
import { floorWork, lockOnTheFloor } from './lock-pick-list.ts'
import { planAgainFunction, shipShortFunction } from './picking-functions.ts'

/** Reserves what a movement lacks since a short pick, as far as there is any now. */
export const planAgain = verb(pickingEndpoints.planAgain, async ({ trx, viewer, now }, { id }) => {
  const order = await lockOnTheFloor(trx, viewer, id)
  const { missing } = await trx.send({ missing: planAgainFunction({ the_order: id, at: now }) })
  if (missing.length === 0) throw httpError('pick.nothing-missing', { number: order.orderNumber })
  const { answer, history, orders } = await floorWork(trx, viewer, { order, action: 'plan_again', after: { missing }, lines: [] })
  return { answer, history, touched: { orders, inventory: itemsOf(order) } }
})

/** Lets a movement ship without what it lacks, and makes a back-order of that. Its customer and staff are notified. */
export const shipShort = verb(pickingEndpoints.shipShort, async ({ trx, viewer, now }, { id }) => {
  const order = await lockOnTheFloor(trx, viewer, id)
  const { backOrderId } = await trx.send({
    backOrderId: shipShortFunction({ the_order: id, actor_id: viewer.userId, actor_name: viewer.name, at: now }),
    changed: changeOrder(id, {}),
  })
  const backOrder = await getOrder(trx.sql, viewer, backOrderId)
  const lines = backOrder.items.map(({ sku, quantity }) => ({ sku, quantity }))
  const after = { backOrder: backOrder.orderNumber, missing: lines }
  const { answer, history, orders } = await floorWork(trx, viewer, { order, action: 'ship_short', after, lines: [] })
  return {
    answer,
    history: [...history, did('create', 'order', backOrder, { after: { backOrderOf: order.orderNumber, items: lines } })],
    touched: { orders: [...orders, backOrder] },
    notices: [null, order.customerId].map((customerId) => ({
      customerId,
      exceptUserId: viewer.userId,
      kind: 'back_order' as const,
      type: 'warning' as const,
      title: 'Back-order',
      message: `${order.orderNumber} ships short; back-order ${backOrder.orderNumber} covers the rest`,
      subjectType: 'order',
      subjectId: backOrder.id,
    })),
  }
})
