import { type Kysely, sql } from 'kysely'
import type { QueryOf } from '../../contract/endpoint.ts'
import type { Shipment, ShipmentStatus, shipmentsEndpoints } from '../../contract/shipments.ts'
import { containing, iso, isoOrNull } from '../db/json-columns.ts'
import { listOf, oneOf } from '../db/list.ts'
import type { Tables } from '../db/tables.ts'
import { requireVersion } from '../errors.ts'
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

export async function getShipment(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<Shipment> {
  return oneOf(selectShipments(on, viewer).where('s.id', '=', id), missing)
}

/** The shipment's row under lock, for a change; 404 when it isn't there, 412 when it changed since it was read. */
export async function lockShipment(on: Kysely<Tables>, viewer: Viewer, id: number, ifMatch?: number): Promise<void> {
  const { version } = await oneOf(visibleShipments(on, viewer).where('s.id', '=', id).select('s.version').forNoKeyUpdate(), missing)
  requireVersion(version, ifMatch)
}

export async function shipmentStatusOfOrder(on: Kysely<Tables>, viewer: Viewer, orderId: number): Promise<ShipmentStatus | undefined> {
  return (await visibleShipments(on, viewer).select('s.status').where('s.order_id', '=', orderId).executeTakeFirst())?.status
}

const missing = 'This shipment does not exist, or is not yours to see.'
