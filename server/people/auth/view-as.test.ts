import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customerViewsEndpoints } from '../../../contract/people/auth/customer-views.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { jobSettings } from '../../../tests/support/job-settings.ts'
import { type Caller, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { testFiles } from '../../../tests/support/test-files.ts'
import { house } from '../../house.ts'
import { cleanupJob } from '../../platform/cleanup/cleanup.ts'
import { system } from '../../viewer.ts'
import { endSessions } from './sessions.ts'

let it: TestApp
let now = new Date('2026-03-01T08:00:00Z')
let manager: Caller

beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
beforeEach(async () => {
  now = new Date(now.getTime() + 60_000)
  manager = await it.signIn('manager')
})
afterAll(() => it.close())

const start = (customerId: number, by = manager) => by.call(customerViewsEndpoints.start, { body: { customerId } })
const views = (by = it.as('admin')) => by.call(customerViewsEndpoints.list)
/** The header that a tab sends while it views as a customer. */
const as = (customerId: number | string) => ({ headers: { 'x-view-as': String(customerId) } })

async function history() {
  const rows = await it.db.read(system, (sql) =>
    sql.selectFrom('audit_entries').selectAll().where('action', 'like', 'view_as%').orderBy('id').execute(),
  )
  return rows.map(({ action, entity_id, customer_id, user_name }) => ({ action, entity_id, customer_id, user_name }))
}

test('starting and ending a customer view is recorded in history, and ending it twice is recorded once', async () => {
  await start(2)
  now = new Date(now.getTime() + 5 * 60_000)
  await manager.call(customerViewsEndpoints.end)
  await manager.call(customerViewsEndpoints.end)
  const entry = { entity_id: 2, customer_id: 2, user_name: 'manager' }
  expect(await history()).toEqual([
    { action: 'view_as_start', ...entry },
    { action: 'view_as_end', ...entry },
  ])
})

test('the customer reads when staff viewed its screens, not who, and nothing of others', async () => {
  const startedAt = now.toISOString()
  await start(1)
  expect((await views(it.as('customer')))[0]).toEqual({
    id: expect.any(Number),
    customerId: 1,
    viewedBy: null,
    startedAt,
    endedAt: null,
  })
  now = new Date(now.getTime() + 5 * 60_000)
  await manager.call(customerViewsEndpoints.end)
  expect((await views(it.as('customer')))[0]).toMatchObject({ startedAt, endedAt: now.toISOString() })
  expect((await views(manager))[0]).toMatchObject({ viewedBy: 'manager' })
  for (const [person, customerId] of [
    ['customer', 1],
    ['rival', 2],
  ] as const)
    expect(new Set((await views(it.as(person))).map((view) => view.customerId))).toEqual(new Set([customerId]))
  expect(await it.as('rival').call(customerViewsEndpoints.list, { query: { customerId: 1 } })).toEqual([])
})

test('another view ends the one before it: a session views one customer at a time', async () => {
  await start(1)
  await start(2)
  const [second, first] = await views()
  expect([second, first]).toMatchObject([
    { customerId: 2, endedAt: null },
    { customerId: 1, endedAt: now.toISOString() },
  ])
})

test('a view ends with its session: by signing out, and by ending all sessions', async () => {
  await start(1)
  await manager.request('POST', '/api/logout')
  expect((await views())[0]).toMatchObject({ endedAt: now.toISOString() })
  expect((await history()).at(-1)).toMatchObject({ action: 'view_as_start' })

  const again = await it.signIn('manager')
  await start(1, again)
  await it.db.transaction(system, (trx) => endSessions(trx, { userId: 2 }))
  expect((await views())[0]).toMatchObject({ endedAt: now.toISOString() })
  expect(await again.ask(customerViewsEndpoints.start, { body: { customerId: 1 } })).toMatchObject({ status: 401 })
})

test('viewing as a customer that does not exist is rejected', async () => {
  expect(await manager.ask(customerViewsEndpoints.start, { body: { customerId: 999 } })).toMatchObject({ status: 404 })
})

test('while a tab views as a customer it reads what the customer reads, in its database role, and other tabs go on as staff', async () => {
  const own = await makeItem(it, { customerId: 1 })
  const other = await makeItem(it, { customerId: 2 })
  const bin = await makeLocation(it)
  await it.as('admin').call(customersEndpoints.update, { params: { id: 1 }, body: { notes: 'Pays late' } })
  const skus = async (sent: { headers?: Record<string, string> }) =>
    (await manager.call(inventoryEndpoints.list, sent)).map(({ sku }) => sku)
  const everything = await skus({})
  expect(everything).toEqual(expect.arrayContaining([own.sku, other.sku]))

  // The server wasn't told: the header alone changes nothing, and the keys of the session storage go on to filter.
  expect(await skus(as(1))).toEqual(everything)
  await start(1)
  const seen = await skus(as(1))
  expect(seen).toContain(own.sku)
  expect(seen).not.toContain(other.sku)
  expect(await skus({})).toEqual(everything)
  for (const header of ['2', 'nonsense', '']) expect(await skus(as(header))).toEqual(everything)

  expect(await manager.ask(inventoryEndpoints.get, { params: { id: other.id }, ...as(1) })).toMatchObject({ status: 404 })
  expect(await manager.ask(inventoryEndpoints.get, { params: { id: other.id } })).toMatchObject({ status: 200 })
  expect((await manager.call(customersEndpoints.list, as(1))).map(({ id, notes }) => ({ id, notes }))).toEqual([{ id: 1, notes: null }])
  // What customers may not read, and what is the person's own, is read as staff.
  expect((await manager.call(locationsEndpoints.list, as(1))).map(({ id }) => id)).toContain(bin.id)
  expect(await manager.request('GET', '/api/user', as(1))).toMatchObject({ status: 200, body: { role: 'manager' } })

  await manager.call(customerViewsEndpoints.end)
  expect(await skus(as(1))).toEqual(everything)
})

test('a customer cannot read as another one', async () => {
  const foreign = await makeItem(it, { customerId: 2 })
  expect(await it.as('customer').ask(inventoryEndpoints.get, { params: { id: foreign.id }, ...as(2) })).toMatchObject({ status: 404 })
  expect(await it.as('customer').ask(customerViewsEndpoints.start, { body: { customerId: 2 } })).toMatchObject({ status: 403 })
})

test('the database refuses to delete a session while it views a customer', async () => {
  await start(1)
  const deletion = it.db.transaction(system, (trx) => trx.sql.deleteFrom('sessions').where('user_id', '=', 2).execute())
  await expect(deletion).rejects.toThrow(/foreign key/)
})

test('the view of a session that expired ended when the session did', async () => {
  const forgotten = await it.signIn('manager')
  await start(1, forgotten)
  const idleSince = now.getTime()
  now = new Date(idleSince + 8 * 24 * 60 * 60_000)
  await cleanupJob(house.cleaning).handler(
    { db: it.db, care: null, files: testFiles(), settings: jobSettings, log: { info: () => {}, error: () => {} } },
    {},
  )
  expect((await views(await it.signIn('admin')))[0]).toMatchObject({ endedAt: new Date(idleSince + 12 * 60 * 60_000).toISOString() })
})
