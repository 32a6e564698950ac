import { type CompiledQuery, sql } from 'kysely'
import type { Order } from '../../contract/orders.ts'
import { defaultTransitDays } from '../../contract/shipments.ts'
import { statements } from '../db/statements.ts'
import type { Viewer } from '../viewer.ts'

const dayMs = 86_400_000

/** The statements that create the shipment of an exported movement and its first event. */
export function createShipmentOf(order: Order, { by, at }: { by: Viewer; at: Date }): [CompiledQuery<unknown>, CompiledQuery<unknown>] {
  const { city, country } = order.shippingAddress
  const shipment = statements.insertInto('shipments').values({
    tracking_number: sql<string>`tracking_number()`,
    order_id: order.id,
    customer_id: order.customerId,
    service_type: order.type === 'pick_pack' ? 'Standard' : 'TPD2',
    destination: [city, country].filter(Boolean).join(', ') || 'Customer',
    estimated_delivery: new Date(at.getTime() + defaultTransitDays * dayMs),
    created_at: at,
  })
  const event = statements.insertInto('shipment_events').values({
    shipment_id: sql<number>`currval('shipments_id_seq')`,
    status: 'created',
    place: 'Warehouse',
    user_id: by.userId,
    user_name: by.name,
    at,
  })
  return [shipment.compile(), event.compile()]
}
