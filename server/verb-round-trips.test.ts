import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { endpoint } from '../contract/endpoint.ts'
import { ordersEndpoints } from '../contract/goods-out/orders/orders.ts'
import { newInventoryItem } from '../contract/stock/inventory/inventory.ts'
import { type CountedNetwork, countedNetwork } from '../tests/support/counted-network.ts'
import { anAddress } from '../tests/support/factories.ts'
import { testSettings } from '../tests/support/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { beginSession, tokenOf } from '../tests/support/test-people.ts'
import { buildApp } from './app.ts'
import { openDatabase } from './open-database.ts'
import { did } from './platform/audit/history.ts'
import type { OpenDatabase } from './platform/engine/database-handle.ts'
import type { App } from './platform/http/app-type.ts'
import { createItem } from './stock/inventory/create-item.ts'
import { verb } from './verb.ts'
import { type CustomerViewer, type StaffViewer, system } from './viewer.ts'

const admin: StaffViewer = { role: 'admin', userId: 1, name: 'Ada', customerId: null }
const customer: CustomerViewer = { role: 'customer', userId: 3, customerId: 1, name: 'Casey', viewOnly: false }

let db: TestDatabase
let network: CountedNetwork
/** A server that reaches the database through the network that counts. */
let far: OpenDatabase
let app: App
const onPostgres = inject('template').engine === 'postgres'
beforeAll(async () => {
  if (!onPostgres) return
  db = await openTestDatabase({ withPeople: true })
  network = await countedNetwork(db.url ?? '')
  far = await openDatabase({ databaseUrl: network.url })
  app = await buildApp({ database: far, ...testSettings })
  // As many at once as the pool has connections, so that none is opened while round trips are counted.
  await Promise.all(Array.from({ length: 6 }, () => far.read(system, (on) => sql`select pg_sleep(0.1)`.execute(on))))
  await beginSession(far, 'admin')
  await beginSession(far, 'customer')
})
afterAll(async () => {
  if (!onPostgres) return
  await app.close()
  await far.close()
  await network.close()
  await db.close()
})

const noteEndpoint = endpoint({ method: 'POST', path: '/api/notes', summary: 'Make a note', allow: 'orders.create', changes: ['settings'] })

/** Asks the database so many times, each time for two things. */
function asking(times: number) {
  return verb(noteEndpoint, async ({ trx }) => {
    for (let asked = 0; asked < times; asked++) await trx.send({ one: sql`select 1`.compile(trx.sql), two: sql`select 2`.compile(trx.sql) })
    return { answer: undefined, history: [did('note', 'note', null)], touched: { settings: 'all' } }
  })
}

describe.runIf(onPostgres)('round trips', () => {
  test.each([0, 1, 3])('a verb with %d round trips of its own adds one, for its record and the commit', async (times) => {
    for (const viewer of [admin, customer]) expect(await network.roundTripsOf(() => asking(times)(far, viewer, {}))).toBe(times + 1)
  })

  test('placing a movement takes two, for staff and customers, with and without an Idempotency-Key', async () => {
    const { id: item, sku } = await createItem(
      db,
      admin,
      newInventoryItem.parse({ sku: 'COUNTED', name: 'Counted', customerId: 1, quantity: 50 }),
    )
    const payload = { customerId: 1, items: [{ sku, quantity: 1 }], billingAddress: anAddress, shippingAddress: anAddress }
    const place = async (person: 'admin' | 'customer', key?: string) => {
      const headers = { cookie: `tallyhouse=${tokenOf(person)}`, ...(key !== undefined && { 'idempotency-key': key }) }
      const reply = await app.inject({ method: 'POST', url: ordersEndpoints.create.path, headers, payload })
      expect(reply.statusCode, reply.body).toBe(201)
      return reply.body
    }
    for (const person of ['admin', 'customer'] as const) {
      // The first call also looks the session up.
      const first = await place(person, `${person}-first`)
      expect(await network.roundTripsOf(() => place(person, `${person}-second`))).toBe(2)
      expect(await network.roundTripsOf(() => place(person))).toBe(2)
      expect(await place(person, `${person}-first`)).toBe(first)
    }
    const reserved = await db.read(system, (on) => on.selectFrom('stock').select('reserved').where('item_id', '=', item).execute())
    expect(reserved).toEqual([{ reserved: 6 }])
  })
})
