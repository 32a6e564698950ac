import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { anAddress, makeItem, makeLocation, makeOrder } from '../../../tests/support/factories.ts'
import { openSecondServer } from '../../../tests/support/second-server.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { beginSession } from '../../../tests/support/test-people.ts'
import { system } from '../../viewer.ts'

// Auckland is 12 hours ahead of UTC in June: 11:30 there is 23:30 of the same day, 12:30 is 00:30 of the next.

let it: TestApp
let now = new Date('2026-06-10T11:30:00Z')
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
afterAll(() => it.close())

const setZone = (timeZone: string) => it.as('admin').ask(settingsEndpoints.updateWarehouse, { body: { timeZone } })
/** Sessions end with time, so those who ask begin theirs anew. */
async function moveTo(time: string): Promise<void> {
  now = new Date(time)
  for (const person of ['admin', 'customer'] as const) await beginSession(it.db, person)
}

/** An item of customer 1 with 100 units of one lot. */
async function makeExpiringItem(expiresOn: string) {
  const item = await makeItem(it, { lotNumber: 'L1' })
  await it.db.transaction(system, (trx) =>
    trx.sql.updateTable('lots').set({ expires_on: expiresOn }).where('item_id', '=', item.id).execute(),
  )
  return item
}

async function receive(quantity: number) {
  const body = { customerId: 1, supplier: 'Quay & Sons', items: [{ sku: 'DAILY', quantity }] }
  const { id } = await it.as('admin').call(receiptsEndpoints.create, { body })
  await it.as('admin').call(receiptsEndpoints.update, { params: { id }, body: { status: 'received' } })
}

const availableOf = async (id: number) => (await it.as('customer').call(inventoryEndpoints.get, { params: { id } })).availableQuantity
const listedAsAvailable = async (id: number) =>
  (await it.as('customer').call(inventoryEndpoints.list, { query: { limit: 1000 } })).find((item) => item.id === id)?.availableQuantity
const place = (sku: string) =>
  it
    .as('customer')
    .ask(ordersEndpoints.create, { body: { items: [{ sku, quantity: 1 }], billingAddress: anAddress, shippingAddress: anAddress } })

test('every signed-in user reads the time zone, initially UTC; only an administrator changes it', async () => {
  for (const person of ['admin', 'manager', 'customer'] as const) {
    expect(await it.as(person).call(settingsEndpoints.getWarehouse)).toMatchObject({ timeZone: 'UTC', severalSites: false })
  }
  for (const person of ['manager', 'customer'] as const) {
    expect(await it.as(person).ask(settingsEndpoints.updateWarehouse, { body: { timeZone: 'Europe/Paris' } })).toMatchObject({
      status: 403,
    })
  }
  const heard: unknown[] = []
  const stop = it.db.subscribe((event) => heard.push(event))
  expect(await setZone('Asia/Kolkata')).toMatchObject({ status: 200, body: { timeZone: 'Asia/Kolkata' } })
  stop()
  expect(heard).toEqual([{ topic: 'settings', ids: [], customerId: null }])
  expect(await it.as('customer').call(settingsEndpoints.getWarehouse)).toEqual({ timeZone: 'Asia/Kolkata', severalSites: false })
  const entry = await it.db.read(system, (on) =>
    on.selectFrom('audit_entries').select(['action', 'before', 'after', 'user_name']).where('entity', '=', 'warehouse').executeTakeFirst(),
  )
  expect(entry).toEqual({ action: 'update', before: { timeZone: 'UTC' }, after: { timeZone: 'Asia/Kolkata' }, user_name: 'Ada' })
})

test('only names known to both Node and the database are accepted', async () => {
  await setZone('UTC')
  // The database takes neither offsets nor other spellings of a name, Node knows no Factory, and neither knows Atlantis.
  for (const name of ['Atlantis/Capital', '+05:30', 'europe/paris', 'UTC+3', 'Factory', "x'; select 1"]) {
    const reply = await setZone(name)
    expect(reply, name).toMatchObject({ status: 400, body: { errors: [{ path: 'timeZone' }] } })
  }
  expect(await it.as('admin').call(settingsEndpoints.getWarehouse)).toEqual({ timeZone: 'UTC', severalSites: false, sendsMail: true })
})

test('an item that expires today is available and can be reserved until the day ends in the warehouse', async () => {
  await setZone('Pacific/Auckland')
  const item = await makeExpiringItem('2026-06-10')
  await moveTo('2026-06-10T11:30:00Z')
  expect([await availableOf(item.id), await listedAsAvailable(item.id)]).toEqual([100, 100])
  expect(await place(item.sku)).toMatchObject({ status: 201 })
  await moveTo('2026-06-10T12:30:00Z')
  expect([await availableOf(item.id), await listedAsAvailable(item.id)]).toEqual([0, 0])
  expect(await place(item.sku)).toMatchObject({ status: 409, body: { detail: `Not enough stock: ${item.sku} (1 wanted, 0 available).` } })
  // In Honolulu it is still the day before.
  await setZone('Pacific/Honolulu')
  expect([await availableOf(item.id), await listedAsAvailable(item.id)]).toEqual([99, 99])
  expect(await place(item.sku)).toMatchObject({ status: 201 })
})

