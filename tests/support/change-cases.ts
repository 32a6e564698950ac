import { authEndpoints } from '../../contract/auth.ts'
import { customersEndpoints } from '../../contract/customers.ts'
import { documentsEndpoints, keyInDocumentUrl } from '../../contract/documents.ts'
import { inventoryEndpoints } from '../../contract/inventory.ts'
import { notificationsEndpoints } from '../../contract/notifications.ts'
import { ordersEndpoints } from '../../contract/orders.ts'
import { receiptsEndpoints } from '../../contract/receipts.ts'
import { settingsEndpoints } from '../../contract/settings.ts'
import { shipmentsEndpoints } from '../../contract/shipments.ts'
import { tasksEndpoints } from '../../contract/tasks.ts'
import { system } from '../../server/viewer.ts'
import { asOwner } from './as-owner.ts'
import {
  anAddress,
  createTasksAtReceiving,
  makeCategory,
  makeHandlingUnit,
  makeInspectedReceipt,
  makeItem,
  makeLocation,
  makeOrder,
  makePackedUnit,
  makeReceipt,
  makeReceivingLocations,
  makeSavedView,
  makeShipment,
  makeTask,
  pdfOf,
} from './factories.ts'
import { type Caller, openTestApp, type TestApp, testPassword } from './test-app.ts'

/** A call of a change that succeeds, once everything that it needs is there. */
export interface ChangeCase {
  by: Caller
  id?: number | string
  query?: object
  body?: unknown
  headers?: Record<string, string>
  /** Another app than the one of the others, closed afterwards. */
  on?: TestApp
}

type Prepare = (it: TestApp) => Promise<ChangeCase>

const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')

