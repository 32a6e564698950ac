import { activitiesEndpoints } from './activities/activities.ts'
import { accountSecurityEndpoints } from './auth/account-security.ts'
import { authEndpoints } from './auth/auth.ts'
import { customerViewsEndpoints } from './auth/customer-views.ts'
import { staffEndpoints } from './auth/staff.ts'
import { invoicesEndpoints } from './billing/invoices.ts'
import { quotesEndpoints } from './billing/quotes.ts'
import { categoriesEndpoints } from './categories/categories.ts'
import { contactsEndpoints } from './contacts/contacts.ts'
import { countPlansEndpoints } from './counts/count-plans.ts'
import { countsEndpoints } from './counts/counts.ts'
import { customersEndpoints } from './customers/customers.ts'
import { dashboardEndpoints } from './dashboard/dashboard.ts'
import { documentsEndpoints } from './documents/documents.ts'
import type { EndpointDefinition } from './endpoint.ts'
import { floorEndpoints } from './floor/floor.ts'
import { handlingUnitsEndpoints } from './handling-units/handling-units.ts'
import { historyEndpoints } from './history.ts'
import { importsEndpoints } from './imports/imports.ts'
import { adjustmentsEndpoints } from './inventory/adjustment-requests.ts'
import { inventoryEndpoints } from './inventory/inventory.ts'
import { itemPictureEndpoints } from './inventory/item-pictures.ts'
import { stockEndpoints } from './inventory/item-stock.ts'
import { lotsEndpoints } from './inventory/lots.ts'
import { moveStockEndpoints } from './inventory/move-stock.ts'
import { colleaguesEndpoints } from './invitations/colleagues.ts'
import { invitationsEndpoints } from './invitations/invitations.ts'
import { withListFiles } from './list-files.ts'
import { locationRangeEndpoints } from './locations/location-range.ts'
import { locationsEndpoints } from './locations/locations.ts'
import { lookupEndpoints } from './lookup/lookup.ts'
import { mailsEndpoints } from './mail/mails.ts'
import { notificationsEndpoints } from './notifications/notifications.ts'
import { onboardingEndpoints } from './onboarding/onboarding.ts'
import { orderPapersEndpoints } from './order-papers/order-papers.ts'
import { printOrdersEndpoints } from './order-papers/print-orders.ts'
import { advanceOrdersEndpoints } from './orders/advance-orders.ts'
import { ordersEndpoints } from './orders/orders.ts'
import { transfersEndpoints } from './orders/transfers.ts'
import { pickingEndpoints } from './picking/picking.ts'
import { tasksEndpoints } from './put-away/tasks.ts'
import { quarantineEndpoints } from './quarantine/quarantine.ts'
import { announcedDeliveriesEndpoints } from './receipts/announced-deliveries.ts'
import { countingEndpoints } from './receipts/counting.ts'
import { receiptsEndpoints } from './receipts/receipts.ts'
import { reconciliationEndpoints } from './reconciliation/reconciliation.ts'
import { historiesOfRecords } from './records.ts'
import { reportsEndpoints } from './reports/reports.ts'
import { returnWorkEndpoints } from './returns/return-work.ts'
import { returnsEndpoints } from './returns/returns.ts'
import { savedViewsEndpoints } from './saved-views/saved-views.ts'
import { searchEndpoints } from './search/search.ts'
import { settingsEndpoints } from './settings/settings.ts'
import { eventImportsEndpoints } from './shipments/event-imports.ts'
import { handOverEndpoints } from './shipments/hand-over.ts'
import { proofsEndpoints } from './shipments/proofs-of-delivery.ts'
import { shipmentsEndpoints } from './shipments/shipments.ts'
import { trackingLinksEndpoints } from './shipments/tracking-links.ts'
import { sitesEndpoints } from './sites/sites.ts'
import { stockActsEndpoints } from './stock-acts/stock-acts.ts'
import { systemEndpoints } from './system/system.ts'

const groups: Readonly<Record<string, Readonly<Record<string, EndpointDefinition>>>> = {
  system: systemEndpoints,
  auth: authEndpoints,
  accountSecurity: accountSecurityEndpoints,
  staff: staffEndpoints,
  customers: customersEndpoints,
  customerViews: customerViewsEndpoints,
  invitations: invitationsEndpoints,
  colleagues: colleaguesEndpoints,
  contacts: contactsEndpoints,
  activities: activitiesEndpoints,
  inventory: { ...inventoryEndpoints, ...moveStockEndpoints },
  lots: lotsEndpoints,
  adjustments: adjustmentsEndpoints,
  counts: countsEndpoints,
  countPlans: countPlansEndpoints,
  itemPictures: itemPictureEndpoints,
  stock: stockEndpoints,
  quarantine: quarantineEndpoints,
  sites: sitesEndpoints,
  stockActs: stockActsEndpoints,
  locations: locationsEndpoints,
  locationRange: locationRangeEndpoints,
  categories: categoriesEndpoints,
  handlingUnits: handlingUnitsEndpoints,
  tasks: tasksEndpoints,
  floor: floorEndpoints,
  orders: { ...ordersEndpoints, ...advanceOrdersEndpoints },
  transfers: transfersEndpoints,
  picking: pickingEndpoints,
  orderPapers: { ...orderPapersEndpoints, ...printOrdersEndpoints },
  receipts: receiptsEndpoints,
  receiptCounting: countingEndpoints,
  announcedDeliveries: announcedDeliveriesEndpoints,
  returns: { ...returnsEndpoints, ...returnWorkEndpoints },
  shipments: { ...shipmentsEndpoints, ...handOverEndpoints },
  eventImports: eventImportsEndpoints,
  proofsOfDelivery: proofsEndpoints,
  trackingLinks: trackingLinksEndpoints,
  lookup: lookupEndpoints,
  search: searchEndpoints,
  imports: importsEndpoints,
  quotes: quotesEndpoints,
  invoices: invoicesEndpoints,
  mails: mailsEndpoints,
  history: { ...historyEndpoints, ...historiesOfRecords },
  dashboard: dashboardEndpoints,
  reports: reportsEndpoints,
  notifications: notificationsEndpoints,
  reconciliation: reconciliationEndpoints,
  settings: settingsEndpoints,
  onboarding: onboardingEndpoints,
  savedViews: savedViewsEndpoints,
  documents: documentsEndpoints,
}

/** The calls by group and key, which also name them for API clients: `orders.cancel` is `ordersCancel` there. */
export const endpointGroups: typeof groups = Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, withListFiles(group)]))

/** All calls. The server, the documentation and the tests use this table. */
export const endpoints: readonly EndpointDefinition[] = Object.values(endpointGroups).flatMap((group) => Object.values(group))
