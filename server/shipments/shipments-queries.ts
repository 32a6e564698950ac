import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { QueryOf } from '../../contract/endpoint.ts'
import type { Shipment, ShipmentStatus, shipmentsEndpoints } from '../../contract/shipments.ts'
import type { Transaction } from '../db/database.ts'
import { containing, iso, isoOrNull } from '../db/json-columns.ts'
import { listOf } from '../db/list.ts'
import { type Locked, lockRow } from '../db/locked.ts'
import { statements } from '../db/statements.ts'
import type { Tables } from '../db/tables.ts'
import type { Viewer } from '../viewer.ts'

/** Shipments; a customer's own. */
export function visibleShipments(on: Kysely<Tables>, viewer: Viewer) {
  return on.selectFrom('shipments as s').$if(viewer.customerId !== null, (q) => q.where('s.customer_id', '=', viewer.customerId))
}

function selectShipments(on: Kysely<Tables>, viewer: Viewer) {
  return visibleShipments(on, viewer).select([
    's.id',
    's.tracking_number as trackingNumber',
    's.service_type as serviceType',
    's.customer_id as customerId',
    sql<string>`(select c.name from customers c where c.id = s.customer_id)`.as('customerName'),
    's.order_id as orderId',
    's.origin',
    's.destination',
    's.status',
    isoOrNull('s.estimated_delivery').as('estimatedDelivery'),
    isoOrNull('s.actual_delivery').as('actualDelivery'),
    iso('s.created_at').as('createdAt'),
    's.version',
  ])
}

export const listShipments = listOf({
  query: (on: Kysely<Tables>, viewer: Viewer, { customerId, status, orderId, q: words }: QueryOf<typeof shipmentsEndpoints.list>) => {
    let shipments = selectShipments(on, viewer)
    if (customerId !== undefined) shipments = shipments.where('s.customer_id', '=', customerId)
    if (status !== undefined) shipments = shipments.where('s.status', '=', status)
    if (orderId !== undefined) shipments = shipments.where('s.order_id', '=', orderId)
    if (words) shipments = shipments.where('s.tracking_number', 'ilike', containing(words))
    return shipments
  },
  id: 's.id',
  sorts: { createdAt: { by: 's.created_at', kind: 'time' }, trackingNumber: { by: 's.tracking_number', kind: 'text' } },
  defaultSort: '-createdAt',
})

export function shipmentById(viewer: Viewer, id: number): CompiledQuery<Shipment> {
  return selectShipments(statements, viewer).where('s.id', '=', id).compile()
}

/** The shipment under its lock; see lockRow. */
export function lockShipment(trx: Transaction, viewer: Viewer, id: number, ifMatch: number | undefined): Promise<Locked<Shipment>> {
  const lock = visibleShipments(statements, viewer).where('s.id', '=', id).select('s.id').forNoKeyUpdate().compile()
  return lockRow(trx, { lock, read: shipmentById(viewer, id), missing: 'shipment.not-found' }, ifMatch)
}

export async function shipmentStatusOfOrder(on: Kysely<Tables>, viewer: Viewer, orderId: number): Promise<ShipmentStatus | undefined> {
  return (await visibleShipments(on, viewer).select('s.status').where('s.order_id', '=', orderId).executeTakeFirst())?.status
}
