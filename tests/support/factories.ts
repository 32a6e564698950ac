import { sql } from 'kysely'
import type { z } from 'zod'
import { tasksEndpoints } from '../../contract/goods-in/put-away/tasks.ts'
import { countingEndpoints } from '../../contract/goods-in/receipts/counting.ts'
import { type newReceipt, receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { type newReturn, returnsEndpoints } from '../../contract/goods-in/returns/returns.ts'
import { type newOrder, ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { proofsEndpoints } from '../../contract/goods-out/shipments/proofs-of-delivery.ts'
import { shipmentsEndpoints } from '../../contract/goods-out/shipments/shipments.ts'
import { makeSscc } from '../../contract/gs1.ts'
import { type activities, activitiesEndpoints } from '../../contract/people/activities/activities.ts'
import { type contacts, contactsEndpoints } from '../../contract/people/contacts/contacts.ts'
import { customersEndpoints, type newCustomer } from '../../contract/people/customers/customers.ts'
import { invitationsEndpoints, type newInvitation } from '../../contract/people/invitations/invitations.ts'
import { type newSavedView, savedViewsEndpoints } from '../../contract/people/saved-views/saved-views.ts'
import { documentsEndpoints, keyInDocumentUrl } from '../../contract/platform/documents/documents.ts'
import type { PortalSettings } from '../../contract/platform/settings/operator-settings.ts'
import { settingsEndpoints } from '../../contract/platform/settings/settings.ts'
import { type categories, categoriesEndpoints } from '../../contract/stock/categories/categories.ts'
import { type handlingUnits, handlingUnitsEndpoints } from '../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints, type newInventoryItem } from '../../contract/stock/inventory/inventory.ts'
import { type locations, locationsEndpoints } from '../../contract/stock/locations/locations.ts'
import type { Transaction } from '../../server/platform/engine/database.ts'
import { system } from '../../server/viewer.ts'
import { tokenOfInvitation } from './invitation-link.ts'
import { type TestApp, type TestPerson, testPassword } from './test-app.ts'

// Test data created by HTTP calls. Each factory takes the relevant values and fills in the others.

let made = 0

export async function makeCustomer(test: TestApp, wanted: Partial<z.input<typeof newCustomer>> = {}) {
  made++
  const body = {
    name: `Customer ${made}`,
    type: '3pl' as const,
    contactEmail: `user${made}@customer.example`,
    password: testPassword,
    ...wanted,
  }
  return test.as('admin').call(customersEndpoints.create, { body })
}

/** A contact of customer 1, by default. */
export async function makeContact(test: TestApp, wanted: Partial<z.input<typeof contacts.created>> = {}) {
  made++
  return test.as('manager').call(contactsEndpoints.create, { body: { customerId: 1, firstName: `First ${made}`, ...wanted } })
}

/** A planned call with customer 1, by default. */
export async function makeActivity(test: TestApp, wanted: Partial<z.input<typeof activities.created>> = {}) {
  made++
  return test
    .as('manager')
    .call(activitiesEndpoints.create, { body: { customerId: 1, type: 'call', subject: `Subject ${made}`, ...wanted } })
}

/** Switches on and off what customers can do; the rest is as it is by default. */
export async function switchPortal(test: TestApp, switched: Partial<PortalSettings>): Promise<void> {
  const body = { realTimeUpdates: true, emailNotifications: true, dataExport: false, ...switched }
  await test.as('admin').call(settingsEndpoints.updatePortal, { body })
}

/** An open invitation to customer 1, by default. */
export async function makeInvitation(test: TestApp, wanted: Partial<z.input<typeof newInvitation>> & { customerId?: number } = {}) {
  made++
  const { customerId = 1, ...fields } = wanted
  const body = { email: `invited${made}@customer.example`, ...fields }
  return test.as('admin').call(invitationsEndpoints.create, { params: { id: customerId }, body })
}

/** Another user of customer 1, invited by the first. Answers its id. */
export async function makeColleague(test: TestApp): Promise<number> {
  const { id } = await makeInvitation(test)
  const body = { invitation: await tokenOfInvitation(test, id), password: testPassword }
  const reply = await test.anyone.request('POST', '/api/register', { body })
  return (reply.body as { id: number }).id
}

export async function makeLocation(test: TestApp, wanted: Partial<z.input<typeof locations.created>> = {}) {
  made++
  return test.as('admin').call(locationsEndpoints.create, { body: { code: `LOC-${made}`, name: `Location ${made}`, ...wanted } })
}

export async function makeCategory(test: TestApp, wanted: Partial<z.input<typeof categories.created>> = {}) {
  made++
  return test.as('admin').call(categoriesEndpoints.create, { body: { name: `Category ${made}`, ...wanted } })
}

/** An item of customer 1 with 100 on hand and no home, by default. */
export async function makeItem(test: TestApp, wanted: Partial<z.input<typeof newInventoryItem>> = {}) {
  made++
  const body = { sku: `SKU-${made}`, name: `Item ${made}`, customerId: 1, unitOfMeasure: 'EA' as const, quantity: 100, ...wanted }
  return test.as('admin').call(inventoryEndpoints.create, { body })
}

/** What a worker asked for: 40 less of an item of customer 1, by default. */
export async function makeAdjustmentRequest(test: TestApp, adjustment = -40): Promise<number> {
  const { id } = await makeItem(test)
  const answer = await test.as('worker').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment, reason: 'Counted again' } })
  if (!('requestId' in answer)) throw new Error('The tolerance of workers is nothing, unless a test changes it.')
  return answer.requestId
}

