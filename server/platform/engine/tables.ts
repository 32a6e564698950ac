import type { Generated, GeneratedAlways } from 'kysely'
import type { KnownTypes } from './known-types.ts'

/* Written by `npm run tables` from the migrated database. The migrations say what a table is, and their comments what a column means. */

export interface Tables {
  activities: Activities
  adjustment_requests: AdjustmentRequests
  audit_entries: AuditEntries
  contacts: Contacts
  count_items: CountItems
  count_line_rounds: CountLineRounds
  count_lines: CountLines
  count_places: CountPlaces
  count_plans: CountPlans
  count_visits: CountVisits
  counts: Counts
  customer_views: CustomerViews
  customers: Customers
  disposal_documents: DisposalDocuments
  document_counters: DocumentCounters
  documents: Documents
  failed_sign_ins: FailedSignIns
  feedback: Feedback
  function_versions: FunctionVersions
  handling_units: HandlingUnits
  idempotency_keys: IdempotencyKeys
  import_mappings: ImportMappings
  import_rows: ImportRows
  imports: Imports
  installation: Installation
  inventory_items: InventoryItems
  invitations: Invitations
  invoice_lines: InvoiceLines
  invoices: Invoices
  item_homes: ItemHomes
  item_pictures: ItemPictures
  locations: Locations
  lots: Lots
  mails: Mails
  notification_preferences: NotificationPreferences
  notification_readers: NotificationReaders
  notification_reads: NotificationReads
  notifications: Notifications
  order_documents: OrderDocuments
  order_items: OrderItems
  order_tracking_events: OrderTrackingEvents
  orders: Orders
  payments: Payments
  pick_exceptions: PickExceptions
  product_categories: ProductCategories
  profile_pictures: ProfilePictures
  proofs_of_delivery: ProofsOfDelivery
  quote_lines: QuoteLines
  quotes: Quotes
  receipt_count_documents: ReceiptCountDocuments
  receipt_count_people: ReceiptCountPeople
  receipt_counts: ReceiptCounts
  receipt_inspection_points: ReceiptInspectionPoints
  receipt_item_documents: ReceiptItemDocuments
  receipt_items: ReceiptItems
  receipt_steps: ReceiptSteps
  receipts: Receipts
  reconciliations: Reconciliations
  recovery_codes: RecoveryCodes
  report_exports: ReportExports
  reservations: Reservations
  return_documents: ReturnDocuments
  return_lines: ReturnLines
  return_parts: ReturnParts
  returns: Returns
  saved_views: SavedViews
  schema_migrations: SchemaMigrations
  sessions: Sessions
  settings: Settings
  shipment_events: ShipmentEvents
  shipments: Shipments
  sites: Sites
  stock: Stock
  stock_acts: StockActs
  stock_movements: StockMovements
  tasks: Tasks
  two_factor: TwoFactor
  users: Users
}

export interface Activities {
  id: Generated<number>
  customer_id: number
  type: 'call' | 'email' | 'meeting' | 'task' | 'note'
  subject: string
  status: Generated<'planned' | 'done'>
  priority: Generated<'high' | 'medium' | 'low'>
  due_date: string | null
  due_told_for: string | null
  notes: string | null
  assigned_to: number | null
  done_at: Date | null
  created_by: number | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
}

/** Adjustments of workers beyond the tolerance, and what was decided about them. */
export interface AdjustmentRequests {
  id: Generated<number>
  item_id: number
  location: string | null
  lot: string | null
  expires_on: string | null
  adjustment: number
  reason: string
  status: Generated<'open' | 'approved' | 'rejected' | 'withdrawn'>
  requested_by: number
  requested_at: Date
  decided_by: number | null
  decided_at: Date | null
  /** Why it was rejected. */
  note: string | null
  version: Generated<number>
  /** The site at which it is carried out; null where the person works at all sites and named no location. */
  site_id: number | null
}

export interface AuditEntries {
  id: GeneratedAlways<number>
  at: Date
  user_id: number | null
  user_name: string
  channel: Generated<'screen' | 'api' | 'import' | 'scan' | 'system'>
  action: string
  entity: string
  entity_id: number | null
  customer_id: number | null
  before: KnownTypes['audit_entries.before'] | null
  after: KnownTypes['audit_entries.after'] | null
  address: string | null
  user_agent: string | null
  /** The site of what was changed; null for what belongs to no site. */
  site_id: number | null
}

export interface Contacts {
  id: Generated<number>
  customer_id: number
  first_name: string
  last_name: string | null
  title: string | null
  department: string | null
  email: string | null
  phone: string | null
  is_primary: Generated<boolean>
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
  version: Generated<number>
}

/** The only items that a count asks for; where it has none, it asks for everything at its locations. */
export interface CountItems {
  count_id: number
  item_id: number
}

