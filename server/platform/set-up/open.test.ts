import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { openDatabase } from '../../open-database.ts'
import { type CustomerViewer, system } from '../../viewer.ts'
import type { ChangeEvent } from '../engine/database.ts'
import type { OpenDatabase } from '../engine/database-handle.ts'
import { listenerName } from '../engine/postgres-engine.ts'
import type { Tables } from '../engine/tables.ts'

let db: TestDatabase
const customer: CustomerViewer = { role: 'customer', userId: 7, customerId: 3, name: 'Casey', viewOnly: false }

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

describe('values', () => {
  test('columns have the same values on both engines', async () => {
    const { rows } = await db.read(system, (kysely) =>
      sql`select 9000000000::int8 as big, array[1,2]::int8[] as bigs, 12.50::numeric(14,2) as money, array[0.10]::numeric[] as moneys,
        date '2026-02-28' as day, array[date '2026-02-28', null] as days, timestamptz '2026-11-21 07:30:00.5+01' as at,
        '\\x00ff'::bytea as bytes, '{"a": [1]}'::jsonb as json, array['a', 'b,c'] as words, 7 as number, true as yes, null as nothing`.execute(
        kysely,
      ),
    )
    expect(rows[0]).toEqual({
      big: 9000000000,
      bigs: [1, 2],
      money: '12.50',
      moneys: ['0.10'],
      day: '2026-02-28',
      days: ['2026-02-28', null],
      at: new Date('2026-11-21T06:30:00.500Z'),
      bytes: Buffer.from([0, 255]),
      json: { a: [1] },
      words: ['a', 'b,c'],
      number: 7,
      yes: true,
      nothing: null,
    })
  })

  test('parameters are stored the same on both engines', async () => {
    const at = new Date('2026-11-21T07:30:00.123Z')
    const { rows } = await db.read(system, (kysely) =>
      sql`select ${at}::timestamptz as at, ${JSON.stringify([{ sku: 'A' }])}::jsonb as json, ${['a', 'b"c', "d'e"]}::text[] as words,
        ${[1, 2]}::int[] as numbers, ${'12.50'}::numeric as money, ${null}::text as nothing, ${true}::boolean as yes,
        ${Buffer.from([1, 255])}::bytea as bytes, ${'2026-02-28'}::date as day`.execute(kysely),
    )
    expect(rows[0]).toEqual({
      at,
      json: [{ sku: 'A' }],
      words: ['a', 'b"c', "d'e"],
      numbers: [1, 2],
      money: '12.50',
      nothing: null,
      yes: true,
      bytes: Buffer.from([1, 255]),
      day: '2026-02-28',
    })
  })

  test('a change returns the number of changed rows', async () => {
    await db.transaction(system, async (trx) => {
      const added = await trx.sql.insertInto('customers').values(newCustomer('Counted')).executeTakeFirst()
      const changed = await trx.sql.updateTable('customers').set({ notes: 'x' }).where('name', '=', 'Counted').executeTakeFirst()
      const deleted = await trx.sql.deleteFrom('customers').where('name', '=', 'Counted').executeTakeFirst()
      expect([added.numInsertedOrUpdatedRows, changed.numUpdatedRows, deleted.numDeletedRows]).toEqual([1n, 1n, 1n])
    })
  })
})

describe('roles', () => {
  const who = async (kysely: Kysely<Tables>) => {
    const { rows } = await sql`select current_user as role, current_customer_id() as customer, current_user_id() as user`.execute(kysely)
    return rows[0]
  }

  test('staff and the system work as a role that owns nothing', async () => {
    expect(await db.read(system, who)).toEqual({ role: db.connections.roles.app, customer: null, user: null })
    expect(await db.transaction(system, (trx) => who(trx.sql))).toEqual({ role: db.connections.roles.app, customer: null, user: null })
    await expect(db.read(system, (kysely) => sql`create table mine (id int)`.execute(kysely))).rejects.toThrow(/permission denied/)
  })

  test('a customer works in the role of customers with its own ids, which end with the transaction', async () => {
    const expected = { role: db.connections.roles.customer, customer: 3, user: 7 }
    expect(await db.read(customer, who)).toEqual(expected)
    expect(await db.transaction(customer, (trx) => who(trx.sql))).toEqual(expected)
    const after = await Promise.all(Array.from({ length: 12 }, () => db.read(system, who)))
    expect(new Set(after.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ role: db.connections.roles.app, customer: null, user: null })]),
    )
  })

  test('a read transaction of a customer cannot write', async () => {
    await db.read(customer, (kysely) =>
      sql`set local role ${sql.id(db.connections.roles.app)}`
        .execute(kysely)
        .then(() => kysely.insertInto('customers').values(newCustomer('Sneaked in')).execute()),
    )
    expect(await names(db, 'Sneaked in')).toEqual([])
  })

  test('statements started together each return their own result', async () => {
    const numbers = await db.read(customer, (kysely) =>
      Promise.all([1, 2, 3].map((n) => sql<{ n: number }>`select ${n}::int as n`.execute(kysely))),
    )
    expect(numbers.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3])
  })
})

