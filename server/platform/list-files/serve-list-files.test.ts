import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLazily } from '../../../tests/support/lazy-reader.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { testFiles } from '../../../tests/support/test-files.ts'
import { buildApp } from '../../app.ts'
import { system } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'

const rows = 20_000
/** Rows that list.ts reads at once. */
const parts = rows / 1_000

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  // Random, so that it stays long when compressed; together more than the operating system keeps for a reader that doesn't read.
  await it.db.transaction(system, (trx) =>
    sql`insert into locations (code, name)
      select 'L' || n, (select string_agg(md5(random()::text || part), '') from generate_series(n, n + 23) part) from generate_series(1, ${rows}) n`.execute(
      trx.sql,
    ),
  )
})
afterAll(() => it.close())

/** Another server on the same database, which counts its reads. */
async function openCountingServer() {
  const counted = { reads: 0 }
  const database: Database = {
    ...it.db,
    now: it.db.now,
    read: (viewer, work) => {
      counted.reads += 1
      return it.db.read(viewer, work)
    },
  }
  const app = await buildApp({
    database,
    supportEmail: 'a@b.example',
    sendsMail: true,
    setupCode: null,
    logLevel: 'silent',
    files: testFiles(),
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { counted, address, [Symbol.asyncDispose]: () => app.close() }
}

test.each(['csv', 'xlsx'])('the rows of a %s file are read while it is sent, so that memory stays flat, and all arrive', async (format) => {
  await using server = await openCountingServer()
  const reader = await readLazily(server.address, `/api/warehouse-locations.${format}`, await it.as('admin').cookie())
  expect(reader.beginning).toContain('200 OK')
  await sleep(1_500)
  expect(server.counted.reads).toBeGreaterThan(1)
  expect(server.counted.reads).toBeLessThan(parts)
  reader.socket.setTimeout(1_000, () => reader.socket.destroy())
  const file = await reader.readOn()
  expect(server.counted.reads).toBeGreaterThan(parts)
  if (format === 'csv') expect(file).toContain(`L${rows},`)
})