/** What was counted of a line in a round. */
export interface CountLineRounds {
  line_id: number
  round: number
  counted: number
  /** On hand by the books when the place was counted. */
  expected: number
  /** A ledger line touched the stock while it was counted. */
  moved: boolean
}

/** One item, lot and handling unit that was asked for or found at a place. */
export interface CountLines {
  id: Generated<number>
  place_id: number
  item_id: number
  lot_number: string | null
  handling_unit_id: number | null
  status: Generated<'open' | 'recount' | 'right' | 'difference' | 'posted' | 'rejected'>
  reason: string | null
  decided_by: number | null
  decided_at: Date | null
  /** Of the item when the count was closed; null before. */
  cost_price: string | null
  /** The expiry date of a lot that was unknown when it was counted. */
  expires_on: string | null
}

/** One location of a count. */
export interface CountPlaces {
  id: Generated<number>
  count_id: number
  location_id: number
  status: Generated<'open' | 'recount' | 'counted' | 'closed'>
  /** The round that is due, or was the last one. */
  round: Generated<number>
}

/** Counts that are planned again every so many days, at five o'clock in the morning of the site. */
export interface CountPlans {
  id: Generated<number>
  name: string
  site_id: Generated<number>
  method: 'location' | 'zone' | 'item' | 'abc' | 'not_counted' | 'short_pick'
  criteria: KnownTypes['count_plans.criteria']
  every_days: number
  max_locations: Generated<number>
  assigned_to: number | null
  blind: Generated<boolean>
  is_active: Generated<boolean>
  next_on: string
  created_at: Date
  created_by: number | null
  version: Generated<number>
}

/** Who counted a place in a round. Stock that moved from when it was opened until some time after it was counted is marked. */
export interface CountVisits {
  place_id: number
  round: number
  user_id: number | null
  opened_at: Date
  counted_at: Date
  submitted_at: Date
}

/** Cycle counts. */
export interface Counts {
  id: Generated<number>
  count_number: string
  site_id: Generated<number>
  plan_id: number | null
  name: string | null
  method: 'location' | 'zone' | 'item' | 'abc' | 'not_counted' | 'short_pick'
  criteria: KnownTypes['counts.criteria']
  /** Until the review counters see no quantities of the books, and no one sees what was counted. */
  blind: Generated<boolean>
  status: Generated<'planned' | 'counting' | 'recounting' | 'review' | 'closed' | 'cancelled'>
  due_on: string | null
  assigned_to: number | null
  notes: string | null
  started_at: Date | null
  /** When its differences last came to review. */
  reviewed_at: Date | null
  closed_at: Date | null
  cancelled_at: Date | null
  cancel_reason: string | null
  created_at: Date
  created_by: number | null
  version: Generated<number>
}

/** A period in which a member of staff viewed the screens of a customer. */
export interface CustomerViews {
  id: Generated<number>
  customer_id: number
  user_id: number
  started_at: Date
  /** Null once it has ended. */
  session_hash: Uint8Array | null
  ended_at: Date | null
}

export interface Customers {
  id: Generated<number>
  name: string
  type: '3pl' | 'tpd2' | 'producer_ttt' | 'customer_ttt' | 'full_3pl' | 'ttt_only'
  plan: Generated<'premium' | 'standard'>
  industry: string | null
  status: Generated<'active' | 'inactive' | 'pending'>
  portal_access: Generated<'full' | 'view_only'>
  contact_email: string | null
  contact_phone: string | null
  primary_contact: string | null
  address: string | null
  payment_terms: Generated<'net_15' | 'net_30' | 'net_45' | 'net_60'>
  seed_id_company: string | null
  seed_id_warehouse: string | null
  certified_receiver: Generated<boolean>
  tax_warehouse: Generated<boolean>
  notes: string | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
  /** With the prefix of its country, without spaces, dots and dashes. */
  vat_number: string | null
}

/** Documents of goods taken out of quarantine: of the ledger lines, or of the put-away task that will write one. */
export interface DisposalDocuments {
  id: Generated<number>
  document_id: number
  stock_movement_id: number | null
  task_id: number | null
}

export interface DocumentCounters {
  kind: string
  year: number
  last: number
}

export interface Documents {
  id: Generated<number>
  key: string
  customer_id: number | null
  /** Null for documents that the product made itself. */
  uploaded_by: number | null
  file_name: string
  bytes: Generated<number>
  sha256: KnownTypes['documents.sha256'] | null
  state: Generated<'expected' | 'receiving' | 'stored' | 'deleting'>
  created_at: Date
  stored_at: Date | null
  attached_at: Date | null
  expires_at: Date | null
  media_type: Generated<'application/pdf' | 'image/png' | 'image/jpeg'>
}

