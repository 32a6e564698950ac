import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { CustomerType } from '../../contract/customer-types.ts'
import type { customerPlans, customerStatuses, paymentTerms, portalAccesses } from '../../contract/customers.ts'
import type { movementTypes, unitsOfMeasure } from '../../contract/inventory.ts'
import type { notificationTypes } from '../../contract/notifications.ts'
import type { Address, orderPriorities, orderTypes } from '../../contract/orders.ts'
import type { Finding } from '../../contract/reconciliation.ts'
import type { Role } from '../../contract/roles.ts'
import type { ShipmentStatus } from '../../contract/shipments.ts'
import type { OrderStatus, TrackingStage } from '../../contract/tracking-stages.ts'

// The migrations own the details; this is how TypeScript sees them. Columns are snake_case here and nowhere else but in SQL.

type OneOf<T extends readonly unknown[]> = T[number]
type Instant = ColumnType<Date, Date, Date>
type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>
/** numeric(14,2), read and written as a decimal string. */
type Money = ColumnType<string | null, string | null | undefined, string | null>

interface Customers {
  id: Generated<number>
  name: string
  type: CustomerType
  plan: Generated<OneOf<typeof customerPlans>>
  industry: string | null
  status: Generated<OneOf<typeof customerStatuses>>
  portal_access: Generated<OneOf<typeof portalAccesses>>
  contact_email: string | null
  contact_phone: string | null
  primary_contact: string | null
  address: string | null
  payment_terms: Generated<OneOf<typeof paymentTerms>>
  seed_id_company: string | null
  seed_id_warehouse: string | null
  certified_receiver: Generated<boolean>
  tax_warehouse: Generated<boolean>
  notes: string | null
  created_at: Instant
  updated_at: Instant
  version: Generated<number>
}

interface Users {
  id: Generated<number>
  username: string
  email: string
  first_name: string | null
  last_name: string | null
  role: Role
  customer_id: number | null
  is_primary: Generated<boolean>
  profile_image_url: string | null
  password_hash: string
  created_at: Instant
}

interface Sessions {
  token_hash: Uint8Array
  user_id: number
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  user_agent: string | null
}

interface IdempotencyKeys {
  user_id: number
  key: string
  request_hash: Uint8Array
  status: number | null
  response: string | null
  created_at: Instant
}

interface AuditEntries {
  id: GeneratedAlways<number>
  at: Instant
  user_id: number | null
  user_name: string
  door: Generated<'screen' | 'api' | 'import' | 'scan' | 'system'>
  action: string
  entity: string
  entity_id: number | null
  customer_id: number | null
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
}

interface ProductCategories {
  id: Generated<number>
  name: string
  code: string | null
  description: string | null
  is_active: Generated<boolean>
}

type LocationType = 'storage' | 'staging' | 'shipping' | 'receiving' | 'quarantine' | 'supplier' | 'customer' | 'adjustment' | 'scrap'

interface Locations {
  id: Generated<number>
  code: string
  name: string
  zone: string | null
  path: string | null
  type: Generated<LocationType>
  is_virtual: GeneratedAlways<boolean>
  is_promisable: GeneratedAlways<boolean>
  is_built_in: Generated<boolean>
  capacity: number | null
  is_active: Generated<boolean>
}

interface InventoryItems {
  id: Generated<number>
  customer_id: number | null
  sku: string
  name: string
  description: string | null
  category_id: number | null
  home_location_id: number | null
  unit_of_measure: Generated<OneOf<typeof unitsOfMeasure>>
  cost_price: Money
  selling_price: Money
  low_stock_threshold: number | null
  reorder_point: number | null
  reorder_quantity: number | null
  manufacturer: string | null
  supplier: string | null
  batch_number: string | null
  lot_number: string | null
  created_at: Instant
  updated_at: Instant
  deleted_at: OptionalInstant
  version: Generated<number>
}

interface Lots {
  id: Generated<number>
  item_id: number
  lot_number: string
  /** 'YYYY-MM-DD' */
  expires_on: string | null
}

interface HandlingUnits {
  id: Generated<number>
  sscc: string | null
  parent_id: number | null
  customer_id: number | null
}

interface Stock {
  id: Generated<number>
  item_id: number
  location_id: number
  lot_id: number | null
  handling_unit_id: number | null
  on_hand: number
  reserved: Generated<number>
  received_at: Instant
}

interface StockMovements {
  id: GeneratedAlways<number>
  created_at: Instant
  movement_type: OneOf<typeof movementTypes>
  item_id: number
  sku: string
  customer_id: number | null
  lot_id: number | null
  handling_unit_id: number | null
  quantity: number
  from_location_id: number
  to_location_id: number
  reason: string
  cause: 'opening' | 'adjustment' | 'order' | 'receipt' | 'count' | 'delete' | 'restore' | 'transfer'
  order_id: number | null
  corrects_id: number | null
  user_id: number | null
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
  version: Generated<number>
}

interface OrderItems {
  order_id: number
  line: number
  item_id: number
  sku: string
  name: string
  quantity: number
}

interface Reservations {
  id: Generated<number>
  order_id: number
  item_id: number
  stock_id: number
  quantity: number
  created_at: Instant
  ended_at: OptionalInstant
  ending: 'released' | 'consumed' | null
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
}

interface ShipmentEvents {
  id: Generated<number>
  shipment_id: number
  status: ShipmentStatus
  place: string | null
  notes: string | null
  user_id: number | null
  user_name: string | null
  at: Instant
}

interface Feedback {
  order_id: number
  customer_id: number
  rating: number
  comment: string | null
  user_id: number | null
  created_at: Instant
}

interface Notifications {
  id: Generated<number>
  user_id: number
  kind: string
  type: OneOf<typeof notificationTypes>
  title: string
  message: string
  subject_type: string | null
  subject_id: number | null
  day: string
  read_at: OptionalInstant
  created_at: Instant
}

interface Reconciliations {
  id: Generated<number>
  at: Instant
  duration_ms: number
  ok: boolean
  findings: JSONColumnType<Finding[]>
}

interface Settings {
  key: string
  value: JSONColumnType<object>
}

export interface Tables {
  settings: Settings
  customers: Customers
  users: Users
  sessions: Sessions
  idempotency_keys: IdempotencyKeys
  audit_entries: AuditEntries
  product_categories: ProductCategories
  locations: Locations
  inventory_items: InventoryItems
  lots: Lots
  handling_units: HandlingUnits
  stock: Stock
  stock_movements: StockMovements
  orders: Orders
  order_items: OrderItems
  reservations: Reservations
  order_tracking_events: OrderTrackingEvents
  shipments: Shipments
  shipment_events: ShipmentEvents
  feedback: Feedback
  notifications: Notifications
  reconciliations: Reconciliations
}
