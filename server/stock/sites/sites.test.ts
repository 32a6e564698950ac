import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { moveStockEndpoints } from '../../../contract/stock/inventory/move-stock.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { type Site, sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeItem, makeLocation, makeReceipt } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let app: TestApp
let main: Site
let north: Site
beforeAll(async () => {
  app = await openTestApp()
  ;[main] = (await app.as('admin').call(sitesEndpoints.list, { query: {} })) as [Site]
  north = await app.as('admin').call(sitesEndpoints.create, { body: { code: 'north', name: 'North Depot', address: anAddress } })
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

const atNorth = (type: 'storage' | 'receiving' | 'quarantine' = 'storage') => makeLocation(app, { type, siteId: north.id })
const order = (sku: string, quantity: number, siteId?: number) =>
  app.as('manager').ask(ordersEndpoints.create, {
    body: { customerId: 1, items: [{ sku, quantity }], billingAddress: anAddress, shippingAddress: anAddress, ...(siteId && { siteId }) },
  })
const adjust = (id: number, adjustment: number, location: string) =>
  app.as('manager').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment, reason: 'Found', location } })

/** Stock rows are read in the order of the codes of locations. */
const bySite = <R extends { siteCode: string }>(rows: readonly R[]) => rows.toSorted((a, b) => a.siteCode.localeCompare(b.siteCode))

test('an installation has one site, the default; what names no site belongs to it', async () => {
  expect(main).toMatchObject({ code: 'MAIN', isDefault: true, isActive: true })
  expect(await makeLocation(app)).toMatchObject({ siteId: main.id, siteCode: 'MAIN', use: 'any' })
  expect(await makeReceipt(app)).toMatchObject({ siteId: main.id, siteCode: 'MAIN' })
})

test('codes are upper case and unique; managers read sites, and only administrators change them', async () => {
  expect(north).toMatchObject({ code: 'NORTH', locations: 0, units: 0, createdBy: expect.any(String) })
  const again = await app.as('admin').ask(sitesEndpoints.create, { body: { code: 'North', name: 'Again' } })
  expect(again).toMatchObject({ status: 409, body: { detail: 'There is a site NORTH already.' } })
  expect((await app.as('admin').ask(sitesEndpoints.create, { body: { code: 'N 1', name: 'Space' } })).status).toBe(400)
  expect((await app.as('manager').ask(sitesEndpoints.create, { body: { code: 'S', name: 'South' } })).status).toBe(403)
  expect(await app.as('manager').call(sitesEndpoints.get, { params: { id: north.id } })).toEqual(north)
})

test('customers read code and name of sites with stock of theirs', async () => {
  const { code } = await atNorth()
  expect(await app.as('rival').call(sitesEndpoints.list, { query: {} })).toEqual([])
  await makeItem(app, { customerId: 2, quantity: 3, location: code })
  expect(await app.as('rival').call(sitesEndpoints.list, { query: {} })).toEqual([{ id: north.id, code: 'NORTH', name: 'North Depot' }])
  expect((await app.as('rival').ask(sitesEndpoints.get, { params: { id: north.id } })).status).toBe(403)
})

test('a movement ships from the first site that has all of it, reserves there only, and says where the goods are', async () => {
  const [here, there] = [await makeLocation(app), await atNorth()]
  const { id, sku } = await makeItem(app, { quantity: 4, location: here.code })
  await adjust(id, 7, there.code)
  const small = await order(sku, 3)
  expect(small.body).toMatchObject({ siteCode: 'MAIN' })
  const large = await order(sku, 6)
  expect(large.body).toMatchObject({ siteCode: 'NORTH' })
  const tooLarge = await order(sku, 2)
  expect(tooLarge).toMatchObject({
    status: 409,
    body: { detail: `Not enough stock: ${sku} (2 wanted, 1 available). MAIN has 1, NORTH has 1.` },
  })
  expect((await order(sku, 1, north.id)).body).toMatchObject({ siteCode: 'NORTH' })
  expect((await order(sku, 1, 9_999)).body).toMatchObject({ code: 'site.unknown' })
  const { stock } = await app.as('manager').call(inventoryEndpoints.get, { params: { id } })
  expect(bySite(stock)).toMatchObject([
    { siteCode: 'MAIN', onHand: 4, reserved: 3 },
    { siteCode: 'NORTH', onHand: 7, reserved: 7 },
  ])
})

