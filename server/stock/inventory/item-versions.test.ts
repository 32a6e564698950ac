import { afterAll, beforeAll, expect, test } from 'vitest'
import { versionTag } from '../../../contract/endpoint.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { makeItem, makeOrder } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

// An item's ETag is its version and its on-hand quantity; changes of stock compare the second part.

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const get = (id: number) => app.as('admin').ask(inventoryEndpoints.get, { params: { id } })
const put = (id: number, body: object, tag: string) =>
  app.as('manager').ask(inventoryEndpoints.update, { params: { id }, body, headers: { 'if-match': tag } })
const adjust = (id: number, adjustment: number, headers: Record<string, string> = {}) =>
  app.as('admin').ask(inventoryEndpoints.adjust, { params: { id }, body: { adjustment, reason: 'Counted' }, headers })

test('the ETag of an item is its version and on-hand quantity, in every answer', async () => {
  const item = await makeItem(app, { quantity: 1594 })
  expect((await get(item.id)).headers.etag).toBe('"1.1594"')
  expect((await adjust(item.id, -30)).headers.etag).toBe('"1.1564"')
  expect((await put(item.id, { name: 'Renamed' }, '"1.1564"')).headers.etag).toBe('"2.1564"')
})

test('a quantity edit based on outdated stock is rejected, and no change is lost', async () => {
  const item = await makeItem(app, { quantity: 1594 })
  const tag = String((await get(item.id)).headers.etag)
  await adjust(item.id, -30)
  const refused = await put(item.id, { name: 'Renamed', quantity: 1604 }, tag)
  expect(refused.body).toMatchObject({
    status: 412,
    detail: 'The quantity has changed since you read it: it was 1594 and is 1564 now. Load the item again.',
  })
  expect((await get(item.id)).body).toMatchObject({ name: item.name, quantity: 1564, version: 1 })
  expect(await put(item.id, { quantity: 1574 }, String((await get(item.id)).headers.etag))).toMatchObject({ status: 200 })
})

test('a change of names is accepted when only the stock changed meanwhile, and rejected when the names did', async () => {
  const item = await makeItem(app, { quantity: 9 })
  const tag = `"${versionTag(item)}"`
  await adjust(item.id, 5)
  expect(await put(item.id, { name: 'New' }, tag)).toMatchObject({ status: 200, body: { quantity: 14 } })
  expect(await put(item.id, { name: 'Newer' }, tag)).toMatchObject({ status: 412 })
})

test('an adjustment may carry an ETag', async () => {
  const item = await makeItem(app, { quantity: 9 })
  const match = { 'if-match': `"${versionTag(item)}"` }
  expect(await adjust(item.id, 1, match)).toMatchObject({ status: 200, body: { quantity: 10 } })
  expect(await adjust(item.id, 1, match)).toMatchObject({ status: 412 })
  expect((await get(item.id)).body).toMatchObject({ quantity: 10 })
})

test('of concurrent quantity edits with the same ETag exactly one succeeds', async () => {
  const item = await makeItem(app, { quantity: 50 })
  await makeOrder(app, { items: [{ sku: item.sku, quantity: 2 }] })
  const tag = String((await get(item.id)).headers.etag)
  const replies = await Promise.all(Array.from({ length: 6 }, (_, n) => put(item.id, { quantity: 60 + n }, tag)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412])
})
