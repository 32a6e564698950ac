import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { joined } from '../../demo/joined.ts'
import { type CustomerViewer, system } from '../../viewer.ts'
import type { ChangeEvent, Transaction } from './database.ts'
import { statements } from './statements.ts'

let db: TestDatabase
const customer: CustomerViewer = { role: 'customer', userId: 7, customerId: 3, name: 'Casey', viewOnly: false }

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

function keep(trx: Transaction, key: string) {
  return sql<{ key: string }>`insert into settings (key, value) values (${key}, '1') returning key`.compile(trx.sql)
}

function divide(trx: Transaction, by: number) {
  return sql`select 1 / ${by}::integer`.compile(trx.sql)
}

async function keptKeys(like: string): Promise<string[]> {
  const rows = await db.read(system, (on) => on.selectFrom('settings').select('key').where('key', 'like', like).orderBy('key').execute())
  return rows.map(({ key }) => key)
}

test('the final statements of a transaction are answered in order and committed', async () => {
  const told: ChangeEvent[] = []
  const unsubscribe = db.subscribe((event) => told.push(event))
  const answer = await db.transaction(system, async (trx) => {
    const { first, seen } = await trx.finish({
      first: keep(trx, 'finish-1'),
      second: keep(trx, 'finish-2'),
      seen: sql<{ kept: number }>`select count(*) as kept from settings where key like 'finish-_'`.compile(trx.sql),
    })
    trx.publish({ topic: 'orders', ids: [1], customerId: null })
    return { key: first[0]?.key, kept: seen[0]?.kept }
  })
  unsubscribe()
  expect(answer).toEqual({ key: 'finish-1', kept: 2 })
  expect(await keptKeys('finish-_')).toEqual(['finish-1', 'finish-2'])
  expect(told).toHaveLength(1)
})

test('a failing statement undoes those before and after it, and its own error is thrown', async () => {
  const finishing = db.transaction(system, async (trx) => {
    await sql`insert into settings (key, value) values ('undone-0', '1')`.execute(trx.sql)
    return trx.finish({ first: keep(trx, 'undone-1'), divided: divide(trx, 0), last: keep(trx, 'undone-2') })
  })
  await expect(finishing).rejects.toThrow('division by zero')
  expect(await keptKeys('undone-%')).toEqual([])
  // The connection is usable again.
  await db.transaction(system, (trx) => trx.finish({ divided: divide(trx, 1) }))
})

test('a statement after the final ones is rejected', async () => {
  const late = db.transaction(system, async (trx) => {
    await trx.finish({ kept: keep(trx, 'late-1') })
    await sql`insert into settings (key, value) values ('late-2', '1')`.execute(trx.sql)
  })
  await expect(late).rejects.toThrow('The transaction was finished already')
  expect(await keptKeys('late-%')).toEqual(['late-1'])
})

test('only the final statements of a customer’s transaction run with the rights of the application', async () => {
  const role = (trx: Transaction) => sql<{ role: string }>`select current_user as role`.compile(trx.sql)
  const [before, after] = await db.transaction(customer, async (trx) => {
    const { during } = await trx.send({ during: role(trx) })
    const { last } = await trx.finish({ last: role(trx), kept: keep(trx, 'by the application') })
    return [during[0]?.role, last[0]?.role]
  })
  expect([before, after]).toEqual([db.connections.roles.customer, db.connections.roles.app])
  await expect(db.transaction(customer, (trx) => trx.send({ kept: keep(trx, 'forbidden') }))).rejects.toThrow(
    'permission denied for table settings',
  )
})

test('the first statement of a transaction runs with the rights of the application, and its failure ends the transaction', async () => {
  const kept = (trx: Transaction) => trx.send({ kept: keep(trx, 'after the first') })
  await expect(db.transaction(system, kept, divide({ sql: statements } as Transaction, 0))).rejects.toThrow('division by zero')
  await db.transaction(customer, async (trx) => trx.send({ divided: divide(trx, 1) }), keep({ sql: statements } as Transaction, 'first'))
  expect(await keptKeys('%first')).toEqual(['first'])
})

test('a part that fails inside a savepoint undoes only itself', async () => {
  const told: ChangeEvent[] = []
  const unsubscribe = db.subscribe((event) => told.push(event))
  await db.transaction(system, async (trx) => {
    await trx.send({ kept: keep(trx, 'outer-1') })
    const failing = trx.savepoint(async () => {
      await trx.send({ kept: keep(trx, 'outer-2') })
      trx.publish({ topic: 'orders', ids: [2], customerId: null })
      await trx.send({ divided: divide(trx, 0) })
    })
    await expect(failing).rejects.toThrow('division by zero')
    await trx.savepoint(() => trx.send({ kept: keep(trx, 'outer-3') }))
    await trx.finish({ kept: keep(trx, 'outer-4') })
  })
  unsubscribe()
  expect(await keptKeys('outer-%')).toEqual(['outer-1', 'outer-3', 'outer-4'])
  expect(told).toEqual([])
})

test('a nested transaction is committed only with the outer one', async () => {
  const whole = db.transaction(system, async (trx) => {
    const inside = joined(db, trx, new Date())
    await inside.transaction(system, (inner) => inner.finish({ kept: keep(inner, 'part-1') }))
    await inside.transaction(system, (inner) => inner.finish({ divided: divide(inner, 0) }))
  })
  await expect(whole).rejects.toThrow('division by zero')
  expect(await keptKeys('part-%')).toEqual([])
})
