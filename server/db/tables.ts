import type {
  AuditEntries,
  Customers,
  FailedSignIns,
  IdempotencyKeys,
  Notifications,
  Reconciliations,
  Sessions,
  Settings,
  Users,
} from './account-tables.ts'
import type { Feedback, OrderItems, Orders, OrderTrackingEvents, Reservations, ShipmentEvents, Shipments } from './order-tables.ts'
import type { HandlingUnits, InventoryItems, Locations, Lots, ProductCategories, Stock, StockMovements } from './stock-tables.ts'

export interface Tables {
  settings: Settings
  customers: Customers
  users: Users
  sessions: Sessions
  failed_sign_ins: FailedSignIns
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
