import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeItem, makeLocation, makeOrder } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

// Which stock a movement reserves: first expired first, then first in, never expired or unpromisable stock.

let app: TestApp
let now = new Date('2026-03-10T08:00:00Z')
beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000)
}

/** An item with the given quantity of each lot, in order of receipt. */
async function itemWithLots(lots: { lot: string; quantity: number; expires?: string; place?: string }[]) {
  const item = await makeItem(app, { quantity: 0 })
  for (const { lot, quantity, expires, place } of lots) {
    later(1)
    await app
      .as('admin')
      .call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: quantity, reason: 'In', lot, location: place } })
    await app.db.transaction(system, (trx) =>
      trx.sql
        .updateTable('lots')
        .set({ expires_on: expires ?? null })
        .where('item_id', '=', item.id)
        .where('lot_number', '=', lot)
        .execute(),
    )
  }
  return item
}

async function heldLots(id: number): Promise<Record<string, number>> {
  const { stock } = await app.as('admin').call(inventoryEndpoints.get, { params: { id } })
  return Object.fromEntries(stock.filter((row) => Number(row.reserved) > 0).map((row) => [row.lot, Number(row.reserved)]))
}

test('the first to expire is reserved first, lots without expiry last', async () => {
  const item = await itemWithLots([
    { lot: 'never', quantity: 5 },
    { lot: 'december', quantity: 5, expires: '2026-12-31' },
    { lot: 'june', quantity: 5, expires: '2026-06-30' },
  ])
  await makeOrder(app, { items: [{ sku: item.sku, quantity: 12 }] })
  expect(await heldLots(item.id)).toEqual({ june: 5, december: 5, never: 2 })
})

test('of lots with the same expiry the first received is reserved first', async () => {
  const item = await itemWithLots([
    { lot: 'first', quantity: 5 },
    { lot: 'second', quantity: 5 },
  ])
  await makeOrder(app, { items: [{ sku: item.sku, quantity: 6 }] })
  expect(await heldLots(item.id)).toEqual({ first: 5, second: 1 })
})

test('an expired lot is on hand but not reserved; it can be reserved on its last day', async () => {
  const today = now.toISOString().slice(0, 10)
  const item = await itemWithLots([
    { lot: 'gone', quantity: 5, expires: '2026-03-01' },
    { lot: 'today', quantity: 5, expires: today },
  ])
  expect(await app.as('customer').call(inventoryEndpoints.get, { params: { id: item.id } })).toMatchObject({
    quantity: 10,
    availableQuantity: 5,
  })
  const order = (quantity: number) =>
    app.as('customer').ask(ordersEndpoints.create, {
      body: { items: [{ sku: item.sku, quantity }], billingAddress: anAddress, shippingAddress: anAddress },
    })
  expect((await order(6)).status).toBe(409)
  expect((await order(5)).status).toBe(201)
  expect(await heldLots(item.id)).toEqual({ today: 5 })
})

test('confirming reserves again and takes a new lot that expires sooner', async () => {
  const item = await itemWithLots([{ lot: 'late', quantity: 5, expires: '2026-12-31' }])
  const order = await makeOrder(app, { items: [{ sku: item.sku, quantity: 4 }] })
  await app.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: 3, reason: 'In', lot: 'soon' } })
  await app.db.transaction(system, (trx) =>
    trx.sql.updateTable('lots').set({ expires_on: '2026-05-01' }).where('item_id', '=', item.id).where('lot_number', '=', 'soon').execute(),
  )
  await app.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage: 'confirmed' } })
  expect(await heldLots(item.id)).toEqual({ soon: 3, late: 1 })
})

test('confirming a movement with expired stock is rejected with the SKU', async () => {
  const item = await itemWithLots([{ lot: 'short', quantity: 5, expires: now.toISOString().slice(0, 10) }])
  const order = await makeOrder(app, { items: [{ sku: item.sku, quantity: 5 }] })
  const before = now
  now = new Date(`${before.toISOString().slice(0, 10)}T23:59:59.999Z`)
  later(1)
  const reply = await app.as('admin').ask(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage: 'confirmed' } })
  now = before
  expect(reply.body).toMatchObject({ status: 409, detail: `Not enough stock: ${item.sku} (5 wanted, 0 available).` })
  expect(await heldLots(item.id)).toEqual({ short: 5 })
})

test('stock is reserved at storage, staging and shipping, not at receiving or quarantine', async () => {
  const places = await Promise.all(
    (['storage', 'staging', 'shipping', 'receiving', 'quarantine'] as const).map((type) => makeLocation(app, { type })),
  )
  const item = await itemWithLots(places.map((place) => ({ lot: place.type, quantity: 2, place: place.code })))
  expect(await app.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })).toMatchObject({
    quantity: 10,
    availableQuantity: 6,
  })
  await makeOrder(app, { items: [{ sku: item.sku, quantity: 6 }] })
  expect(await heldLots(item.id)).toEqual({ storage: 2, staging: 2, shipping: 2 })
})