export interface FailedSignIns {
  id: GeneratedAlways<number>
  address: string
  account_hash: Uint8Array
  at: Date
}

export interface Feedback {
  order_id: number
  customer_id: number
  rating: number
  comment: string | null
  user_id: number | null
  created_at: Date
}

export interface FunctionVersions {
  name: string
  used_at: Generated<Date>
}

export interface HandlingUnits {
  id: Generated<number>
  sscc: string | null
  parent_id: number | null
  customer_id: number | null
  kind: Generated<'pallet' | 'carton'>
  created_at: Generated<Date>
  created_by: number | null
  version: Generated<number>
  /** The movement that it was packed for. */
  order_id: number | null
  /** With all that is in it, in kilograms. */
  weight_kg: string | null
  /** Where its stock is, or was last; null while it never had any. See place-units.sql. */
  site_id: number | null
}

export interface IdempotencyKeys {
  user_id: number
  key: string
  request_hash: Uint8Array
  status: number | null
  response: string | null
  created_at: Date
}

export interface ImportMappings {
  user_id: number
  kind: 'items' | 'receipts' | 'movements' | 'locations'
  fingerprint: string
  mapping: KnownTypes['import_mappings.mapping']
  used_at: Date
}

export interface ImportRows {
  id: Generated<number>
  import_id: number
  line: number
  cells: string[]
  state: Generated<'pending' | 'ready' | 'error' | 'skipped' | 'imported'>
  action: 'create' | 'update' | 'unchanged' | null
  messages: Generated<KnownTypes['import_rows.messages']>
  group_key: string | null
  group_line: number | null
  item_id: number | null
  quantity: number | null
  basis: string | null
  record_id: number | null
  record_name: string | null
  undo: KnownTypes['import_rows.undo'] | null
  /** Of a row that orders item_id: the site that the check has found to have it. */
  site_id: number | null
  /** What an update changes: field, from, to. */
  changes: Generated<KnownTypes['import_rows.changes']>
  /** Units by which the row changes the stock of an item that is there. */
  stock_change: number | null
  /** A sentence: where the movement or delivery of this row is already. */
  known: string | null
}

export interface Imports {
  id: Generated<number>
  kind: 'items' | 'receipts' | 'movements' | 'locations'
  user_id: number
  customer_id: number | null
  file_name: string
  header: string[]
  mapping: KnownTypes['imports.mapping']
  is_mapping_remembered: boolean
  state: Generated<'mapping' | 'checking' | 'checked' | 'committing' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone'>
  rows: number
  counts: KnownTypes['imports.counts']
  done: Generated<number>
  message: string | null
  /** Counts up with each claim of a worker. */
  attempts: Generated<number>
  due_at: Date | null
  created_at: Date
  committed_at: Date | null
  expires_at: Date
  version: Generated<number>
  /** The bytes of the texts in all cells. */
  size: Generated<number>
  /** The member of staff who ordered the work that is under way, as whom a job does it; null where the person who sent the file did. Work of a customer's import is always done as the person who sent it. */
  ordered_by: number | null
  /** SHA-256 of the file. Null for files sent before it was kept. */
  content_hash: string | null
  /** The person chose that rows set the stock of items that are there. */
  sets_stock: Generated<boolean>
  /** The person chose to import what is there already once more. */
  again: Generated<boolean>
}

export interface Installation {
  id: string
  database_oid: number
  rights: string | null
}

export interface InventoryItems {
  id: Generated<number>
  customer_id: number | null
  sku: string
  name: string
  description: string | null
  category_id: number | null
  home_location_id: number | null
  unit_of_measure: Generated<'EA' | 'CS' | 'PL' | 'KG' | 'LB' | 'L' | 'GAL'>
  cost_price: string | null
  selling_price: string | null
  low_stock_threshold: number | null
  reorder_point: number | null
  reorder_quantity: number | null
  manufacturer: string | null
  supplier: string | null
  batch_number: string | null
  lot_number: string | null
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
  version: Generated<number>
  search_text: GeneratedAlways<string>
  folded_sku: GeneratedAlways<string>
  /** Differs only in case from an older item's SKU, and was stored before that was refused. */
  is_case_variant: Generated<boolean>
  gtin: string | null
  /** What stock that comes in must have: nothing, a lot, or a lot with an expiry date. */
  tracking: Generated<'none' | 'lot' | 'lot_expiry'>
  customs_code: string | null
  origin_country: string | null
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
  /** Kilograms. */
  unit_weight: string | null
  /** Cubic metres; follows from the three dimensions where all are known. */
  unit_volume: string | null
  units_per_carton: number | null
  units_per_pallet: number | null
  /** Of the content of its picture; null without one. */
  picture_version: string | null
}

