import { type CompiledQuery, sql } from 'kysely'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { defaultTransitDays, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { httpError } from '../../errors.ts'
import { customerEntity, customerExists } from '../../people/customers/customers-queries.ts'
import { created } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { statements } from '../../platform/engine/statements.ts'
import { siteFor } from '../../stock/sites/sites-queries.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { getShipment } from './shipments-queries.ts'

const dayMs = 86_400_000

interface Consignment {
  orderId: number | null
  /** That the goods leave. */
  siteId: number
  returnId?: number
  arc?: string | null
  customerId: number
  serviceType: string
  origin: string
  destination: string
  estimatedDelivery: Date
  notes: string | null
}

/** Adds a shipment that no movement made. */
export const createShipment = verb(shipmentsEndpoints.create, async ({ trx, viewer, now }, wanted) => {
  if (!(await customerExists(trx.sql, wanted.customerId))) throw httpError('customer.unknown', undefined, { field: 'customerId' })
  const estimatedDelivery = wanted.estimatedDelivery ? new Date(wanted.estimatedDelivery) : dueAfter(now)
  const notes = wanted.notes ?? null
  const { id: siteId } = await siteFor(trx.sql, viewer, undefined)
  const consignment = { ...wanted, orderId: null, siteId, estimatedDelivery, notes }
  const { shipment: inserted } = await trx.send(insertShipment(consignment, { by: viewer, at: now }))
  const { id } = onlyRow(inserted, 'shipment.not-found')
  const shipment = await getShipment(trx.sql, viewer, id)
  const { events, ...recorded } = shipment
  return { answer: shipment, history: [created('shipment', recorded)], touched: { shipments: [shipment] } }
})

/** The statements that create the shipment of an exported movement and its first event. */
export function createShipmentOf(order: Order, done: { by: Viewer; at: Date }): [CompiledQuery<unknown>, CompiledQuery<unknown>] {
  const { city, country } = order.shippingAddress
  const consignment = {
    orderId: order.id,
    siteId: order.siteId,
    customerId: order.customerId,
    serviceType: order.serviceType,
    origin: 'Warehouse',
    destination: [city, country].filter(Boolean).join(', ') || 'Customer',
    estimatedDelivery: dueAfter(done.at),
    notes: null,
  }
  const { shipment, event } = insertShipment(consignment, done)
  return [shipment, event]
}

interface SentBack extends Partial<Pick<Consignment, 'returnId' | 'arc' | 'serviceType' | 'origin' | 'estimatedDelivery'>> {
  by: Viewer
  siteId: number
  customerId: number
  notes: string
}

/** The shipment of goods that are sent back to their owner. */
export async function createShipmentToOwner(trx: Transaction, { by, customerId, ...sent }: SentBack) {
  const owner = await customerEntity.get(trx.sql, by, customerId)
  const at = trx.now()
  const consignment = {
    orderId: null,
    customerId,
    serviceType: 'Return',
    origin: 'Warehouse',
    destination: owner.name.slice(0, 200),
    estimatedDelivery: dueAfter(at),
    ...sent,
  }
  const { shipment: inserted } = await trx.send(insertShipment(consignment, { by, at }))
  return getShipment(trx.sql, by, onlyRow(inserted, 'shipment.not-found').id)
}

function insertShipment(
  { orderId, siteId, returnId, arc, customerId, serviceType, origin, destination, estimatedDelivery, notes }: Consignment,
  { by, at }: { by: Viewer; at: Date },
): { shipment: CompiledQuery<{ id: number }>; event: CompiledQuery<unknown> } {
  const shipment = statements
    .insertInto('shipments')
    .values({
      tracking_number: sql<string>`tracking_number()`,
      order_id: orderId,
      site_id: siteId,
      return_id: returnId ?? null,
      arc: arc ?? null,
      customer_id: customerId,
      service_type: serviceType,
      origin,
      destination,
      estimated_delivery: estimatedDelivery,
      created_at: at,
    })
    .returning('id')
  const event = statements.insertInto('shipment_events').values({
    shipment_id: sql<number>`currval('shipments_id_seq')`,
    kind: 'created',
    status: 'created',
    place: origin,
    notes,
    user_id: by.userId,
    user_name: by.name,
    at,
  })
  return { shipment: shipment.compile(), event: event.compile() }
}

function dueAfter(at: Date): Date {
  return new Date(at.getTime() + defaultTransitDays * dayMs)
}
