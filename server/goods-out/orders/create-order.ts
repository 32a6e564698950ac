import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { siteFor } from '../../stock/sites/sites-queries.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { itemsOf } from './lock-order.ts'
import { refuseKnownReference } from './movements-by-reference.ts'
import { mergeLines } from './order-lines.ts'
import { orderById } from './orders-queries.ts'
import { typeAndAddresses } from './plan-transfer.ts'

const insertOrder = sqlFunction<
  { owner: number; fields: string; lines: string; actor_id: number | null; actor_name: string; at: Date },
  number
>('create_order')

/** Creates a movement and reserves its stock: all lines, or none with a 409 that names each short SKU. */
export const createOrder = verb(ordersEndpoints.create, async ({ trx, viewer, now }, { customerId, items, again, ...sent }) => {
  const owner = ownerFor(viewer, customerId)
  if (again === false) await refuseKnownReference(trx.sql, owner, sent.reference)
  const lines = mergeLines(items)
  if (sent.siteId !== undefined) await siteFor(trx.sql, viewer, sent.siteId)
  const fields = { ...sent, ...(await typeAndAddresses(trx, viewer, sent)) }
  const { placed } = await trx.send({
    inserted: insertOrder({
      owner,
      fields: JSON.stringify(fields),
      lines: JSON.stringify(lines),
      actor_id: viewer.userId,
      actor_name: viewer.name,
      at: now,
    }),
    placed: orderById(viewer, 'just created'),
  })
  const order = onlyRow(placed, 'order.not-found')
  return {
    answer: order,
    history: [did('create', 'order', order, { after: { ...fields, orderNumber: order.orderNumber, items: lines } })],
    touched: { orders: [order], inventory: itemsOf(order) },
    notices: [
      {
        customerId: null,
        exceptUserId: viewer.userId,
        kind: 'movement_created',
        type: 'info',
        title: 'New movement',
        message: `${order.orderNumber} was placed by ${viewer.name}`,
        subjectType: 'order',
        subjectId: order.id,
      },
    ],
  }
})

/** A customer creates for itself; staff name the customer. */
function ownerFor(viewer: Viewer, customerId: number | undefined): number {
  if (viewer.role === 'customer') {
    if (customerId !== undefined && customerId !== viewer.customerId) throw httpError('customer.not-found')
    return viewer.customerId
  }
  if (customerId === undefined) throw httpError('order.customer-missing', undefined, { field: 'customerId' })
  return customerId
}