export interface Invitations {
  id: Generated<number>
  /** Null for staff. */
  customer_id: number | null
  email: string
  first_name: string | null
  last_name: string | null
  portal_access: Generated<'full' | 'view_only'>
  token_hash: Uint8Array
  created_by: number | null
  created_at: Date
  sent_at: Date
  expires_at: Date
  accepted_at: Date | null
  accepted_by: number | null
  withdrawn_at: Date | null
  role: Generated<'admin' | 'manager' | 'worker' | 'accountant' | 'customer'>
  /** The sites that the person will be limited to; empty for all. */
  site_ids: Generated<number[]>
}

export interface InvoiceLines {
  id: Generated<number>
  invoice_id: number
  line: number
  description: string
  quantity: string
  unit_price: string
  tax_rate: string
}

export interface Invoices {
  id: Generated<number>
  kind: Generated<'invoice' | 'credit_note'>
  invoice_number: string
  customer_id: number
  quote_id: number | null
  credited_invoice_id: number | null
  reason: string | null
  status: Generated<'draft' | 'sent'>
  currency: string
  net: Generated<string>
  total: Generated<string>
  paid: Generated<string>
  credited: Generated<string>
  due_date: string | null
  is_due_by_terms: Generated<boolean>
  notes: string | null
  created_by: number | null
  created_at: Date
  issued_on: string | null
  sent_at: Date | null
  parties: KnownTypes['invoices.parties'] | null
  overdue_told_at: Date | null
  version: Generated<number>
  /** Of a credit note: as its invoice. */
  tax_treatment: Generated<'standard' | 'reverse_charge'>
}

/** Homes of an item at other sites than inventory_items.home_location_id, which is at the default site where it has one there. */
export interface ItemHomes {
  item_id: number
  site_id: number
  location_id: number
}

/** The picture of an item; its version, of which its address is made, is in inventory_items. */
export interface ItemPictures {
  item_id: number
  media_type: 'image/png' | 'image/jpeg'
  content: Uint8Array
  stored_at: Date
}

export interface Locations {
  id: Generated<number>
  code: string
  name: string
  zone: string | null
  path: string | null
  type: Generated<
    'storage' | 'staging' | 'shipping' | 'receiving' | 'quarantine' | 'transit' | 'supplier' | 'customer' | 'adjustment' | 'scrap'
  >
  is_virtual: GeneratedAlways<boolean>
  is_promisable: GeneratedAlways<boolean>
  is_built_in: Generated<boolean>
  capacity: number | null
  is_active: Generated<boolean>
  version: Generated<number>
  /** Differs only in case from an older location's code, and was stored before that was refused. */
  is_case_variant: Generated<boolean>
  walk_order: GeneratedAlways<string>
  /** Takes what short picks didn't find; at most one has this mark. */
  is_discrepancy: Generated<boolean>
  search_text: GeneratedAlways<string>
  /** Null outside the warehouse. */
  site_id: Generated<number | null>
  /** Among goods of one expiry date movements reserve pick before any before bulk. */
  use: Generated<'any' | 'pick' | 'bulk'>
}

export interface Lots {
  id: Generated<number>
  item_id: number
  lot_number: string
  expires_on: string | null
}

export interface Mails {
  id: Generated<number>
  kind: KnownTypes['mails.kind']
  subject_id: number
  /** Null for mails to staff. */
  customer_id: number | null
  to_name: string
  to_address: string
  subject: string
  body: string
  state: Generated<'queued' | 'sending' | 'sent' | 'failed'>
  message_id: string | null
  attempts: Generated<number>
  due_at: Date | null
  delivery: 'smtp' | 'file' | null
  error: string | null
  created_by: number | null
  created_at: Date
  sent_at: Date | null
  /** The person that a mail about a notification goes to. */
  user_id: number | null
}

export interface NotificationPreferences {
  user_id: number
  kind: KnownTypes['notification_preferences.kind']
  wanted: Generated<boolean>
  /** Since when it is wanted by e-mail; null when it isn't. */
  mailed_since: Date | null
  /** Collected once a day instead of at once. */
  mailed_daily: Generated<boolean>
}

export interface NotificationReaders {
  user_id: number
  /** Everything before this time is read. */
  read_before: Date
}

export interface NotificationReads {
  user_id: number
  notification_id: number
  /** Null when the person marked it as unread. */
  read_at: Date | null
}

export interface Notifications {
  id: Generated<number>
  customer_id: number | null
  kind: KnownTypes['notifications.kind']
  detail: string | null
  type: 'error' | 'warning' | 'success' | 'info'
  title: string
  message: string
  subject_type: string | null
  subject_id: number | null
  day: string
  except_user_id: number | null
  created_at: Date
  /** The only person of the audience who is notified; null for all of it. */
  only_user_id: number | null
}

