import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { topics } from '../../../contract/topics.ts'

let server: Server
let asked: string[]
let answer: RequestListener
let stopShowing: (() => void)[]

beforeEach(async () => {
  asked = []
  stopShowing = []
  answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json', 'x-total-count': '35' }).end('[]')
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = globalThis.fetch
  // Stubs for the page's address and storage, which Node doesn't have.
  vi.stubGlobal('location', { origin, assign: (path: string) => asked.push(`went to ${path}`) })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => send(new URL(path, origin), init))
})

afterEach(async () => {
  for (const stop of stopShowing) stop()
  const { queryClient } = await load()
  queryClient.clear()
  vi.unstubAllGlobals()
  server.close()
})

/** Imported after the stubs, because modules of the screens read the storage when they are loaded. */
async function load() {
  const [{ queryClient, refetch }, { readQuery }, { changeOf }, { listPageQuery }, { userQuery }] = await Promise.all([
    import('./query-client.ts'),
    import('./use-read.ts'),
    import('./use-change.ts'),
    import('../list/list-page.ts'),
    import('./use-session.ts'),
  ])
  return { queryClient, refetch, readQuery, changeOf, listPageQuery, userQuery }
}

/** Three lists, as if a screen showed them, and an observer for the change that is tested. */
async function showLists() {
  const { queryClient, readQuery, ...rest } = await load()
  const customerId = 5
  for (const query of [
    readQuery(ordersEndpoints.list, { query: { customerId } }),
    readQuery(inventoryEndpoints.list, { query: { customerId } }),
    readQuery(customersEndpoints.list),
  ]) {
    stopShowing.push(new QueryObserver(queryClient, query as never).subscribe(() => undefined))
    await queryClient.ensureQueryData(query as never)
  }
  asked.length = 0
  return { queryClient, readQuery, ...rest }
}

const cancelled = 'POST /api/orders/7/cancel'
const orders = 'GET /api/orders?customerId=5'
const inventory = 'GET /api/inventory?customerId=5'
const customers = 'GET /api/customers'

test('a change fetches again what shows what it changes, and nothing else', async () => {
  const { queryClient, changeOf } = await showLists()
  const cancel = new MutationObserver(
    queryClient,
    changeOf(ordersEndpoints.cancel, (reason: string) => ({ params: { id: 7 }, body: { reason } })),
  )
  await cancel.mutate('Too late')
  expect(asked.toSorted()).toEqual([inventory, orders, cancelled])
})

test.each([
  { refused: 400, asks: [cancelled] },
  { refused: 404, asks: [inventory, orders, cancelled] },
  { refused: 409, asks: [inventory, orders, cancelled] },
  { refused: 412, asks: [inventory, orders, cancelled] },
  { refused: 500, asks: [cancelled] },
])('a change refused with $refused fetches them again only when the screen must be out of date', async ({ refused, asks }) => {
  const { queryClient, changeOf } = await showLists()
  answer = (request, response) =>
    response.writeHead(request.method === 'POST' ? refused : 200, { 'content-type': 'application/json' }).end('[]')
  const cancel = new MutationObserver(
    queryClient,
    changeOf(ordersEndpoints.cancel, (reason: string) => ({ params: { id: 7 }, body: { reason } })),
  )
  await expect(cancel.mutate('Too late')).rejects.toMatchObject({ status: refused })
  expect(asked.toSorted()).toEqual(asks)
})

test('a topic fetches every read that shows it', async () => {
  const { refetch } = await showLists()
  await refetch(['locations'])
  expect(asked).toEqual([inventory])
  asked.length = 0
  await refetch(topics)
  expect(asked.toSorted()).toEqual([customers, inventory, orders])
})

test('what is not on the screen is fetched when it is shown next', async () => {
  const { queryClient, refetch, readQuery } = await load()
  const query = readQuery(ordersEndpoints.get, { params: { id: 7 } })
  await queryClient.ensureQueryData(query)
  await refetch(['inventory'])
  expect(queryClient.getQueryState(query.queryKey)).toMatchObject({ isInvalidated: false })
  await refetch(['shipments'])
  expect(queryClient.getQueryState(query.queryKey)).toMatchObject({ isInvalidated: true })
  expect(asked).toEqual(['GET /api/orders/7'])
})

test('a page of a list is read by its number, and is outdated once a row of it changed', async () => {
  const { queryClient, refetch, listPageQuery } = await load()
  answer = (_, response) => response.writeHead(200, { 'x-total-count': '95' }).end('[]')
  const page = listPageQuery(ordersEndpoints.list, { query: { sort: '-createdAt' }, page: 3, limit: 10 })
  await queryClient.fetchQuery(page)
  expect(asked).toEqual(['GET /api/orders?sort=-createdAt&page=3&limit=10'])
  await refetch(['categories'])
  expect(queryClient.getQueryState(page.queryKey)).toMatchObject({ isInvalidated: false })
  await refetch(['orders'])
  expect(queryClient.getQueryState(page.queryKey)).toMatchObject({ isInvalidated: true })
})

test('nobody signed in is an answer; a session that ended leads to the sign-in screen', async () => {
  const { queryClient, userQuery } = await load()
  const unauthorized: RequestListener = (_, response) => response.writeHead(401).end('{"title":"Unauthorized","detail":"Please sign in."}')
  answer = unauthorized
  expect(await queryClient.fetchQuery(userQuery)).toBeNull()
  const user = { id: 1, username: 'ada', role: 'customer', portalAccess: 'full' }
  answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(user))
  expect(await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })).toEqual(user)
  answer = unauthorized
  await expect(queryClient.fetchQuery({ ...userQuery, staleTime: 0 })).rejects.toMatchObject({ status: 401 })
  expect(queryClient.getQueryData(userQuery.queryKey)).toEqual(user)
  await expect.poll(() => asked.at(-1)).toBe('went to /api/login')
})
