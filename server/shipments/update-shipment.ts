import { kindOfStatus } from '../../contract/shipment-events.ts'
import { shipmentsEndpoints } from '../../contract/shipments.ts'
import { did } from '../audit/history.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import { appendEvent } from './append-event.ts'
import { refuseOutOfTurn } from './record-event.ts'
import { lockShipment, shipmentById } from './shipments-queries.ts'

/** Appends the event that a status stands for, or changes the estimated delivery, which is an event too. */
export const updateShipment = verb(
  shipmentsEndpoints.update,
  async ({ trx, viewer, now }, { id, status, notes = null, estimatedDelivery, ifMatch }) => {
    const before = await lockShipment(trx, viewer, id, ifMatch)
    const { trackingNumber: number } = before
    const said = { notes, at: now, by: viewer }
    const appended = () => {
      if (estimatedDelivery !== undefined) {
        if (before.status === 'delivered') throw httpError('shipment.delivered', { number })
        if (before.status === 'returned') throw httpError('shipment.returned', { number })
        return appendEvent({ ...before, estimatedDelivery }, { ...said, kind: 'rescheduled', place: null })
      }
      if (status === undefined || status === 'created' || status === before.status)
        throw httpError('shipment.already', { number, status: before.status })
      const kind = kindOfStatus[status]
      refuseOutOfTurn(before, kind)
      return appendEvent(before, { ...said, kind, place: kind === 'delivered' ? before.destination : null })
    }
    const [, , [shipment]] = await trx.together(...appended(), shipmentById(viewer, id))
    if (!shipment) throw httpError('shipment.not-found')
    const { status: was, estimatedDelivery: wasDue } = before
    return {
      answer: shipment,
      before,
      history: [
        did('update', 'shipment', shipment, {
          before: { status: was, estimatedDelivery: wasDue },
          after: { status: shipment.status, estimatedDelivery: shipment.estimatedDelivery },
        }),
      ],
      touched: { shipments: [shipment] },
    }
  },
)
