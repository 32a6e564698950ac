import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { searchEndpoints } from '../../../contract/platform/search/search.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { makeItem } from '../../../tests/support/factories.ts'
import { csvOf, makeImport } from '../../../tests/support/imports.ts'
import { openTestApp, type Reply, type TestApp, type TestPerson, testPassword } from '../../../tests/support/test-app.ts'
import { signInNames } from '../../../tests/support/test-people.ts'
import { system } from '../../viewer.ts'
import { ConnectionShares } from './connection-shares.ts'
import type { Database } from './database.ts'
import type { OwnerSession } from './owner-session.ts'

// Who waits for whom: calls that are slow, or wait for a lock, leave connections to the others.

const onPostgres = inject('template').engine === 'postgres'
let it: TestApp
let item: { id: number }

beforeAll(async () => {
  it = await openTestApp({ timings: { lock: 2_000, search: 1_000, report: 500, file: 700 } })
  item = await makeItem(it, { sku: 'WANTED', customerId: 1, quantity: 10 })
})
afterAll(() => it.close())

/** Holds what a statement locks while the work runs. */
function holding<T>(statement: string, work: (owner: OwnerSession) => Promise<T>): Promise<T> {
  return asOwner(it.db, it.db.url, async (owner) => {
    await owner.query(`begin; ${statement}`)
    try {
      return await work(owner)
    } finally {
      await owner.query('rollback')
    }
  })
}

/** How many connections wait for a lock. */
async function waitingForLocks(owner: OwnerSession): Promise<number> {
  // Within a transaction it would stay as it was first read.
  await owner.query('select pg_stat_clear_snapshot()')
  return (await owner.query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)).rows.length
}
const untilSomeWait = (owner: OwnerSession, count: number) =>
  expect.poll(() => waitingForLocks(owner), { timeout: 5_000 }).toBeGreaterThanOrEqual(count)

const codeOf = ({ body }: Reply) => (body as { code?: string } | null)?.code
const search = () => it.as('customer').ask(searchEndpoints.find, { query: { q: 'some words' } })
const read = (person: TestPerson) => it.as(person).ask(shipmentsEndpoints.list, { query: { limit: 10 } })
const adjust = (key?: string) =>
  it.as('manager').ask(inventoryEndpoints.adjust, {
    params: { id: item.id },
    body: { adjustment: 1, reason: 'Found' },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
const itemLock = () => `select from inventory_items where id = ${item.id} for update`
const searchedTable = 'lock table inventory_items in access exclusive mode'

describe.runIf(onPostgres)('connections', () => {
  test('searches of one customer hold two of them, the next ones wait, and another customer reads meanwhile', async () => {
    await Promise.all([read('rival'), read('customer')])
    const answered: (string | undefined)[] = []
    const searching = await holding(searchedTable, async (owner) => {
      const searches = Array.from({ length: 70 }, () => search().then((reply) => void answered.push(codeOf(reply))))
      await untilSomeWait(owner, 1)
      expect((await read('rival')).status).toBe(200)
      // None is answered while the table is locked, unless this machine took seconds.
      expect(answered).toEqual([])
      return searches
    })
    await Promise.all(searching)
  })

  test('so many calls of one customer wait, and the next is refused', () => {
    const shares = new ConnectionShares(60_000)
    const claim = { purpose: 'read', customerId: 7 } as const
    // Nothing ends here, so that those who wait are refused in the end.
    for (let n = 0; n < 202; n++) Promise.resolve(shares.enter(claim)).catch(() => {})
    expect(() => shares.enter(claim)).toThrow(expect.objectContaining({ code: 'request.too-many-of-customer' }))
    expect(shares.enter({ ...claim, customerId: 8 })).toBeTypeOf('function')
  })

  test('changes that wait for a lock leave some to reads and to signing in, and end with a sentence', async () => {
    const { first, adjusting } = await holding(itemLock(), async (owner) => {
      const adjusting = Array.from({ length: 20 }, () => adjust())
      await untilSomeWait(owner, 3)
      expect((await read('manager')).status).toBe(200)
      expect(await waitingForLocks(owner)).toBeLessThanOrEqual(4)
      const credentials = { username: signInNames.admin, password: testPassword }
      expect((await it.anyone.ask(authEndpoints.signIn, { body: credentials })).status).toBe(200)
      return { first: await Promise.race(adjusting), adjusting }
    })
    expect(first).toMatchObject({ status: 409, headers: { 'retry-after': '1' }, body: { code: 'row.locked' } })
    await Promise.all(adjusting)
  })

  test('a change that waits for an import says so, and can be repeated with its key', async () => {
    const { id } = await makeImport(it, csvOf(['SKU', 'Name'], ['WANTED', 'Goods']), { kind: 'items' })
    const claimed = sql`update imports set state = 'committing', due_at = now() + interval '1 minute', attempts = 1 where id = ${id}`
    await it.db.transaction(system, (trx) => claimed.execute(trx.sql))
    const refused = await holding(itemLock(), () => adjust('same-key'))
    expect(refused).toMatchObject({ status: 409, body: { code: 'row.being-imported' } })
    expect((await adjust('same-key')).status).toBe(200)
  })

  test('the claim of an import is renewed while jobs and calls hold all connections that they may', async () => {
    const done = Promise.withResolvers<void>()
    const hold = () => done.promise
    const manager = { role: 'manager', userId: 2, name: 'Max', customerId: null } as const
    const held = [...[1, 2].map(() => it.db.forJobs().transaction(system, hold)), ...[1, 2, 3].map(() => it.db.transaction(manager, hold))]
    expect(await it.db.forJobs('renewal').transaction(system, async () => 'renewed')).toBe('renewed')
    done.resolve()
    await Promise.all(held)
  })

  test('a search, a report and its file end with a sentence after their time', async () => {
    const replies = await holding(searchedTable, () =>
      Promise.all([
        search(),
        it.as('manager').ask(inventoryEndpoints.list, { query: { q: 'words', limit: 10 } }),
        it.as('manager').ask(reportsEndpoints.rows, { query: { report: 'stock-valuation', period: '30d' } }),
        it.as('manager').request('GET', '/api/reports/rows.csv?report=stock-valuation'),
      ]),
    )
    expect(replies.map((reply) => [reply.status, codeOf(reply)])).toEqual([
      [503, 'search.too-long'],
      [503, 'search.too-long'],
      [503, 'report.too-long'],
      [503, 'report.file-too-long'],
    ])
  })

  test('a statement for a file, and one of a job, may take longer than one for a screen', async () => {
    const timeLimit = async (db: Database, limit: 'report' | 'file') => {
      const { rows } = await db.read(
        system,
        (on) => sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(on),
        {
          limit,
        },
      )
      return rows[0]?.limit
    }
    expect(await timeLimit(it.db, 'report')).toBe('500ms')
    expect(await timeLimit(it.db, 'file')).toBe('700ms')
    expect(await timeLimit(it.db.forJobs(), 'report')).toBe('700ms')
  })
})
