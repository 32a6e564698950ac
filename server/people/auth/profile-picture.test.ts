import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { damagedPng, pngImage } from '../../../tests/support/images.ts'
import { onePixel } from '../../../tests/support/one-pixel.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const put = (who: TestPerson, body: unknown, type = 'image/png') =>
  it.as(who).request('PUT', '/api/account/picture', { body, headers: { 'content-type': type } })
const addressOf = async (who: TestPerson) => (await it.as(who).call(authEndpoints.getUser)).profileImageUrl

test('a person sets its picture, sees it under an address of its version, and removes it', async () => {
  expect(await put('customer', onePixel)).toMatchObject({ status: 200, body: { id: 3, profileImageUrl: await addressOf('customer') } })
  const address = (await addressOf('customer')) ?? ''
  expect(address).toMatch(/^\/api\/users\/3\/picture\?v=[0-9a-f]{16}$/)
  const picture = await it.as('customer').request('GET', address)
  expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/png', 'cache-control': 'private, no-cache' } })
  const again = await it.as('customer').request('GET', address, { headers: { 'if-none-match': String(picture.headers.etag) } })
  expect(again.status).toBe(304)
  await put('customer', pngImage())
  expect(await addressOf('customer')).not.toBe(address)
  expect((await it.as('customer').request('DELETE', '/api/account/picture')).status).toBe(200)
  expect(await addressOf('customer')).toBeNull()
  expect((await it.as('customer').request('DELETE', '/api/account/picture')).status).toBe(404)
})

test('staff see everybody’s picture, customers only their own', async () => {
  await put('rival', onePixel)
  await put('manager', onePixel)
  for (const [who, id, status] of [
    ['admin', 4, 200],
    ['rival', 4, 200],
    ['customer', 4, 404],
    ['customer', 2, 404],
    ['admin', 2, 200],
  ] as const)
    expect((await it.as(who).request('GET', `/api/users/${id}/picture`)).status, `${who} ${id}`).toBe(status)
  expect((await it.anyone.request('GET', '/api/users/4/picture')).status).toBe(401)
})

test('only small PNG and JPEG images are taken', async () => {
  expect((await put('manager', Buffer.from('<svg/>'))).status).toBe(400)
  expect(await put('manager', damagedPng)).toMatchObject({ status: 400, body: { code: 'image.damaged' } })
  expect((await put('manager', Buffer.concat([onePixel, Buffer.alloc(200_000)]))).status).toBe(413)
  expect((await put('manager', onePixel, 'image/gif')).status).toBe(415)
})

test('a person changes its names, which history tells from then on', async () => {
  await it.as('manager').call(authEndpoints.changeAccount, { body: { firstName: ' Mo ', lastName: 'Lind' } })
  expect(await it.as('manager').call(authEndpoints.getUser)).toMatchObject({ firstName: 'Mo', lastName: 'Lind' })
  await it.as('manager').call(authEndpoints.changeAccount, { body: { lastName: '' } })
  expect(await it.as('manager').call(authEndpoints.getUser)).toMatchObject({ firstName: 'Mo', lastName: null })
  const staff = await it.as('admin').call(authEndpoints.listStaff)
  expect(staff).toContainEqual({ id: 2, name: 'Mo', role: 'manager' })
})