/** A document of a movement in one version; until it is made, the order to make it. */
export interface OrderDocuments {
  id: Generated<number>
  order_id: number
  kind: 'packing_list' | 'delivery_note'
  edition: number
  document_id: number | null
  /** Counts up with each claim of a worker. */
  attempts: Generated<number>
  /** When a worker may make it; null once it is made or given up. */
  due_at: Date | null
  requested_by: number | null
  requested_at: Date
}

export interface OrderItems {
  order_id: number
  line: number
  item_id: number
  sku: string
  name: string
  quantity: number
  id: Generated<number>
  /** How much less than `quantity` is shipped, because it couldn't be found. */
  short_quantity: Generated<number>
}

export interface OrderTrackingEvents {
  id: Generated<number>
  order_id: number
  stage: 'awaiting_confirmation' | 'confirmed' | 'packaging' | 'labelling' | 'documented' | 'exported'
  notes: string | null
  user_id: number | null
  user_name: string | null
  at: Date
  /** How often the movement had gone back to an earlier stage before. */
  round: Generated<number>
}

export interface Orders {
  id: Generated<number>
  order_number: string
  customer_id: number
  type: 'pick_pack' | 'shipment'
  status: Generated<'pending' | 'processing' | 'picking' | 'packing' | 'completed' | 'cancelled'>
  priority: Generated<'high' | 'normal' | 'low'>
  tracking_stage: Generated<'awaiting_confirmation' | 'confirmed' | 'packaging' | 'labelling' | 'documented' | 'exported'>
  billing_address: KnownTypes['orders.billing_address']
  shipping_address: KnownTypes['orders.shipping_address']
  notes: string | null
  assigned_to: number | null
  created_by: number | null
  created_at: Date
  confirmed_at: Date | null
  picking_started_at: Date | null
  packaging_started_at: Date | null
  labelling_completed_at: Date | null
  documented_at: Date | null
  exported_at: Date | null
  cancelled_at: Date | null
  cancel_reason: string | null
  version: Generated<number>
  /** The movement whose missing goods this one brings later. */
  back_order_of_id: number | null
  arc: string | null
  consignor_seed: string | null
  consignee_seed: string | null
  /** City and country of the shipping address, as search_fold() writes them. */
  folded_destination: GeneratedAlways<string>
  /** The customer's own number. */
  reference: string | null
  purchase_order: string | null
  /** Name, company, phone and email of who receives it. */
  recipient: KnownTypes['orders.recipient'] | null
  /** The last day on which it is to leave the warehouse. */
  requested_ship_date: string | null
  /** The wished carrier; its shipment says who took it. */
  carrier: string | null
  /** The wished service; null for that of its type. */
  service_type: string | null
  /** Where the movement ships from, and the only site at which it reserves. */
  site_id: Generated<number>
  /** The site that a transfer brings the goods to. */
  transfer_to_site_id: number | null
}

export interface Payments {
  id: Generated<number>
  invoice_id: number
  amount: string
  paid_on: string
  method: 'bank_transfer' | 'card' | 'cash' | 'cheque' | 'other' | null
  reference: string | null
  reverses_id: number | null
  reason: string | null
  created_by: number | null
  created_at: Date
}

export interface PickExceptions {
  id: Generated<number>
  order_item_id: number
  kind: 'short' | 'wrong_pick' | 'count'
  location_id: number
  lot_id: number | null
  quantity: number
  reason: string
  user_id: number | null
  user_name: string | null
  at: Date
}

export interface ProductCategories {
  id: Generated<number>
  name: string
  code: string | null
  description: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  excise_code: 'T200' | 'T300' | 'T400' | 'T500' | null
}

export interface ProfilePictures {
  user_id: number
  media_type: KnownTypes['profile_pictures.media_type']
  content: Uint8Array
  stored_at: Date
}

export interface ProofsOfDelivery {
  id: Generated<number>
  shipment_id: number
  received_by: string
  /** An SVG path. */
  signature: string | null
  document_id: number | null
  reason: string | null
  user_id: number | null
  user_name: string | null
  at: Date
}

export interface QuoteLines {
  id: Generated<number>
  quote_id: number
  line: number
  description: string
  quantity: string
  unit_price: string
  tax_rate: string
}

export interface Quotes {
  id: Generated<number>
  quote_number: string
  customer_id: number
  status: Generated<'draft' | 'sent' | 'accepted' | 'declined' | 'invoiced'>
  currency: string
  net: Generated<string>
  total: Generated<string>
  valid_until: string
  notes: string | null
  created_by: number | null
  created_at: Date
  sent_at: Date | null
  parties: KnownTypes['quotes.parties'] | null
  answered_at: Date | null
  answered_by: number | null
  decline_reason: string | null
  version: Generated<number>
}

/** Documents of a row of receipt_counts. */
export interface ReceiptCountDocuments {
  document_id: number
  count_id: number
}

