import { accountSecurityEndpoints } from './account-security.ts'
import { activitiesEndpoints } from './activities.ts'
import { authEndpoints } from './auth.ts'
import { categoriesEndpoints } from './categories.ts'
import { contactsEndpoints } from './contacts.ts'
import { customerViewsEndpoints } from './customer-views.ts'
import { customersEndpoints } from './customers.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { documentsEndpoints } from './documents.ts'
import type { EndpointDefinition } from './endpoint.ts'
import { eventImportsEndpoints } from './event-imports.ts'
import { handlingUnitsEndpoints } from './handling-units.ts'
import { historyEndpoints } from './history.ts'
import { importsEndpoints } from './imports.ts'
import { inventoryEndpoints } from './inventory.ts'
import { invitationsEndpoints } from './invitations.ts'
import { invoicesEndpoints } from './invoices.ts'
import { stockEndpoints } from './item-stock.ts'
import { withListFiles } from './list-files.ts'
import { locationsEndpoints } from './locations.ts'
import { lookupEndpoints } from './lookup.ts'
import { mailsEndpoints } from './mails.ts'
import { notificationsEndpoints } from './notifications.ts'
import { onboardingEndpoints } from './onboarding.ts'
import { orderPapersEndpoints } from './order-papers.ts'
import { ordersEndpoints } from './orders.ts'
import { pickingEndpoints } from './picking.ts'
import { proofsEndpoints } from './proofs-of-delivery.ts'
import { quotesEndpoints } from './quotes.ts'
import { receiptsEndpoints } from './receipts.ts'
import { reconciliationEndpoints } from './reconciliation.ts'
import { historiesOfRecords } from './records.ts'
import { reportsEndpoints } from './reports.ts'
import { savedViewsEndpoints } from './saved-views.ts'
import { searchEndpoints } from './search.ts'
import { settingsEndpoints } from './settings.ts'
import { shipmentsEndpoints } from './shipments.ts'
import { staffEndpoints } from './staff.ts'
import { systemEndpoints } from './system.ts'
import { tasksEndpoints } from './tasks.ts'
import { trackingLinksEndpoints } from './tracking-links.ts'

const groups: Readonly<Record<string, Readonly<Record<string, EndpointDefinition>>>> = {
  system: systemEndpoints,
  auth: authEndpoints,
  accountSecurity: accountSecurityEndpoints,
  staff: staffEndpoints,
  customers: customersEndpoints,
  customerViews: customerViewsEndpoints,
  invitations: invitationsEndpoints,
  contacts: contactsEndpoints,
  activities: activitiesEndpoints,
  inventory: inventoryEndpoints,
  stock: stockEndpoints,
  locations: locationsEndpoints,
  categories: categoriesEndpoints,
  handlingUnits: handlingUnitsEndpoints,
  tasks: tasksEndpoints,
  orders: ordersEndpoints,
  picking: pickingEndpoints,
  orderPapers: orderPapersEndpoints,
  receipts: receiptsEndpoints,
  shipments: shipmentsEndpoints,
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
