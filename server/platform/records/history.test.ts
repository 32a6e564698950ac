import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { customerViewsEndpoints } from '../../../contract/people/auth/customer-views.ts'
import { customers, customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { categories, categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locations, locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { makeQuote } from '../../../tests/support/billing.ts'
import { makeCategory, makeCustomer, makeItem, makeLocation, makeOrder } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'

// What was done to a record: by whom, and which fields were and are how. For staff alone.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const ofItem = (id: number, query = {}) => it.as('manager').call(historyEndpoints.ofItem, { params: { id }, query })

test('an item’s history lists who changed which fields, newest first, without adjustments, which are in the ledger', async () => {
  const item = await makeItem(it, { name: 'Tea', lowStockThreshold: 5 })
  const params = { id: item.id }
  await it.as('manager').call(inventoryEndpoints.update, { params, body: { name: 'Green tea', lowStockThreshold: 9 } })
  await it.as('admin').call(inventoryEndpoints.adjust, { params, body: { adjustment: 3, reason: 'Counted' } })
  const entries = await ofItem(item.id)
  expect(entries).toMatchObject([
    {
      action: 'update',
      by: 'manager',
      before: { name: 'Tea', lowStockThreshold: 5 },
      after: { name: 'Green tea', lowStockThreshold: 9 },
    },
    { action: 'create', by: 'Ada', before: null, after: { sku: item.sku, name: 'Tea' } },
  ])
})

test('the history of a deleted item can be read, and names who deleted it', async () => {
  const item = await makeItem(it)
  await it.as('manager').call(inventoryEndpoints.delete, { params: { id: item.id } })
  expect((await ofItem(item.id))[0]).toMatchObject({ action: 'delete', by: 'manager', before: { sku: item.sku } })
})

test('history is paged, from either end', async () => {
  const item = await makeItem(it, { name: 'Name 0' })
  for (const n of [1, 2, 3]) await it.as('admin').call(inventoryEndpoints.update, { params: { id: item.id }, body: { name: `Name ${n}` } })
  const first = await it.as('admin').ask(historyEndpoints.ofItem, { params: { id: item.id }, query: { limit: 2 } })
  expect(first.headers['x-total-count']).toBe('4')
  expect(first.body).toMatchObject([{ after: { name: 'Name 3' } }, { after: { name: 'Name 2' } }])
  expect(await ofItem(item.id, { sort: 'at', limit: 1 })).toMatchObject([{ action: 'create' }])
})

test('a movement’s history has its stages, changes and cancellation', async () => {
  const order = await makeOrder(it, { by: 'customer' })
  const params = { id: order.id }
  await it.as('customer').call(ordersEndpoints.update, { params, body: { priority: 'high' } })
  await it.as('admin').call(ordersEndpoints.advanceTracking, { params, body: { stage: 'confirmed' } })
  await it.as('manager').call(ordersEndpoints.cancel, { params, body: { reason: 'Ordered twice' } })
  const entries = await it.as('manager').call(historyEndpoints.ofOrder, { params })
  expect(entries).toMatchObject([
    { action: 'cancel', by: 'manager', after: { status: 'cancelled', reason: 'Ordered twice' } },
    { action: 'advance', by: 'Ada', before: { trackingStage: 'awaiting_confirmation' }, after: { trackingStage: 'confirmed' } },
    { action: 'update', before: { priority: 'normal' }, after: { priority: 'high' } },
    { action: 'create' },
  ])
})

test('a customer’s history has its changes, passwords and allocated quantities, and no customer views', async () => {
  const customer = await makeCustomer(it, { notes: 'Pays late' })
  const params = { id: customer.id }
  const item = await makeItem(it, { customerId: null })
  await it.as('admin').call(customersEndpoints.allocate, { params, body: { inventoryIds: [item.id] } })
  await it.as('admin').call(customersEndpoints.update, { params, body: { notes: 'Pays on time', password: `${testPassword}-2` } })
  await it.as('manager').call(customerViewsEndpoints.start, { body: { customerId: customer.id } })
  const entries = await it.as('manager').call(customers.history, { params })
  expect(entries.map(({ action }) => action)).toEqual(['set_password', 'update', 'allocate', 'create'])
  expect(entries[1]).toMatchObject({ before: { notes: 'Pays late' }, after: { notes: 'Pays on time' } })
  expect(entries[2]?.after).toEqual({ items: 1 })
  expect(JSON.stringify(entries)).not.toContain(testPassword)
})

test('a category’s history has its changes', async () => {
  const category = await makeCategory(it)
  const params = { id: category.id }
  await it.as('manager').call(categoriesEndpoints.update, { params, body: { description: 'Kept dry' } })
  const entries = await it.as('manager').call(categories.history, { params })
  expect(entries).toMatchObject([{ action: 'update', after: { description: 'Kept dry' } }, { action: 'create' }])
})

test('a location’s history has its changes', async () => {
  const location = await makeLocation(it, { zone: 'A' })
  await it.as('manager').call(locationsEndpoints.update, { params: { id: location.id }, body: { zone: 'B' } })
  const entries = await it.as('manager').call(locations.history, { params: { id: location.id } })
  expect(entries).toMatchObject([{ action: 'update', before: { zone: 'A' }, after: { zone: 'B' } }, { action: 'create' }])
})

test('a quote’s history has its changes, its mail and its invoice; an invoice’s has its payments and credits', async () => {
  const manager = it.as('manager')
  const { id } = await makeQuote(it)
  await manager.call(quotesEndpoints.update, { params: { id }, body: { notes: 'As agreed' } })
  await manager.call(quotesEndpoints.send, { params: { id } })
  await it.as('customer').call(quotesEndpoints.accept, { params: { id } })
  const invoice = await manager.call(invoicesEndpoints.createOfQuote, { params: { id } })
  expect(await manager.call(historyEndpoints.ofQuote, { params: { id } })).toMatchObject([
    { action: 'invoice', after: { status: 'invoiced', invoiceNumber: invoice.invoiceNumber } },
    { action: 'update', before: { status: 'sent' }, after: { status: 'accepted' } },
    { action: 'send', after: { to: expect.stringContaining('@') } },
    { action: 'update', after: { notes: 'As agreed' } },
    { action: 'create' },
  ])

  const params = { id: invoice.id }
  await manager.call(invoicesEndpoints.send, { params })
  const { payments } = await manager.call(invoicesEndpoints.recordPayment, { params, body: { amount: '20' } })
  await manager.call(invoicesEndpoints.reversePayment, { params, body: { paymentId: payments[0]?.id ?? 0, reason: 'Typed twice' } })
  await manager.call(invoicesEndpoints.credit, { params, body: { amount: '1', reason: 'Goodwill' } })
  const actions = (await manager.call(historyEndpoints.ofInvoice, { params })).map(({ action }) => action)
  expect(actions).toEqual(['credit', 'reverse_payment', 'pay', 'send', 'create'])
})

test('customers cannot read history, not even of their own rows', async () => {
  const item = await makeItem(it, { customerId: 1 })
  const order = await makeOrder(it, { by: 'customer' })
  for (const [endpoint, id] of [
    [historyEndpoints.ofItem, item.id],
    [historyEndpoints.ofOrder, order.id],
    [customers.history, 1],
  ] as const)
    expect(await it.as('customer').ask(endpoint, { params: { id } })).toMatchObject({ status: 403 })
})
