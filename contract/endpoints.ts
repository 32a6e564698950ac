import type { EndpointDefinition } from './endpoint.ts'
import { tasksEndpoints } from './goods-in/put-away/tasks.ts'
import { quarantineEndpoints } from './goods-in/quarantine/quarantine.ts'
import { announcedDeliveriesEndpoints } from './goods-in/receipts/announced-deliveries.ts'
import { countingEndpoints } from './goods-in/receipts/counting.ts'
import { receiptsEndpoints } from './goods-in/receipts/receipts.ts'
import { returnWorkEndpoints } from './goods-in/returns/return-work.ts'
import { returnsEndpoints } from './goods-in/returns/returns.ts'
import { orderPapersEndpoints } from './goods-out/order-papers/order-papers.ts'
import { printOrdersEndpoints } from './goods-out/order-papers/print-orders.ts'
import { advanceOrdersEndpoints } from './goods-out/orders/advance-orders.ts'
import { ordersEndpoints } from './goods-out/orders/orders.ts'
import { transfersEndpoints } from './goods-out/orders/transfers.ts'
import { pickingEndpoints } from './goods-out/picking/picking.ts'
import { eventImportsEndpoints } from './goods-out/shipments/event-imports.ts'
import { handOverEndpoints } from './goods-out/shipments/hand-over.ts'
import { proofsEndpoints } from './goods-out/shipments/proofs-of-delivery.ts'
import { shipmentsEndpoints } from './goods-out/shipments/shipments.ts'
import { trackingLinksEndpoints } from './goods-out/shipments/tracking-links.ts'
import { historyEndpoints } from './history.ts'
import { dashboardEndpoints } from './insight/dashboard/dashboard.ts'
import { reportsEndpoints } from './insight/reports/reports.ts'
import { withListFiles } from './list-files.ts'
import { invoicesEndpoints } from './money/billing/invoices.ts'
import { quotesEndpoints } from './money/billing/quotes.ts'
import { activitiesEndpoints } from './people/activities/activities.ts'
import { accountSecurityEndpoints } from './people/auth/account-security.ts'
import { authEndpoints } from './people/auth/auth.ts'
import { customerViewsEndpoints } from './people/auth/customer-views.ts'
import { staffEndpoints } from './people/auth/staff.ts'
import { contactsEndpoints } from './people/contacts/contacts.ts'
import { customersEndpoints } from './people/customers/customers.ts'
import { colleaguesEndpoints } from './people/invitations/colleagues.ts'
import { invitationsEndpoints } from './people/invitations/invitations.ts'
import { notificationsEndpoints } from './people/notifications/notifications.ts'
import { onboardingEndpoints } from './people/onboarding/onboarding.ts'
import { savedViewsEndpoints } from './people/saved-views/saved-views.ts'
import { documentsEndpoints } from './platform/documents/documents.ts'
import { floorEndpoints } from './platform/floor/floor.ts'
import { importsEndpoints } from './platform/imports/imports.ts'
import { lookupEndpoints } from './platform/lookup/lookup.ts'
import { mailsEndpoints } from './platform/mail/mails.ts'
import { searchEndpoints } from './platform/search/search.ts'
import { settingsEndpoints } from './platform/settings/settings.ts'
import { systemEndpoints } from './platform/system/system.ts'
import { historiesOfRecords } from './records.ts'
import { stockActsEndpoints } from './stock/acts/stock-acts.ts'
import { categoriesEndpoints } from './stock/categories/categories.ts'
import { countPlansEndpoints } from './stock/counts/count-plans.ts'
import { countsEndpoints } from './stock/counts/counts.ts'
import { handlingUnitsEndpoints } from './stock/handling-units/handling-units.ts'
import { adjustmentsEndpoints } from './stock/inventory/adjustment-requests.ts'
import { inventoryEndpoints } from './stock/inventory/inventory.ts'
import { itemPictureEndpoints } from './stock/inventory/item-pictures.ts'
import { stockEndpoints } from './stock/inventory/item-stock.ts'
import { lotsEndpoints } from './stock/inventory/lots.ts'
import { moveStockEndpoints } from './stock/inventory/move-stock.ts'
import { locationRangeEndpoints } from './stock/locations/location-range.ts'
import { locationsEndpoints } from './stock/locations/locations.ts'
import { reconciliationEndpoints } from './stock/reconciliation/reconciliation.ts'
import { sitesEndpoints } from './stock/sites/sites.ts'

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
