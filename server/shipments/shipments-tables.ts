import type { Generated } from 'kysely'
import type { ShipmentEventKind, ShipmentStatus } from '../../contract/shipment-events.ts'
import type { Instant, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    shipments: Shipments
    shipment_events: ShipmentEvents
    proofs_of_delivery: ProofsOfDelivery
  }
}

interface Shipments {
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
  /** The secret end of the link for its consignee. */
  tracking_token: string | null
}

interface ShipmentEvents {
  id: Generated<number>
  shipment_id: number
  /** Null where the status alone was recorded. */
  kind: ShipmentEventKind | null
  status: ShipmentStatus
  place: string | null
  notes: string | null
  user_id: number | null
  user_name: string | null
  at: Instant
}

interface ProofsOfDelivery {
  id: Generated<number>
  shipment_id: number
  received_by: string
  /** An SVG path. */
  signature: string | null
  document_id: number | null
  reason: string | null
  user_id: number | null
  user_name: string | null
  at: Instant
}
