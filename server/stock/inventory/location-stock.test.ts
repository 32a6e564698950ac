import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { makeItem, makeLocation, makeOrder } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

// What lies at a location, what came and went there, and what a movement holds.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const adjust = (id: number, adjustment: number, location: string) =>
  it.as('manager').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment, reason: 'Counted', location } })

test('a location lists its items with customer, lot, quantity and reserved quantity', async () => {
  const [bin, dock] = [await makeLocation(it), await makeLocation(it, { type: 'receiving' })]
  const tea = await makeItem(it, { sku: 'TEA', location: bin.code, quantity: 8, lotNumber: 'L-1' })
  const nuts = await makeItem(it, { sku: 'NUTS', location: bin.code, quantity: 0, customerId: null })
  await adjust(nuts.id, 5, bin.code)
  await adjust(nuts.id, 2, dock.code)
  await makeOrder(it, { items: [{ sku: 'TEA', quantity: 3 }] })
  const stockAt = (id: number, query = {}) => it.as('manager').call(stockEndpoints.atLocation, { params: { id }, query })
  expect(await stockAt(bin.id)).toMatchObject([
    { sku: 'NUTS', inventoryId: nuts.id, customerName: null, onHand: 5, reserved: 0, availability: 'available' },
    { sku: 'TEA', inventoryId: tea.id, customerId: 1, lot: 'L-1', onHand: 8, reserved: 3 },
  ])
  expect(await stockAt(dock.id)).toMatchObject([{ sku: 'NUTS', onHand: 2, availability: 'receiving' }])
  expect(await stockAt(bin.id, { q: 'tea', sort: '-onHand' })).toMatchObject([{ sku: 'TEA' }])
})

test('a location is read with its occupancy', async () => {
  const bin = await makeLocation(it, { capacity: 40 })
  await makeItem(it, { location: bin.code, quantity: 10 })
  const read = await it.as('manager').call(locationsEndpoints.get, { params: { id: bin.id } })
  expect(read).toMatchObject({ code: bin.code, capacity: 40, currentOccupancy: 10 })
})

test('the ledger is filtered by location, both from and to', async () => {
  const [bin, other] = [await makeLocation(it), await makeLocation(it)]
  const item = await makeItem(it, { location: bin.code, quantity: 10 })
  await adjust(item.id, 4, other.code)
  await adjust(item.id, -1, bin.code)
  const linesAt = (location: string) => it.as('manager').call(inventoryEndpoints.movements, { query: { location } })
  expect(await linesAt(bin.code)).toMatchObject([
    { direction: 'out', quantity: 1, fromLocation: bin.code },
    { direction: 'in', quantity: 10, toLocation: bin.code },
  ])
  expect(await linesAt(other.code)).toMatchObject([{ direction: 'in', quantity: 4 }])
  expect(await linesAt('NO-SUCH-PLACE')).toEqual([])
})

test('a movement lists its reservations with their locations, to its customer too, until it is cancelled', async () => {
  const bin = await makeLocation(it)
  const item = await makeItem(it, { customerId: 1, location: bin.code })
  const order = await makeOrder(it, { by: 'customer', items: [{ sku: item.sku, quantity: 7 }] })
  const params = { id: order.id }
  const held = () => it.as('customer').call(stockEndpoints.ofOrder, { params })
  expect(await held()).toMatchObject([{ orderId: order.id, inventoryId: item.id, sku: item.sku, location: bin.code, quantity: 7 }])
  expect(await it.as('rival').ask(stockEndpoints.ofOrder, { params })).toMatchObject({ status: 404 })
  await it.as('customer').call(ordersEndpoints.cancel, { params, body: {} })
  expect(await held()).toEqual([])
})