/** Who counted how much of a row of receipt_counts. */
export interface ReceiptCountPeople {
  count_id: number
  user_id: number | null
  user_name: string
  counted: number
  damaged: number
  last_at: Date
}

/** What is counted of a pending receipt. */
export interface ReceiptCounts {
  id: Generated<number>
  receipt_id: number
  sku: string
  folded_sku: GeneratedAlways<string>
  lot_number: string | null
  expires_on: string | null
  sscc: string | null
  item_name: string | null
  counted: Generated<number>
  damaged: Generated<number>
  started_at: Date
}

export interface ReceiptInspectionPoints {
  receipt_id: number
  point: 'quantity' | 'damage' | 'skus' | 'expiry' | 'discrepancies'
  is_checked: boolean
  note: string | null
  user_id: number | null
  user_name: string | null
  at: Date
}

export interface ReceiptItemDocuments {
  document_id: number
  receipt_item_id: number
  position: number
}

export interface ReceiptItems {
  id: Generated<number>
  receipt_id: number
  line: number
  sku: string
  description: string | null
  expected: number
  counted: number | null
  damaged: Generated<number>
  condition: Generated<'good' | 'damaged'>
  lot_number: string | null
  expires_on: string | null
  sscc: string | null
  /** The item of the line; null while its owner has none with this SKU. */
  item_id: number | null
  lot_id: number | null
  handling_unit_id: number | null
}

export interface ReceiptSteps {
  id: Generated<number>
  receipt_id: number
  status: 'pending' | 'received' | 'inspected' | 'stored'
  notes: string | null
  reason: string | null
  user_id: number | null
  user_name: string | null
  at: Date
}

export interface Receipts {
  id: Generated<number>
  receipt_number: string
  customer_id: number
  supplier: string
  tracking_number: string | null
  expected_date: string | null
  status: Generated<'pending' | 'received' | 'inspected' | 'stored'>
  notes: string | null
  receiving_location_id: number | null
  quarantine_location_id: number | null
  created_by: number | null
  created_at: Date
  received_at: Date | null
  inspected_at: Date | null
  inspected_by: number | null
  stored_at: Date | null
  overdue_told_at: Date | null
  version: Generated<number>
  /** When its customer, a member of staff or the undo of an import withdrew it. */
  withdrawn_at: Date | null
  /** The customer announced it; what the warehouse entered is for the customer to read only. */
  announced: Generated<boolean>
  /** The customer's own number of the delivery. */
  reference: string | null
  /** Where the goods arrive. */
  site_id: Generated<number>
  /** The movement that brings the goods from another site. */
  transfer_order_id: number | null
  /** The tracking number, as tracking_form() writes it. */
  folded_tracking_number: GeneratedAlways<string | null>
}

export interface Reconciliations {
  id: Generated<number>
  at: Date
  duration_ms: number
  ok: boolean
  findings: KnownTypes['reconciliations.findings']
}

export interface RecoveryCodes {
  user_id: number
  code_hash: Uint8Array
  used_at: Date | null
}

export interface ReportExports {
  id: Generated<number>
  user_id: number
  /** Null where days were asked for. */
  period: '7d' | '30d' | '90d' | '1y' | 'this_month' | 'last_month' | 'this_quarter' | null
  key: string
  state: Generated<'making' | 'made' | 'failed'>
  done: Generated<number>
  bytes: number | null
  /** Counts up with each claim of a worker. */
  attempts: Generated<number>
  /** When a worker may make it; null once it is made or given up. */
  due_at: Date | null
  created_at: Date
  expires_at: Date
  /** The first and, in to_day, the last day in the warehouse, both included. */
  from_day: string | null
  to_day: string | null
  /** The sites that the export was made of; empty for all of them. */
  of_sites: Generated<number[]>
}

export interface Reservations {
  id: Generated<number>
  order_id: number
  item_id: number
  stock_id: number
  quantity: number
  created_at: Date
  ended_at: Date | null
  ending: 'released' | 'consumed' | null
  /** Its goods lie where their picker put them. */
  is_picked: Generated<boolean>
}

/** Papers and photos of returns. */
export interface ReturnDocuments {
  document_id: number
  return_id: number
  position: number
}

/** Goods of a return: an item, of one lot and handling unit. */
export interface ReturnLines {
  id: Generated<number>
  return_id: number
  line: number
  item_id: number
  expected: Generated<number>
  /** Null before receipt. */
  received: number | null
  lot_number: string | null
  expires_on: string | null
  sscc: string | null
  lot_id: number | null
  handling_unit_id: number | null
  /** Unique identifiers of tobacco products that came back, at most one for each unit. */
  ui_codes: Generated<string[]>
}

