import { tasksEndpoints } from '../../contract/goods-in/put-away/tasks.ts'
import { countingEndpoints } from '../../contract/goods-in/receipts/counting.ts'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { authEndpoints } from '../../contract/people/auth/auth.ts'
import { customerViewsEndpoints } from '../../contract/people/auth/customer-views.ts'
import { contactsEndpoints } from '../../contract/people/contacts/contacts.ts'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { notificationsEndpoints } from '../../contract/people/notifications/notifications.ts'
import { documentsEndpoints, keyInDocumentUrl } from '../../contract/platform/documents/documents.ts'
import { settingsEndpoints } from '../../contract/platform/settings/settings.ts'
import { system } from '../../server/viewer.ts'
import { asOwner } from './as-owner.ts'
import { billingChangeCases } from './billing-cases.ts'
import type { Prepare } from './change-case.ts'
import { countChangeCases } from './counting.ts'
import {
  createTasksAtReceiving,
  makeActivity,
  makeColleague,
  makeContact,
  makeCountedReceipt,
  makeCustomer,
  makeHandlingUnit,
  makeInspectedReceipt,
  makeInvitation,
  makeItem,
  makeLocation,
  makePackedUnit,
  makeReceipt,
  makeReceivingLocations,
  makeSavedView,
  makeShipment,
  makeTask,
  pdfOf,
} from './factories.ts'
import { importChangeCases } from './import-cases.ts'
import { tokenOfInvitation } from './invitation-link.ts'
import { onePixel } from './one-pixel.ts'
import { pickChangeCases } from './pick-cases.ts'
import { returnChangeCases } from './return-cases.ts'
import { securityChangeCases } from './security-cases.ts'
import { makeStaffInvitation, makeStaffMember } from './staff.ts'
import { stockChangeCases } from './stock-change-cases.ts'
import { openTestApp, testPassword } from './test-app.ts'
import { casesOfTransfers, transferCases } from './transfer-cases.ts'
import { undoChangeCases } from './undo-cases.ts'

