import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { endpointGroups } from '../contract/endpoints.ts'
import { openDatabase } from '../server/open-database.ts'
import type { OpenDatabase } from '../server/platform/engine/database-handle.ts'
import { system } from '../server/viewer.ts'
import { expectBooksToBalance } from './support/books.ts'
import type { ChangeCase } from './support/change-case.ts'
import { changeCases } from './support/change-cases.ts'
import { type LossyNetwork, lossyNetwork } from './support/lossy-network.ts'
import { openTestApp, type TestApp, urlOf } from './support/test-app.ts'

// Changes of stock and of the work on the floor, each interrupted after every one of its answers of the database, as when its server is killed there.

const killed = [
  ...['counts', 'countPlans', 'returns', 'stockActs', 'transfers', 'sites', 'adjustments', 'picking', 'quarantine', 'stock'],
  ...['inventory.move', 'inventory.adjust', 'orders.create', 'orders.advanceTracking', 'receipts.update', 'receiptCounting', 'tasks'],
]
const changes = Object.entries(endpointGroups).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).flatMap(([key, endpoint]) => {
    const name = `${group}.${key}`
    return endpoint.method !== 'GET' && (killed.includes(group) || killed.includes(name)) ? [{ name, endpoint }] : []
  }),
)

let it: TestApp
let network: LossyNetwork
/** The changes that were interrupted before their commit. */
const interrupted = new Set<string>()
/** The same database, reached without the network in between. */
let near: OpenDatabase
const onPostgres = inject('template').engine === 'postgres'
beforeAll(async () => {
  if (!onPostgres) return
  let direct = ''
  it = await openTestApp({
    through: async (url) => {
      direct = url
      network = await lossyNetwork(url)
      return network.url
    },
  })
  near = await openDatabase({ databaseUrl: direct })
})
afterAll(async () => {
  if (!onPostgres) return
  await expectBooksToBalance(near)
  await near.close()
  await it.close()
  await network.close()
})

/** What every table holds, as one line each; without what calls leave that change nothing. */
async function contents(): Promise<string[]> {
  const { rows: tables } = await near.read(system, (on) =>
    sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('sessions', 'idempotency_keys', 'installation', 'schema_migrations')
      order by 1`.execute(on),
  )
  const lines = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} || ' ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as line from ${sql.table(name)} t`,
  )
  const { rows } = await near.read(system, (on) => sql<{ line: string }>`${sql.join(lines, sql` union all `)}`.execute(on))
  return rows.map(({ line }) => line)
}

function call(endpoint: (typeof changes)[number]['endpoint'], { by, id, params, query, body, headers }: ChangeCase, key: string) {
  const url = urlOf(endpoint, { query, ...(id !== undefined && { params: { id, ...params } }) })
  return by.request(endpoint.method, url, { body, headers: { ...headers, ...(endpoint.method === 'POST' && { 'idempotency-key': key }) } })
}

describe.runIf(onPostgres)('a change that is interrupted', () => {
  test.each(changes)(
    'leaves all of it or nothing, and repeated it is done once: $name',
    { timeout: 60_000 },
    async ({ name, endpoint }) => {
      for (const prepare of changeCases[name] ?? []) {
        const given = await prepare(it)
        // Which begins the session.
        await given.by.cookie()
        const key = randomUUID()
        const before = await contents()
        for (let n = 1; ; n++) {
          const { result, isLost } = await network.losingAnswer(n, () => call(endpoint, given, key))
          const after = await contents()
          const isDone = after.join() !== before.join()
          if (isLost && !isDone) {
            interrupted.add(name)
            expect([n, result.status >= 500]).toEqual([n, true])
            continue
          }
          // The commit came through: the call, or its repetition, says so, and does nothing more.
          if (!isLost) expect([n, result.status < 300, result.text]).toEqual([n, true, result.text])
          if (endpoint.method === 'POST') {
            const again = await call(endpoint, given, key)
            expect([n, again.status < 300, again.text]).toEqual([n, true, again.text])
            expect(await contents()).toEqual(after)
          }
          break
        }
      }
    },
  )

  test('happens in the middle of every one', () => {
    expect(changes.map(({ name }) => name).filter((name) => !interrupted.has(name))).toEqual([])
  })
})
