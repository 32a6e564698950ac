import { attentionKinds } from '../contract/platform/attention/attention.ts'
import { floorKinds } from '../contract/platform/floor/floor.ts'
import { importKinds } from '../contract/platform/imports/import-fields.ts'
import { lookupTypes } from '../contract/platform/lookup/lookup.ts'
import { documentMailKinds } from '../contract/platform/mail/mails.ts'
import { searchKinds } from '../contract/platform/search/search.ts'
import { kindsWithRecords } from '../contract/stock/acts/act-kinds.ts'
import { type Door, saidOf } from './door.ts'
import { putAwayDoor } from './goods-in/put-away/put-away-door.ts'
import { quarantineRoutes } from './goods-in/quarantine/quarantine-routes.ts'
import { importReceipts } from './goods-in/receipt-imports/import-receipts.ts'
import { receiptsDoor } from './goods-in/receipts/receipts-door.ts'
import { returnsDoor } from './goods-in/returns/returns-door.ts'
import { importMovements } from './goods-out/movement-imports/import-movements.ts'
import { makeOrderDocuments } from './goods-out/order-papers/make-documents.ts'
import { orderPapersRoutes } from './goods-out/order-papers/order-papers-routes.ts'
import { orderStagesRoutes } from './goods-out/order-stages/order-stages-routes.ts'
import { ordersDoor } from './goods-out/orders/orders-door.ts'
import { pickingDoor } from './goods-out/picking/picking-door.ts'
import { shipmentsDoor } from './goods-out/shipments/shipments-door.ts'
import { transfersRoutes } from './goods-out/transfers/transfers-routes.ts'
import { dashboardRoutes } from './insight/dashboard/dashboard-routes.ts'
import { reportsDoor } from './insight/reports/reports-door.ts'
import { billingDoor } from './money/billing/billing-door.ts'
import { activitiesRoutes } from './people/activities/activities-routes.ts'
import { tellDueActivities } from './people/activities/due-activities.ts'
import { authDoor } from './people/auth/auth-door.ts'
import { findPerson } from './people/auth/sessions.ts'
import { contactsDoor } from './people/contacts/contacts-door.ts'
import { customerNamed } from './people/customers/customer-named.ts'
import { customersDoor } from './people/customers/customers-door.ts'
import { customersNamed } from './people/customers/customers-queries.ts'
import { invitationsRoutes } from './people/invitations/invitations-routes.ts'
import { deleteReadNotifications } from './people/notifications/delete-read-notifications.ts'
import { mailDigests } from './people/notifications/mail-digests.ts'
import { mailNotifications } from './people/notifications/mail-notifications.ts'
import { notificationsRoutes } from './people/notifications/notifications-routes.ts'
import { onboardingRoutes } from './people/onboarding/onboarding-routes.ts'
import { savedViewsRoutes } from './people/saved-views/saved-views-routes.ts'
import { documentsDoor } from './platform/documents/documents-door.ts'
import { deleteExpiredImports } from './platform/imports/delete-expired-imports.ts'
import { mailsRoutes } from './platform/mail/mails-routes.ts'
import { redrawOldLogo } from './platform/settings/redraw-logo.ts'
import { settingsRoutes } from './platform/settings/settings-routes.ts'
import { systemRoutes } from './platform/system/system-routes.ts'
import { categoriesRoutes } from './stock/categories/categories-routes.ts'
import { countsDoor } from './stock/counts/counts-door.ts'
import { handlingUnitsDoor } from './stock/handling-units/handling-units-door.ts'
import { inventoryDoor } from './stock/inventory/inventory-door.ts'
import { importItems } from './stock/item-imports/import-items.ts'
import { locationsDoor } from './stock/locations/locations-door.ts'
import { reconcileNightly } from './stock/reconciliation/reconcile-nightly.ts'
import { reconciliationRoutes } from './stock/reconciliation/reconciliation-routes.ts'
import { siteCalled } from './stock/sites/sites-queries.ts'
import { sitesRoutes } from './stock/sites/sites-routes.ts'

/** All doors of the house: the only list of what the server is made of. A folder that has only routes or jobs to say needs no file for its door. */
const doors: readonly Door[] = [
  { serve: systemRoutes },
  authDoor,
  { serve: (app, options) => invitationsRoutes(app, options) },
  { serve: settingsRoutes, tidy: redrawOldLogo },
  { serve: onboardingRoutes },
  documentsDoor,
  { serve: mailsRoutes },
  {
    serve: notificationsRoutes,
    jobs: [mailNotifications, mailDigests],
    expired: { 'read notifications': deleteReadNotifications },
  },
  { serve: savedViewsRoutes },
  { expired: { 'expired imports': deleteExpiredImports } },
  customersDoor,
  contactsDoor,
  { serve: activitiesRoutes, jobs: [tellDueActivities] },
  { serve: sitesRoutes },
  locationsDoor,
  { serve: categoriesRoutes },
  inventoryDoor,
  { imports: { items: importItems } },
  handlingUnitsDoor,
  countsDoor,
  { serve: reconciliationRoutes, jobs: [reconcileNightly] },
  receiptsDoor,
  { imports: { receipts: importReceipts } },
  putAwayDoor,
  returnsDoor,
  { serve: quarantineRoutes },
  ordersDoor,
  { serve: orderStagesRoutes },
  { imports: { movements: importMovements } },
  { serve: orderPapersRoutes, jobs: [makeOrderDocuments] },
  pickingDoor,
  shipmentsDoor,
  { serve: transfersRoutes },
  billingDoor,
  { serve: dashboardRoutes },
  reportsDoor,
]

function parts<Part extends keyof Door>(part: Part): Door[Part][] {
  return doors.map((door) => door[part])
}

/** What the doors say together, for the mechanisms that import no door. */
export const house = {
  serve: parts('serve'),
  jobs: parts('jobs').flatMap((jobs) => jobs ?? []),
  cleaning: { expired: Object.assign({}, ...parts('expired')), tidying: parts('tidy').flatMap((tidy) => tidy ?? []) },
  mailed: saidOf(documentMailKinds, parts('mailed')),
  attention: saidOf(attentionKinds, parts('attention')),
  floor: saidOf(floorKinds, parts('floor')),
  imports: { importers: saidOf(importKinds, parts('imports')), findPerson, customerNamed, siteCalled },
  scanned: saidOf(lookupTypes, parts('scanned')),
  undo: saidOf(kindsWithRecords, parts('undo')),
  search: { kinds: saidOf(searchKinds, parts('search')), customersNamed },
}
