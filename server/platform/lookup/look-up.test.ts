import { afterAll, beforeAll, expect, test } from 'vitest'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { makeCount } from '../../../tests/support/counting.ts'
import { makeCustomer, makeHandlingUnit, makeItem, makeLocation, makeShipment } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const find = (query: { code: string; type?: 'location' | 'order'; customerId?: number }, by: TestPerson = 'manager') =>
  app.as(by).ask(lookupEndpoints.find, { query })

test('an item is found by its SKU in any case and with surrounding blanks', async () => {
  const item = await makeItem(app, { sku: 'Öl-7/a', name: 'Olive oil' })
  const found = { type: 'inventoryItem', id: item.id, code: 'Öl-7/a', label: 'Olive oil', customerId: 1 }
  for (const code of ['Öl-7/a', ' öL-7/A\t']) expect(await find({ code })).toMatchObject({ status: 200, body: found })
  expect((await find({ code: 'Öl-7' })).status).toBe(404)
  expect((await find({ code: 'Öl-7/a' }, 'customer')).body).toEqual(found)
  expect((await find({ code: 'Öl-7/a' }, 'rival')).status).toBe(404)
})

test('a deleted item is not found', async () => {
  const item = await makeItem(app, { quantity: 0 })
  await app.as('admin').call(inventoryEndpoints.delete, { params: { id: item.id } })
  expect((await find({ code: item.sku })).status).toBe(404)
})

test('a SKU that several customers have is rejected with their names; a customer finds its own', async () => {
  const [acme, rival] = [await makeItem(app, { sku: 'BOLT', customerId: 1 }), await makeItem(app, { sku: 'BOLT', customerId: 2 })]
  const names = await app.db.read(system, (on) =>
    on.selectFrom('customers').select('name').where('id', 'in', [1, 2]).orderBy('id').execute(),
  )
  const refusal = await find({ code: 'bolt' })
  expect(refusal).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Several records have the code bolt') } })
  for (const { name } of names) expect(refusal.text).toContain(name)
  expect((await find({ code: 'bolt', customerId: 2 })).body).toMatchObject({ id: rival.id })
  expect((await find({ code: 'bolt' }, 'customer')).body).toMatchObject({ id: acme.id })
})

test('an exact match precedes one of another customer in another case', async () => {
  const [small, capital] = [await makeItem(app, { sku: 'mix-1' }), await makeItem(app, { sku: 'MIX-1', customerId: 2 })]
  expect((await find({ code: 'mix-1' })).body).toMatchObject({ id: small.id })
  expect((await find({ code: 'MIX-1' })).body).toMatchObject({ id: capital.id })
  expect((await find({ code: 'Mix-1' })).status).toBe(409)
})

test('a location is found by staff only, and by type where an item has the same code', async () => {
  const bin = await makeLocation(app, { code: 'A-01-01', name: 'Aisle 1' })
  const found = { type: 'location', id: bin.id, code: 'A-01-01', label: 'Aisle 1', customerId: null }
  expect((await find({ code: 'a-01-01' })).body).toEqual(found)
  expect((await find({ code: 'A-01-01' }, 'customer')).status).toBe(404)
  expect((await find({ code: 'A-01-01', type: 'location' }, 'customer')).status).toBe(404)
  expect((await find({ code: 'UNASSIGNED' })).status).toBe(404)
  await makeItem(app, { sku: 'A-01-01' })
  expect((await find({ code: 'A-01-01' })).status).toBe(409)
  expect((await find({ code: 'A-01-01', type: 'location' })).body).toEqual(found)
})

test('movements and shipments are found by number, pallets by SSCC, each by those who may see them', async () => {
  const customer = await makeCustomer(app, { name: 'Cobalt' })
  const { order, shipmentId } = await makeShipment(app, { customerId: customer.id })
  const [shipment] = await app.as('admin').call(shipmentsEndpoints.list, { query: { orderId: order.id } })
  const label = { label: 'Cobalt', customerId: customer.id }
  const number = order.orderNumber
  expect((await find({ code: number.toLowerCase() })).body).toEqual({ type: 'order', id: order.id, code: number, ...label })
  const tracking = String(shipment?.trackingNumber)
  expect((await find({ code: tracking.toLowerCase() })).body).toEqual({ type: 'shipment', id: shipmentId, code: tracking, ...label })
  const { sscc } = await makeHandlingUnit(app, { customerId: customer.id, sscc: '340123450000000017' })
  expect((await find({ code: sscc })).body).toMatchObject({ type: 'handlingUnit', code: sscc, ...label })
  for (const code of [`(00)${sscc}`, `00${sscc}`, `(00) 3 4012345 000000001 7`, `]C100${sscc}`])
    expect((await find({ code })).body).toMatchObject({ type: 'handlingUnit', code: sscc })
  for (const code of [number, tracking, sscc]) expect((await find({ code }, 'rival')).status).toBe(404)
})

test('a count is found by its number, by staff only', async () => {
  const { id, count } = await makeCount(app, { name: 'Aisle 7' })
  const code = count.countNumber
  const found = { type: 'count', id, code, label: 'Aisle 7', customerId: null }
  expect((await find({ code: code.toLowerCase() }, 'worker')).body).toEqual(found)
  expect((await find({ code }, 'customer')).status).toBe(404)
})

test('a missing or blank code is rejected', async () => {
  expect((await app.as('admin').request('GET', '/api/lookup')).status).toBe(400)
  expect((await find({ code: '  ' })).status).toBe(400)
})
