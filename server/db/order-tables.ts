import type { Generated, JSONColumnType } from 'kysely'
import type { Address, orderPriorities, orderTypes } from '../../contract/orders.ts'
import type { ShipmentStatus } from '../../contract/shipments.ts'
import type { OrderStatus, TrackingStage } from '../../contract/tracking-stages.ts'
import type { Instant, OneOf, OptionalInstant } from './column-types.ts'

/* Movements and shipments. */

export interface Orders {
  id: Generated<number>
  order_number: string
  customer_id: number
  type: OneOf<typeof orderTypes>
  status: Generated<OrderStatus>
  priority: Generated<OneOf<typeof orderPriorities>>
  tracking_stage: Generated<TrackingStage>
  billing_address: JSONColumnType<Address>
  shipping_address: JSONColumnType<Address>
  notes: string | null
  assigned_to: number | null
  created_by: number | null
  created_at: Instant
  confirmed_at: OptionalInstant
  picking_started_at: OptionalInstant
  packaging_started_at: OptionalInstant
  labelling_completed_at: OptionalInstant
  documented_at: OptionalInstant
  exported_at: OptionalInstant
  cancelled_at: OptionalInstant
  cancel_reason: string | null
  version: Generated<number>
}

export interface OrderItems {
  order_id: number
  line: number
  item_id: number
  sku: string
  name: string
  quantity: number
}

export interface Reservations {
  id: Generated<number>
  order_id: number
  item_id: number
  stock_id: number
  quantity: number
  created_at: Instant
  ended_at: OptionalInstant
  ending: 'released' | 'consumed' | null
}

export interface OrderTrackingEvents {
  id: Generated<number>
  order_id: number
  stage: TrackingStage
  notes: string | null
  user_id: number | null
  user_name: string | null
  at: Instant
}

export interface Shipments {
  id: Generated<number>
  tracking_number: string
  order_id: number | null
  customer_id: number
  service_type: Generated<string>
  origin: Generated<string>
  destination: Generated<string>
  status: Generated<ShipmentStatus>
  estimated_delivery: OptionalInstant
  actual_delivery: OptionalInstant
  created_at: Instant
  version: Generated<number>
}

export interface ShipmentEvents {
  id: Generated<number>
  shipment_id: number
  status: ShipmentStatus
  place: string | null
  notes: string | null
  user_id: number | null
  user_name: string | null
  at: Instant
}

export interface Feedback {
  order_id: number
  customer_id: number
  rating: number
  comment: string | null
  user_id: number | null
  created_at: Instant
}
