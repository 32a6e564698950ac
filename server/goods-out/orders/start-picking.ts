import type { CompiledQuery } from 'kysely'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder } from './lock-order.ts'
import { orderById } from './orders-queries.ts'

/** The statement by which picking of a movement starts. It is assigned to the viewer unless it is already assigned. */
export function pickingStarts({ id, assignedTo }: Order, viewer: Viewer, now: Date): CompiledQuery<unknown> {
  return changeOrder(id, { status: 'picking', picking_started_at: now, assigned_to: assignedTo ?? viewer.userId })
}

/** Starts picking: the status becomes picking, the stage stays confirmed. Assigns the movement to the viewer. */
export const startPicking = verb(ordersEndpoints.startPicking, async ({ trx, viewer, now }, { id, ifMatch }) => {
  const before = await lockOrder(trx, viewer, id, ifMatch)
  const { status, orderNumber: number } = before
  if (status === 'pending') throw httpError('order.not-confirmed', { number })
  if (status !== 'processing') throw httpError('order.not-pickable', { number, status })
  const { after } = await trx.send({ started: pickingStarts(before, viewer, now), after: orderById(viewer, id) })
  const order = onlyRow(after, 'order.not-found')
  return {
    answer: order,
    before,
    history: [did('start_picking', 'order', order, { before: { status }, after: { status: order.status, version: order.version } })],
    touched: { orders: [order] },
  }
})
