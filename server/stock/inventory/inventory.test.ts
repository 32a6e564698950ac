import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeCategory, makeItem, makeLocation, makeOrder } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

const get = (id: number) => app.as('admin').call(inventoryEndpoints.get, { params: { id } })
const adjust = (id: number, body: { adjustment: number; reason: string; location?: string; lot?: string }) =>
  app.as('manager').ask(inventoryEndpoints.adjust, { params: { id }, body })
const lines = (inventoryId: number) => app.as('admin').call(inventoryEndpoints.movements, { query: { inventoryId } })

test('opening stock is received from the supplier to the home location, in the item’s lot', async () => {
  const [bin, category] = [await makeLocation(app), await makeCategory(app)]
  const item = await makeItem(app, {
    quantity: 40,
    location: bin.code,
    category: category.name,
    lotNumber: 'L-1',
    costPrice: '1.5',
    sellingPrice: '',
  })
  expect(item).toMatchObject({
    quantity: 40,
    availableQuantity: 40,
    location: bin.code,
    category: category.name,
    costPrice: '1.50',
    sellingPrice: null,
    lowStockThreshold: 10,
  })
  expect(await lines(item.id)).toMatchObject([
    { movementType: 'inbound', quantity: 40, fromLocation: null, toLocation: bin.code, lot: 'L-1', reason: 'Opening stock' },
  ])
  expect((await get(item.id)).stock).toEqual([
    {
      location: bin.code,
      siteId: 1,
      siteCode: 'MAIN',
      lot: 'L-1',
      expiresOn: null,
      handlingUnitId: null,
      handlingUnit: null,
      onHand: 40,
      reserved: 0,
      availability: 'available',
    },
  ])
})

test("the form’s values for 'none' become null", async () => {
  const item = await makeItem(app, { category: 'none', location: 'none', customerId: 'unallocated', quantity: 0 })
  expect(item).toMatchObject({ category: null, location: null, customerId: null, quantity: 0 })
  expect(await lines(item.id)).toEqual([])
})

test('a SKU is unique per owner', async () => {
  const item = await makeItem(app)
  const again = { sku: item.sku, name: 'Again' }
  expect((await app.as('admin').ask(inventoryEndpoints.create, { body: { ...again, customerId: 1 } })).status).toBe(409)
  expect((await app.as('admin').ask(inventoryEndpoints.create, { body: { ...again, customerId: 2 } })).status).toBe(201)
  expect((await app.as('admin').ask(inventoryEndpoints.create, { body: again })).status).toBe(201)
  expect((await app.as('admin').ask(inventoryEndpoints.create, { body: again })).status).toBe(409)
})

test('unknown names and codes are rejected with a field error', async () => {
  for (const [field, value] of [
    ['category', 'No such'],
    ['location', 'NO-99'],
    ['customerId', 999_999],
  ] as const) {
    const reply = await app.as('admin').ask(inventoryEndpoints.create, { body: { sku: `X-${field}`, name: 'X', [field]: value } })
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ errors: [{ path: field }] })
  }
})

test('an adjustment adds at the home location and removes there first, with one ledger line per stock row', async () => {
  const [home, other] = [await makeLocation(app), await makeLocation(app)]
  const item = await makeItem(app, { quantity: 10, location: home.code })
  expect((await adjust(item.id, { adjustment: 5, reason: 'Found', location: other.code })).status).toBe(200)
  expect((await adjust(item.id, { adjustment: -12, reason: 'Water damage' })).body).toMatchObject({ quantity: 3 })
  expect((await lines(item.id)).slice(0, 2)).toMatchObject([
    { movementType: 'adjustment', quantity: 2, fromLocation: other.code, toLocation: null },
    { movementType: 'adjustment', quantity: 10, fromLocation: home.code, toLocation: null, reason: 'Water damage' },
  ])
})

test('an adjustment can name a lot and a location, and never removes reserved stock', async () => {
  const item = await makeItem(app, { quantity: 10, lotNumber: 'L-A' })
  await adjust(item.id, { adjustment: 6, reason: 'Second lot', lot: 'L-B' })
  expect((await adjust(item.id, { adjustment: -7, reason: 'x', lot: 'L-B' })).status).toBe(409)
  expect((await adjust(item.id, { adjustment: -6, reason: 'x', lot: 'L-B' })).status).toBe(200)
  expect((await adjust(item.id, { adjustment: 1, reason: 'x', location: 'NO-SUCH' })).status).toBe(400)
  await makeOrder(app, { items: [{ sku: item.sku, quantity: 8 }] })
  const refused = await adjust(item.id, { adjustment: -3, reason: 'x' })
  expect(refused.body).toMatchObject({
    status: 409,
    detail: `Only 2 of ${item.sku} can be removed; 8 more are reserved by open movements.`,
  })
})

