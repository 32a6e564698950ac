import { handOverEndpoints } from '../../../contract/goods-out/shipments/hand-over.ts'
import { httpError } from '../../errors.ts'
import { verb } from '../../verb.ts'
import { withEvent } from './append-event.ts'
import { lockShipment } from './shipments-queries.ts'

/** Hands a shipment over to its carrier: it is on its way. Of two calls at once the second finds it under way. */
export const handOver = verb(handOverEndpoints.handOver, async (work, { id, ...carrier }) => {
  const { trx, viewer, now } = work
  const before = await lockShipment(trx, viewer, id, undefined)
  const { status, trackingNumber: number, origin } = before
  if (status !== 'created') throw httpError('shipment.under-way', { number, status })
  return withEvent(work, before, { kind: 'picked_up', place: origin, notes: null, at: now, by: viewer, carrier })
})