/** What the inspection of a line found, and what becomes of it. */
export interface ReturnParts {
  id: Generated<number>
  return_line_id: number
  position: number
  quantity: number
  condition: 'good' | 'opened' | 'damaged' | 'wrong_item' | 'expired'
  disposition: 'restock' | 'quarantine' | 'scrap' | 'send_back'
  note: string | null
  /** The quarantine location to bring them to; null is where they were received. */
  location_id: number | null
  is_done: Generated<boolean>
}

/** Goods that customers send back. */
export interface Returns {
  id: Generated<number>
  return_number: string
  customer_id: number
  site_id: Generated<number>
  /** requested by the customer, authorised by staff for a movement, or blind: goods that came unannounced, which may get their movement later. */
  kind: 'requested' | 'authorised' | 'blind'
  status: 'requested' | 'authorised' | 'received' | 'inspected' | 'closed' | 'declined' | 'cancelled'
  /** The movement that the goods left with. */
  order_id: number | null
  reason: 'unwanted' | 'damaged' | 'wrong_item' | 'refused' | 'undeliverable' | 'recall' | 'other'
  carrier: string | null
  tracking_number: string | null
  /** Both sides read them. */
  notes: string | null
  /** For staff. */
  internal_notes: string | null
  /** Why more is returned than was shipped, or another lot. */
  override_reason: string | null
  decline_reason: string | null
  /** The quarantine location where the goods were received. */
  return_location_id: number | null
  received_at: Date | null
  inspected_at: Date | null
  closed_at: Date | null
  created_at: Date
  created_by: number | null
  version: Generated<number>
  /** The tracking number, as tracking_form() writes it. */
  folded_tracking_number: GeneratedAlways<string | null>
}

export interface SavedViews {
  id: Generated<number>
  user_id: number
  customer_id: number | null
  screen: KnownTypes['saved_views.screen']
  name: string
  is_shared: Generated<boolean>
  definition: KnownTypes['saved_views.definition']
  version: Generated<number>
  created_at: Date
  updated_at: Date
}

export interface SchemaMigrations {
  name: string
  hash: string
  applied_at: Generated<Date>
}

export interface Sessions {
  token_hash: Uint8Array
  user_id: number
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  user_agent: string | null
  id: Generated<number>
  /** The IP address of its last use. */
  address: string | null
}

export interface Settings {
  key: string
  value: KnownTypes['settings.value']
  version: Generated<number>
}

export interface ShipmentEvents {
  id: Generated<number>
  shipment_id: number
  status: 'created' | 'in_transit' | 'delivered' | 'delayed' | 'returned'
  place: string | null
  notes: string | null
  user_id: number | null
  user_name: string | null
  at: Date
  /** Null where the status alone was recorded. */
  kind:
    | 'created'
    | 'picked_up'
    | 'departed'
    | 'arrived'
    | 'customs'
    | 'out_for_delivery'
    | 'delivered'
    | 'exception'
    | 'returned'
    | 'delayed'
    | 'rescheduled'
    | null
  /** Of a delay or an exception. */
  reason: 'weather' | 'customs' | 'address' | 'carrier' | 'recipient' | 'other' | null
}

export interface Shipments {
  id: Generated<number>
  tracking_number: string
  order_id: number | null
  customer_id: number
  service_type: Generated<string>
  origin: Generated<string>
  destination: Generated<string>
  status: Generated<'created' | 'in_transit' | 'delivered' | 'delayed' | 'returned'>
  estimated_delivery: Date | null
  actual_delivery: Date | null
  created_at: Date
  version: Generated<number>
  /** The secret end of the link for its consignee. */
  tracking_token: string | null
  carrier_name: string | null
  carrier_service: string | null
  /** The carrier's own number. */
  carrier_tracking_number: string | null
  carrier_tracking_url: string | null
  parcels: number | null
  /** Of all parcels. */
  weight_kg: string | null
  folded_destination: GeneratedAlways<string>
  /** Where it left. */
  site_id: Generated<number>
  /** When the export that made it was undone; the next export makes another. */
  withdrawn_at: Date | null
  /** The return whose goods it sends back to their owner. */
  return_id: number | null
  /** The code under which excise goods of a return travel. */
  arc: string | null
  /** The carrier's own number, as tracking_form() writes it. */
  folded_carrier_number: GeneratedAlways<string | null>
}

/** Warehouse buildings; one of them is the default of whatever names none. */
export interface Sites {
  id: Generated<number>
  code: string
  name: string
  /** Needed once goods are transferred to the site. */
  address: KnownTypes['sites.address'] | null
  seed_id_warehouse: string | null
  tax_warehouse: Generated<boolean>
  /** Facility identifier code (FID) of the ID issuer: Regulation (EU) 2018/574 Art. 16. */
  facility_id: string | null
  is_active: Generated<boolean>
  is_default: Generated<boolean>
  version: Generated<number>
  created_at: Date
  created_by: number | null
  /** IANA name; null for the time zone of the warehouse (settings). */
  time_zone: string | null
}

