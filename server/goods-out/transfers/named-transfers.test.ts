import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import type { Site } from '../../../contract/stock/sites/sites.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeLocation, makePackedUnit } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { makeSite } from '../../../tests/support/transfer-cases.ts'

// Refusals name the transfers that have goods on the way, and what customers may do with one: nothing.

let it: TestApp
let north: Site
beforeAll(async () => {
  it = await openTestApp()
  north = await makeSite(it)
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const receiptOf = ({ transfer }: Order) => it.as('manager').call(receiptsEndpoints.get, { params: { id: transfer?.receiptId ?? 0 } })

async function send(sku: string, quantity: number): Promise<Order> {
  const body = { customerId: 1, items: [{ sku, quantity }], transferToSiteId: north.id }
  const { id } = await it.as('manager').call(ordersEndpoints.create, { body })
  for (const stage of trackingStages.slice(1))
    await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  return it.as('manager').call(ordersEndpoints.get, { params: { id } })
}

async function store(order: Order) {
  const { id } = await receiptOf(order)
  for (const status of ['received', 'inspected', 'stored'] as const)
    await it.as('manager').call(receiptsEndpoints.update, { params: { id }, body: { status } })
}

test('goods on the way are named by the transfer that has them, not by a later one that has arrived', async () => {
  const { unit, item } = await makePackedUnit(it)
  const onTheWay = await send(item.sku, 10)
  const more = { adjustment: 4, reason: 'More', location: (await makeLocation(it)).code }
  await it.as('manager').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: more })
  const later = await send(item.sku, 4)
  const named = `10 of ${item.sku} are on the way to ${north.code} with ${onTheWay.orderNumber}. Receive them there with ${onTheWay.transfer?.receiptNumber}.`
  const change = async () => [
    await it.as('manager').ask(handlingUnitsEndpoints.move, { params: { id: unit.id }, body: { locationCode: more.location } }),
    await it.as('manager').ask(handlingUnitsEndpoints.unpack, { params: { id: unit.id }, body: { inventoryId: item.id, quantity: 2 } }),
  ]
  const remove = () => it.as('manager').ask(inventoryEndpoints.delete, { params: { id: item.id } })
  const adjust = () =>
    it.as('manager').ask(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -50, reason: 'Less' } })
  for (const { body } of await change()) expect(body).toMatchObject({ status: 409, detail: named })
  for (const { body } of [await remove(), await adjust()])
    for (const { orderNumber } of [onTheWay, later]) expect(JSON.stringify(body)).toContain(orderNumber)
  await store(later)
  for (const { body } of await change()) expect(body).toMatchObject({ status: 409, detail: named })
  for (const { body } of [await remove(), await adjust()]) {
    expect(JSON.stringify(body)).toContain(onTheWay.orderNumber)
    expect(JSON.stringify(body)).not.toContain(later.orderNumber)
  }
  await store(onTheWay)
  expect(JSON.stringify((await adjust()).body)).not.toContain(onTheWay.orderNumber)
})

test('a customer changes nothing of a transfer', async () => {
  const { item } = await makePackedUnit(it)
  const body = { customerId: 1, items: [{ sku: item.sku, quantity: 5 }], transferToSiteId: north.id }
  const placed = await it.as('manager').call(ordersEndpoints.create, { body })
  const params = { id: placed.id }
  const refused = { status: 409, body: { code: 'transfer.staff-only' } }
  const customer = it.as('customer')
  for (const change of [
    { items: [{ sku: item.sku, quantity: 9 }] },
    { shippingAddress: anAddress },
    { notes: 'Hurry' },
    { carrier: 'DHL' },
  ])
    expect(await customer.ask(ordersEndpoints.update, { params, body: change })).toMatchObject(refused)
  expect(await customer.ask(ordersEndpoints.cancel, { params, body: {} })).toMatchObject(refused)
  expect(await customer.ask(ordersEndpoints.rate, { params, body: { rating: 5 } })).toMatchObject(refused)
  expect(await customer.call(ordersEndpoints.get, { params })).toMatchObject({
    version: placed.version,
    status: 'pending',
    items: [{ quantity: 5 }],
  })
})

test('staff change the lines of a transfer, but not where it goes', async () => {
  const { item } = await makePackedUnit(it)
  const body = { customerId: 1, items: [{ sku: item.sku, quantity: 5 }], transferToSiteId: north.id }
  const { id } = await it.as('manager').call(ordersEndpoints.create, { body })
  const elsewhere = { ...anAddress, street: '2 Elsewhere' }
  const change = { items: [{ sku: item.sku, quantity: 9 }], shippingAddress: elsewhere, billingAddress: elsewhere }
  expect(await it.as('manager').call(ordersEndpoints.update, { params: { id }, body: change })).toMatchObject({
    items: [{ quantity: 9 }],
    shippingAddress: anAddress,
    billingAddress: anAddress,
  })
  expect(await it.as('manager').ask(ordersEndpoints.update, { params: { id }, body: { siteId: north.id } })).toMatchObject({
    status: 400,
    body: { detail: `Choose another destination than ${north.code}.` },
  })
  expect(await it.as('manager').ask(ordersEndpoints.update, { params: { id }, body: { type: 'pick_pack' } })).toMatchObject({
    status: 400,
    body: { code: 'transfer.is-shipment' },
  })
})