test('a day of the chart is a day in the warehouse’s time zone, also when the clocks change', async () => {
  await setZone('Pacific/Auckland')
  await makeLocation(it, { type: 'receiving' })
  await moveTo('2026-06-12T11:59:59Z')
  await receive(7)
  await moveTo('2026-06-12T12:00:00Z')
  await receive(8)
  const days = await it.as('admin').call(dashboardEndpoints.activity)
  expect(days).toHaveLength(14)
  expect(days.slice(-2)).toMatchObject([
    { day: '2026-06-12', inbound: 1, inboundUnits: 7 },
    { day: '2026-06-13', inbound: 1, inboundUnits: 8 },
  ])
  // In New York 8 March 2026 has 23 hours: it ends at 4 o'clock UTC, the day before ended at 5.
  await setZone('America/New_York')
  const [before, within, after] = ['2026-03-08T04:59:59Z', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z']
  for (const [time, quantity] of [
    [before, 1],
    [within, 2],
    [after, 4],
  ] as const) {
    await moveTo(time)
    await receive(quantity)
  }
  const spring = await it.as('admin').call(dashboardEndpoints.activity)
  expect(spring.slice(-3)).toMatchObject([
    { day: '2026-03-07', inboundUnits: 1 },
    { day: '2026-03-08', inboundUnits: 2 },
    { day: '2026-03-09', inboundUnits: 4 },
  ])
})

test('a filter by day uses the warehouse’s time zone, also from the statement cache', async () => {
  await setZone('Pacific/Auckland')
  await moveTo('2026-07-01T11:59:59Z')
  const late = await makeItem(it)
  await moveTo('2026-07-01T12:00:00Z')
  const early = await makeItem(it)
  const createdOn = async (day: string) => {
    const query = { createdFrom: day, createdTo: day, limit: 10 }
    return (await it.as('admin').call(inventoryEndpoints.list, { query })).map(({ id }) => id)
  }
  for (const _ of ['first', 'again']) {
    await setZone('Pacific/Auckland')
    expect([await createdOn('2026-07-01'), await createdOn('2026-07-02')]).toEqual([[late.id], [early.id]])
    await setZone('UTC')
    expect([await createdOn('2026-07-01'), await createdOn('2026-07-02')]).toEqual([[late.id, early.id], []])
  }
})

test('a filter by today and the days before it follows the clock and the time zone, also from the statement cache', async () => {
  await setZone('Pacific/Auckland')
  await moveTo('2026-07-10T11:59:59Z')
  const item = await makeItem(it)
  const isCreated = async (createdFrom: string, createdTo?: string) => {
    const query = { createdFrom, createdTo, limit: 1000 }
    return (await it.as('admin').call(inventoryEndpoints.list, { query })).some(({ id }) => id === item.id)
  }
  expect([await isCreated('today'), await isCreated('today-1', 'today-1')]).toEqual([true, false])
  await moveTo('2026-07-10T12:00:00Z')
  expect([await isCreated('today'), await isCreated('today-1', 'today-1')]).toEqual([false, true])
  await setZone('UTC')
  expect([await isCreated('today'), await isCreated('today-1', 'today-1')]).toEqual([true, false])
  expect([await isCreated('today-6', 'today'), await isCreated('2026-01-01', 'today-1')]).toEqual([true, false])
})

test('an export is named after the day in the warehouse and has times in its time zone', async () => {
  await setZone('Pacific/Auckland')
  await moveTo('2026-08-01T12:30:00Z')
  const { sku } = await makeItem(it)
  const { headers, text } = await it.as('admin').request('GET', `/api/inventory.csv?q=${sku}`)
  expect(headers['content-disposition']).toBe('attachment; filename="inventory-2026-08-02.csv"')
  expect(text).toMatch(/,2026-08-02 00:30(:00)?\r\n$/)
})

test('numbers contain the year in the warehouse’s time zone', async () => {
  await setZone('Pacific/Auckland')
  await moveTo('2026-12-31T10:59:00Z')
  expect((await makeOrder(it)).orderNumber).toMatch(/^WM-2026-/)
  await moveTo('2026-12-31T11:01:00Z')
  expect((await makeOrder(it)).orderNumber).toMatch(/^WM-2027-0+1$/)
})

test('a cause is notified again on the next day in the warehouse’s time zone', async () => {
  await setZone('Pacific/Auckland')
  await moveTo('2027-06-10T11:30:00Z')
  const item = await makeItem(it, { quantity: 100, lowStockThreshold: 50 })
  const adjust = (adjustment: number) =>
    it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment, reason: 'Counted' } })
  const days = async () =>
    (
      await it.db.read(system, (on) =>
        on
          .selectFrom('notifications')
          .select('day')
          .distinct()
          .where('kind', '=', 'low_stock')
          .where('subject_id', '=', item.id)
          .orderBy('day')
          .execute(),
      )
    ).map(({ day }) => day)
  await adjust(-60)
  await adjust(60)
  await adjust(-60)
  expect(await days()).toEqual(['2027-06-10'])
  await moveTo('2027-06-10T12:30:00Z')
  await adjust(60)
  await adjust(-60)
  expect(await days()).toEqual(['2027-06-10', '2027-06-11'])
})

test('another server uses the new time zone at once', async ({ skip }) => {
  if (!it.db.url) skip('The embedded database has one server.')
  const other = await openSecondServer(it)
  await moveTo('2026-06-10T12:30:00Z')
  await setZone('UTC')
  const item = await makeExpiringItem('2026-06-10')
  const cookie = await it.as('customer').cookie()
  const availableThere = async () =>
    (await other.app.inject({ method: 'GET', url: `/api/inventory/${item.id}`, headers: { cookie } })).json().availableQuantity
  expect(await availableThere()).toBe(100)
  await setZone('Pacific/Auckland')
  expect(await availableThere()).toBe(0)
  await other.close()
})

test('the time zone can neither be deleted nor be anything but text, even in the database', async () => {
  for (const value of ['{}', '{"timeZone": null}', '{"timeZone": 3}']) {
    const change = it.db.transaction(system, (trx) =>
      sql`update settings set value = ${value}::jsonb where key = 'warehouse'`.execute(trx.sql),
    )
    await expect(change, value).rejects.toThrow(/settings_warehouse_has_a_zone/)
  }
})