export interface Stock {
  id: Generated<number>
  item_id: number
  location_id: number
  lot_id: number | null
  handling_unit_id: number | null
  on_hand: number
  reserved: Generated<number>
  received_at: Date
  /** A picker found less there. Reserved last, until it is counted or put right. */
  reported_short_at: Date | null
}

/** The ledger lines that one change wrote with the same kind and subject. */
export interface StockActs {
  id: GeneratedAlways<number>
  kind:
    | 'receive'
    | 'put_away'
    | 'replenish'
    | 'move'
    | 'adjust'
    | 'count'
    | 'pick'
    | 'short_pick'
    | 'put_right'
    | 'put_back'
    | 'pack'
    | 'unpack'
    | 'ship'
    | 'return'
    | 'work'
    | 'opening'
    | 'other'
  created_at: Date
  user_id: number | null
  site_id: number | null
  subject_type: 'order' | 'receipt' | 'inventory' | 'handling_unit' | 'count' | 'return' | 'work' | null
  /** Null, as its type, for an act with stock of several items that belongs to no record. */
  subject_id: number | null
  /** The number of the subject: of its movement, receipt, count or return, the SSCC of its handling unit. */
  number: string | null
  undoes_id: number | null
  /** The ledger lines that it takes back, where others of the act remained; null for all that were left. */
  undoes_lines: number[] | null
}

export interface StockMovements {
  id: GeneratedAlways<number>
  created_at: Date
  movement_type: 'inbound' | 'outbound' | 'transfer' | 'adjustment'
  item_id: number
  sku: string
  customer_id: number | null
  lot_id: number | null
  handling_unit_id: number | null
  quantity: number
  from_location_id: number
  to_location_id: number
  reason: string
  cause:
    | 'opening'
    | 'adjustment'
    | 'order'
    | 'receipt'
    | 'count'
    | 'delete'
    | 'restore'
    | 'transfer'
    | 'move'
    | 'dispose'
    | 'return'
    | 'work'
  order_id: number | null
  corrects_id: number | null
  user_id: number | null
  receipt_id: number | null
  receipt_item_id: number | null
  /** The goods left their handling unit and arrived in `to_handling_unit_id`, or loose where that is null. */
  is_repacked: Generated<boolean>
  to_handling_unit_id: number | null
  /** Null in lines that are older than acts. */
  act_id: number | null
  /** How much of it was reserved and went along; null in lines that are older than acts. */
  reserved_quantity: number | null
}

export interface Tasks {
  id: Generated<number>
  kind: 'put_away' | 'pick' | 'count' | 'put_back'
  state: Generated<'open' | 'done' | 'cancelled'>
  customer_id: number | null
  receipt_id: number | null
  /** Null for a handling unit with several items. */
  item_id: number | null
  lot_id: number | null
  handling_unit_id: number | null
  quantity: number
  from_location_id: number
  suggested_location_id: number | null
  reason: string
  done_location_id: number | null
  rest_of_id: number | null
  assigned_to: number | null
  created_at: Date
  created_by: number | null
  ended_at: Date | null
  ended_by: number | null
  version: Generated<number>
  /** The cancelled movement of a put-back. */
  order_id: number | null
  waiting_told_at: Date | null
  /** Why goods in quarantine are released, for the ledger line that brings them to their bin. Null for other tasks. */
  release_reason: string | null
  /** The return that the goods came with. */
  return_id: number | null
  /** The act that brought the goods; null for tasks that were done before acts were kept with them. */
  done_act_id: number | null
}

export interface TwoFactor {
  user_id: number
  /** 20 bytes. */
  secret: Uint8Array
  started_at: Date
  /** Null until a code has confirmed the set-up. */
  confirmed_at: Date | null
  last_step: number | null
  wrong_codes: Generated<number>
  wrong_codes_since: Date | null
}

export interface Users {
  id: Generated<number>
  username: string
  email: string
  first_name: string | null
  last_name: string | null
  role: 'admin' | 'manager' | 'worker' | 'accountant' | 'customer'
  customer_id: number | null
  is_primary: Generated<boolean>
  profile_image_url: string | null
  password_hash: string
  created_at: Date
  language: KnownTypes['users.language'] | null
  portal_access: Generated<'full' | 'view_only'>
  /** Since when the user may not sign in. */
  disabled_at: Date | null
  last_sign_in_at: Date | null
  version: Generated<number>
  /** The sites that a member of staff is limited to; empty for all. */
  site_ids: Generated<number[]>
  /** Who disabled the access; null where it isn't known. */
  disabled_by: number | null
}
