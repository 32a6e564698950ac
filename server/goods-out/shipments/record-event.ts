import { nextKinds, type SentKind, shipmentEventLabels } from '../../../contract/goods-out/shipments/shipment-events.ts'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { httpError } from '../../errors.ts'
import { verb } from '../../verb.ts'
import { appendEvent, withEvent } from './append-event.ts'
import { lockShipment } from './shipments-queries.ts'

/** Appends what happened to a shipment, if it can follow what happened before. */
export const recordEvent = verb(
  shipmentsEndpoints.record,
  async (work, { id, kind, place = null, notes = null, at, ifMatch, ...delay }) => {
    const { trx, viewer, now } = work
    const { reason = null, estimatedDelivery } = delay
    const before = await lockShipment(trx, viewer, id, ifMatch)
    refuseOutOfTurn(before, kind)
    const time = at === undefined ? now : new Date(at)
    refuseUnlikelyTime(before, time, now)
    const event = { kind, place, notes, reason, at: time, by: viewer }
    if (estimatedDelivery === undefined) return withEvent(work, before, event)
    if (new Date(estimatedDelivery) <= now) throw httpError('shipment.delivery-in-past', undefined, { field: 'estimatedDelivery' })
    const rescheduled = { kind: 'rescheduled', place: null, notes: null, at: time, by: viewer } as const
    // The delay is appended last, because the shipment is delayed until it moves on.
    const [, appended] = appendEvent(before, rescheduled)
    await trx.send({ appended })
    return withEvent(work, before, { ...event, estimatedDelivery })
  },
)

export function refuseOutOfTurn({ trackingNumber: number, status }: ShipmentWithEvents, kind: SentKind): void {
  if (nextKinds[status].includes(kind)) return
  if (status === 'created') throw httpError('shipment.not-picked-up', { number })
  if (status === 'delivered') throw httpError('shipment.delivered', { number })
  if (status === 'returned') throw httpError('shipment.returned', { number })
  throw httpError('shipment.picked-up', { number, event: shipmentEventLabels[kind] })
}

/** An event is neither in the future nor before the last one. */
export function refuseUnlikelyTime({ trackingNumber: number, events }: ShipmentWithEvents, time: Date, now: Date): void {
  if (time > now) throw httpError('shipment.event-in-future', undefined, { field: 'at' })
  const last = events.at(-1)
  if (last && time < new Date(last.at))
    throw httpError('shipment.event-before-last', { number, event: shipmentEventLabels[last.kind] }, { field: 'at' })
}
