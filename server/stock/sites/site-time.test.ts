import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { countPlansEndpoints } from '../../../contract/stock/counts/count-plans.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { type Site, sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, urlOf } from '../../../tests/support/test-app.ts'
import { beginSession } from '../../../tests/support/test-people.ts'
import { system } from '../../viewer.ts'
import { makeDueCounts } from '../counts/make-planned-counts.ts'

// NORTH is in Auckland, 12 hours ahead of MAIN in June: at 12:30 UTC it is 10 June at MAIN and half past midnight of 11 June at NORTH.

let app: TestApp
let now = new Date('2026-06-10T11:30:00Z')
let main: Site
let north: Site
beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
  ;[main] = (await app.as('admin').call(sitesEndpoints.list, { query: {} })) as [Site]
  north = await app
    .as('admin')
    .call(sitesEndpoints.create, { body: { code: 'NORTH', name: 'North Depot', address: anAddress, timeZone: 'Pacific/Auckland' } })
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

/** Everybody who asks begins a new session, because sessions end with time. */
async function moveTo(time: string): Promise<void> {
  now = new Date(time)
  for (const person of ['admin', 'customer'] as const) await beginSession(app.db, person)
}

/** An item of customer 1 with 4 units at MAIN and 6 at NORTH, all of a lot that expires that day. */
async function makeExpiringItem(expiresOn: string) {
  const [here, there] = [await makeLocation(app), await makeLocation(app, { siteId: north.id })]
  const { id, sku } = await makeItem(app, { quantity: 4, location: here.code, lotNumber: 'L1' })
  const body = { adjustment: 6, reason: 'Found', location: there.code, lot: 'L1' }
  await app.as('admin').call(inventoryEndpoints.adjust, { params: { id }, body })
  await app.db.transaction(system, (trx) => trx.sql.updateTable('lots').set({ expires_on: expiresOn }).where('item_id', '=', id).execute())
  return { id, sku, there: there.code }
}

const order = (body: object) =>
  app.as('admin').ask(ordersEndpoints.create, {
    body: { customerId: 1, items: [], billingAddress: anAddress, shippingAddress: anAddress, ...body },
  })

test('a site has a time zone that the server and its database know, or none', async () => {
  expect([main.timeZone, north.timeZone]).toEqual([null, 'Pacific/Auckland'])
  const change = (timeZone: string | null) => app.as('admin').ask(sitesEndpoints.update, { params: { id: main.id }, body: { timeZone } })
  expect(await change('Atlantis/Capital')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'timeZone' }], detail: expect.stringContaining('There is no time zone Atlantis/Capital.') },
  })
  expect(await change('Europe/Paris')).toMatchObject({ status: 200, body: { timeZone: 'Europe/Paris' } })
  expect(await change(null)).toMatchObject({ status: 200, body: { timeZone: null } })
  const unknown = await app.as('admin').ask(sitesEndpoints.create, { body: { code: 'X', name: 'X', timeZone: 'Factory' } })
  expect(unknown.status).toBe(400)
})

test('goods expire when the day ends at their site, for customers too', async () => {
  const { id, sku } = await makeExpiringItem('2026-06-10')
  const availableTo = async (person: 'admin' | 'customer') => {
    const { availableQuantity, stock } = await app.as(person).call(inventoryEndpoints.get, { params: { id } })
    const listed = await app.as(person).call(inventoryEndpoints.list, { query: { q: sku } })
    return {
      availableQuantity,
      listed: listed[0]?.availableQuantity,
      bySite: stock.map(({ siteCode, availability }) => `${siteCode} ${availability}`),
    }
  }
  const all = { availableQuantity: 10, listed: 10, bySite: ['MAIN available', 'NORTH available'] }
  for (const person of ['admin', 'customer'] as const) expect(await availableTo(person)).toEqual(all)
  await moveTo('2026-06-10T12:30:00Z')
  const some = { availableQuantity: 4, listed: 4, bySite: ['MAIN available', 'NORTH expired'] }
  for (const person of ['admin', 'customer'] as const) expect(await availableTo(person)).toEqual(some)
  expect(await order({ items: [{ sku, quantity: 5 }] })).toMatchObject({
    status: 409,
    body: { detail: `Not enough stock: ${sku} (5 wanted, 4 available). MAIN has 4.` },
  })
  expect((await order({ items: [{ sku, quantity: 1 }], siteId: north.id })).status).toBe(409)
  expect(await order({ items: [{ sku, quantity: 4 }] })).toMatchObject({ status: 201, body: { siteCode: 'MAIN' } })
})

