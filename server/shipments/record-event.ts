import { nextKinds, type RecordedKind, shipmentEventLabels } from '../../contract/shipment-events.ts'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../contract/shipments.ts'
import { did } from '../audit/history.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import { appendEvent } from './append-event.ts'
import { lockShipment, shipmentById } from './shipments-queries.ts'

/** Appends what happened to a shipment, if it can follow what happened before. */
export const recordEvent = verb(shipmentsEndpoints.record, async ({ trx, viewer, now }, { id, kind, place, notes, at, ifMatch }) => {
  const before = await lockShipment(trx, viewer, id, ifMatch)
  refuseOutOfTurn(before, kind)
  const time = at === undefined ? now : new Date(at)
  refuseUnlikelyTime(before, time, now)
  const event = { kind, place: place ?? null, notes: notes ?? null, at: time, by: viewer }
  const [, , [shipment]] = await trx.together(...appendEvent(before, event), shipmentById(viewer, id))
  if (!shipment) throw httpError('shipment.not-found')
  return {
    answer: shipment,
    before,
    history: [did('update', 'shipment', shipment, { before: { status: before.status }, after: { status: shipment.status, event: kind } })],
    touched: { shipments: [shipment] },
  }
})

export function refuseOutOfTurn({ trackingNumber: number, status }: ShipmentWithEvents, kind: RecordedKind): void {
  if (nextKinds[status].includes(kind)) return
  if (status === 'created') throw httpError('shipment.not-picked-up', { number })
  if (status === 'delivered') throw httpError('shipment.delivered', { number })
  if (status === 'returned') throw httpError('shipment.returned', { number })
  throw httpError('shipment.picked-up', { number, event: shipmentEventLabels[kind] })
}

function refuseUnlikelyTime({ trackingNumber: number, events }: ShipmentWithEvents, time: Date, now: Date): void {
  if (time > now) throw httpError('shipment.event-in-future', undefined, { field: 'at' })
  const last = events.at(-1)
  if (last && time < new Date(last.at))
    throw httpError('shipment.event-before-last', { number, event: shipmentEventLabels[last.kind] }, { field: 'at' })
}