test('concurrent adjustments are all counted', async () => {
  const item = await makeItem(app, { quantity: 0 })
  await Promise.all(Array.from({ length: 30 }, () => adjust(item.id, { adjustment: 2, reason: 'Count' })))
  const replies = await Promise.all(Array.from({ length: 80 }, () => adjust(item.id, { adjustment: -1, reason: 'Count' })))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(60)
  expect(await get(item.id)).toMatchObject({ quantity: 0 })
})

test('an edited quantity is reached by an adjustment; an edit without a quantity leaves the stock unchanged', async () => {
  const item = await makeItem(app, { quantity: 10 })
  const put = (body: object) => app.as('admin').ask(inventoryEndpoints.update, { params: { id: item.id }, body })
  expect((await put({ name: 'Renamed', availableQuantity: 999 })).body).toMatchObject({
    name: 'Renamed',
    quantity: 10,
    availableQuantity: 10,
    version: 2,
  })
  expect((await put({ quantity: 25 })).body).toMatchObject({ quantity: 25 })
  expect((await put({ quantity: 4 })).body).toMatchObject({ quantity: 4 })
  await makeOrder(app, { items: [{ sku: item.sku, quantity: 3 }] })
  expect((await put({ quantity: 2 })).status).toBe(409)
})

test('an item with more than one call can add is edited like any other, and a change of more is refused', async () => {
  const { id, sku } = await makeItem(app, { quantity: 1_000_000 })
  await app.as('admin').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: 500_000, reason: 'Found' } })
  const put = (body: object) => app.as('admin').ask(inventoryEndpoints.update, { params: { id }, body })
  expect((await put({ quantity: 1_500_000, name: 'Renamed' })).body).toMatchObject({ quantity: 1_500_000, name: 'Renamed' })
  const refused = { code: 'stock.change-too-large', detail: expect.stringContaining(`${sku} has 1,500,000 units.`) }
  expect(await put({ quantity: 499_999 })).toMatchObject({ status: 400, body: refused })
  expect(await put({ quantity: 40_170_725 })).toMatchObject({ status: 400, body: refused })
  expect(await put({ quantity: 2_000_000_001 })).toMatchObject({ status: 400 })
  expect((await put({ quantity: 500_000 })).body).toMatchObject({ quantity: 500_000 })
})

test('a new home location takes over the stock of the old one, with its reservations', async () => {
  const [old, fresh] = [await makeLocation(app), await makeLocation(app)]
  const item = await makeItem(app, { quantity: 10, location: old.code })
  const order = await makeOrder(app, { items: [{ sku: item.sku, quantity: 6 }] })
  await app.as('admin').call(inventoryEndpoints.update, { params: { id: item.id }, body: { location: fresh.code } })
  expect((await get(item.id)).stock).toMatchObject([{ location: fresh.code, onHand: 10, reserved: 6 }])
  expect((await lines(item.id))[0]).toMatchObject({
    movementType: 'transfer',
    fromLocation: old.code,
    toLocation: fresh.code,
    quantity: 10,
  })
  await app.as('admin').call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  expect((await get(item.id)).reservedQuantity).toBe(0)
  const quarantine = await makeLocation(app, { type: 'quarantine' })
  await makeOrder(app, { items: [{ sku: item.sku, quantity: 1 }] })
  expect(
    (await app.as('admin').ask(inventoryEndpoints.update, { params: { id: item.id }, body: { location: quarantine.code } })).status,
  ).toBe(409)
})

test('only an admin changes an item’s owner, and not while it is reserved', async () => {
  const item = await makeItem(app, { quantity: 5 })
  const give = (person: 'admin' | 'manager', customerId: number | null) =>
    app.as(person).ask(inventoryEndpoints.update, { params: { id: item.id }, body: { customerId } })
  expect((await give('manager', 2)).status).toBe(403)
  const order = await makeOrder(app, { items: [{ sku: item.sku, quantity: 1 }] })
  expect((await give('admin', 2)).status).toBe(409)
  await app.as('admin').call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  expect((await give('admin', 2)).body).toMatchObject({ customerId: 2 })
  // Movements under the previous owner remain visible to the previous owner only.
  expect(await app.as('rival').call(inventoryEndpoints.movements, { query: { inventoryId: item.id } })).toEqual([])
  expect(await app.as('customer').call(inventoryEndpoints.movements, { query: { inventoryId: item.id } })).toHaveLength(1)
})

