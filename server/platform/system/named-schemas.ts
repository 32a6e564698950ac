import { z } from 'zod'
import * as address from '../../../contract/address.ts'
import * as fields from '../../../contract/fields.ts'
import * as tasks from '../../../contract/goods-in/put-away/tasks.ts'
import * as quarantine from '../../../contract/goods-in/quarantine/quarantine.ts'
import * as counting from '../../../contract/goods-in/receipts/counting.ts'
import * as receipts from '../../../contract/goods-in/receipts/receipts.ts'
import * as returns from '../../../contract/goods-in/returns/returns.ts'
import * as orderPapers from '../../../contract/goods-out/order-papers/order-papers.ts'
import * as advanceOrders from '../../../contract/goods-out/orders/advance-orders.ts'
import * as orderAddresses from '../../../contract/goods-out/orders/order-addresses.ts'
import * as orderReferences from '../../../contract/goods-out/orders/order-references.ts'
import * as orders from '../../../contract/goods-out/orders/orders.ts'
import * as transferState from '../../../contract/goods-out/orders/transfer-state.ts'
import * as transfers from '../../../contract/goods-out/orders/transfers.ts'
import * as picking from '../../../contract/goods-out/picking/picking.ts'
import * as eventImports from '../../../contract/goods-out/shipments/event-imports.ts'
import * as handOver from '../../../contract/goods-out/shipments/hand-over.ts'
import * as proofsOfDelivery from '../../../contract/goods-out/shipments/proofs-of-delivery.ts'
import * as shipmentEvents from '../../../contract/goods-out/shipments/shipment-events.ts'
import * as shipments from '../../../contract/goods-out/shipments/shipments.ts'
import * as trackingLinks from '../../../contract/goods-out/shipments/tracking-links.ts'
import * as historyEntry from '../../../contract/history-entry.ts'
import * as dashboard from '../../../contract/insight/dashboard/dashboard.ts'
import * as reportKpis from '../../../contract/insight/reports/report-kpis.ts'
import * as reports from '../../../contract/insight/reports/reports.ts'
import * as invoices from '../../../contract/money/billing/invoices.ts'
import * as quotes from '../../../contract/money/billing/quotes.ts'
import * as money from '../../../contract/money.ts'
import * as accountSecurity from '../../../contract/people/auth/account-security.ts'
import * as auth from '../../../contract/people/auth/auth.ts'
import * as customerViews from '../../../contract/people/auth/customer-views.ts'
import * as staff from '../../../contract/people/auth/staff.ts'
import * as customers from '../../../contract/people/customers/customers.ts'
import * as colleagues from '../../../contract/people/invitations/colleagues.ts'
import * as invitations from '../../../contract/people/invitations/invitations.ts'
import * as notifications from '../../../contract/people/notifications/notifications.ts'
import * as onboarding from '../../../contract/people/onboarding/onboarding.ts'
import * as savedViews from '../../../contract/people/saved-views/saved-views.ts'
import * as attention from '../../../contract/platform/attention/attention.ts'
import * as documents from '../../../contract/platform/documents/documents.ts'
import * as floor from '../../../contract/platform/floor/floor.ts'
import * as importRows from '../../../contract/platform/imports/import-rows.ts'
import * as imports from '../../../contract/platform/imports/imports.ts'
import * as lookup from '../../../contract/platform/lookup/lookup.ts'
import * as mails from '../../../contract/platform/mail/mails.ts'
import * as search from '../../../contract/platform/search/search.ts'
import * as billingSettings from '../../../contract/platform/settings/billing-settings.ts'
import * as operatorSettings from '../../../contract/platform/settings/operator-settings.ts'
import * as settings from '../../../contract/platform/settings/settings.ts'
import { records, titleOf } from '../../../contract/records.ts'
import * as stockActs from '../../../contract/stock/acts/stock-acts.ts'
import * as countPlaces from '../../../contract/stock/counts/count-places.ts'
import * as counts from '../../../contract/stock/counts/counts.ts'
import * as handlingUnits from '../../../contract/stock/handling-units/handling-units.ts'
import * as adjustmentRequests from '../../../contract/stock/inventory/adjustment-requests.ts'
import * as inventory from '../../../contract/stock/inventory/inventory.ts'
import * as itemStock from '../../../contract/stock/inventory/item-stock.ts'
import * as lots from '../../../contract/stock/inventory/lots.ts'
import * as moveStock from '../../../contract/stock/inventory/move-stock.ts'
import * as stockMovements from '../../../contract/stock/inventory/stock-movements.ts'
import * as locationRange from '../../../contract/stock/locations/location-range.ts'
import * as reconciliation from '../../../contract/stock/reconciliation/reconciliation.ts'
import { otherNames, written } from './other-schema-names.ts'

/** Where the schemas of calls stand. */
const modules: readonly object[] = [
  address,
  fields,
  tasks,
  quarantine,
  counting,
  receipts,
  returns,
  orderPapers,
  advanceOrders,
  orderAddresses,
  orderReferences,
  orders,
  transferState,
  transfers,
  picking,
  eventImports,
  handOver,
  proofsOfDelivery,
  shipmentEvents,
  shipments,
  trackingLinks,
  historyEntry,
  dashboard,
  reportKpis,
  reports,
  money,
  invoices,
  quotes,
  accountSecurity,
  auth,
  customerViews,
  staff,
  customers,
  colleagues,
  invitations,
  notifications,
  onboarding,
  savedViews,
  attention,
  documents,
  floor,
  importRows,
  imports,
  lookup,
  mails,
  search,
  billingSettings,
  operatorSettings,
  settings,
  stockActs,
  countPlaces,
  counts,
  handlingUnits,
  adjustmentRequests,
  inventory,
  itemStock,
  lots,
  moveStock,
  stockMovements,
  locationRange,
  reconciliation,
]

/**
 * What API clients call the types that calls take and answer: an object has the name of its export, and the others a name in
 * other-schema-names.ts. A body or row without a name is written where it is used. This is the form in which zod looks the names up while it
 * writes JSON Schema.
 */
export const schemaNames = z.registry<{ id: string }>()
const named = new Set<string>()
for (const [name, schema] of Object.entries(otherNames)) add(name, schema)

for (const module of modules)
  for (const [name, schema] of Object.entries(module))
    if (schema instanceof z.ZodObject && !schemaNames.has(schema) && !written.includes(schema)) add(titled(name), schema)

// Where calls take or answer more than the fields of a record, a schema of its own has the name already.
for (const record of records) {
  const title = titleOf(record)
  const schemas = { [title]: record.row, [`New${title}`]: record.created, [`${title}Change`]: record.changed }
  for (const [name, schema] of Object.entries(schemas)) if (!named.has(name)) add(name, schema)
}

function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function add(id: string, schema: z.ZodType): void {
  if (named.has(id)) throw new Error(`Two schemas are named ${id}: rename one, or give it a name in other-schema-names.ts.`)
  named.add(id)
  schemaNames.add(schema, { id })
}
