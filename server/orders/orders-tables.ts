import type { Generated, JSONColumnType } from 'kysely'
import type { OrderDocumentKind } from '../../contract/order-papers.ts'
import type { Address, orderPriorities, orderTypes } from '../../contract/orders.ts'
import type { OrderStatus, TrackingStage } from '../../contract/tracking-stages.ts'
import type { Instant, OneOf, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    orders: Orders
    order_items: OrderItems
    order_tracking_events: OrderTrackingEvents
    feedback: Feedback
    order_documents: OrderDocuments
  }
}

interface Orders {
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
  /** The movement whose missing goods this one brings later. */
  back_order_of_id: Generated<number | null>
  arc: Generated<string | null>
  consignor_seed: Generated<string | null>
  consignee_seed: Generated<string | null>
  version: Generated<number>
}

interface OrderItems {
  id: Generated<number>
  order_id: number
  line: number
  item_id: number
  sku: string
  name: string
  quantity: number
  /** How much less than `quantity` is shipped, because it couldn't be found. */
  short_quantity: Generated<number>
}

interface OrderTrackingEvents {
  id: Generated<number>
  order_id: number
  stage: TrackingStage
  notes: string | null
  user_id: number | null
  user_name: string | null
  at: Instant
}

/** A document of a movement in one version; until it is made, the order to make it. */
interface OrderDocuments {
  id: Generated<number>
  order_id: number
  kind: OrderDocumentKind
  edition: number
  document_id: number | null
  /** Counts up with each claim of a worker. */
  attempts: Generated<number>
  /** When a worker may make it; null once it is made or given up. */
  due_at: OptionalInstant
  requested_by: number | null
  requested_at: Instant
}

interface Feedback {
  order_id: number
  customer_id: number
  rating: number
  comment: string | null
  user_id: number | null
  created_at: Instant
}