/** An empty pallet of nobody, with an SSCC of its own. */
export async function makeHandlingUnit(test: TestApp, wanted: Partial<z.input<typeof handlingUnits.created>> = {}) {
  made++
  const sscc = makeSscc({ extensionDigit: 3, companyPrefix: '4012345', serial: 900_000 + made })
  return test.as('manager').call(handlingUnitsEndpoints.create, { body: { kind: 'pallet', sscc, ...wanted } })
}

/** An open put-away task of nobody's receipt: for 10 of an item of customer 1 at a receiving location, by default. */
export async function makeTask(test: TestApp, wanted: Partial<z.input<typeof newInventoryItem>> & { from?: string } = {}) {
  const { from, ...fields } = wanted
  const code = from ?? (await makeLocation(test, { type: 'receiving' })).code
  const item = await makeItem(test, { quantity: 10, ...fields, location: code })
  const [id = 0] = await test.db.transaction(system, (trx) => createTasksAtReceiving(trx, item.id))
  return test.as('admin').call(tasksEndpoints.get, { params: { id } })
}

/** Makes tasks for what lies of an item at receiving locations, as for a receipt that brought it there. Answers their ids. */
export async function createTasksAtReceiving(trx: Transaction, itemId: number): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select create_put_away_tasks(null, array(
      select row(s.item_id, s.lot_id, s.handling_unit_id, s.on_hand, null, s.location_id, 0, null)::stock_change
      from stock s join locations l on l.id = s.location_id where l.type = 'receiving' and s.item_id = ${itemId}), 1, ${trx.now()}) as ids`.execute(
    trx.sql,
  )
  return rows[0]?.ids ?? []
}

/** A unit with 10 of an item of customer 1. */
export async function makePackedUnit(test: TestApp, location?: string) {
  const code = location ?? (await makeLocation(test)).code
  const item = await makeItem(test, { location: code, quantity: 10 })
  const { id } = await makeHandlingUnit(test)
  const body = { inventoryId: item.id, quantity: 10, locationCode: code }
  return { unit: await test.as('manager').call(handlingUnitsEndpoints.pack, { params: { id }, body }), item, code }
}

export const anAddress = { street: '1 Harbour Road', city: 'Rotterdam', state: 'ZH', zip: '3011', country: 'NL' }

/** A movement of one line; of a fresh item of customer 1, by default. */
export async function makeOrder(test: TestApp, wanted: Partial<z.input<typeof newOrder>> & { by?: TestPerson } = {}) {
  const { by = 'admin', ...fields } = wanted
  const customerId = fields.customerId ?? 1
  const items = fields.items ?? [{ sku: (await makeItem(test, { customerId })).sku, quantity: 1 }]
  return test
    .as(by)
    .call(ordersEndpoints.create, { body: { billingAddress: anAddress, shippingAddress: anAddress, ...fields, customerId, items } })
}

/** A pending receipt of customer 1 with one line of ten of a SKU that it doesn't have yet, by default. */
export async function makeReceipt(test: TestApp, wanted: Partial<z.input<typeof newReceipt>> = {}, by: TestPerson = 'manager') {
  made++
  const body = { customerId: 1, supplier: `Supplier ${made}`, items: [{ sku: `NEW-${made}`, quantity: 10 }], ...wanted }
  return test.as(by).call(receiptsEndpoints.create, { body })
}

/** Goods-in: a receipt of an item, received at a receiving location. */
export async function receiveGoods(test: TestApp, sku: string, quantity: number): Promise<void> {
  await makeReceivingLocations(test)
  const { id } = await makeReceipt(test, { items: [{ sku, quantity }] })
  await test.as('manager').call(receiptsEndpoints.update, { params: { id }, body: { status: 'received' } })
}

/** A receipt of 10 of a new item of customer 1 that can be put away. */
export async function makeInspectedReceipt(test: TestApp, wanted: Partial<z.input<typeof newReceipt>> = {}) {
  await makeReceivingLocations(test)
  const { id } = await makeReceipt(test, wanted)
  for (const status of ['received', 'inspected'] as const)
    await test.as('manager').call(receiptsEndpoints.update, { params: { id }, body: { status } })
  return test.as('manager').call(receiptsEndpoints.get, { params: { id } })
}

/** A pending receipt of which some units are counted. */
export async function makeCountedReceipt(test: TestApp) {
  await makeReceivingLocations(test)
  const { sku } = await makeItem(test)
  const receipt = await makeReceipt(test, { items: [{ sku, quantity: 4 }] })
  await test.as('manager').call(countingEndpoints.count, { params: { id: receipt.id }, body: { sku, quantity: 3 } })
  return receipt
}

/** Locations to receive at, each only where there is none of its type yet. */
export async function makeReceivingLocations(test: TestApp) {
  const known = await test.as('manager').call(locationsEndpoints.list)
  for (const type of ['receiving', 'quarantine'] as const)
    if (!known.some((location) => location.type === type && location.isActive && location.siteCode === 'MAIN'))
      await makeLocation(test, { type })
}

/** A return that is authorised, of one unit of a movement that is shipped for it, by default; a request where a customer enters it. */
export async function makeReturn(test: TestApp, wanted: Partial<z.input<typeof newReturn>> & { by?: TestPerson; shipped?: number } = {}) {
  const { by = 'manager', shipped = 1, ...fields } = wanted
  const { order } = fields.orderId === undefined && fields.customerId === undefined ? await shipItem(test, shipped) : { order: undefined }
  const items = fields.items ?? [{ sku: order?.items[0]?.sku ?? (await makeItem(test)).sku, quantity: 1 }]
  return test.as(by).call(returnsEndpoints.create, { body: { reason: 'unwanted', ...(order && { orderId: order.id }), ...fields, items } })
}

/** Ships so many units of a new item. */
export async function shipItem(test: TestApp, quantity: number, wanted: Partial<z.input<typeof newInventoryItem>> = {}) {
  const item = await makeItem(test, { quantity: quantity + 10, ...wanted })
  const { order } = await makeShipment(test, { customerId: item.customerId ?? 1, items: [{ sku: item.sku, quantity }] })
  return { item, order }
}

/** A view of the inventory screen that its owner, the administrator unless said otherwise, keeps to itself. */
export async function makeSavedView(test: TestApp, wanted: Partial<z.input<typeof newSavedView>> & { by?: TestPerson } = {}) {
  made++
  const { by = 'admin', ...fields } = wanted
  const definition = { columns: [{ field: 'sku', width: 120 }], filters: [{ field: 'status', values: ['Low Stock'] }], sort: '-quantity' }
  return test.as(by).call(savedViewsEndpoints.create, { body: { screen: 'inventory', name: `View ${made}`, definition, ...fields } })
}

/** A PDF file of one empty page. The text makes it differ from others. */
export function pdfOf(text: string): Buffer {
  return Buffer.from(`%PDF-1.4
