import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemEndpoints } from '../../../contract/platform/system/system.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { leaveAtOnce, readLazily } from '../../../tests/support/lazy-reader.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { testFiles } from '../../../tests/support/test-files.ts'
import { buildApp } from '../../app.ts'
import { system } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { App } from './app-type.ts'
import type { ResponseTimeouts } from './open-responses.ts'

const list = locationsEndpoints.list.path
const rows = 12_000
/** Longer than any test takes. */
const never = 3_600_000

let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ strictResponses: false })
  // Together more than the operating system keeps for a reader that doesn't read.
  await it.db.transaction(system, (trx) =>
    sql`insert into locations (code, name) select 'L' || n, repeat('é', 450) from generate_series(1, ${rows}) n`.execute(trx.sql),
  )
})
afterAll(() => it.close())

/** Another server on the same database, listening. Each read of the database waits for `onRead`. */
async function openServer(
  responseTimeouts: ResponseTimeouts,
  onRead: () => unknown = () => {},
): Promise<{ app: App; address: string } & AsyncDisposable> {
  const database: Database = {
    ...it.db,
    now: it.db.now,
    read: async (viewer, work) => {
      await onRead()
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
    responseTimeouts,
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, address, [Symbol.asyncDispose]: () => app.close() }
}

function connectionsOf({ server }: App): Promise<number> {
  return new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))
}

test('a list that is read slowly arrives complete', async () => {
  await using server = await openServer({ stalled: never, closing: 0 })
  const { body } = await fetch(server.address + list, { headers: { cookie: await it.as('admin').cookie(), 'accept-encoding': 'identity' } })
  let text = ''
  for await (const part of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += part
    await setImmediate()
  }
  const names = (JSON.parse(text) as { name: string }[]).map(({ name }) => name)
  expect(names).toHaveLength(rows)
  expect(new Set(names)).toEqual(new Set(['é'.repeat(450)]))
})

test('a user has a limited number of unread complete lists; more are rejected until one is closed', async () => {
  await using server = await openServer({ stalled: never, closing: 0 })
  const cookie = await it.as('admin').cookie()
  const readers = await Promise.all(Array.from({ length: 24 }, () => readLazily(server.address, list, cookie)))
  const refused = readers.filter(({ beginning }) => beginning.startsWith('HTTP/1.1 429 '))
  expect(readers.filter(({ beginning }) => beginning.startsWith('HTTP/1.1 200 '))).toHaveLength(16)
  expect(refused).toHaveLength(8)
  expect(refused[0]?.beginning).toMatch(/retry-after: 5\r\n/i)
  expect(refused[0]?.beginning).toContain('You are reading 16 long lists at once.')

  // Other users aren't limited, and neither is a short page.
  const ask = async (path: string, who: 'admin' | 'manager') =>
    (await fetch(server.address + path, { headers: { cookie: await it.as(who).cookie() } })).text()
  expect(JSON.parse(await ask(list, 'manager'))).toHaveLength(rows)
  expect(JSON.parse(await ask(`${list}?limit=100`, 'admin'))).toHaveLength(100)

  for (const { socket } of readers) socket.destroy()
  // Calls that are aborted before their answer begins don't count either.
  for (let left = 0; left < 20; left++) await leaveAtOnce(server.address, list, cookie)
  await expect.poll(() => server.app.userLimits.size).toBe(0)
  expect(JSON.parse(await ask(list, 'admin'))).toHaveLength(rows)
}, 60_000)

test('a user has a limited number of event streams', async () => {
  await using server = await openServer({ stalled: never, closing: 0 })
  const cookie = await it.as('customer').cookie()
  const readers = await Promise.all(Array.from({ length: 60 }, () => readLazily(server.address, systemEndpoints.events.path, cookie)))
  expect(readers.filter(({ beginning }) => beginning.startsWith('HTTP/1.1 200 '))).toHaveLength(50)
  expect(readers.filter(({ beginning }) => beginning.startsWith('HTTP/1.1 429 '))).toHaveLength(10)
  for (const { socket } of readers) socket.destroy()
  await expect.poll(() => server.app.userLimits.size).toBe(0)
})

test('the connection of a client that stops reading is closed, even if it keeps sending', async () => {
  await using server = await openServer({ stalled: 200, closing: 0 })
  const readers = [
    await readLazily(server.address, list, await it.as('admin').cookie()),
    // Signed out, and a file.
    await readLazily(server.address, '/api/docs/swagger-ui-bundle.js', '', 20),
  ]
  const sending = setInterval(() => readers[0]?.socket.write('GET '), 20)
  await expect.poll(() => connectionsOf(server.app), { timeout: 10_000 }).toBe(0)
  clearInterval(sending)
  expect(server.app.userLimits.size).toBe(0)
  for (const reader of readers) expect((await reader.readOn()).length).toBeLessThan(rows * 450)
})

test('rows for a disconnected client are no longer read', async () => {
  let reads = 0
  await using server = await openServer({ stalled: 200, closing: 0 }, () => reads++)
  await readLazily(server.address, list, await it.as('admin').cookie())
  await expect.poll(() => connectionsOf(server.app), { timeout: 10_000 }).toBe(0)
  const before = reads
  expect(before).toBeLessThan(rows / 1_000)
  await server.app.close()
  expect(reads).toBe(before)
})

test('a HEAD request reads no rows beyond the first page', async () => {
  let reads = 0
  await using server = await openServer({ stalled: never, closing: 0 }, () => reads++)
  const headers = { cookie: await it.as('admin').cookie() }
  expect((await server.app.inject({ method: 'HEAD', url: list, headers })).statusCode).toBe(200)
  // The session, the ids twice, the first part, and all parts for the caller that reads everything. Further reads of the first call would add to this.
  expect((await server.app.inject({ url: list, headers })).json()).toHaveLength(rows)
  expect(reads).toBe(4 + rows / 1_000)
})

test('a closing server finishes answers in progress, and disconnects clients that do not read', async () => {
  let held: Promise<void> | undefined
  await using server = await openServer({ stalled: never, closing: 1_000 }, () => held)
  const headers = { cookie: await it.as('admin').cookie() }
  const stuck = await readLazily(server.address, list, headers.cookie)
  const stream = await readLazily(server.address, systemEndpoints.events.path, headers.cookie)
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  held = promise
  const asked = new Promise((resolve) => server.app.server.once('request', resolve))
  const order: string[] = []
  const answering = fetch(`${server.address}${list}?limit=10`, { headers }).then(async (answer) => {
    expect(await answer.json()).toHaveLength(10)
    order.push('answered')
  })
  await asked
  const closing = server.app.close().then(() => order.push('closed'))
  await stream.readOn()
  letGo()
  await Promise.all([answering, closing])
  expect(order).toEqual(['answered', 'closed'])
  expect(await stuck.readOn()).not.toMatch(/0\r\n\r\n$/)
})

test('a list that fails before its first byte is answered with a problem, not labelled as compressed', async () => {
  let readsLeft = Infinity
  await using server = await openServer({ stalled: never, closing: 0 }, () => {
    if (readsLeft-- <= 0) throw Object.assign(new Error('terminating connection'), { code: '57P01' })
  })
  const headers = { cookie: await it.as('admin').cookie(), 'accept-encoding': 'br' }
  expect((await server.app.inject({ url: `${list}?limit=1`, headers })).statusCode).toBe(200)
  readsLeft = 1
  const answer = await server.app.inject({ url: list, headers })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toMatchObject({ status: 503, title: 'Service Unavailable' })
})
