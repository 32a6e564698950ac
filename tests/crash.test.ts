import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../server/db/open.ts'
import { expectBooksToBalance } from './support/books.ts'
import { anAddress } from './support/factories.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

const rounds = 3
const writers = 8

let folder: string
let db: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-crash-'))
  db = await openTestDatabase()
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a server killed in the middle of its work has kept all it had acknowledged, and nothing by halves', {
  timeout: 180_000,
}, async () => {
  const env: Record<string, string> = db.url ? { DATABASE_URL: db.url } : { DATA_DIR: folder }
  const acknowledged = new Map<string, number>()
  const sent = new Set<string>()
  let server = await startServerProcess('main', { env })
  const person = await setUp(server)

  for (let round = 0; round < rounds; round++) {
    const { address } = server
    const before = acknowledged.size
    const work = Array.from({ length: writers }, async () => {
      for (;;) {
        const key = randomUUID()
        sent.add(key)
        const order = await placeOrder(person(address), key)
        if (order === null) return
        acknowledged.set(key, order.id)
      }
    })
    // Not while nothing has been written yet, however slow the machine.
    await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before + 40)
    await server.end('SIGKILL')
    await Promise.all(work)
    server = await startServerProcess('main', { env })
    const kept = new Set((await listOrders(person(server.address))).map((order) => order.id))
    expect([...acknowledged.values()].filter((id) => !kept.has(id))).toEqual([])
    // What was under way may have been kept or not, but no more than that.
    expect(kept.size).toBeLessThanOrEqual(sent.size)
  }

  // Whoever got no answer asks again with the same key: what had been kept isn't done twice.
  for (const key of sent) {
    const order = await placeOrder(person(server.address), key)
    if (acknowledged.has(key)) expect(order?.id).toBe(acknowledged.get(key))
  }
  expect(await listOrders(person(server.address))).toHaveLength(sent.size)
  expect(await server.end('SIGTERM')).toBe(0)
  await withDatabase(expectBooksToBalance)
})

type Ask = <T = { id: number }>(method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<T>

/** The first administrator, a customer and goods for more movements than there will be. Returns how to ask as that administrator. */
async function setUp({ address, setupCode }: ServerProcess): Promise<(address: string) => Ask> {
  const credentials = { username: 'admin', email: 'admin@example.com', password: 'correct horse battery staple' }
  const registered = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, setupCode: await setupCode() }),
  })
  expect(registered.status).toBe(201)
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const as =
    (at: string): Ask =>
    (method, path, body, headers) =>
      ask(at, cookie, method, path, body, headers)
  const customer = await as(address)('POST', '/api/customers', {
    name: 'Acme Imports',
    type: '3pl',
    contactEmail: 'customer@acme.example',
    password: credentials.password,
  })
  expect(customer.id).toBe(1)
  for (const sku of ['A', 'B']) await as(address)('POST', '/api/inventory', { sku, name: sku, customerId: 1, quantity: 1_000_000 })
  return as
}

function listOrders(request: Ask): Promise<{ id: number }[]> {
  return request('GET', '/api/orders')
}

async function ask<T>(
  address: string,
  cookie: string,
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<T> {
  const answer = await fetch(address + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Null when the server was gone before it could answer. */
async function placeOrder(request: Ask, key: string): Promise<{ id: number } | null> {
  const items = [
    { sku: 'A', quantity: 2 },
    { sku: 'B', quantity: 1 },
  ]
  try {
    return await request<{ id: number }>(
      'POST',
      '/api/orders',
      { customerId: 1, items, billingAddress: anAddress, shippingAddress: anAddress },
      { 'idempotency-key': key },
    )
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

async function withDatabase(work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  if (db.url) return work(db)
  const embedded = await openDatabase({ folder: join(folder, 'database') })
  await work(embedded)
  await embedded.close()
}
