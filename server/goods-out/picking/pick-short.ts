import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { type PickLine, type PickList, pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { httpError } from '../../errors.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import { verb } from '../../verb.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { returnToPicking } from '../orders/reach-stage.ts'
import { floorWork, requireLine, requireOnTheFloor, startedBy } from './lock-pick-list.ts'
import { shortPick } from './picking-functions.ts'

/**
 * Picks what was found of a line and records why not all of it. What was missing is put aside to be counted, and as much as there is of it
 * reserved elsewhere; when that isn't enough, staff are notified, who plan again or let the movement ship short. Goods that expired once
 * they were picked are put aside too, also after picking: the movement goes back to picking then, for what is reserved in their place.
 */
export const pickShort = verb(pickingEndpoints.pickShort, async ({ trx, viewer, now }, { id, line: lineId, found, reason }) => {
  const order = await lockOrder(trx, viewer, id, undefined)
  if (order.status !== 'packing') requireOnTheFloor(order)
  const line = await requireLine(trx, order, lineId)
  if (line.isPicked && !line.expired) {
    requireOnTheFloor(order)
    throw httpError('pick.line-gone', { number: order.orderNumber })
  }
  if (found >= line.quantity) throw httpError('pick.not-short', { sku: line.sku, quantity: line.quantity }, { field: 'found' })
  await trx.send({
    started: order.status === 'packing' ? returnToPicking(order, { notes: whyBack(line), viewer, at: now }) : startedBy(viewer, order, now),
    picked: shortPick({
      the_order: id,
      reservation: lineId,
      found_quantity: found,
      why: reason,
      actor_id: viewer.userId,
      actor_name: viewer.name,
      at: now,
    }),
  })
  const after = { sku: line.sku, lot: line.lot, found, missing: line.quantity - found, location: line.location, reason }
  const { answer, history, ...touched } = await floorWork(trx, viewer, { order, action: 'pick_short', after, lines: [line] })
  return { answer, history, touched: { ...touched, locations: 'all' as const }, notices: noticesOf(order, line, answer, viewer.userId) }
})

function whyBack({ sku, lot, quantity, expiresOn }: PickLine): string {
  return `Back to picking: ${quantity} of ${sku}, lot ${lot}, expired on ${expiresOn}`
}

function noticesOf(order: Order, { sku, location }: PickLine, { missing }: PickList, exceptUserId: number | null): Notice[] {
  const lacking = missing.find((each) => each.sku === sku)
  if (!lacking) return []
  return [
    {
      customerId: null,
      exceptUserId,
      kind: 'goods_missing',
      detail: sku,
      type: 'warning',
      title: 'Goods missing',
      message: `${order.orderNumber} is missing ${lacking.quantity} of ${sku} after a short pick at ${location ?? 'no location'}`,
      subjectType: 'order',
      subjectId: order.id,
    },
  ]
}
