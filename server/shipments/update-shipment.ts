import { kindOfStatus } from '../../contract/shipments/shipment-events.ts'
import { shipmentsEndpoints } from '../../contract/shipments/shipments.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import { withEvent } from './append-event.ts'
import { refuseOutOfTurn } from './record-event.ts'
import { lockShipment } from './shipments-queries.ts'

/** Appends the event that a status stands for, or changes the estimated delivery, which is an event too. */
export const updateShipment = verb(shipmentsEndpoints.update, async (work, { id, status, notes = null, estimatedDelivery, ifMatch }) => {
  const { trx, viewer, now } = work
  const before = await lockShipment(trx, viewer, id, ifMatch)
  const { trackingNumber: number } = before
  const said = { notes, at: now, by: viewer }
  if (estimatedDelivery !== undefined) {
    if (before.status === 'delivered') throw httpError('shipment.delivered', { number })
    if (before.status === 'returned') throw httpError('shipment.returned', { number })
    return withEvent(work, before, { ...said, estimatedDelivery, kind: 'rescheduled', place: null })
  }
  if (status === undefined || status === 'created' || status === before.status)
    throw httpError('shipment.already', { number, status: before.status })
  const kind = kindOfStatus[status]
  refuseOutOfTurn(before, kind)
  return withEvent(work, before, { ...said, kind, place: kind === 'delivered' ? before.destination : null })
})
