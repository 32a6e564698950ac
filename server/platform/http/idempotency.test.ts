import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { anAddress, makeItem } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { httpError } from '../../errors.ts'
import { openDatabase } from '../../open-database.ts'
import { type StaffViewer, system } from '../../viewer.ts'
import { recordStatement } from '../audit/write-history.ts'
import type { OpenDatabase } from '../engine/database-handle.ts'
import type { Answer } from './answer.ts'
import { once } from './idempotency.ts'
import { type CallKey, storedAnswerOf } from './stored-responses.ts'

let it: TestApp
let now = new Date('2026-03-01T12:00:00Z')
const hour = 60 * 60 * 1000

beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
afterAll(() => it.close())

function createCategory(name: string, key: string, by: 'admin' | 'manager' = 'admin') {
  return it.as(by).ask(categoriesEndpoints.create, { body: { name }, headers: { 'idempotency-key': key } })
}

async function categoriesCalled(name: string): Promise<number> {
  const found = await it.as('admin').call(categoriesEndpoints.list)
  return found.filter((category) => category.name === name).length
}

test('a repeat with the same key and body answers the first result and changes nothing', async () => {
  const key = randomUUID()
  const first = await createCategory('Once', key)
  const again = await createCategory('Once', key)
  expect(first.status).toBe(201)
  expect(again).toMatchObject({ status: 201, text: first.text })
  expect(await categoriesCalled('Once')).toBe(1)
})

test('the same key with another body answers 422', async () => {
  const key = randomUUID()
  await createCategory('Tea', key)
  expect(await createCategory('Coffee', key)).toMatchObject({ status: 422, body: { detail: expect.stringContaining('new key') } })
  expect(await categoriesCalled('Coffee')).toBe(0)
})

test('a key is scoped to its user', async () => {
  const key = randomUUID()
  await createCategory('Mine', key)
  expect(await createCategory('Yours', key, 'manager')).toMatchObject({ status: 201 })
})

test('concurrent repeats are carried out once and all get the same answer', async () => {
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 8 }, () => createCategory('Clicked', key)))
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await categoriesCalled('Clicked')).toBe(1)
})

test('an error answer is stored too', async () => {
  await createCategory('Taken', randomUUID())
  const key = randomUUID()
  const refused = await createCategory('Taken', key)
  expect(refused.status).toBe(409)
  expect(await createCategory('Taken', key)).toMatchObject({ status: 409, text: refused.text })
})

test('repeating a customer’s new movement places it once', async () => {
  const item = await makeItem(it)
  const headers = { 'idempotency-key': randomUUID() }
  const body = { items: [{ sku: item.sku, quantity: 1 }], billingAddress: anAddress, shippingAddress: anAddress }
  const order = () => it.as('customer').ask(ordersEndpoints.create, { body, headers })
  const [first, again] = [await order(), await order()]
  expect(first.status).toBe(201)
  expect(again).toMatchObject({ status: 201, text: first.text, headers: { etag: first.headers.etag } })
})

test('a key expires after a day', async () => {
  const key = randomUUID()
  await createCategory('Yesterday', key)
  now = new Date(now.getTime() + 24 * hour)
  const admin = await it.signIn('admin')
  const again = await admin.ask(categoriesEndpoints.create, { body: { name: 'Today' }, headers: { 'idempotency-key': key } })
  now = new Date(now.getTime() - 24 * hour)
  expect(again).toMatchObject({ status: 201 })
})

test('a key is 1 to 255 visible characters', async () => {
  for (const key of ['a b', 'x'.repeat(256), 'ä']) expect(await createCategory('Never', key), key).toMatchObject({ status: 400 })
})

test('neither the key nor a password in body or answer is readable in the database', async () => {
  const key = randomUUID()
  const body = { name: 'Secretive', type: '3pl' as const, contactEmail: 'secret@secretive.example', password: testPassword }
  const create = () => it.as('admin').ask(customersEndpoints.create, { body, headers: { 'idempotency-key': key } })
  const first = await create()
  expect(await create()).toMatchObject({ status: 201, text: first.text })
  const rows = await it.db.read(system, (sql) => sql.selectFrom('idempotency_keys').selectAll().execute())
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(JSON.stringify(rows)).not.toContain(testPassword)
})