describe('transactions', () => {
  test('two concurrent transactions are independent: one is rolled back, the other commits', async () => {
    const firstHasWritten = Promise.withResolvers<void>()
    const first = db.transaction(system, async (trx) => {
      await trx.sql.insertInto('customers').values(newCustomer('Rolled back')).execute()
      firstHasWritten.resolve()
      // Long enough for the second one to interleave, if nothing prevents it.
      await new Promise((resolve) => setTimeout(resolve, 100))
      await trx.sql.insertInto('customers').values(newCustomer('Rolled back')).execute()
      throw new Error('No.')
    })
    const second = firstHasWritten.promise.then(() =>
      db.transaction(system, async (trx) => {
        await trx.sql.insertInto('customers').values(newCustomer('Committed')).execute()
        await new Promise((resolve) => setTimeout(resolve, 10))
        await trx.sql.insertInto('customers').values(newCustomer('Committed')).execute()
      }),
    )
    await expect(first).rejects.toThrow('No.')
    await second
    expect(await names(db, 'Rolled back', 'Committed')).toEqual(['Committed', 'Committed'])
  })

  test('a transaction with an ignored failed statement is not reported as committed', async () => {
    const told: ChangeEvent[] = []
    const unsubscribe = db.subscribe((event) => told.push(event))
    const work = db.transaction(system, async (trx) => {
      await trx.sql.insertInto('customers').values(newCustomer('Overlooked')).execute()
      await sql`select 1 / 0`.execute(trx.sql).catch(() => {})
      trx.publish({ topic: 'customers', ids: [1], customerId: null })
    })
    await expect(work).rejects.toThrow(/rolled back/)
    unsubscribe()
    expect(told).toEqual([])
    expect(await names(db, 'Overlooked')).toEqual([])
  })

  test('a transaction with a serialization failure is retried, and publishes once', async () => {
    const told: ChangeEvent[] = []
    const unsubscribe = db.subscribe((event) => told.push(event))
    let runs = 0
    await db.transaction(system, async (trx) => {
      runs += 1
      await trx.sql.insertInto('customers').values(newCustomer('Collided')).execute()
      trx.publish({ topic: 'customers', ids: [runs], customerId: null })
      if (runs < 3) await sql`do $$ begin raise exception 'collision' using errcode = '40001'; end $$`.execute(trx.sql)
    })
    unsubscribe()
    expect(runs).toBe(3)
    expect(told.map((event) => event.ids)).toEqual([[3]])
    expect(await names(db, 'Collided')).toEqual(['Collided'])
  })

  test('a transaction that fails for another reason is not retried', async () => {
    let runs = 0
    const work = db.transaction(system, async (trx) => {
      runs += 1
      await sql`select 1 / 0`.execute(trx.sql)
    })
    await expect(work).rejects.toThrow(/division by zero/)
    expect(runs).toBe(1)
  })

  test('two transactions that deadlock are both completed', async ({ skip }) => {
    if (db.engine === 'pglite') skip('One connection cannot lock itself out.')
    await db.transaction(system, (trx) =>
      trx.sql
        .insertInto('customers')
        .values([newCustomer('Lock A'), newCustomer('Lock B')])
        .execute(),
    )
    const lockBoth = (first: string, second: string) =>
      db.transaction(system, async (trx) => {
        await trx.sql.updateTable('customers').set({ notes: sql`coalesce(notes, '') || 'x'` }).where('name', '=', first).execute()
        await new Promise((resolve) => setTimeout(resolve, 50))
        await trx.sql.updateTable('customers').set({ notes: sql`coalesce(notes, '') || 'x'` }).where('name', '=', second).execute()
      })
    await Promise.all([lockBoth('Lock A', 'Lock B'), lockBoth('Lock B', 'Lock A')])
    const notes = await db.read(system, (kysely) =>
      kysely.selectFrom('customers').select('notes').where('name', 'in', ['Lock A', 'Lock B']).execute(),
    )
    expect(notes.map((row) => row.notes)).toEqual(['xx', 'xx'])
  })

  test('the time is that of the clock passed to the handle', async () => {
    const at = new Date('2026-01-01T00:00:00Z')
    const dated = await openTestDatabase({ clock: () => at })
    expect(await dated.transaction(system, async (trx) => trx.now())).toBe(at)
    expect(dated.now()).toBe(at)
    await dated.close()
  })
})