test('a pending movement changes its site, and reserves again there', async () => {
  const [here, there] = [await makeLocation(app), await atNorth()]
  const { id, sku } = await makeItem(app, { quantity: 5, location: here.code })
  await adjust(id, 5, there.code)
  const placed = (await order(sku, 5)).body as Order
  const change = (siteId: number, by: 'manager' | 'customer' = 'manager') =>
    app.as(by).call(ordersEndpoints.update, { params: { id: placed.id }, body: { siteId } })
  expect(await change(north.id)).toMatchObject({ siteCode: 'NORTH', version: 2 })
  expect(bySite((await app.as('manager').call(inventoryEndpoints.get, { params: { id } })).stock)).toMatchObject([
    { siteCode: 'MAIN', reserved: 0 },
    { siteCode: 'NORTH', reserved: 5 },
  ])
  expect(await change(main.id, 'customer')).toMatchObject({ siteCode: 'NORTH' })
  const listed = await app.as('manager').call(ordersEndpoints.list, { query: { siteId: [north.id], q: placed.orderNumber } })
  expect(listed).toHaveLength(1)
})

test('goods change their site by a transfer only', async () => {
  const [here, there] = [await makeLocation(app), await atNorth()]
  const { id } = await makeItem(app, { quantity: 5, location: here.code })
  const moved = await app.as('manager').ask(moveStockEndpoints.move, {
    params: { id },
    body: { from: here.code, to: there.code, quantity: 1 },
  })
  expect(moved).toMatchObject({ status: 409, body: { detail: `${there.code} is at NORTH, the goods are at MAIN. Create a transfer.` } })
  // A home at another site brings no goods there.
  await app.as('manager').call(inventoryEndpoints.update, { params: { id }, body: { location: there.code } })
  expect((await app.as('manager').call(inventoryEndpoints.get, { params: { id } })).stock).toMatchObject([
    { location: here.code, onHand: 5 },
  ])
})

test('an item has one home at each site; a new one moves the stock of that site only', async () => {
  const [here, there, other] = [await makeLocation(app), await atNorth(), await atNorth()]
  const { id } = await makeItem(app, { quantity: 5, location: here.code })
  await adjust(id, 7, there.code)
  const read = () => app.as('manager').call(inventoryEndpoints.get, { params: { id } })
  const home = (location: string | null) => app.as('manager').call(inventoryEndpoints.update, { params: { id }, body: { location } })
  expect(await home(there.code)).toMatchObject({ location: here.code })
  expect(await read()).toMatchObject({
    location: here.code,
    homes: [
      { siteCode: 'MAIN', location: here.code },
      { siteCode: 'NORTH', location: there.code },
    ],
    sites: [
      { siteCode: 'MAIN', quantity: 5, availableQuantity: 5 },
      { siteCode: 'NORTH', quantity: 7, availableQuantity: 7 },
    ],
  })
  await home(other.code)
  expect(bySite((await read()).stock)).toMatchObject([
    { location: here.code, onHand: 5 },
    { location: other.code, onHand: 7 },
  ])
  const listed = (query: object) => app.as('manager').call(inventoryEndpoints.list, { query })
  expect((await listed({ location: other.code })).map((item) => item.id)).toEqual([id])
  // Without the first one the home at the other site is what remains.
  expect(await home(null)).toMatchObject({ location: other.code })
  expect((await read()).homes).toMatchObject([{ siteCode: 'NORTH' }])
  expect(await home(here.code)).toMatchObject({ location: here.code })
  expect((await read()).homes).toMatchObject([{ siteCode: 'MAIN' }, { siteCode: 'NORTH' }])
})

test('opening stock without a home is at the site that is named', async () => {
  const { id } = await app
    .as('manager')
    .call(inventoryEndpoints.create, { body: { sku: 'OPENED-NORTH', name: 'Opened', quantity: 3, siteId: north.id } })
  expect(await app.as('manager').call(inventoryEndpoints.get, { params: { id } })).toMatchObject({
    homes: [],
    stock: [{ location: null, siteCode: 'NORTH', onHand: 3 }],
  })
})

