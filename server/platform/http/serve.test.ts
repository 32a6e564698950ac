import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { answerOf } from './answer.ts'
import { serve } from './serve.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

test('an endpoint can be served only once', () => {
  expect(() => serve(it.app, authEndpoints.getUser, ({ viewer }) => ({ id: viewer.userId }) as never)).toThrow(
    'GET /api/user is served twice.',
  )
})

test('an answer with more or fewer fields than the contract declares fails in tests', () => {
  const category = { id: 1, name: 'Tea', code: null, description: null, exciseCode: null, isActive: true, version: 1 }
  const answer = (result: unknown) => () => answerOf(categoriesEndpoints.update, result, true, null)
  expect(answer(category)).not.toThrow()
  expect(answer({ ...category, secret: 1 })).toThrow('/secret is undeclared')
  expect(answer({ ...category, name: undefined })).toThrow("isn't what the contract declares")
})

test('unknown and read-only fields of a body are dropped', async () => {
  const body = { name: 'Spices', id: 77, createdAt: 'never', nonsense: { deep: true } }
  const created = await it.as('admin').request('POST', '/api/product-categories', { body })
  expect(created.status).toBe(201)
  const unset = { code: null, description: null, exciseCode: null }
  expect(created.body).toEqual({ id: expect.any(Number), name: 'Spices', ...unset, isActive: true, version: 1 })
})

test('__proto__ and constructor keys are never set on an object', async () => {
  const body = '{"name":"Herbs","__proto__":{"isActive":false,"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
  const created = await it.as('admin').request('POST', '/api/product-categories', { body, headers: { 'content-type': 'application/json' } })
  expect(created.body).toMatchObject({ name: 'Herbs', isActive: true })
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('a deeply nested body is accepted or rejected, never a server error', async () => {
  const deep = `{"name":"Deep","more":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'deep' }
  expect(await it.as('admin').request('POST', '/api/product-categories', { body: deep, headers })).toMatchObject({ status: 201 })
})

test('a JSON content type without a body is accepted where no body is needed', async () => {
  const item = await makeItem(it)
  const headers = { 'content-type': 'application/json' }
  expect(await it.as('admin').request('DELETE', `/api/inventory/${item.id}`, { headers })).toMatchObject({ status: 204, text: '' })
})

test('the version is the ETag, and a change with another one answers 412', async () => {
  const { id } = await makeItem(it)
  const admin = it.as('admin')
  const read = await admin.ask(inventoryEndpoints.get, { params: { id } })
  const etag = String(read.headers.etag)
  expect(etag).toBe('"1.100"')
  const edit = (ifMatch: string) =>
    admin.ask(inventoryEndpoints.update, { params: { id }, body: { name: `Named under ${ifMatch}` }, headers: { 'if-match': ifMatch } })
  expect(await edit('"999.100"')).toMatchObject({ status: 412, body: { title: 'Precondition Failed' } })
  expect(await edit(`W/${etag}`)).toMatchObject({ status: 200 })
  expect(await edit(etag)).toMatchObject({ status: 412 })
  expect(await edit('*')).toMatchObject({ status: 200 })
  expect(await edit('nonsense')).toMatchObject({ status: 400 })
})

test('a page has a link to the next and a total; following the links reads all rows', async () => {
  for (let made = 0; made < 5; made++) await makeLocation(it, { zone: 'É & ü' })
  const admin = it.as('admin')
  const seen: unknown[] = []
  let url: string | undefined = '/api/warehouse-locations?limit=2&sort=-zone&q=LOC'
  while (url) {
    const reply = await admin.request('GET', url)
    expect(reply.status).toBe(200)
    expect(reply.headers['x-total-count']).toBe('5')
    seen.push(...(reply.body as unknown[]))
    url = /^<([^>]+)>; rel="next"$/.exec(String(reply.headers.link ?? ''))?.[1]
  }
  expect(seen).toHaveLength(5)
  const whole = await admin.ask(locationsEndpoints.list, { query: { sort: '-zone', q: 'LOC' } })
  expect(whole.body).toEqual(seen)
  expect(whole.headers.link ?? whole.headers['x-total-count']).toBeUndefined()
})

test("a customer sees one row where staff see all, and a filter by another customer's id shows none", async () => {
  expect(await it.as('customer').call(customersEndpoints.list)).toHaveLength(1)
  await makeItem(it, { customerId: 2 })
  expect(await it.as('customer').call(inventoryEndpoints.list, { query: { customerId: 2 } })).toEqual([])
})

test('an unknown address answers 404, a known one with another method 405', async () => {
  const admin = it.as('admin')
  expect(await admin.request('GET', '/api/nothing')).toMatchObject({ status: 404, body: { title: 'Not Found' } })
  expect(await admin.request('DELETE', '/api/customers/1')).toMatchObject({ status: 405, headers: { allow: 'GET, PATCH' } })
  expect(await admin.request('GET', '/api/%ZZ')).toMatchObject({
    status: 400,
    headers: { 'content-type': expect.stringContaining('problem+json') },
  })
})

test('each answer has its request id and no-store', async () => {
  const first = await it.as('admin').ask(authEndpoints.getUser)
  const second = await it.as('admin').ask(authEndpoints.getUser)
  expect(first.headers['cache-control']).toBe('no-store')
  expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
})

test('a long answer is compressed for clients that accept it', async () => {
  for (let made = 0; made < 30; made++) await makeLocation(it)
  const reply = await it.as('admin').ask(locationsEndpoints.list, { headers: { 'accept-encoding': 'gzip' } })
  expect(reply.headers['content-encoding']).toBe('gzip')
})