% ${text}
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
trailer <</Root 1 0 R>>
%%EOF
`)
}

/** Uploads a file that is attached to nothing yet, and answers its key. */
export async function makeDocument(test: TestApp, { by = 'admin', name = 'delivery.pdf' }: { by?: TestPerson; name?: string } = {}) {
  made++
  const caller = test.as(by)
  const { uploadURL } = await caller.call(documentsEndpoints.startUpload, { body: { name } })
  const headers = { 'content-type': 'application/pdf' }
  const { status, text } = await caller.request('PUT', uploadURL, { body: pdfOf(`Document ${made}`), headers })
  if (status !== 204) throw new Error(`The upload answered ${status}: ${text}`)
  return keyInDocumentUrl(uploadURL) ?? ''
}

/** A movement taken all the way out, which gives a shipment. */
export async function makeShipment(test: TestApp, wanted: Parameters<typeof makeOrder>[1] = {}) {
  const order = await makeOrder(test, wanted)
  for (const stage of ['confirmed', 'packaging', 'labelling', 'documented', 'exported'] as const) {
    await test.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage } })
  }
  const exported = await test.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })
  return { order: exported, shipmentId: exported.shipmentId }
}

/** A shipment that was delivered, with the proof of it. Answers its id. */
export async function makeProvenShipment(test: TestApp, wanted: Parameters<typeof makeOrder>[1] = {}): Promise<number> {
  const id = (await makeShipment(test, wanted)).shipmentId ?? 0
  const manager = test.as('manager')
  await manager.call(shipmentsEndpoints.record, { params: { id }, body: { kind: 'picked_up' } })
  await manager.call(proofsEndpoints.record, { params: { id }, body: { receivedBy: 'Marie', signature: 'M20 150L300 40L500 150' } })
  return id
}
