import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemEndpoints } from '../../../contract/platform/system/system.ts'
import { cuttableNetwork } from '../../../tests/support/cuttable-network.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { testFiles } from '../../../tests/support/test-files.ts'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../open-database.ts'
import { system } from '../../viewer.ts'
import type { ChangeEvent } from './database.ts'
import type { OpenDatabase } from './database-handle.ts'
import type { PostgresTimings } from './postgres-settings.ts'
import type { Tables } from './tables.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

/** Short enough to wait for, long enough for a busy machine. */
const timings = { connect: 700, statement: 700, answer: 1_000, probeEvery: 50, probe: 700, health: 700 }
const quiet = { info: () => {}, error: () => {} }
const ping = (on: Kysely<Tables>) => sql`select 1`.execute(on)

/** A server whose database connections all run through a proxy that can be cut. */
async function behindNetwork(url: string, chosen: Partial<PostgresTimings> = {}) {
  const network = await cuttableNetwork(url)
  const behind = await openDatabase({ databaseUrl: network.url, log: quiet, timings: { ...timings, ...chosen } })
  const app = await buildApp({
    database: behind,
    supportEmail: 'x@y.example',
    sendsMail: true,
    setupCode: null,
    logLevel: 'silent',
    files: testFiles(),
  })
  return {
    network,
    behind,
    health: async () => (await app.inject(systemEndpoints.health.path)).statusCode,
    close: async () => {
      await app.close()
      await network.close()
      await behind.close()
    },
  }
}

const answers = (database: OpenDatabase) =>
  database.read(system, ping).then(
    () => true,
    () => false,
  )

test('silently lost connections are closed, and the server recovers with the network', async ({ skip }) => {
  const url = db.url ?? skip('The embedded database has no network.')
  const { network, behind, health, close } = await behindNetwork(url)
  // The pool has several connections, all of them idle.
  await Promise.all(Array.from({ length: 6 }, () => behind.read(system, ping)))
  await expect.poll(health).toBe(200)
  const heard: string[] = []
  behind.subscribe((event) => heard.push(event.topic))
  network.cut()
  await expect(behind.transaction(system, (trx) => ping(trx.sql))).rejects.toThrow(/timeout/i)
  expect(await health()).toBe(503)
  network.mend()
  await expect.poll(() => answers(behind), { timeout: 5_000 }).toBe(true)
  await expect.poll(health, { timeout: 5_000 }).toBe(200)
  // The listening connection noticed by itself.
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['missed'])
  await db.transaction(system, async (trx) => trx.publish({ topic: 'locations', ids: [1], customerId: null }))
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['missed', 'locations'])
  await Promise.all(Array.from({ length: 6 }, () => behind.read(system, ping)))
  await close()
})

test('other servers refetch after a change event that could not be delivered to them', async ({ skip }) => {
  const url = db.url ?? skip('The embedded database has no other servers.')
  const { network, behind, close } = await behindNetwork(url)
  const heard: ChangeEvent[] = []
  const unsubscribe = db.subscribe((event) => heard.push(event))
  await behind.transaction(system, async (trx) => trx.publish({ topic: 'locations', ids: [1], customerId: null }))
  // Committed, but the event isn't sent yet.
  network.cut()
  await expect.poll(() => answers(behind), { timeout: 5_000 }).toBe(false)
  network.mend()
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([{ topic: 'missed', ids: [], customerId: null }])
  unsubscribe()
  await close()
})

test('closing does not wait for silently lost connections', async ({ skip }) => {
  const url = db.url ?? skip('The embedded database has no network.')
  const network = await cuttableNetwork(url)
  const behind = await openDatabase({ databaseUrl: network.url, log: quiet, timings })
  await behind.read(system, ping)
  network.cut()
  await behind.close()
  await network.close()
})

test('health is correct while all connections of the pool are in use', async ({ skip }) => {
  const url = db.url ?? skip('The embedded database has one connection, which is never held for long.')
  const { behind, health, close } = await behindNetwork(url, { statement: 10_000, health: 5_000 })
  const done = Promise.withResolvers<void>()
  let holding = 0
  const holdOne = async (on: Kysely<Tables>) => {
    await ping(on)
    holding++
    await done.promise
  }
  // Reads may hold all of them.
  const work = Array.from({ length: 6 }, () => behind.read(system, holdOne, { plannedAnew: true }))
  await expect.poll(() => holding).toBe(6)
  expect(await answers(behind)).toBe(false)
  expect(await health()).toBe(200)
  done.resolve()
  await Promise.all(work)
  await close()
})

test('a statement has the time limit of its transaction', async ({ skip }) => {
  const url = db.url ?? skip('Only PostgreSQL ends statements.')
  const behind = await openDatabase({ databaseUrl: url, log: quiet, timings: { statement: 200, answer: 1_000 } })
  const slow = (on: Kysely<Tables>) => sql`select pg_sleep(1.2)`.execute(on)
  await expect(behind.transaction(system, (trx) => slow(trx.sql))).rejects.toMatchObject({ code: '57014' })
  await behind.transaction(system, async (trx) => {
    await trx.allowLonger(5_000)
    await slow(trx.sql)
  })
  await expect(behind.transaction(system, (trx) => slow(trx.sql))).rejects.toMatchObject({ code: '57014' })
  await behind.close()
})