test('a ledger line says whether stock was received, left or moved, also where locations have no name', async () => {
  const item = await makeItem(app, { quantity: 20 })
  await adjust(item.id, { adjustment: 10, reason: 'Found' })
  await adjust(item.id, { adjustment: -10, reason: 'Broken' })
  const { code } = await makeLocation(app)
  await app.as('admin').call(inventoryEndpoints.update, { params: { id: item.id }, body: { location: code } })
  expect((await lines(item.id)).map(({ movementType, direction, quantity }) => [movementType, direction, quantity])).toEqual([
    ['transfer', 'within', 20],
    ['adjustment', 'out', 10],
    ['adjustment', 'in', 10],
    ['inbound', 'in', 20],
  ])
})

test('deleting removes the stock and hides the item; undo restores both at the same locations', async () => {
  const bin = await makeLocation(app)
  const item = await makeItem(app, { quantity: 10, location: bin.code, lotNumber: 'L-D' })
  await adjust(item.id, { adjustment: 5, reason: 'More', lot: 'L-E' })
  const before = await get(item.id)
  await app.as('manager').call(inventoryEndpoints.delete, { params: { id: item.id } })
  expect((await app.as('admin').ask(inventoryEndpoints.get, { params: { id: item.id } })).status).toBe(404)
  expect((await app.as('admin').ask(inventoryEndpoints.delete, { params: { id: item.id } })).status).toBe(404)
  const restored = await app.as('manager').call(inventoryEndpoints.restore, { params: { id: item.id } })
  expect(restored.quantity).toBe(15)
  expect((await get(item.id)).stock).toEqual(before.stock)
  expect((await app.as('manager').ask(inventoryEndpoints.restore, { params: { id: item.id } })).status).toBe(409)
  const { rows } = await app.db.read(system, async (on) => ({
    rows: await on
      .selectFrom('stock_movements')
      .select(['cause', 'corrects_id'])
      .where('item_id', '=', item.id)
      .where('corrects_id', 'is not', null)
      .execute(),
  }))
  expect(rows.map((row) => row.cause)).toEqual(['restore', 'restore'])
})

test('an item with reserved stock is not deleted, and a taken SKU is not restored', async () => {
  const item = await makeItem(app, { quantity: 5 })
  const order = await makeOrder(app, { items: [{ sku: item.sku, quantity: 2 }] })
  const refused = await app.as('admin').ask(inventoryEndpoints.delete, { params: { id: item.id } })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('reserved by open movements')
  await app.as('admin').call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  await app.as('admin').call(inventoryEndpoints.delete, { params: { id: item.id } })
  await makeItem(app, { sku: item.sku })
  const late = await app.as('admin').ask(inventoryEndpoints.restore, { params: { id: item.id } })
  expect(late.status).toBe(409)
  expect(late.text).toContain('now used by another item')
})

test('the list filters by stock status, owner, location and words, and the summary counts the same', async () => {
  const bin = await makeLocation(app)
  const low = await makeItem(app, { quantity: 10, location: bin.code, customerId: 2 })
  const out = await makeItem(app, { quantity: 0, location: bin.code, customerId: 2 })
  const plenty = await makeItem(app, { quantity: 11, location: bin.code, customerId: null })
  const ids = async (query: object) =>
    (await app.as('admin').call(inventoryEndpoints.list, { query: { location: bin.code, ...query } })).map((item) => item.id)
  expect(await ids({ status: 'Low Stock' })).toEqual([low.id])
  expect(await ids({ status: 'Out of Stock' })).toEqual([out.id])
  expect(await ids({ status: 'In Stock', allocated: 'false' })).toEqual([plenty.id])
  expect(await ids({ sort: '-quantity' })).toEqual([plenty.id, low.id, out.id])
  expect(await ids({ q: low.sku.toLowerCase() })).toContain(low.id)
  const summary = await app.as('rival').call(inventoryEndpoints.summary)
  const own = await app.as('rival').call(inventoryEndpoints.list)
  expect(summary).toMatchObject({ totalItems: own.length, totalQuantity: own.reduce((sum, item) => sum + item.quantity, 0) })
  expect(await app.as('admin').call(inventoryEndpoints.summary, { query: { customerId: 2 } })).toEqual(summary)
})

test('a location with stock is not deactivated, and an inactive one receives none', async () => {
  const bin = await makeLocation(app, { capacity: 50 })
  const item = await makeItem(app, { quantity: 3, location: bin.code })
  const change = (body: object) => app.as('manager').ask(locationsEndpoints.update, { params: { id: bin.id }, body })
  const refused = await change({ isActive: false })
  expect(refused.body).toMatchObject({ status: 409, detail: `${bin.code} still holds 3 units. Move them before you deactivate it.` })
  await app.as('admin').call(inventoryEndpoints.delete, { params: { id: item.id } })
  expect((await change({ isActive: false })).body).toMatchObject({ isActive: false, currentOccupancy: 0, capacity: 50 })
  const late = await app.as('admin').ask(inventoryEndpoints.create, { body: { sku: 'LATE', name: 'Late', location: bin.code } })
  expect(late.status).toBe(400)
})