test('the last day on which a movement is to leave is one at its site', async () => {
  await moveTo('2026-06-10T12:30:00Z')
  const [here, there] = [await makeLocation(app), await makeLocation(app, { siteId: north.id })]
  const { id, sku } = await makeItem(app, { quantity: 9, location: here.code })
  await app.as('admin').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: 9, reason: 'Found', location: there.code } })
  const by = (siteId: number) => order({ items: [{ sku, quantity: 1 }], siteId, requestedShipDate: '2026-06-10' })
  expect((await by(main.id)).status).toBe(201)
  const refused = { status: 400, body: { errors: [{ path: 'requestedShipDate' }] } }
  expect(await by(north.id)).toMatchObject(refused)
  // Without a site it ships from the one that has the goods, whose day counts.
  const far = await makeItem(app, { quantity: 1, location: there.code })
  expect(await order({ items: [{ sku: far.sku, quantity: 1 }], requestedShipDate: '2026-06-10' })).toMatchObject(refused)
  expect(await order({ items: [{ sku: far.sku, quantity: 1 }], requestedShipDate: '2026-06-11' })).toMatchObject({
    status: 201,
    body: { siteCode: 'NORTH' },
  })
})

test('what was received today at a site is counted by its day, and papers have its dates', async () => {
  await moveTo('2026-06-10T12:30:00Z')
  await makeLocation(app, { siteId: north.id, type: 'receiving' })
  const body = { customerId: 1, supplier: 'Quay & Sons', siteId: north.id, items: [{ sku: 'DAILY', quantity: 3 }] }
  const { id } = await app.as('admin').call(receiptsEndpoints.create, { body })
  await app.as('admin').call(receiptsEndpoints.update, { params: { id }, body: { status: 'received' } })
  const today = async () => (await app.as('admin').call(receiptsEndpoints.summary)).receivedToday
  expect(await today()).toBe(1)
  const url = (await app.listen()) + urlOf(receiptsEndpoints.pdf, { params: { id } })
  const paper = await fetch(url, { headers: { cookie: await app.as('admin').cookie() } })
  expect((await readPdf(Buffer.from(await paper.arrayBuffer()))).join(' ')).toContain('Jun 11, 2026')
  // The day ends at NORTH at noon UTC.
  await moveTo('2026-06-11T11:59:00Z')
  expect(await today()).toBe(1)
  await moveTo('2026-06-11T12:00:00Z')
  expect(await today()).toBe(0)
})

test('planned counts begin at five o’clock in the morning of their site', async () => {
  const plan = { name: 'Night', method: 'not_counted', days: 1, everyDays: 7, nextOn: '2026-06-15' } as const
  await moveTo('2026-06-14T16:59:00Z')
  await app.as('admin').call(countPlansEndpoints.create, { body: { ...plan, siteId: north.id } })
  await app.as('admin').call(countPlansEndpoints.create, { body: { ...plan, siteId: main.id } })
  expect(await makeDueCounts(app.db)).toBe(0)
  await moveTo('2026-06-14T17:00:00Z')
  expect(await makeDueCounts(app.db)).toBe(1)
  await moveTo('2026-06-15T04:59:00Z')
  expect(await makeDueCounts(app.db)).toBe(0)
  await moveTo('2026-06-15T05:00:00Z')
  expect(await makeDueCounts(app.db)).toBe(1)
})