const person: StaffViewer = { role: 'admin', userId: 1, name: 'Ada', customerId: null }
const done: Answer = { status: 200, json: '"done"' }

/** Work on the database only, with a given result after its commit. */
function carryOut(db: TestApp['db'] | OpenDatabase, key: CallKey, work: { name: string; fails?: boolean; crash?: boolean }) {
  return once(db, person, key, {
    carryOut: async (take) => {
      await db.transaction(
        person,
        async (trx) => {
          await trx.sql.insertInto('product_categories').values({ name: work.name, code: null, description: null }).execute()
          if (work.fails) throw new Error('It broke.')
          const answer = storedAnswerOf(person, key, done)
          await trx.finish({ recorded: recordStatement({ history: [], by: person, at: trx.now(), answer }) })
        },
        take,
      )
      if (work.crash) throw new Error('The server died.')
      return done
    },
    answerError: ({ status, message }) => ({ status, json: message }),
  })
}

function aKey(): CallKey {
  return { name: randomUUID(), requestHash: Buffer.from('same'), secret: Buffer.alloc(32, 1) }
}

test('a crash after the commit neither loses nor repeats the change', async () => {
  const key = aKey()
  await expect(carryOut(it.db, key, { name: 'Survived', crash: true })).rejects.toThrow('died')
  expect(await carryOut(it.db, key, { name: 'Survived' })).toEqual(done)
  expect(await categoriesCalled('Survived')).toBe(1)
})

test('a failure before the commit leaves the key unused', async () => {
  const key = aKey()
  await expect(carryOut(it.db, key, { name: 'Tried', fails: true })).rejects.toThrow('broke')
  expect(await carryOut(it.db, key, { name: 'Tried' })).toEqual(done)
  expect(await categoriesCalled('Tried')).toBe(1)
})

test('a problem never replaces the answer that another server has stored meanwhile', async () => {
  const key = aKey()
  const answer = await once(it.db, person, key, {
    carryOut: async () => {
      const record = { history: [], by: person, at: now, answer: storedAnswerOf(person, key, done) }
      await it.db.transaction(person, (trx) => trx.finish({ recorded: recordStatement(record) }))
      throw httpError('row.changed')
    },
    answerError: ({ status, message }) => ({ status, json: message }),
  })
  expect(answer).toEqual(done)
})

test('the same call sent to two servers at once is carried out once', async (context) => {
  if (it.db.url === null) return context.skip('The embedded database has one server.')
  const other = await openDatabase({ databaseUrl: it.db.url, clock: () => now })
  try {
    const key = aKey()
    const work = { name: 'Both' }
    expect(await Promise.all([carryOut(it.db, key, work), carryOut(other, key, work)])).toEqual([done, done])
    expect(await categoriesCalled('Both')).toBe(1)
  } finally {
    await other.close()
  }
})

test('a stored answer isn’t repeated to a person whose role reads less by now', async () => {
  const { id } = await makeItem(it, { costPrice: '7.77' })
  const headers = { 'idempotency-key': randomUUID() }
  const adjust = () =>
    it.as('manager').ask(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: 1, reason: 'Found' }, headers })
  expect((await adjust()).text).toContain('7.77')
  const accounts = await it.as('admin').call(staffEndpoints.list, { query: {} })
  const { id: manager = 0 } = accounts.find(({ username }) => username === 'manager') ?? {}
  const become = (role: 'manager' | 'worker') => it.as('admin').call(staffEndpoints.update, { params: { id: manager }, body: { role } })
  await become('worker')
  expect(await adjust()).toMatchObject({ status: 409, body: { code: 'idempotency.answer-lost' } })
  await become('manager')
  expect((await adjust()).text).toContain('7.77')
})
