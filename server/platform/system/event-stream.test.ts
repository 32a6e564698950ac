import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { topics } from '../../../contract/topics.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { listenToEvents } from '../../../tests/support/event-ear.ts'
import { makeCustomer, makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { type Caller, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { TestDatabase } from '../../../tests/support/test-database.ts'
import { system } from '../../viewer.ts'
import { listenerName } from '../engine/postgres-engine.ts'

let it: TestApp
let address: string
beforeAll(async () => {
  it = await openTestApp()
  address = await it.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => it.close())

const listen = (caller: Caller) => listenToEvents(address, caller)

async function publish(event: { topic: 'orders' | 'notifications'; ids: number[]; customerId: number | null; userId?: number }) {
  await it.db.transaction(system, async (trx) => trx.publish(event))
}

test('concurrent changes are sent as one event per topic, without ids when one of them named none', async () => {
  const staff = await listen(it.as('admin'))
  for (let id = 1; id <= 40; id++) await publish({ topic: 'orders', ids: [id], customerId: null })
  await expect.poll(() => staff.heard).toContain('40')
  expect(staff.heard.match(/event: orders/g)?.length).toBeLessThan(20)
  await publish({ topic: 'notifications', ids: [7], customerId: null })
  await publish({ topic: 'notifications', ids: [], customerId: null })
  await expect.poll(() => staff.heard).toContain('event: notifications\ndata: {"ids":[]}')
})

test('an event names the changes that it is of, as their client calls them, unless it is also of others', async () => {
  const changeId = 'c0ffee00'.repeat(4)
  const create = (given: string) =>
    it.as('admin').ask(locationsEndpoints.create, {
      body: { code: `EV-${randomUUID().slice(0, 8)}`, name: 'Shelf', type: 'storage' },
      headers: { 'x-change-id': given },
    })
  const staff = await listen(it.as('manager'))
  expect(await create(changeId)).toMatchObject({ status: 201 })
  await expect.poll(() => staff.heard).toContain(`id: ${changeId}\nevent: locations\n`)
  // Browsers keep an id until another comes.
  await it.db.transaction(system, async (trx) => {
    trx.publish({ topic: 'locations', ids: [1], customerId: null, changeId })
    trx.publish({ topic: 'locations', ids: [2], customerId: null })
  })
  await expect.poll(() => staff.heard).toContain('id: \nevent: locations\ndata: {"ids":[1,2]}\n\n')
  expect(await create('mine')).toMatchObject({ status: 400, body: { code: 'change-id.unreadable' } })
})

test('a signed-out client receives no events', async () => {
  expect((await fetch(`${address}/api/events`)).status).toBe(401)
})

test('each client receives the events it may see, at once and uncompressed', async () => {
  const [staff, customer, rival] = await Promise.all([listen(it.as('manager')), listen(it.as('customer')), listen(it.as('rival'))])
  expect(staff.response.headers.get('content-type')).toBe('text/event-stream')
  expect(staff.response.headers.get('content-encoding')).toBeNull()
  await publish({ topic: 'orders', ids: [11, 12], customerId: 1 })
  await publish({ topic: 'orders', ids: [21], customerId: 2 })
  await publish({ topic: 'orders', ids: [31], customerId: null })
  await publish({ topic: 'notifications', ids: [51], customerId: 1 })
  const { id } = (await it.as('rival').call(authEndpoints.getUser)) as { id: number }
  await publish({ topic: 'notifications', ids: [41], customerId: 2, userId: id })
  await expect.poll(() => rival.heard).toContain('41')
  await expect.poll(() => staff.heard).toContain('31')
  await expect.poll(() => customer.heard).toContain('51')
  // Changes that follow each other closely are told together.
  const ids = (ear: { heard: string }) =>
    [...ear.heard.matchAll(/event: (\w+)\ndata: (.+)\n\n/g)].flatMap(([, topic, data = '']) =>
      (JSON.parse(data) as { ids: number[] }).ids.map((id) => `${topic} ${id}`),
    )
  expect(ids(staff)).toEqual(['orders 11', 'orders 12', 'orders 21', 'orders 31'])
  expect(ids(customer)).toEqual(['orders 11', 'orders 12', 'notifications 51'])
  expect(ids(rival)).toEqual(['orders 21', 'notifications 41'])
})

test('a committed change is sent to its customer and no other; events of locations reach customers without ids', async () => {
  const [customer, rival] = await Promise.all([listen(it.as('customer')), listen(it.as('rival'))])
  const item = await makeItem(it, { customerId: 1 })
  await makeLocation(it)
  await expect.poll(() => customer.heard).toContain(`event: inventory\ndata: {"ids":[${item.id}]}`)
  await expect.poll(() => rival.heard).toContain('event: locations')
  expect(rival.heard.match(/event: .*\n.*/g)).toEqual(['event: locations\ndata: {"ids":[]}'])
})

test('the stream ends when its session ends', async () => {
  const manager = await it.signIn('manager')
  const other = await listen(await it.signIn('manager'))
  const ear = await listen(manager)
  await manager.call(authEndpoints.signOut)
  await expect.poll(() => ear.ended).toBe(true)
  expect(other.ended).toBe(false)
})

test('the stream of a customer whose access is disabled ends', async () => {
  const { id, contactEmail } = await makeCustomer(it)
  const ear = await listen(await it.signIn(contactEmail as string))
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { status: 'inactive' } })
  await expect.poll(() => ear.ended).toBe(true)
})

test('a server that may have missed changes makes every client refetch everything, without ids', async ({ skip }) => {
  const url = it.db.url ?? skip('Only servers on PostgreSQL hear of each other.')
  const [staff, customer] = await Promise.all([listen(it.as('manager')), listen(it.as('customer'))])
  await loseListeners(it.db, url)
  for (const ear of [staff, customer]) {
    const everything = topics.map((topic) => `event: ${topic}\ndata: {"ids":[]}\n\n`).join('')
    await expect.poll(() => ear.heard, { timeout: 5_000 }).toContain(everything)
    expect(ear.ended).toBe(false)
  }
})

test('a server that may have missed a sign-out drops its session cache', async ({ skip }) => {
  if (!it.db.url) skip('Only servers on PostgreSQL hear of each other.')
  // A clock that stands still: whoever is remembered stays so until something is heard.
  const now = new Date()
  const other = await openTestApp({ clock: () => now })
  const url = other.db.url ?? ''
  const manager = await other.signIn('manager')
  await manager.call(authEndpoints.getUser)
  await asOwner(other.db, url, (owner) => owner.query('delete from sessions'))
  expect(await manager.ask(authEndpoints.getUser)).toMatchObject({ status: 200 })
  await loseListeners(other.db, url)
  await expect.poll(async () => (await manager.ask(authEndpoints.getUser)).status, { timeout: 5_000 }).toBe(401)
  await other.close()
})

/** Cuts the connections on which servers hear of each other's changes. */
async function loseListeners(db: TestDatabase, url: string): Promise<void> {
  const cut = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1'
  await asOwner(db, url, (owner) => owner.query(cut, [listenerName]))
}

test('a closing server ends its streams', async () => {
  const other = await openTestApp()
  const url = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${url}/api/events`, { headers: { cookie: await other.as('admin').cookie() } })
  const end = response.text()
  await other.close()
  expect(await end).toContain('retry:')
})

test('a client that began to read before its stream opened is told first what changed since, as far as it may see it', async () => {
  const began = new Date().toISOString()
  const item = await makeItem(it, { customerId: 2 })
  const [staff, customer] = await Promise.all([it.as('manager'), it.as('customer')].map((caller) => listenToEvents(address, caller, began)))
  await expect.poll(() => staff?.heard).toContain(`event: inventory\ndata: {"ids":[${item.id}`)
  expect(customer?.heard).not.toContain(String(item.id))
})

test('a client that began to read too long ago is told that anything may have changed', async () => {
  const ear = await listenToEvents(address, it.as('customer'), new Date(Date.now() - 3_600_000).toISOString())
  await expect.poll(() => ear.heard).toContain(topics.map((topic) => `event: ${topic}\ndata: {"ids":[]}\n\n`).join(''))
})

test('without a time nothing is told of the past', async () => {
  await makeItem(it)
  await expect.poll(async () => (await listen(it.as('manager'))).heard).toBe('retry: 3000\n\n')
})
