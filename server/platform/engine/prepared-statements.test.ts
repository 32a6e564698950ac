import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { makeItem } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { type CustomerViewer, system } from '../../viewer.ts'
import { mostCombined, mostPrepared } from './prepared-statements.ts'
import type { Tables } from './tables.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  poolSize = it.db.engine === 'postgres' ? 6 : 1
})
afterAll(() => it.close())

let poolSize: number
const forReading = { purpose: 'read', customerId: null } as const

/** The database's counters of the statements prepared on each connection of the pool; PGlite has one. */
async function askEach(what: string): Promise<number[]> {
  const connections = await Promise.all(Array.from({ length: poolSize }, () => it.db.connections.acquire(forReading)))
  const answers = await Promise.all(
    connections.map((connection) =>
      connection.executeQuery<{ n: number }>({
        sql: `select ${what}::int as n from pg_prepared_statements`,
        parameters: [],
      }),
    ),
  )
  for (const connection of connections) connection.release()
  return answers.map(({ rows }) => rows[0]?.n ?? 0)
}

const preparedOnEach = () => askEach('count(*)')

test('combinations of filters, sorts and limits do not fill a connection with prepared statements', async () => {
  const filters = [
    { customerId: 1 },
    { type: 'pick_pack' as const },
    { status: 'pending' as const },
    { trackingStage: 'confirmed' as const },
    { q: 'WM' },
  ]
  for (let chosen = 0; chosen < 2 ** filters.length; chosen++) {
    const query = Object.assign({}, ...filters.filter((_, place) => chosen & (1 << place)))
    for (const sort of ['createdAt', '-createdAt', 'orderNumber', '-orderNumber'] as const) {
      for (const limit of [10, 25, 50]) await it.as('admin').call(ordersEndpoints.list, { query: { ...query, sort, limit } })
    }
  }
  expect(Math.max(...(await preparedOnEach()))).toBeLessThan(mostPrepared)
})

test('the most frequent statements are prepared once and then reused', async () => {
  for (let n = 0; n < 5; n++) await it.as('manager').call(ordersEndpoints.list, { query: { limit: 100 } })
  const uses = await askEach(
    `coalesce(sum(generic_plans) filter (where statement like '%limit 101%' and statement not like '%pg_prepared_statements%'), 0)`,
  )
  expect(uses.reduce((sum, each) => sum + each)).toBe(5)
})

test('variable statements evict the least recently used, which are prepared again when needed', async () => {
  const connection = await it.db.connections.acquire(forReading)
  const ask = (n: number) => connection.executeQuery<{ n: number }>({ sql: `select $1::int + ${n} as n`, parameters: [1] })
  await connection.begin({ asRole: null })
  for (let n = 0; n < mostPrepared * 2; n++) expect((await ask(n)).rows).toEqual([{ n: n + 1 }])
  // Many at once: the first ones are dropped before their answers arrive.
  const together = await Promise.all(Array.from({ length: mostPrepared * 2 }, (_, n) => ask(n)))
  expect(together.map(({ rows }) => rows[0]?.n)).toEqual(together.map((_, n) => n + 1))
  expect((await ask(0)).rows).toEqual([{ n: 1 }])
  await connection.rollback()
  connection.release()
  expect(Math.max(...(await preparedOnEach()))).toBeLessThanOrEqual(mostPrepared + mostCombined)
})

test('combined filters never evict a fixed statement', async () => {
  const connection = await it.db.connections.acquire(forReading)
  const fixed = { sql: 'select 1 as this_is_fixed', parameters: [] }
  await connection.executeQuery(fixed)
  for (let n = 0; n < 2 * mostPrepared; n++)
    await connection.executeQuery({ sql: `select ${n} as made_up`, parameters: [], combined: true })
  await connection.executeQuery(fixed)
  const { rows } = await connection.executeQuery({
    sql: `select (select generic_plans::int from pg_prepared_statements where statement like '%this_is_fixed') as fixed,
      (select count(*)::int from pg_prepared_statements where statement like '%made_up') as combined`,
    parameters: [],
  })
  expect(rows).toEqual([{ fixed: 2, combined: mostCombined }])
  connection.release()
})

test('what a cursor answers has the columns of its query, whatever cursor of that name there was before', async () => {
  const ask = (query: string) =>
    it.db.transaction(system, async (trx) => {
      await sql`declare asked cursor for ${sql.raw(query)}`.execute(trx.sql)
      return (await sql`fetch all from asked`.execute(trx.sql)).rows
    })
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }])
  for (let n = 0; n < 2 * poolSize; n++) expect(await ask(`select ${n} as n, 'text' as further`)).toEqual([{ n, further: 'text' }])
})

/** Adds a column directly in the database, as a newer version's migration does while this server runs. */
const addColumn = (name: string) =>
  asOwner(it.db, it.db.url, (owner) => owner.query(`alter table inventory_items add column ${name} integer`))

test('writes continue after a table got a new column', async () => {
  const item = await makeItem(it)
  const change = (name: string) => it.as('admin').ask(inventoryEndpoints.update, { params: { id: item.id }, body: { name } })
  for (let n = 0; n < 3; n++) expect(await change(`Before ${n}`)).toMatchObject({ status: 200 })
  await addColumn('added_one')
  for (let n = 0; n < 3; n++) expect(await change(`After ${n}`)).toMatchObject({ status: 200 })
})

test('a prepared select of all columns continues after the table got a new one, in reads and in transactions', async () => {
  const item = await makeItem(it, { customerId: 1 })
  const customer: CustomerViewer = { role: 'customer', userId: 1, customerId: 1, name: 'Casey', viewOnly: false }
  const read = (on: Kysely<Tables>) => on.selectFrom('inventory_items').selectAll().execute()
  const change = (on: Kysely<Tables>) =>
    on.updateTable('inventory_items').set({ supplier: 'Nordwind' }).where('id', '=', item.id).returningAll().execute()
  // On every connection of the pool.
  const work = () => it.db.transaction(system, async (trx) => [await read(trx.sql), await change(trx.sql)])
  await Promise.all(Array.from({ length: 2 * poolSize }, work))
  await addColumn('added_two')
  const grown = expect.objectContaining({ id: item.id, added_two: null })
  expect(await it.db.read(system, read)).toContainEqual(grown)
  expect(await it.db.read(customer, read)).toContainEqual(grown)
  expect((await work())[1]).toEqual([grown])
})
