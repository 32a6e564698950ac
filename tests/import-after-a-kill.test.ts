import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataImport, ImportDetail } from '../contract/platform/imports/imports.ts'
import { openDatabase } from '../server/open-database.ts'
import { expectBooksToBalance } from './support/books.ts'
import { csvOf } from './support/imports.ts'
import { openProcessStorage, type ProcessStorage } from './support/process-storage.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import type { TestDatabase } from './support/test-database.ts'
import { tokenOf } from './support/test-people.ts'

const cookie = `tallyhouse=${tokenOf('admin')}`
const rows = 3_000

let storage: ProcessStorage
beforeAll(async () => {
  storage = await openProcessStorage()
})
afterAll(async () => {
  await storage.close()
})

test('a server that is killed while it imports has imported nothing, and after its restart everything, once', {
  timeout: 240_000,
}, async () => {
  const { db, env, folder } = storage
  let server = await startServerProcess('main', { env })
  const file = csvOf(['SKU', 'Name', 'Customer', 'Quantity'], ...Array.from({ length: rows }, (_, n) => [`KILL-${n}`, `Item ${n}`, 1, 2]))
  const { id, mapping } = await ask<ImportDetail>(server, 'POST', '/api/imports?kind=items&name=kill.csv', file)
  await ask(server, 'PATCH', `/api/imports/${id}`, { mapping })
  await until(server, id, ({ state }) => state === 'checked')

  await ask(server, 'POST', `/api/imports/${id}/commit`, { rows: 'all' })
  // On PostgreSQL its progress is seen before it is committed; the embedded database answers nobody until then.
  if (db) {
    const seen = await until(server, id, ({ state, done }) => state !== 'committing' || done > 0)
    expect(seen.state, 'an import that is over before it can be interrupted needs more rows').toBe('committing')
  } else await sleep(2_500)
  await server.end('SIGKILL')

  if (db) expect(await itemsOf(db)).toBe(0)
  server = await startServerProcess('main', { env })
  const done = await until(server, id, ({ state }) => state !== 'committing')
  expect(done).toMatchObject({ state: 'done', counts: { imported: rows, create: rows } })
  const summary = await ask<{ totalItems: number; totalQuantity: number }>(server, 'GET', '/api/inventory/summary')
  expect(summary).toMatchObject({ totalItems: rows, totalQuantity: 2 * rows })
  expect(await server.end('SIGTERM')).toBe(0)
  if (db) return expectBooksToBalance(db)
  const embedded = await openDatabase({ folder: join(folder, 'database') })
  await expectBooksToBalance(embedded)
  await embedded.close()
})

async function itemsOf(database: TestDatabase): Promise<number> {
  const { rows: counted } = await database.connections.run('select count(*)::integer as count from inventory_items')
  return Number(counted[0]?.count)
}

async function until(server: ServerProcess, id: number, isSo: (found: DataImport) => boolean): Promise<DataImport> {
  for (;;) {
    const found = await ask<DataImport>(server, 'GET', `/api/imports/${id}`)
    if (isSo(found)) return found
    await sleep(50)
  }
}

async function ask<T>({ address }: ServerProcess, method: string, path: string, body?: object | string): Promise<T> {
  const answer = await fetch(address + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' }) },
    ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