describe('on PostgreSQL', () => {
  test('a statement is prepared once and then reused', async ({ skip }) => {
    if (db.engine === 'pglite') skip('PGlite prepares nothing.')
    const counted = await db.transaction(system, async (trx) => {
      for (let n = 0; n < 3; n++) await sql`select ${n}::int as prepared_for_this_test`.execute(trx.sql)
      return sql<{
        plans: number
      }>`select generic_plans + custom_plans as plans from pg_prepared_statements where statement like '%prepared_for_this_test%' and statement not like '%pg_prepared%'`.execute(
        trx.sql,
      )
    })
    expect(counted.rows).toEqual([{ plans: 3 }])
  })

  test('a lost connection fails only the work that ran on it', async ({ skip }) => {
    const here = db.url ?? skip('Only PostgreSQL has connections.')
    const quiet = await openDatabase({ databaseUrl: here, log: { info: () => {}, error: () => {} } })
    const cut = quiet.transaction(system, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx.sql)
      await asOwner(db, `select pg_terminate_backend(${rows[0]?.pid})`)
      await new Promise((resolve) => setTimeout(resolve, 100))
      await trx.sql.insertInto('customers').values(newCustomer('Cut off')).execute()
    })
    await expect(cut).rejects.toThrow()
    expect(await names(quiet, 'Cut off')).toEqual([])
    await quiet.close()
  })

  test('every server receives each change once, its own and those of others', async ({ skip }) => {
    const here = db.url ?? skip('Only one process can open an embedded database.')
    const other = await openDatabase({ databaseUrl: here })
    await waitForListeners(db, 2)
    const heardHere: ChangeEvent[] = []
    const heardThere: ChangeEvent[] = []
    const unsubscribe = db.subscribe((event) => heardHere.push(event))
    other.subscribe((event) => heardThere.push(event))
    // More ids than one notification can carry.
    const ids = Array.from({ length: 2_000 }, (_, n) => 1_000_000 + n)
    await db.transaction(system, async (trx) => trx.publish({ topic: 'inventory', ids, customerId: 3, userId: 7 }))
    await expect.poll(() => heardThere.flatMap((event) => event.ids)).toEqual(ids)
    expect(heardThere[0]).toMatchObject({ topic: 'inventory', customerId: 3, userId: 7 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(heardHere.flatMap((event) => event.ids)).toEqual(ids)
    unsubscribe()
    await other.close()
  })

  test('a server whose listening connection was lost listens again', async ({ skip }) => {
    const here = db.url ?? skip('Only one process can open an embedded database.')
    const other = await openDatabase({ databaseUrl: here, log: { info: () => {}, error: () => {} } })
    await waitForListeners(db, 2)
    await terminateListeners(db)
    await waitForListeners(db, 2)
    const heard: ChangeEvent[] = []
    other.subscribe((event) => heard.push(event))
    await db.transaction(system, async (trx) => trx.publish({ topic: 'orders', ids: [5], customerId: null }))
    await expect.poll(() => heard.map((event) => event.ids)).toEqual([[5]])
    await other.close()
  })
})

function newCustomer(name: string) {
  const at = new Date()
  return { name, type: '3pl', created_at: at, updated_at: at } as const
}

async function names(database: OpenDatabase, ...wanted: string[]): Promise<string[]> {
  const rows = await database.read(system, (kysely) =>
    kysely.selectFrom('customers').select('name').where('name', 'in', wanted).orderBy('id').execute(),
  )
  return rows.map((row) => row.name)
}

/** Waits until so many servers listen. `state` says that LISTEN itself has been answered. */
async function waitForListeners(database: TestDatabase, count: number): Promise<void> {
  const listening = async () =>
    (await asOwner(database, `select from pg_stat_activity ${ofListeners} and state = 'idle' and query like 'listen %'`)).length
  await expect.poll(listening, { timeout: 5_000 }).toBe(count)
}

async function terminateListeners(database: TestDatabase): Promise<void> {
  await asOwner(database, `select pg_terminate_backend(pid) from pg_stat_activity ${ofListeners}`)
}

const ofListeners = `where datname = current_database() and application_name = '${listenerName}'`

async function asOwner(database: TestDatabase, statement: string): Promise<unknown[]> {
  const owner = new Client({ connectionString: database.url ?? undefined })
  await owner.connect()
  const { rows } = await owner.query(statement)
  await owner.end()
  return rows
}
