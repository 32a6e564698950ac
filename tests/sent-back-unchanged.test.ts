import { afterAll, beforeAll, expect, test } from 'vitest'
import { tasksEndpoints } from '../contract/goods-in/put-away/tasks.ts'
import { receiptsEndpoints } from '../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../contract/goods-out/orders/orders.ts'
import { invoicesEndpoints } from '../contract/money/billing/invoices.ts'
import { quotesEndpoints } from '../contract/money/billing/quotes.ts'
import { activitiesEndpoints } from '../contract/people/activities/activities.ts'
import { contactsEndpoints } from '../contract/people/contacts/contacts.ts'
import { customersEndpoints } from '../contract/people/customers/customers.ts'
import { categoriesEndpoints } from '../contract/stock/categories/categories.ts'
import { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../contract/stock/locations/locations.ts'
import { makeInvoice, makeQuote } from './support/billing.ts'
import {
  makeActivity,
  makeCategory,
  makeContact,
  makeCustomer,
  makeItem,
  makeLocation,
  makeOrder,
  makeReceipt,
  makeReceivingLocations,
  makeTask,
} from './support/factories.ts'
import { openTestApp, type Reply, type TestApp } from './support/test-app.ts'

// Whoever reads a row may send the whole of it back: what is unknown or not the sender's to change is dropped (decisions §3).

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

function expectUnchanged(reply: Reply, read: object): void {
  expect(reply.status, reply.text).toBe(200)
  const { updatedAt: _, version: __, stock: ___, homes: ____, sites: _____, ...fields } = read as Record<string, unknown>
  expect(reply.body).toMatchObject(fields)
}

test.each(['customer', 'manager'] as const)('a movement, by the %s', async (person) => {
  const { id } = await makeOrder(app, { by: 'customer', notes: 'With care' })
  const read = await app.as(person).call(ordersEndpoints.get, { params: { id } })
  expectUnchanged(await app.as(person).ask(ordersEndpoints.update, { params: { id }, body: read }), read)
})

test('an assigned movement stays assigned when its customer sends it back', async () => {
  const { id } = await makeOrder(app, { by: 'customer' })
  await app.as('admin').call(ordersEndpoints.update, { params: { id }, body: { assignedTo: 1 } })
  const read = await app.as('customer').call(ordersEndpoints.get, { params: { id } })
  const reply = await app.as('customer').ask(ordersEndpoints.update, { params: { id }, body: { ...read, assignedTo: null } })
  expectUnchanged(reply, { ...read, assignedTo: 1 })
})

test('an item, also when its home location was deactivated meanwhile', async () => {
  const [bin, category] = [await makeLocation(app), await makeCategory(app)]
  const { id } = await makeItem(app, { costPrice: '3.10', location: bin.code, category: category.name, lotNumber: 'L-1', quantity: 0 })
  await makeItem(app)
  await app.as('admin').call(locationsEndpoints.update, { params: { id: bin.id }, body: { isActive: false } })
  const read = await app.as('manager').call(inventoryEndpoints.get, { params: { id } })
  expectUnchanged(await app.as('manager').ask(inventoryEndpoints.update, { params: { id }, body: read }), read)
})

test('a receipt, also when it is stored', async () => {
  await makeReceivingLocations(app)
  const { id } = await makeReceipt(app, {
    items: [{ sku: 'SENT-BACK', quantity: 5, damaged: 1, lotNumber: 'L1', expiresOn: '2031-01-31' }],
  })
  for (const status of ['pending', 'received', 'inspected', 'stored'] as const) {
    const read = await app.as('manager').call(receiptsEndpoints.update, { params: { id }, body: { status } })
    expectUnchanged(await app.as('manager').ask(receiptsEndpoints.update, { params: { id }, body: read }), read)
  }
})

test('a location that holds stock', async () => {
  const { id, code } = await makeLocation(app, { capacity: 500 })
  await makeItem(app, { location: code })
  const read = (await app.as('manager').call(locationsEndpoints.list)).find((each) => each.id === id)
  expect(read).toMatchObject({ currentOccupancy: 100 })
  expectUnchanged(await app.as('manager').ask(locationsEndpoints.update, { params: { id }, body: read ?? {} }), read ?? {})
})

test('a category', async () => {
  const read = await makeCategory(app, { code: 'SAME' })
  expectUnchanged(await app.as('manager').ask(categoriesEndpoints.update, { params: { id: read.id }, body: read }), read)
})

test('a customer', async () => {
  const { id } = await makeCustomer(app, { notes: 'Pays late' })
  const read = await app.as('admin').call(customersEndpoints.get, { params: { id } })
  expectUnchanged(await app.as('admin').request('PATCH', `/api/customers/${id}`, { body: read }), read)
})

test('a contact', async () => {
  const read = await makeContact(app, { lastName: 'Haddad', email: 'noor@acme.example' })
  expectUnchanged(await app.as('manager').ask(contactsEndpoints.update, { params: { id: read.id }, body: read }), read)
})

test('an activity that is done', async () => {
  const read = await makeActivity(app, { status: 'done', dueDate: '2031-01-31', assignedTo: 1 })
  expectUnchanged(await app.as('manager').ask(activitiesEndpoints.update, { params: { id: read.id }, body: read }), read)
})

test('the ETag of a task, whose quantity is no part of its version, is compared as it was sent', async () => {
  const { id } = await makeTask(app)
  const { etag } = (await app.as('manager').ask(tasksEndpoints.get, { params: { id } })).headers
  const assign = () =>
    app.as('manager').ask(tasksEndpoints.update, { params: { id }, body: { assignedTo: 1 }, headers: { 'if-match': String(etag) } })
  expect((await assign()).status).toBe(200)
  expect((await assign()).status).toBe(412)
})

test.each(['draft', 'sent', 'accepted'] as const)('a quote that is %s', async (status) => {
  const read = await makeQuote(app, { status })
  expectUnchanged(await app.as('manager').ask(quotesEndpoints.update, { params: { id: read.id }, body: read }), read)
})

test.each(['draft', 'sent', 'paid'] as const)('an invoice that is %s', async (status) => {
  const read = await makeInvoice(app, { status })
  expectUnchanged(await app.as('manager').ask(invoicesEndpoints.update, { params: { id: read.id }, body: read }), read)
})
