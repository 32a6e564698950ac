import type { CompiledQuery } from 'kysely'
import { type Carrier, carrierOf } from '../../../contract/goods-out/shipments/carrier-fields.ts'
import { kindOfStatus } from '../../../contract/goods-out/shipments/shipment-events.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { httpError } from '../../errors.ts'
import { changed } from '../../platform/audit/history.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { statements } from '../../platform/engine/statements.ts'
import { verb } from '../../verb.ts'
import { carrierColumns, withEvent } from './append-event.ts'
import { refuseOutOfTurn } from './record-event.ts'
import { lockShipment, shipmentById } from './shipments-queries.ts'

/** Appends the event that a status stands for, or changes the estimated delivery, which is an event too; corrects the carrier, with it or by itself. */
export const updateShipment = verb(
  shipmentsEndpoints.update,
  async (work, { id, status, notes = null, estimatedDelivery, ifMatch, ...sent }) => {
    const { trx, viewer, now } = work
    const carrier = carrierOf(sent)
    const before = await lockShipment(trx, viewer, id, ifMatch)
    const { trackingNumber: number } = before
    const said = { notes, at: now, by: viewer, carrier }
    if (estimatedDelivery !== undefined) {
      if (before.status === 'delivered') throw httpError('shipment.delivered', { number })
      if (before.status === 'returned') throw httpError('shipment.returned', { number })
      return withEvent(work, before, { ...said, estimatedDelivery, kind: 'rescheduled', place: null })
    }
    if (status === undefined) {
      const { after } = await trx.send({ corrected: correctCarrier(id, carrier), after: shipmentById(viewer, id) })
      const shipment = onlyRow(after, 'shipment.not-found')
      return { answer: shipment, before, history: [changed('shipment', before, shipment)], touched: { shipments: [shipment] } }
    }
    if (status === 'created' || status === before.status) throw httpError('shipment.already', { number, status: before.status })
    const kind = kindOfStatus[status]
    refuseOutOfTurn(before, kind)
    return withEvent(work, before, { ...said, kind, place: kind === 'delivered' ? before.destination : null })
  },
)

function correctCarrier(id: number, carrier: Carrier): CompiledQuery<unknown> {
  return statements
    .updateTable('shipments')
    .set((eb) => ({ ...carrierColumns(carrier), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .compile()
}
