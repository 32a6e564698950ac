import { shipmentsEndpoints } from '../../contract/shipments.ts'
import { did } from '../audit/history.ts'
import { statements } from '../db/statements.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import { lockShipment, shipmentById } from './shipments-queries.ts'

/** Appends the event for this status. A delivered shipment can't change any more, and none returns to created. */
export const updateShipment = verb(shipmentsEndpoints.update, async ({ trx, viewer, now }, { id, status, notes, ifMatch }) => {
  const before = await lockShipment(trx, viewer, id, ifMatch)
  const { trackingNumber: number } = before
  if (before.status === 'delivered') throw httpError('shipment.delivered', { number })
  if (status === before.status || status === 'created') throw httpError('shipment.already', { number, status: before.status })
  const change = statements
    .updateTable('shipments')
    .set((eb) => ({ status, actual_delivery: status === 'delivered' ? now : null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
  const event = statements.insertInto('shipment_events').values({
    shipment_id: id,
    status,
    place: status === 'delivered' ? before.destination : null,
    notes: notes ?? null,
    user_id: viewer.userId,
    user_name: viewer.name,
    at: now,
  })
  const [, , [shipment]] = await trx.together(change.compile(), event.compile(), shipmentById(viewer, id))
  if (!shipment) throw httpError('shipment.not-found')
  return {
    answer: shipment,
    before,
    history: [did('update', 'shipment', shipment, { before: { status: before.status }, after: { status } })],
    touched: { shipments: [shipment] },
  }
})
