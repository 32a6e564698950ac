import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { makeItem, makeLocation, makeOrder, makeShipment } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

// Why less of an item can be promised than is on hand, which movements hold it, and who made the lines of its ledger.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const reservationsOf = (id: number, by: TestPerson = 'customer', query = {}) =>
  it.as(by).call(inventoryEndpoints.reservations, { params: { id }, query })
const put = (id: number, adjustment: number, location: string, lot?: string) =>
  it.as('manager').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment, reason: 'Counted', location, lot } })

test('the reservations of an item name movement, customer, location, lot, time and person', async () => {
  const bin = await makeLocation(it)
  const item = await makeItem(it, { location: bin.code, lotNumber: 'L-7' })
  const first = await makeOrder(it, { by: 'customer', items: [{ sku: item.sku, quantity: 3 }] })
  const second = await makeOrder(it, { by: 'manager', items: [{ sku: item.sku, quantity: 4 }] })
  const reservations = await reservationsOf(item.id, 'manager')
  expect(reservations).toEqual([
    {
      id: expect.any(Number),
      orderId: second.id,
      orderNumber: second.orderNumber,
      inventoryId: item.id,
      sku: item.sku,
      customerName: 'Acme Imports',
      location: bin.code,
      siteId: 1,
      siteCode: 'MAIN',
      lot: 'L-7',
      expiresOn: null,
      handlingUnitId: null,
      handlingUnit: null,
      quantity: 4,
      since: second.createdAt,
      by: second.trackingHistory[0]?.by,
    },
    expect.objectContaining({ orderId: first.id, quantity: 3, by: first.trackingHistory[0]?.by }),
  ])
  const [ofStaff, own] = reservations
  expect(await reservationsOf(item.id)).toEqual([{ ...ofStaff, by: null }, own])
  expect((await reservationsOf(item.id, 'manager', { q: first.orderNumber })).map(({ orderId }) => orderId)).toEqual([first.id])
  await it.as('customer').call(ordersEndpoints.cancel, { params: { id: first.id }, body: {} })
  expect((await reservationsOf(item.id)).map(({ orderId }) => orderId)).toEqual([second.id])
})

test('reservations are paged, and a movement that takes from two locations has two', async () => {
  const [near, far] = [await makeLocation(it), await makeLocation(it)]
  const item = await makeItem(it, { location: near.code, quantity: 5 })
  await put(item.id, 5, far.code)
  const order = await makeOrder(it, { items: [{ sku: item.sku, quantity: 8 }] })
  const query = { limit: 1, sort: 'since' } as const
  const page = await it.as('customer').ask(inventoryEndpoints.reservations, { params: { id: item.id }, query })
  expect(page).toMatchObject({ status: 200, body: [{ orderId: order.id }] })
  expect(page.headers).toMatchObject({ 'x-total-count': '2', link: expect.stringContaining('rel="next"') })
  const held = (await reservationsOf(item.id)).map(({ location, quantity }) => `${quantity} at ${location}`)
  expect(held.sort()).toEqual([`3 at ${far.code}`, `5 at ${near.code}`])
})

test('another customer cannot read an item’s reservations', async () => {
  const item = await makeItem(it)
  await makeOrder(it, { items: [{ sku: item.sku, quantity: 1 }] })
  expect(await it.as('rival').ask(inventoryEndpoints.reservations, { params: { id: item.id } })).toMatchObject({ status: 404 })
  expect(await it.anyone.ask(inventoryEndpoints.reservations, { params: { id: item.id } })).toMatchObject({ status: 401 })
})

test('each stock row says whether it is available, and if not, why', async () => {
  const [bin, dock, cage] = [
    await makeLocation(it),
    await makeLocation(it, { type: 'receiving' }),
    await makeLocation(it, { type: 'quarantine' }),
  ]
  const item = await makeItem(it, { location: bin.code, quantity: 10 })
  await put(item.id, 1, dock.code)
  await put(item.id, 2, cage.code)
  await put(item.id, 4, bin.code, 'OLD')
  await put(item.id, 8, cage.code, 'OLD')
  await it.db.transaction(system, (trx) =>
    trx.sql.updateTable('lots').set({ expires_on: '2020-01-01' }).where('lot_number', '=', 'OLD').where('item_id', '=', item.id).execute(),
  )
  const { stock, quantity, availableQuantity } = await it.as('customer').call(inventoryEndpoints.get, { params: { id: item.id } })
  expect(Object.fromEntries(stock.map((row) => [row.onHand, row.availability]))).toEqual({
    10: 'available',
    1: 'receiving',
    2: 'quarantine',
    4: 'expired',
    8: 'quarantine',
  })
  expect([quantity, availableQuantity]).toEqual([25, 10])
})

test('a ledger line names its person, movement and cause; its customer reads the same without names of staff', async () => {
  const item = await makeItem(it, { quantity: 50 })
  const { order } = await makeShipment(it, { by: 'customer', items: [{ sku: item.sku, quantity: 6 }] })
  await it.as('manager').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: 1, reason: 'Found' } })
  for (const person of ['admin', 'customer'] as const) {
    const lines = await it.as(person).call(inventoryEndpoints.movements, { query: { inventoryId: item.id } })
    expect(lines.map(({ cause, by, orderNumber }) => ({ cause, by, orderNumber }))).toEqual([
      { cause: 'adjustment', by: person === 'admin' ? 'manager' : null, orderNumber: null },
      { cause: 'order', by: person === 'admin' ? 'Ada' : null, orderNumber: order.orderNumber },
      { cause: 'opening', by: person === 'admin' ? 'Ada' : null, orderNumber: null },
    ])
  }
})
