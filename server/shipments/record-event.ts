import { nextKinds, type RecordedKind, shipmentEventLabels } from '../../contract/shipments/shipment-events.ts'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../contract/shipments/shipments.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import { withEvent } from './append-event.ts'
import { lockShipment } from './shipments-queries.ts'

/** Appends what happened to a shipment, if it can follow what happened before. */
export const recordEvent = verb(shipmentsEndpoints.record, async (work, { id, kind, place = null, notes = null, at, ifMatch }) => {
  const { trx, viewer, now } = work
  const before = await lockShipment(trx, viewer, id, ifMatch)
  refuseOutOfTurn(before, kind)
  const time = at === undefined ? now : new Date(at)
  refuseUnlikelyTime(before, time, now)
  return withEvent(work, before, { kind, place, notes, at: time, by: viewer })
})

export function refuseOutOfTurn({ trackingNumber: number, status }: ShipmentWithEvents, kind: RecordedKind): void {
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
