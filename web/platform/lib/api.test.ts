import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { ApiError, call, callList, isOutdated, isUnauthorized, UnknownOutcome } from './api.ts'
import { forgetViewAs, rememberViewAs } from './viewed-customer.ts'

let server: Server
let answer: RequestListener
const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // The browser completes paths by the page's origin; Node has no page.
  const send = globalThis.fetch
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => send(new URL(path, origin), init))
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.close()
})

const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Sign in to go on.' }

test('a failed call has the specified message and shows people the detail', async () => {
  answer = (_, response) => response.writeHead(401, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem))
  const error = await call(ordersEndpoints.get, { params: { id: 1 } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: `401: ${JSON.stringify(problem)}`, status: 401, detail: 'Sign in to go on.' })
  expect(isUnauthorized(error)).toBe(true)
})

test('what is wrong with a field is told once: after the sentence only when that doesn’t say it already', async () => {
  const errors = [
    { path: 'adjustment', message: 'must be a whole number' },
    { path: 'reason', message: 'must be filled in' },
  ]
  const invalid = { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'Adjustment must be a whole number.', errors }
  answer = (_, response) => response.writeHead(400, { 'content-type': 'application/problem+json' }).end(JSON.stringify(invalid))
  const error = await call(ordersEndpoints.get, { params: { id: 1 } }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ detail: 'Adjustment must be a whole number. reason: must be filled in' })
})

test('without a body the status text stands in the message', async () => {
  answer = (_, response) => response.writeHead(412, 'Precondition Failed').end()
  const error = await call(ordersEndpoints.get, { params: { id: 1 } }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ message: '412: Precondition Failed' })
  expect(isOutdated(error)).toBe(true)
  expect(isUnauthorized(error)).toBe(false)
})

test('a server that can’t be reached is told in a sentence', async () => {
  server.close()
  server.closeAllConnections()
  const error = await call(ordersEndpoints.get, { params: { id: 1 } }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ status: 0, detail: 'Can’t reach the server. Check your connection and try again.' })
})

test('a change says which version it was made from, and each carries a key', async () => {
  const seen: { method: string | undefined; url: string | undefined; ifMatch: unknown; key: unknown }[] = []
  answer = (request, response) => {
    seen.push({ method: request.method, url: request.url, ifMatch: request.headers['if-match'], key: request.headers['idempotency-key'] })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  await call(ordersEndpoints.update, { params: { id: 7 }, body: { notes: 'x' }, ifMatch: { version: 3 } })
  await call(ordersEndpoints.cancel, { params: { id: 7 }, body: {} })
  expect(seen).toMatchObject([
    { method: 'PATCH', url: '/api/orders/7', ifMatch: '"3"', key: expect.stringMatching(/^[0-9a-f]{32}$/) },
    { method: 'POST', url: '/api/orders/7/cancel', ifMatch: undefined, key: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ])
})

test('an act keeps its key until its outcome is known, and the next one like it has another', async () => {
  const keys: unknown[] = []
  const outcomes: RequestListener[] = [
    (request) => request.socket.destroy(),
    // The answer breaks off.
    (request, response) => response.writeHead(200, { 'content-length': '99' }).write('{', () => request.socket.destroy()),
    (_, response) => response.writeHead(504).end('<html>Gateway Timeout</html>'),
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    (_, response) =>
      response.writeHead(409, { 'content-type': 'application/problem+json' }).end(JSON.stringify({ ...problem, status: 409 })),
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  ]
  answer = (request, response) => {
    keys.push(request.headers['idempotency-key'])
    outcomes.shift()?.(request, response)
  }
  const cancel = (reason: string) =>
    call(ordersEndpoints.cancel, { params: { id: 7 }, body: { reason } }).catch((thrown: unknown) => thrown)
  const lost = [await cancel('twice'), await cancel('twice'), await cancel('twice')]
  for (const error of lost) expect(error).toBeInstanceOf(UnknownOutcome)
  const onlyOnce = 'It isn’t known whether this was done. If you try again, it is done only once.'
  expect(lost).toMatchObject([
    { status: 0, detail: `Can’t reach the server. ${onlyOnce}` },
    { status: 0 },
    { status: 504, detail: `The server didn’t answer. ${onlyOnce}` },
  ])
  expect(await cancel('twice')).toEqual({})
  expect(await cancel('twice')).not.toBeInstanceOf(UnknownOutcome)
  expect(await cancel('twice')).toEqual({})
  const [first, second, third, fourth, fifth, sixth] = keys
  expect([second, third, fourth]).toEqual([first, first, first])
  expect(new Set([first, fifth, sixth]).size).toBe(3)
})

test('other content is another act, and so is the same long after a lost answer', async () => {
  const keys: unknown[] = []
  answer = (request) => {
    keys.push(request.headers['idempotency-key'])
    request.socket.destroy()
  }
  const cancel = (reason: string) => call(ordersEndpoints.cancel, { params: { id: 8 }, body: { reason } }).catch(() => undefined)
  await cancel('lost')
  await cancel('other')
  await cancel('lost')
  const now = Date.now()
  vi.setSystemTime(now + 61 * 60_000)
  await cancel('lost')
  vi.useRealTimers()
  expect(keys[2]).toBe(keys[0])
  expect(new Set([keys[0], keys[1], keys[3]]).size).toBe(3)
})

test('a call says when nobody has touched the screen for a minute', async () => {
  const seen: unknown[] = []
  answer = (request, response) => {
    seen.push(request.headers['x-unattended'])
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  const get = () => call(ordersEndpoints.get, { params: { id: 7 } })
  const now = Date.now()
  // Another test may have loaded the module more than a minute ago.
  vi.setSystemTime(0)
  await get()
  vi.setSystemTime(now + 61_000)
  await get()
  vi.useRealTimers()
  expect(seen).toEqual([undefined, 'true'])
})

test('reads say as which customer the tab views, changes don’t', async () => {
  const seen: unknown[] = []
  answer = (request, response) => {
    seen.push(request.headers['x-view-as'])
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  const get = () => call(ordersEndpoints.get, { params: { id: 7 } })
  await get()
  rememberViewAs({ customerId: 3, customerName: 'Acme' })
  await get()
  await call(ordersEndpoints.cancel, { params: { id: 7 }, body: {} })
  forgetViewAs()
  await get()
  expect(seen).toEqual([undefined, '3', undefined, undefined])
})

test('a list call leaves out what isn’t asked and reads the paging headers', async () => {
  let asked: string | undefined
  answer = (request, response) => {
    asked = request.url
    response.writeHead(200, { 'x-total-count': '42', link: '</api/orders?limit=2&cursor=abc>; rel="next"' }).end('[{"id":1},{"id":2}]')
  }
  const page = await callList(ordersEndpoints.list, { query: { limit: 2, q: '', status: undefined, customerId: 5 } })
  expect(asked).toBe('/api/orders?limit=2&customerId=5')
  expect(page).toMatchObject({ total: 42, next: 'abc' })
  expect(page.rows).toHaveLength(2)
})

test('a filter with several values repeats its name, and one without any is left out', async () => {
  let address: string | undefined
  answer = (request, response) => {
    address = request.url
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  }
  await callList(ordersEndpoints.list, { query: { status: ['pending', 'picking'], type: [], trackingStage: 'confirmed', q: '' } })
  expect(address).toBe('/api/orders?status=pending&status=picking&trackingStage=confirmed')
})
