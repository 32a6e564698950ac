import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../server/open-database.ts'
import type { OpenDatabase } from '../server/platform/engine/database-handle.ts'
import { expectBooksToBalance } from './support/books.ts'
import { anAddress } from './support/factories.ts'
import { postgresPrograms, startPostgres } from './support/postgres.ts'
import { longRun } from './support/random-tests.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'
import { beginSession, makePeople, tokenOf } from './support/test-people.ts'

const rounds = longRun ? 5 : 1
const writers = 8

const template = inject('template')
const cookie = `tallyhouse=${tokenOf('admin')}`

let folder: string
let db: TestDatabase | null = null
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-crash-'))
  if (template.engine === 'postgres') db = await openTestDatabase({ withPeople: true })
  else {
    mkdirSync(join(folder, 'database'))
    execFileSync('tar', ['-xf', template.dumpWithPeople, '-C', join(folder, 'database')], { stdio: 'pipe' })
  }
})
afterAll(async () => {
  await db?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The embedded database belongs to one process, so none may be serving it. */
async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  if (db) return work(db)
  const embedded = await openDatabase({ folder: join(folder, 'database') })
  try {
    return await work(embedded)
  } finally {
    await embedded.close()
  }
}

test('a killed server has kept every acknowledged change, and none in part', {
  timeout: 180_000,
}, async () => {
  const env: Record<string, string> = db ? { DATABASE_URL: db.url ?? '' } : { DATA_DIR: folder }
  await withDatabase((database) => beginSession(database, 'admin'))
  let server = await startServerProcess('main', { env })
  await addStock(server)
  const work = new Work()
  const counting = new Counting(await expectDelivery(server))
  for (let round = 0; round < rounds; round++) {
    const working = [work.goOn(server), counting.goOn(server), counting.goOn(server)]
    await work.untilMoreIsAcknowledged()
    await server.end('SIGKILL')
    await Promise.all(working)
    server = await startServerProcess('main', { env })
    await work.expectAllThere(server)
    await counting.expectAllThere(server)
  }
  await work.expectNothingDoneTwice(server)
  await counting.expectNothingDoneTwice(server)
  expect(await server.end('SIGTERM')).toBe(0)
  await withDatabase(expectBooksToBalance)
})

/** What is committed has reached the system's cache, so it outlives the server; to outlive the system it would need fsync. */
const whatSurvivesTheServer = ['synchronous_commit=on', 'full_page_writes=on']

test('a restart of PostgreSQL during work loses nothing, and the server reconnects by itself', {
  timeout: 180_000,
}, async ({ skip }) => {
  if (template.engine === 'pglite') skip('The embedded database ends with its server.')
  const cluster = await startPostgres(postgresPrograms() ?? skip("PostgreSQL's programs are elsewhere."), {
    settings: whatSurvivesTheServer,
  })
  const databaseUrl = cluster.url('postgres')
  const database = await openDatabase({ databaseUrl, log: { info: () => {}, error: () => {} } })
  try {
    await makePeople(database)
    await beginSession(database, 'admin')
    const server = await startServerProcess('main', { env: { DATABASE_URL: databaseUrl } })
    await addStock(server)
    const work = new Work()
    for (let round = 0; round < rounds; round++) {
      const working = work.goOn(server)
      await work.untilMoreIsAcknowledged()
      await cluster.restartImmediately()
      await work.untilMoreIsAcknowledged()
      work.pause()
      await working
      await work.expectAllThere(server)
    }
    await work.expectNothingDoneTwice(server)
    expect(await server.end('SIGTERM')).toBe(0)
    await expectBooksToBalance(database)
  } finally {
    await database.close()
    await cluster.stop()
  }
})

/** Movements placed by many at once, each under a key of its own, and what the server said of them. */
class Work {
  readonly #sent = new Set<string>()
  readonly #acknowledged = new Map<string, number>()
  #paused = false

  /** Works until the server is gone, or until pause(). */
  async goOn(server: ServerProcess): Promise<void> {
    this.#paused = false
    await Promise.all(
      Array.from({ length: writers }, async () => {
        while (!this.#paused) {
          const key = randomUUID()
          this.#sent.add(key)
          const answer = await this.#placeUntilAnswered(server, key)
          if (answer === 'gone') return
          if (answer !== 'failed') this.#acknowledged.set(key, answer.id)
        }
      }),
    )
  }

  async #placeUntilAnswered(server: ServerProcess, key: string): ReturnType<typeof placeOrder> {
    for (;;) {
      const answer = await placeOrder(server, key)
      if (answer !== 'failed' || this.#paused) return answer
      await sleep(50)
    }
  }

  pause(): void {
    this.#paused = true
  }

  /** However slow the machine. */
  async untilMoreIsAcknowledged(): Promise<void> {
    const before = this.#acknowledged.size
    await expect.poll(() => this.#acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(before + 40)
  }

  async expectAllThere(server: ServerProcess): Promise<void> {
    const kept = new Set((await listOrders(server)).map((order) => order.id))
    expect([...this.#acknowledged.values()].filter((id) => !kept.has(id))).toEqual([])
    // What was under way may have been kept or not, but no more than that.
    expect(kept.size).toBeLessThanOrEqual(this.#sent.size)
  }

  /** Whoever got no answer asks again with the same key: what had been kept isn't done twice. */
  async expectNothingDoneTwice(server: ServerProcess): Promise<void> {
    for (const key of this.#sent) {
      const order = await placeOrder(server, key)
      expect(order).toEqual({ id: this.#acknowledged.get(key) ?? expect.any(Number) })
    }
    expect(await listOrders(server)).toHaveLength(this.#sent.size)
  }
}

/** The units of one delivery, each counted under a key of its own. */
class Counting {
  readonly #path: string
  readonly #sent: string[] = []
  #acknowledged = 0

  constructor(receipt: number) {
    this.#path = `/api/warehouse-receipts/${receipt}`
  }

  /** One person counts until the server is gone. */
  async goOn(server: ServerProcess): Promise<void> {
    for (;;) {
      const key = randomUUID()
      this.#sent.push(key)
      const answer = await this.#count(server, key).catch((error: unknown) => {
        if (error instanceof TypeError) return 'gone' as const
        throw error
      })
      if (answer === 'gone') return
      this.#acknowledged += 1
    }
  }

  async expectAllThere(server: ServerProcess): Promise<void> {
    const counted = await this.#counted(server)
    expect(counted).toBeGreaterThanOrEqual(this.#acknowledged)
    expect(counted).toBeLessThanOrEqual(this.#sent.length)
  }

  async expectNothingDoneTwice(server: ServerProcess): Promise<void> {
    expect(this.#acknowledged).toBeGreaterThan(0)
    for (const key of this.#sent) await this.#count(server, key)
    expect(await this.#counted(server)).toBe(this.#sent.length)
  }

  #count(server: ServerProcess, key: string): Promise<unknown> {
    return ask(server, 'POST', `${this.#path}/counts`, { body: { sku: 'A', quantity: 1 }, headers: { 'idempotency-key': key } })
  }

  async #counted(server: ServerProcess): Promise<number> {
    const { lines } = await ask<{ lines: { counted: number }[] }>(server, 'GET', `${this.#path}/counting`)
    return lines[0]?.counted ?? 0
  }
}

async function expectDelivery(server: ServerProcess): Promise<number> {
  const items = [{ sku: 'A', quantity: 100_000 }]
  const { id } = await ask<{ id: number }>(server, 'POST', '/api/warehouse-receipts', { body: { customerId: 1, supplier: 'Quay', items } })
  return id
}

/** Stock for more movements than the test places. */
async function addStock(server: ServerProcess): Promise<void> {
  for (const sku of ['A', 'B'])
    await ask(server, 'POST', '/api/inventory', { body: { sku, name: sku, customerId: 1, quantity: 1_000_000 } })
}

function listOrders(server: ServerProcess): Promise<{ id: number }[]> {
  return ask(server, 'GET', '/api/orders')
}

/** 'gone' when the server was before it could answer, 'failed' when its database was. */
async function placeOrder(server: ServerProcess, key: string): Promise<{ id: number } | 'gone' | 'failed'> {
  const items = [
    { sku: 'A', quantity: 2 },
    { sku: 'B', quantity: 1 },
  ]
  const body = { customerId: 1, items, billingAddress: anAddress, shippingAddress: anAddress }
  try {
    const { id } = await ask<{ id: number }>(server, 'POST', '/api/orders', { body, headers: { 'idempotency-key': key } })
    return { id }
  } catch (error) {
    if (error instanceof TypeError) return 'gone'
    if (error instanceof Error && / answered 50[03]: /.test(error.message)) return 'failed'
    throw error
  }
}

async function ask<T>(
  { address }: ServerProcess,
  method: string,
  path: string,
  { body, headers }: { body?: object; headers?: Record<string, string> } = {},
): Promise<T> {
  const answer = await fetch(address + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
