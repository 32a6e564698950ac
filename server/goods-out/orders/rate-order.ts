import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { verb } from '../../verb.ts'
import { shipmentStatusOfOrder } from '../shipments/shipments-queries.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder } from './lock-order.ts'
import { orderById } from './orders-queries.ts'

/** A customer's rating of a delivered movement; a second rating replaces the first. */
export const rateOrder = verb(ordersEndpoints.rate, async ({ trx, viewer, now }, { id, rating, comment, ifMatch }) => {
  const before = await lockOrder(trx, viewer, id, ifMatch)
  if ((await shipmentStatusOfOrder(trx.sql, viewer, id)) !== 'delivered')
    throw httpError('order.not-delivered', { number: before.orderNumber })
  const given = { rating, comment: comment ?? null, user_id: viewer.userId, created_at: now }
  const feedback = trx.sql
    .insertInto('feedback')
    .values({ order_id: id, customer_id: viewer.customerId, ...given })
    .onConflict((again) => again.column('order_id').doUpdateSet(given))
    .compile()
  const { after } = await trx.send({ rated: feedback, changed: changeOrder(id, {}), after: orderById(viewer, id) })
  const order = onlyRow(after, 'order.not-found')
  return {
    answer: order,
    before,
    history: [did('rate', 'order', order, { after: { rating, comment, version: order.version } })],
    touched: { orders: [order] },
  }
})