test('an inventory at a site lists what is there or has its home there, and counts that stock only', async () => {
  const [here, there] = [await makeLocation(app), await atNorth()]
  const both = await makeItem(app, { sku: 'AT-BOTH', quantity: 5, location: here.code })
  await adjust(both.id, 9, there.code)
  await makeItem(app, { sku: 'AT-MAIN', quantity: 50, location: here.code })
  await makeItem(app, { sku: 'AT-HOME', quantity: 0, location: there.code })
  const list = (query: object) => app.as('manager').call(inventoryEndpoints.list, { query: { q: 'at-', sort: '-quantity', ...query } })
  expect(await list({ siteId: north.id })).toMatchObject([
    { sku: 'AT-BOTH', quantity: 9, availableQuantity: 9 },
    { sku: 'AT-HOME', quantity: 0 },
  ])
  expect(await list({ siteId: north.id, quantityFrom: 1, status: 'Low Stock' })).toMatchObject([{ sku: 'AT-BOTH' }])
  expect(await list({})).toMatchObject([
    { sku: 'AT-MAIN', quantity: 50 },
    { sku: 'AT-BOTH', quantity: 14 },
    { sku: 'AT-HOME', quantity: 0 },
  ])
  const summary = await app.as('manager').call(inventoryEndpoints.summary, { query: { siteId: north.id } })
  expect(summary).toMatchObject({ totalQuantity: (await app.as('manager').call(sitesEndpoints.get, { params: { id: north.id } })).units })
})

test('a receipt puts goods at locations of its site, and changes its site while it is pending', async () => {
  await atNorth('receiving')
  const receipt = await makeReceipt(app, { siteId: north.id, items: [{ sku: 'NORTHERN', quantity: 2 }] })
  const take = (body: object) => app.as('manager').ask(receiptsEndpoints.update, { params: { id: receipt.id }, body })
  const mainDock = await makeLocation(app, { type: 'receiving' })
  expect((await take({ status: 'received', receivingLocation: mainDock.code })).body).toMatchObject({ code: 'receipt.location-type' })
  expect((await take({ siteId: main.id })).body).toMatchObject({ siteCode: 'MAIN' })
  expect((await take({ siteId: north.id, status: 'received' })).body).toMatchObject({ siteCode: 'NORTH', status: 'received' })
  expect((await take({ siteId: main.id })).body).toMatchObject({ code: 'receipt.site-fixed' })
})

test('a location with stock stays at its site, and so does a site with stock or open work', async () => {
  const there = await atNorth()
  await makeItem(app, { quantity: 1, location: there.code })
  const moved = await app.as('manager').ask(locationsEndpoints.update, { params: { id: there.id }, body: { siteId: main.id } })
  expect(moved).toMatchObject({ status: 409, body: { detail: `${there.code} still holds 1 units. Move them before you change its site.` } })
  const close = await app.as('admin').ask(sitesEndpoints.update, { params: { id: north.id }, body: { isActive: false } })
  expect(close).toMatchObject({
    status: 409,
    body: {
      detail: expect.stringMatching(/^NORTH can't be deactivated: \d+ units, \d+ open movements, \d+ open receipts, 0 open tasks\.$/),
    },
  })
})

test('the default site stays active, and another one takes its place; an inactive one takes no work', async () => {
  const south = await app.as('admin').call(sitesEndpoints.create, { body: { code: 'SOUTH', name: 'South', isDefault: true } })
  const update = (id: number, body: object) => app.as('admin').ask(sitesEndpoints.update, { params: { id }, body })
  expect((await update(south.id, { isActive: false })).body).toMatchObject({ detail: 'Choose another default site first.' })
  expect((await update(south.id, { isDefault: false })).body).toMatchObject({ code: 'site.is-default' })
  expect(await makeLocation(app)).toMatchObject({ siteCode: 'SOUTH' })
  expect((await update(main.id, { isDefault: true })).body).toMatchObject({ isDefault: true })
  expect((await update(south.id, { isActive: false })).body).toMatchObject({ isActive: false, isDefault: false })
  expect((await update(south.id, { isDefault: true })).body).toMatchObject({ code: 'site.inactive' })
  const receipt = await app
    .as('manager')
    .ask(receiptsEndpoints.create, { body: { customerId: 1, supplier: 'X', items: [], siteId: south.id } })
  expect(receipt.body).toMatchObject({ code: 'site.inactive' })
})
