import { attentionKinds } from '../contract/attention/attention.ts'
import { floorKinds } from '../contract/floor/floor.ts'
import { importKinds } from '../contract/imports/import-fields.ts'
import { lookupTypes } from '../contract/lookup/lookup.ts'
import { documentMailKinds } from '../contract/mail/mails.ts'
import { searchKinds } from '../contract/search/search.ts'
import { activitiesRoutes } from './activities/activities-routes.ts'
import { tellDueActivities } from './activities/due-activities.ts'
import { authDoor } from './auth/auth-door.ts'
import { findPerson } from './auth/sessions.ts'
import { billingDoor } from './billing/billing-door.ts'
import { categoriesRoutes } from './categories/categories-routes.ts'
import { contactsDoor } from './contacts/contacts-door.ts'
import { countsDoor } from './counts/counts-door.ts'
import { customerNamed } from './customers/customer-named.ts'
import { customersDoor } from './customers/customers-door.ts'
import { customersNamed } from './customers/customers-queries.ts'
import { dashboardRoutes } from './dashboard/dashboard-routes.ts'
import { documentsDoor } from './documents/documents-door.ts'
import { type Door, saidOf } from './door.ts'
import { handlingUnitsDoor } from './handling-units/handling-units-door.ts'
import { deleteExpiredImports } from './imports/delete-expired-imports.ts'
import { inventoryDoor } from './inventory/inventory-door.ts'
import { invitationsRoutes } from './invitations/invitations-routes.ts'
import { importItems } from './item-imports/import-items.ts'
import { locationsDoor } from './locations/locations-door.ts'
import { mailsRoutes } from './mail/mails-routes.ts'
import { importMovements } from './movement-imports/import-movements.ts'
import { deleteReadNotifications } from './notifications/delete-read-notifications.ts'
import { mailDigests } from './notifications/mail-digests.ts'
import { mailNotifications } from './notifications/mail-notifications.ts'
import { notificationsRoutes } from './notifications/notifications-routes.ts'
import { onboardingRoutes } from './onboarding/onboarding-routes.ts'
import { makeOrderDocuments } from './order-papers/make-documents.ts'
import { orderPapersRoutes } from './order-papers/order-papers-routes.ts'
import { orderStagesRoutes } from './order-stages/order-stages-routes.ts'
import { ordersDoor } from './orders/orders-door.ts'
import { pickingDoor } from './picking/picking-door.ts'
import { putAwayDoor } from './put-away/put-away-door.ts'
import { quarantineRoutes } from './quarantine/quarantine-routes.ts'
import { importReceipts } from './receipt-imports/import-receipts.ts'
import { receiptsDoor } from './receipts/receipts-door.ts'
import { reconcileNightly } from './reconciliation/reconcile-nightly.ts'
import { reconciliationRoutes } from './reconciliation/reconciliation-routes.ts'
import { reportsDoor } from './reports/reports-door.ts'
import { returnsDoor } from './returns/returns-door.ts'
import { savedViewsRoutes } from './saved-views/saved-views-routes.ts'
import { redrawOldLogo } from './settings/redraw-logo.ts'
import { settingsRoutes } from './settings/settings-routes.ts'
import { shipmentsDoor } from './shipments/shipments-door.ts'
import { siteCalled } from './sites/sites-queries.ts'
import { sitesRoutes } from './sites/sites-routes.ts'
import type { UndoByKind } from './stock-acts/undo-records.ts'
import { systemRoutes } from './system/system-routes.ts'
import { transfersRoutes } from './transfers/transfers-routes.ts'

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
  undo: Object.assign({}, ...parts('undo')) as UndoByKind,
  search: { kinds: saidOf(searchKinds, parts('search')), customersNamed },
}
