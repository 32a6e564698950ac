import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { jobSettings } from '../../../tests/support/job-settings.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { testFiles } from '../../../tests/support/test-files.ts'
import { type CustomerViewer, system } from '../../viewer.ts'
import { defineJob, type Job } from './define-job.ts'
import { startWorkers, type Workers } from './start-workers.ts'

const customer: CustomerViewer = { role: 'customer', userId: 7, customerId: 3, name: 'Casey', viewOnly: false }
/** The queue that every database has; in these tests its jobs only record that they ran. */
const queue = 'keep-house'

let db: TestDatabase
let workers: Workers
const ran: string[] = []
const logged: string[] = []

const note = defineJob(queue, z.object({ note: z.string() }), async ({ stopping }, data) => {
  ran.push(data.note)
  // As a job that does one thing after the other.
  while (data.note === 'much work' && !stopping?.aborted) await sleep(20)
  if (data.note === 'much work') ran.push('stopped')
  if (data.note === 'fails') throw new Error('It failed.')
})

beforeAll(async () => {
  db = await openTestDatabase()
  workers = await startWorkers(
    {
      db,
      care: null,
      files: testFiles(),
      settings: jobSettings,
      log: { info: () => {}, error: ({ message }) => logged.push(message) },
    },
    [note as Job],
    0.5,
  )
})
afterAll(async () => {
  await workers.stop()
  await db.close()
})

test('a job of a committed transaction runs, and one of a rolled-back transaction never does', async () => {
  const rolledBack = db.transaction(system, async (trx) => {
    await trx.enqueue(queue, { note: 'rolled back' })
    throw new Error('No.')
  })
  await expect(rolledBack).rejects.toThrow('No.')
  await db.transaction(system, (trx) => trx.enqueue(queue, { note: 'committed' }))
  await expect.poll(() => ran, { timeout: 10_000 }).toContain('committed')
  // All jobs enqueued before have been fetched by now.
  expect(ran).not.toContain('rolled back')
  expect(await states('rolled back')).toEqual([])
})

test('a customer’s job is enqueued in its transaction, and the customer cannot read the queue', async () => {
  const role = await db.transaction(customer, async (trx) => {
    await trx.enqueue(queue, { note: 'by a customer' })
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(trx.sql)
    return rows[0]?.role
  })
  expect(role).toBe(db.connections.roles.customer)
  await expect(db.read(customer, (kysely) => sql`select * from pgboss.job`.execute(kysely))).rejects.toThrow(/permission denied/)
  await expect.poll(() => ran, { timeout: 10_000 }).toContain('by a customer')
})

test('a server that never used the queue takes more changes with jobs at once than it has connections', async () => {
  const fresh = await openTestDatabase()
  try {
    const changes = Array.from({ length: 40 }, () => fresh.transaction(system, (trx) => trx.enqueue(queue, { note: 'at once' })))
    await expect(Promise.all(changes)).resolves.toHaveLength(40)
  } finally {
    await fresh.close()
  }
})

test('a failed job is logged and kept for a retry', async () => {
  await db.transaction(system, (trx) => trx.enqueue(queue, { note: 'fails' }))
  await expect.poll(() => states('fails'), { timeout: 10_000 }).toEqual(['retry'])
  expect(logged).toContain('It failed.')
})

test('a job with the wrong data does not run', async () => {
  const before = ran.length
  await db.transaction(system, (trx) => trx.enqueue(queue, { note: 5 }))
  await expect.poll(() => states('5'), { timeout: 10_000 }).toEqual(['retry'])
  expect(ran).toHaveLength(before)
})

test('an unknown job is rejected and its transaction rolled back', async () => {
  await expect(db.transaction(system, (trx) => trx.enqueue('unheard-of', {}))).rejects.toThrow(/unheard-of/)
})

test('a job with much to do learns that the server stops, and stopping waits for it', async () => {
  await db.transaction(system, (trx) => trx.enqueue(queue, { note: 'much work' }))
  await expect.poll(() => ran, { timeout: 10_000 }).toContain('much work')
  expect(ran).not.toContain('stopped')
  await workers.stop()
  expect(ran).toContain('stopped')
})

async function states(noted: string): Promise<string[]> {
  const { rows } = await db.read(system, (kysely) =>
    sql<{ state: string }>`select state::text from pgboss.job where name = ${queue} and data->>'note' = ${noted}`.execute(kysely),
  )
  return rows.map((row) => row.state)
}
