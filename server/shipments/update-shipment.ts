import type { Shipment, ShipmentStatus } from '../../contract/shipments.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import { conflict } from '../errors.ts'
import type { StaffViewer, SystemViewer } from '../viewer.ts'
import { getShipment, lockShipment } from './shipments-queries.ts'

interface Happening {
  id: number
  status: ShipmentStatus
  notes?: string | null | undefined
  ifMatch?: number | undefined
}

/** Appends the event that leads to this status. A delivered shipment has arrived for good, and none goes back to created. */
export function updateShipment(
  db: Database,
  viewer: StaffViewer | SystemViewer,
  { id, status, notes, ifMatch }: Happening,
): Promise<Shipment> {
  return db.transaction(viewer, async (trx) => {
    const at = trx.now()
    await lockShipment(trx.sql, viewer, id, ifMatch)
    const before = await getShipment(trx.sql, viewer, id)
    if (before.status === 'delivered') throw conflict(`${before.trackingNumber} is delivered; nothing more can happen to it.`)
    if (status === before.status || status === 'created')
      throw conflict(`${before.trackingNumber} is ${before.status.replace('_', ' ')} already.`)
    await trx.sql
      .updateTable('shipments')
      .set((eb) => ({ status, actual_delivery: status === 'delivered' ? at : null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await trx.sql
      .insertInto('shipment_events')
      .values({
        shipment_id: id,
        status,
        place: status === 'delivered' ? before.destination : null,
        notes: notes ?? null,
        user_id: viewer.userId,
        user_name: viewer.name,
        at,
      })
      .execute()
    const after = await getShipment(trx.sql, viewer, id)
    await recordAudit(trx, viewer, {
      action: 'update',
      entity: 'shipment',
      entityId: id,
      customerId: after.customerId,
      before: { status: before.status },
      after: { status },
    })
    trx.publish({ topic: 'shipments', ids: [id], customerId: after.customerId })
    return after
  })
}
