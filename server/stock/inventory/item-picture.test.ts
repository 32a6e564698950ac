import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyEndpoints } from '../../../contract/history.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { itemPictureBytes } from '../../../contract/stock/inventory/item-pictures.ts'
import { makeItem } from '../../../tests/support/factories.ts'
import { damagedPng, jpegImage, pngImage } from '../../../tests/support/images.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const put = (id: number, body: Buffer, { by = 'manager' as TestPerson, type = 'image/png' } = {}) =>
  it.as(by).request('PUT', `/api/inventory/${id}/picture`, { body, headers: { 'content-type': type } })
const pictureOf = async (id: number) => (await it.as('manager').call(inventoryEndpoints.get, { params: { id } })).picture ?? ''
const read = (who: TestPerson, address: string) => it.as(who).request('GET', address)

test('a picture is read under an address of its own, is replaced and removed', async () => {
  const { id, version } = await makeItem(it)
  expect(await pictureOf(id)).toBe('')
  expect(await put(id, pngImage())).toMatchObject({ status: 200, body: { id, version: version + 1 } })
  const first = await pictureOf(id)
  expect(first).toMatch(new RegExp(`^/api/inventory/${id}/picture\\?v=[0-9a-f]{16}$`))
  const picture = await read('customer', first)
  expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/png', 'cache-control': 'private, no-cache' } })
  const headers = { 'if-none-match': String(picture.headers.etag) }
  expect((await it.as('customer').request('GET', first, { headers })).status).toBe(304)
  await put(id, jpegImage(), { type: 'image/jpeg' })
  expect(await pictureOf(id)).not.toBe(first)
  expect(await read('customer', first)).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
  expect(await it.as('manager').request('DELETE', `/api/inventory/${id}/picture`)).toMatchObject({ status: 200, body: { picture: null } })
  expect((await read('manager', first)).status).toBe(404)
  expect((await it.as('manager').request('DELETE', `/api/inventory/${id}/picture`)).status).toBe(404)
  const history = await it.as('manager').call(historyEndpoints.ofItem, { params: { id } })
  expect(history.map(({ action }) => action)).toEqual(['delete_picture', 'set_picture', 'set_picture', 'create'])
})

test('the owner sees it, another customer doesn’t, also when the owner changes', async () => {
  const { id } = await makeItem(it, { customerId: null })
  await put(id, pngImage())
  const address = await pictureOf(id)
  const statuses = async () => Promise.all((['admin', 'customer', 'rival'] as const).map(async (who) => (await read(who, address)).status))
  expect(await statuses()).toEqual([200, 404, 404])
  await it.as('admin').call(inventoryEndpoints.update, { params: { id }, body: { customerId: 2 } })
  expect(await statuses()).toEqual([200, 404, 200])
  await it.as('admin').call(inventoryEndpoints.update, { params: { id }, body: { customerId: 1 } })
  expect(await statuses()).toEqual([200, 200, 404])
  expect((await it.anyone.request('GET', address)).status).toBe(401)
  expect((await put(id, pngImage(), { by: 'customer' })).status).toBe(403)
})

test('only whole PNG and JPEG images of at most 5 MB are taken', async () => {
  const { id } = await makeItem(it)
  expect(await put(id, Buffer.from('<svg/>'))).toMatchObject({ status: 400, body: { code: 'picture.not-an-image' } })
  expect(await put(id, damagedPng)).toMatchObject({ status: 400, body: { code: 'image.damaged' } })
  expect((await put(id, Buffer.concat([pngImage(), Buffer.alloc(itemPictureBytes)]))).status).toBe(413)
  expect((await put(id, Buffer.concat([pngImage(), Buffer.alloc(itemPictureBytes - 1_000)]))).status).toBe(200)
  expect((await put(id, pngImage(), { type: 'image/gif' })).status).toBe(415)
  expect((await put(999_999, pngImage())).status).toBe(404)
})