/** Each call that changes something, by group and key, with as many cases as it takes to publish all of its topics. */
export const changeCases: Record<string, Prepare[]> = {
  'auth.signIn': [async (it) => ({ by: it.anyone, body: { username: 'admin', password: testPassword } })],
  'auth.signOut': [async (it) => ({ by: await it.signIn('manager') })],
  'auth.changeAccount': [async (it) => ({ by: it.as('customer'), body: { language: 'de-DE' } })],
  'auth.register': [
    async () => {
      const on = await openTestApp({ empty: true })
      return { on, by: on.anyone, body: { username: 'first', email: 'first@tallyhouse.example', password: testPassword } }
    },
  ],
  'auth.startViewAs': [async (it) => ({ by: it.as('manager'), body: { customerId: 1 } })],
  'auth.endViewAs': [
    async (it) => {
      await it.as('manager').call(authEndpoints.startViewAs, { body: { customerId: 1 } })
      return { by: it.as('manager') }
    },
  ],

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

  'inventory.create': [
    async (it) => {
      const { code } = await makeLocation(it, { zone: 'North' })
      return { by: it.as('manager'), body: { sku: 'NEW', name: 'New', customerId: 1, location: code, quantity: 20 } }
    },
  ],
  'inventory.update': [
    async (it) => ({ by: it.as('manager'), id: (await makeItem(it)).id, body: { name: 'Another name' } }),
    async (it) => ({ by: it.as('manager'), id: (await makeItem(it)).id, body: { location: (await makeLocation(it)).code } }),
    async (it) => ({ by: it.as('manager'), id: (await makeItem(it)).id, body: { quantity: 3 } }),
    async (it) => ({ by: it.as('admin'), id: (await makeItem(it)).id, body: { customerId: 2 } }),
  ],
  'inventory.delete': [async (it) => ({ by: it.as('manager'), id: (await makeItem(it)).id })],
  'inventory.restore': [
    async (it) => {
      const { id } = await makeItem(it)
      await it.as('manager').call(inventoryEndpoints.delete, { params: { id } })
      return { by: it.as('manager'), id }
    },
  ],
  'inventory.adjust': [
    async (it) => {
      const { code } = await makeLocation(it, { zone: 'South', capacity: 1000 })
      const { id } = await makeItem(it, { location: code })
      return { by: it.as('manager'), id, body: { adjustment: 7, reason: 'Found' } }
    },
    async (it) => ({ by: it.as('manager'), id: (await makeItem(it)).id, body: { adjustment: -95, reason: 'Broken' } }),
  ],

  'locations.create': [async (it) => ({ by: it.as('manager'), body: { code: 'A-01', name: 'Aisle A' } })],
  'locations.update': [
    async (it) => {
      const { id, code } = await makeLocation(it)
      await makeItem(it, { location: code })
      return { by: it.as('manager'), id, body: { code: `${code}-NEW`, type: 'receiving' } }
    },
  ],
  'categories.create': [async (it) => ({ by: it.as('manager'), body: { name: 'Wines' } })],
  'categories.update': [
    async (it) => {
      const { id, name } = await makeCategory(it)
      await makeItem(it, { category: name })
      return { by: it.as('manager'), id, body: { name: `${name}, renamed` } }
    },
  ],

  'orders.create': [
    async (it) => {
      const { sku } = await makeItem(it)
      const body = { items: [{ sku, quantity: 95 }], billingAddress: anAddress, shippingAddress: anAddress }
      return { by: it.as('customer'), body }
    },
  ],
  'orders.update': [
    async (it) => {
      const { sku } = await makeItem(it)
      return { by: it.as('customer'), id: (await makeOrder(it)).id, body: { items: [{ sku, quantity: 2 }] } }
    },
  ],
  'orders.cancel': [async (it) => ({ by: it.as('customer'), id: (await makeOrder(it)).id, body: {} })],
  'orders.startPicking': [
    async (it) => {
      const { id } = await makeOrder(it)
      await advance(it, id, 'confirmed')
      return { by: it.as('manager'), id }
    },
  ],
  'orders.advanceTracking': [
    async (it) => ({ by: it.as('admin'), id: (await makeOrder(it)).id, body: { stage: 'confirmed' } }),
    // What leaves brings the item below its threshold.
    async (it) => {
      const { sku } = await makeItem(it)
      const { id } = await makeOrder(it, { items: [{ sku, quantity: 95 }] })
      for (const stage of ['confirmed', 'packaging', 'labelling', 'documented'] as const) await advance(it, id, stage)
      return { by: it.as('admin'), id, body: { stage: 'exported' } }
    },
  ],
  'orders.rate': [
    async (it) => {
      const { order, shipmentId } = await makeShipment(it)
      await it.as('manager').call(shipmentsEndpoints.update, { params: { id: shipmentId ?? 0 }, body: { status: 'delivered' } })
      return { by: it.as('customer'), id: order.id, body: { rating: 4 } }
    },
  ],
  'receipts.create': [
    async (it) => ({
      by: it.as('manager'),
      body: { customerId: 1, supplier: 'Mill', items: [{ sku: (await makeItem(it)).sku, quantity: 3 }] },
    }),
  ],
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
  'shipments.update': [
    async (it) => ({ by: it.as('manager'), id: (await makeShipment(it)).shipmentId ?? 0, body: { status: 'in_transit' } }),
    async (it) => ({ by: it.as('manager'), id: (await makeShipment(it)).shipmentId ?? 0, body: { status: 'delivered' } }),
  ],

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
  'settings.updateGs1': [async (it) => ({ by: it.as('admin'), body: { companyPrefix: '4012345' } })],
  'settings.updateOperator': [
    async (it) => ({ by: it.as('admin'), body: { name: 'Harbour Logistics', address: '2 Quay Street\nRotterdam', email: null } }),
  ],
  'settings.setLogo': [async (it) => ({ by: it.as('admin'), body: onePixel, headers: { 'content-type': 'image/png' } })],
  'settings.deleteLogo': [
    async (it) => {
      await it.as('admin').request('PUT', settingsEndpoints.setLogo.path, { body: onePixel, headers: { 'content-type': 'image/png' } })
      return { by: it.as('admin') }
    },
  ],
  'settings.updateRetention': [async (it) => ({ by: it.as('admin'), body: { auditDays: 400, readNotificationsDays: 60 } })],
}

async function advance(it: TestApp, id: number, stage: 'confirmed' | 'packaging' | 'labelling' | 'documented'): Promise<void> {
  await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
}
