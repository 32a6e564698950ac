import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { damagedPng } from '../../../tests/support/images.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

// One red pixel.
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function logo(
  method: string,
  { body, type = 'image/png', person = 'admin' }: { body?: Uint8Array | string; type?: string; person?: TestPerson } = {},
) {
  const headers = { cookie: await app.as(person).cookie(), ...(body !== undefined && { 'content-type': type }) }
  const response = await fetch(`${await app.listen()}/api/settings/logo`, {
    method,
    headers,
    ...(body !== undefined && { body: body as BodyInit }),
  })
  return { status: response.status, type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
}

test('everybody reads the logo that an administrator set, until it is deleted', async () => {
  expect((await logo('GET')).status).toBe(404)
  expect((await logo('PUT', { body: png })).status).toBe(204)
  const stored = await logo('GET', { person: 'customer' })
  expect(stored).toMatchObject({ status: 200, type: 'image/png' })
  expect(await sharp(stored.bytes).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
  const entry = await app.db.read(system, (on) =>
    on.selectFrom('audit_entries').select(['action', 'after']).where('entity', '=', 'logo').executeTakeFirstOrThrow(),
  )
  expect(entry).toEqual({ action: 'update', after: { mediaType: 'image/png', bytes: stored.bytes.length } })
  expect((await logo('DELETE')).status).toBe(204)
  expect((await logo('DELETE')).status).toBe(404)
})

test('a file that is no image, too large or of another type is rejected, and so is one from others', async () => {
  expect((await logo('PUT', { body: png, person: 'manager' })).status).toBe(403)
  expect((await logo('PUT', { body: 'not an image' })).status).toBe(400)
  expect((await logo('PUT', { body: Buffer.concat([png, Buffer.alloc(200_000)]) })).status).toBe(413)
  expect((await logo('PUT', { body: png, type: 'image/gif' })).status).toBe(415)
  expect((await logo('PUT', { body: '{}', type: 'application/json' })).status).toBe(415)
})

test('a damaged image is rejected, and the server goes on', async () => {
  const { status, bytes } = await logo('PUT', { body: damagedPng })
  expect({ status, ...JSON.parse(bytes.toString()) }).toMatchObject({
    status: 400,
    code: 'image.damaged',
    detail: 'This image is damaged. Save it again as a PNG or JPEG image, or choose another one.',
  })
  expect((await logo('GET')).status).toBe(404)
})

test('JSON is not an image', async () => {
  const headers = { cookie: await app.as('admin').cookie(), 'content-type': 'image/png' }
  const response = await fetch(`${await app.listen()}/api/settings/retention`, { method: 'PUT', headers, body: png })
  expect(response.status).toBe(415)
})
