import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ publicUrl: 'http://tallyhouse.example' })
})
afterAll(() => it.close())

async function create(headers: Record<string, string>): Promise<number> {
  const body = { name: `Category ${Math.random()}` }
  return (await it.as('admin').request('POST', '/api/product-categories', { body, headers: { host: 'tallyhouse.example', ...headers } }))
    .status
}

test.each([
  ['no browser at all', {}],
  ['our own page', { origin: 'http://tallyhouse.example', 'sec-fetch-site': 'same-origin' }],
  ['an older browser on our own page', { origin: 'http://tallyhouse.example' }],
])('a change from %s is accepted', async (_who, headers) => {
  expect(await create(headers)).toBe(201)
})

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring host', { origin: 'http://other.tallyhouse.example', 'sec-fetch-site': 'same-site' }],
  ['another port of this host', { origin: 'http://tallyhouse.example:8080' }],
  ['another protocol', { origin: 'https://tallyhouse.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a browser that says cross-site and no origin', { 'sec-fetch-site': 'cross-site' }],
])('a change from %s is rejected', async (_who, headers) => {
  expect(await create(headers)).toBe(403)
})

test('without PUBLIC_URL a change must come from a page of the host it is sent to', async () => {
  await using here = await openTestApp()
  const sent = { body: { name: 'Tea' } }
  const from = async (origin: string) =>
    (await here.as('admin').request('POST', '/api/product-categories', { ...sent, headers: { host: '127.0.0.1:3000', origin } })).status
  expect(await from('http://localhost:3000')).toBe(403)
  expect(await from('http://127.0.0.1:3000')).toBe(201)
})

test('a form on another site cannot sign in', async () => {
  const reply = await it.anyone.ask(authEndpoints.signIn, {
    body: { username: 'admin', password: testPassword },
    headers: { origin: 'https://evil.example' },
  })
  expect(reply.status).toBe(403)
  expect(reply.headers['set-cookie']).toBeUndefined()
})

test('a link on another site cannot sign out', async () => {
  const caller = await it.signIn('admin')
  const followed = await caller.ask(authEndpoints.signOutPage, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(followed).toMatchObject({ status: 302, headers: { location: '/' } })
  expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 200 })
})

test('each answer forbids other origins’ scripts, frames and content sniffing', async () => {
  for (const path of ['/api/user', '/api/docs', '/']) {
    const { headers } = await it.as('admin').request('GET', path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin', 'x-frame-options': 'DENY' })
  }
})