const cases: Record<string, readonly Prepare[]> = {
  'auth.signIn': [
    async (it) => ({ by: it.anyone, body: { username: 'admin', password: testPassword } }),
    // Staff see when the users of customers signed in.
    async (it) => ({ by: it.anyone, body: { username: 'customer@acme.example', password: testPassword } }),
  ],
  'auth.signOut': [async (it) => ({ by: await it.signIn('manager') })],
  'auth.changeAccount': [
    async (it) => ({ by: it.as('customer'), body: { language: 'de-DE' } }),
    async (it) => ({ by: it.as('rival'), body: { firstName: 'Robin', lastName: 'Lind' } }),
  ],
  'auth.setPicture': [async (it) => ({ by: it.as('customer'), body: onePixel, headers: { 'content-type': 'image/png' } })],
  'auth.deletePicture': [
    async (it) => {
      await it.as('customer').request('PUT', authEndpoints.setPicture.path, { body: onePixel, headers: { 'content-type': 'image/png' } })
      return { by: it.as('customer') }
    },
  ],
  'staff.invite': [async (it) => ({ by: it.as('admin'), body: { email: 'new.colleague@tallyhouse.example', role: 'manager' } })],
  'staff.update': [
    async (it) => {
      const { id } = await makeStaffMember(it)
      return { by: it.as('admin'), id, body: { role: 'admin' } }
    },
    async (it) => {
      const { id } = await makeStaffMember(it)
      return { by: it.as('admin'), id, body: { isActive: false } }
    },
  ],
  'auth.register': [
    async () => {
      const on = await openTestApp({ empty: true })
      return { on, by: on.anyone, body: { username: 'first', email: 'first@tallyhouse.example', password: testPassword } }
    },
    async (it) => {
      const { id } = await makeInvitation(it)
      return { by: it.anyone, body: { invitation: await tokenOfInvitation(it, id), password: testPassword } }
    },
    async (it) => {
      const { id } = await makeStaffInvitation(it)
      return { by: it.anyone, body: { invitation: await tokenOfInvitation(it, id), password: testPassword } }
    },
    // An account that was made for this address and never used.
    async (it) => {
      const customer = await makeCustomer(it)
      const { id } = await makeInvitation(it, { customerId: customer.id, email: customer.contactEmail ?? '', firstName: 'Noor' })
      return { by: it.anyone, body: { invitation: await tokenOfInvitation(it, id), password: testPassword } }
    },
  ],
  'customerViews.start': [async (it) => ({ by: it.as('manager'), body: { customerId: 1 } })],
  'customerViews.end': [
    async (it) => {
      await it.as('manager').call(customerViewsEndpoints.start, { body: { customerId: 1 } })
      return { by: it.as('manager') }
    },
  ],

  'reports.startExport': [async (it) => ({ by: it.as('manager'), body: { period: '90d' } })],

  'customers.create': [
    async (it) => ({
      by: it.as('admin'),
      body: { name: 'Cypress Wines', type: '3pl', contactEmail: 'office@cypress.example', password: testPassword },
    }),
  ],
  'customers.update': [
    async (it) => {
      await makeShipment(it)
      return { by: it.as('admin'), id: 1, body: { name: 'Acme Imports and Exports' } }
    },
  ],
  'customers.updateUser': [
    async (it) => ({ by: it.as('admin'), id: 4, body: { firstName: 'Robin', portalAccess: 'view_only' } }),
    async (it) => ({ by: it.as('admin'), id: 4, body: { isActive: true, portalAccess: 'full' } }),
  ],
  'invitations.create': [
    async (it) => ({ by: it.as('admin'), id: 1, body: { email: 'noor@acme.example', firstName: 'Noor', portalAccess: 'view_only' } }),
  ],
  'invitations.resend': [
    async (it) => ({ by: it.as('admin'), id: (await makeInvitation(it)).id }),
    async (it) => ({ by: it.as('admin'), id: (await makeStaffInvitation(it)).id }),
  ],
  'invitations.withdraw': [
    async (it) => ({ by: it.as('admin'), id: (await makeInvitation(it)).id }),
    async (it) => ({ by: it.as('admin'), id: (await makeStaffInvitation(it)).id }),
  ],
  'colleagues.invite': [async (it) => ({ by: it.as('customer'), body: { email: 'first@acme.example' } })],
  'colleagues.withdraw': [async (it) => ({ by: it.as('customer'), id: (await makeInvitation(it)).id })],
  'colleagues.update': [async (it) => ({ by: it.as('customer'), id: await makeColleague(it), body: { isActive: false } })],
  'contacts.create': [async (it) => ({ by: it.as('manager'), body: { customerId: 1, firstName: 'Noor', email: 'noor@acme.example' } })],
  'contacts.update': [
    // Takes the place of another one.
    async (it) => {
      await makeContact(it, { isPrimary: true })
      return { by: it.as('manager'), id: (await makeContact(it)).id, body: { isPrimary: true, title: 'Buyer' } }
    },
  ],
  'contacts.delete': [async (it) => ({ by: it.as('manager'), id: (await makeContact(it)).id })],
  'contacts.restore': [
    async (it) => {
      const { id } = await makeContact(it)
      await it.as('manager').call(contactsEndpoints.delete, { params: { id } })
      return { by: it.as('manager'), id }
    },
  ],
  'activities.create': [
    async (it) => ({ by: it.as('manager'), body: { customerId: 1, type: 'call', subject: 'Ask for the forecast', assignedTo: 2 } }),
  ],
  'activities.update': [async (it) => ({ by: it.as('manager'), id: (await makeActivity(it)).id, body: { status: 'done' } })],
  'customers.allocate': [
    async (it) => {
      const item = await makeItem(it, { customerId: null })
      return { by: it.as('admin'), id: 2, body: { inventoryIds: [item.id] } }
    },
    // The last items are released, and none is named.
    async (it) => {
      const item = await makeItem(it, { customerId: null })
      await it.as('admin').call(customersEndpoints.allocate, { params: { id: 2 }, body: { inventoryIds: [item.id] } })
      return { by: it.as('admin'), id: 2, body: { inventoryIds: [] } }
    },
  ],

  ...stockChangeCases,
  ...undoChangeCases,
  ...returnChangeCases,
  ...pickChangeCases,
  ...countChangeCases,
  ...billingChangeCases,
  ...securityChangeCases,
  ...importChangeCases,

  'receipts.create': [
    async (it) => ({
      by: it.as('manager'),
      body: { customerId: 1, supplier: 'Mill', items: [{ sku: (await makeItem(it)).sku, quantity: 3 }] },
    }),
    async (it) => ({ by: it.as('customer'), body: { supplier: 'Mill', items: [{ sku: (await makeItem(it)).sku, quantity: 3 }] } }),
  ],
  'announcedDeliveries.withdraw': [async (it) => ({ by: it.as('customer'), id: (await makeReceipt(it, { items: [] }, 'customer')).id })],
  'receipts.update': [
    async (it) => {
      await makeReceivingLocations(it)
      return { by: it.as('manager'), id: (await makeReceipt(it)).id, body: { status: 'received' } }
    },
    // Back: what is taken out brings the item below its threshold.
    async (it) => {
      await makeReceivingLocations(it)
      const { id } = await makeReceipt(it, { items: [{ sku: (await makeItem(it, { quantity: 0 })).sku, quantity: 30 }] })
      await it.as('manager').call(receiptsEndpoints.update, { params: { id }, body: { status: 'received' } })
      return { by: it.as('manager'), id, body: { status: 'pending' } }
    },
  ],
  'receiptCounting.count': [
    async (it) => {
      const { sku } = await makeItem(it)
      const { id } = await makeReceipt(it, { items: [{ sku, quantity: 4 }] })
      return { by: it.as('manager'), id, body: { sku, quantity: 3, damaged: 1 } }
    },
  ],
  'receiptCounting.correctLot': [
    async (it) => {
      const { sku } = await makeItem(it)
      const { id } = await makeReceipt(it, { items: [{ sku, quantity: 4 }] })
      const counted = { sku, quantity: 3, lotNumber: 'L-MISREAD' }
      await it.as('manager').call(countingEndpoints.count, { params: { id }, body: counted })
      return { by: it.as('manager'), id, body: { sku, of: { lotNumber: 'L-MISREAD' }, lotNumber: 'L-RIGHT', expiresOn: '2032-01-31' } }
    },
  ],
  'receiptCounting.discard': [async (it) => ({ by: it.as('manager'), id: (await makeCountedReceipt(it)).id })],
  'receiptCounting.receive': [async (it) => ({ by: it.as('manager'), id: (await makeCountedReceipt(it)).id, body: {} })],
  'locationRange.create': [async (it) => ({ by: it.as('manager'), body: { from: 'RNG-01', to: 'RNG-03', zone: 'East', type: 'storage' } })],
  'handlingUnits.create': [
    async (it) => ({ by: it.as('manager'), body: { kind: 'carton', customerId: 1, sscc: '(00)340123450000000017' } }),
  ],
  'handlingUnits.update': [
    async (it) => {
      const [pallet, carton] = [await makeHandlingUnit(it), await makeHandlingUnit(it, { kind: 'carton' })]
      return { by: it.as('manager'), id: carton.id, body: { parentId: pallet.id } }
    },
  ],
  'handlingUnits.move': [
    async (it) => {
      const { code } = await makeLocation(it, { zone: 'East', capacity: 500 })
      return { by: it.as('manager'), id: (await makePackedUnit(it)).unit.id, body: { locationCode: code } }
    },
  ],
  'handlingUnits.pack': [
    async (it) => {
      const { code } = await makeLocation(it)
      const item = await makeItem(it, { location: code })
      return { by: it.as('manager'), id: (await makeHandlingUnit(it)).id, body: { inventoryId: item.id, quantity: 8, locationCode: code } }
    },
  ],
  'handlingUnits.unpack': [
    async (it) => {
      const { unit, item } = await makePackedUnit(it)
      return { by: it.as('manager'), id: unit.id, body: { inventoryId: item.id, quantity: 3 } }
    },
  ],
  'tasks.create': [async (it) => ({ by: it.as('manager'), id: (await makeInspectedReceipt(it)).id, body: {} })],
  'tasks.complete': [
    // The last of a receipt, which is stored with it.
    async (it) => {
      const receipt = await makeInspectedReceipt(it)
      const { created } = await it.as('manager').call(tasksEndpoints.create, { params: { id: receipt.id }, body: {} })
      return { by: it.as('manager'), id: created[0]?.id ?? 0, body: { locationCode: (await makeLocation(it)).code } }
    },
    async (it) => {
      const { code } = await makeLocation(it, { zone: 'West', capacity: 500 })
      return { by: it.as('manager'), id: (await makeTask(it)).id, body: { locationCode: code, quantity: 4 } }
    },
    async (it) => {
      const { unit, item } = await makePackedUnit(it, (await makeLocation(it, { type: 'receiving' })).code)
      const [id = 0] = await it.db.transaction(system, (trx) => createTasksAtReceiving(trx, item.id))
      return { by: it.as('manager'), id, body: { scanned: unit.sscc, locationCode: (await makeLocation(it)).code } }
    },
  ],
  'tasks.cancel': [async (it) => ({ by: it.as('manager'), id: (await makeTask(it)).id, body: { reason: 'Sent back' } })],
  'tasks.update': [async (it) => ({ by: it.as('manager'), id: (await makeTask(it)).id, body: { assignedTo: 2 } })],

  'notifications.markAllRead': [
    async (it) => {
      await makeShipment(it)
      return { by: it.as('customer') }
    },
  ],
  'notifications.update': [
    async (it) => {
      await makeShipment(it)
      const [newest] = await it.as('customer').call(notificationsEndpoints.list)
      return { by: it.as('customer'), id: newest?.id ?? 0, body: { read: true } }
    },
  ],
  'notifications.updatePreferences': [async (it) => ({ by: it.as('customer'), body: { stage: false } })],
  'receipts.email': [async (it) => ({ by: it.as('manager'), id: (await makeReceipt(it)).id })],
  'reconciliation.run': [
    async (it) => ({ by: it.as('admin') }),
    async (it) => {
      const { id } = await makeItem(it)
      await asOwner(it.db, it.db.url, (owner) => owner.query(`update stock set on_hand = on_hand + 1 where item_id = ${id}`))
      return { by: it.as('admin') }
    },
  ],
  'savedViews.create': [
    async (it) => ({
      by: it.as('customer'),
      body: { screen: 'orders', name: 'Open', definition: { columns: [], filters: [], sort: null } },
    }),
  ],
  'savedViews.update': [
    async (it) => ({ by: it.as('manager'), id: (await makeSavedView(it, { by: 'manager' })).id, body: { shared: true } }),
  ],
  'savedViews.delete': [async (it) => ({ by: it.as('customer'), id: (await makeSavedView(it, { by: 'customer', shared: true })).id })],
  'documents.startUpload': [async (it) => ({ by: it.as('customer'), body: { name: 'photos.pdf' } })],
  'documents.upload': [
    async (it) => {
      const { uploadURL } = await it.as('customer').call(documentsEndpoints.startUpload)
      const id = keyInDocumentUrl(uploadURL) ?? ''
      const query = Object.fromEntries(new URL(uploadURL, 'http://server').searchParams)
      return { by: it.as('customer'), id, query, body: pdfOf('a case'), headers: { 'content-type': 'application/pdf' } }
    },
  ],
  // Across the date line the warehouse is a day further, on which what expired on the day before can't be promised any more.
  'settings.updateWarehouse': [
    async (it) => {
      const { id } = await makeItem(it, { lotNumber: 'OLD' })
      const today = it.db.now().toISOString().slice(0, 10)
      await it.db.transaction(system, (trx) => trx.sql.updateTable('lots').set({ expires_on: today }).where('item_id', '=', id).execute())
      return { by: it.as('admin'), body: { timeZone: 'Pacific/Kiritimati' } }
    },
  ],
  'settings.updateAdjustments': [async (it) => ({ by: it.as('admin'), body: { adjustmentReasons: ['Damaged', 'Eaten'] } })],
  'settings.updateGs1': [async (it) => ({ by: it.as('admin'), body: { companyPrefix: '4012345' } })],
  'settings.updateFloor': [async (it) => ({ by: it.as('admin'), body: { adjustToleranceUnits: 0, adjustToleranceValue: '1.00' } })],
  'settings.updateOperator': [
    async (it) => ({ by: it.as('admin'), body: { name: 'Harbour Logistics', address: '2 Quay Street\nRotterdam', email: null } }),
  ],
  'settings.updateBilling': [
    async (it) => ({
      by: it.as('admin'),
      body: { currency: 'EUR', taxRates: [{ name: 'VAT', percent: '21' }], taxNumber: null, bankDetails: null, paymentNote: null },
    }),
  ],
  'settings.updatePortal': [
    async (it) => ({ by: it.as('admin'), body: { realTimeUpdates: true, emailNotifications: true, dataExport: true } }),
  ],
  'settings.setLogo': [async (it) => ({ by: it.as('admin'), body: onePixel, headers: { 'content-type': 'image/png' } })],
  'settings.deleteLogo': [
    async (it) => {
      await it.as('admin').request('PUT', settingsEndpoints.setLogo.path, { body: onePixel, headers: { 'content-type': 'image/png' } })
      return { by: it.as('admin') }
    },
  ],
  'onboarding.update': [async (it) => ({ by: it.as('manager'), body: { view: 'shown', skipped: ['category'] } })],
  'settings.updateRetention': [async (it) => ({ by: it.as('admin'), body: { auditDays: 400, readNotificationsDays: 60 } })],
}

/** Each call that changes something, by group and key, with as many cases as it takes to publish all of its topics. */
export const changeCases: Record<string, readonly Prepare[]> = Object.fromEntries(
  Object.entries({ ...cases, ...transferCases }).map(([name, prepared]) => [name, [...prepared, ...(casesOfTransfers[name] ?? [])]]),
)
