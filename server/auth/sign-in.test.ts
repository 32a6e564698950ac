import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authEndpoints } from '../../contract/auth.ts'
import { customersEndpoints } from '../../contract/customers.ts'
import { makeCustomer } from '../../tests/support/factories.ts'
import { openTestApp, type TestApp, testPassword } from '../../tests/support/test-app.ts'
import { system } from '../viewer.ts'
import { hashPassword, passwordFits } from './passwords.ts'

let it: TestApp
let now = new Date('2026-03-01T08:00:00Z')
const hour = 60 * 60 * 1000

function pass(ms: number) {
  now = new Date(now.getTime() + ms)
}

beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
// Failures of one test must not count in the next.
beforeEach(() => pass(hour / 2))
afterAll(() => it.close())

function tryToSignIn(username: string, password = testPassword, headers: Record<string, string> = {}) {
  return it.anyone.ask(authEndpoints.signIn, { body: { username, password }, headers })
}

test('username and e-mail both sign in, in any case and with blanks around', async () => {
  for (const name of ['admin', 'ADMIN', ' admin ', 'Admin@Tallyhouse.Example']) {
    expect(await tryToSignIn(name), name).toMatchObject({ status: 200, body: { username: 'admin', role: 'admin', firstName: 'Ada' } })
  }
})

test('an unknown name and a wrong password are told the same', async () => {
  const unknown = await tryToSignIn('nobody')
  const wrong = await tryToSignIn('admin', 'wrong')
  expect(unknown.status).toBe(401)
  const withoutId = ({ body }: { body: unknown }) => ({ ...(body as object), requestId: null })
  expect(withoutId(unknown)).toEqual(withoutId(wrong))
})

test('an unknown name takes as long as a wrong password', async () => {
  const time = async (stored: string | null) => {
    const from = performance.now()
    await passwordFits('wrong', stored)
    return performance.now() - from
  }
  const hash = await hashPassword('right')
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 9; round++) {
    known.push(await time(hash))
    unknown.push(await time(null))
  }
  expect(median(unknown) / median(known)).toBeGreaterThan(0.5)
  expect(median(unknown) / median(known)).toBeLessThan(2)
})

test('a password hash holds its parameters and another salt each time', async () => {
  const [one, other] = await Promise.all([hashPassword('pässword'), hashPassword('pässword')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect(one).not.toBe(other)
  expect(await passwordFits('pa\u0308ssword', one)).toBe(true)
  expect(await passwordFits('password', one)).toBe(false)
  const old = '$argon2id$v=19$m=8192,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  expect(await passwordFits('password', old)).toBe(false)
})

test('the cookie is out of reach for scripts and other sites, and secure over https', async () => {
  const plain = String((await tryToSignIn('admin')).headers['set-cookie'])
  expect(plain).toMatch(/^tallyhouse=[\w-]{43}; /)
  for (const word of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Expires=']) expect(plain).toContain(word)
  expect(plain).not.toContain('Secure')
  const secure = String((await tryToSignIn('admin', testPassword, { 'x-forwarded-proto': 'https' })).headers['set-cookie'])
  expect(secure).toMatch(/^__Host-tallyhouse=/)
  expect(secure).toContain('Secure')
})

test('the database knows no token', async () => {
  const caller = await it.signIn('admin')
  const token = (await caller.cookie()).split('=')[1] as string
  const rows = await it.db.read(system, (sql) => sql.selectFrom('sessions').selectAll().execute())
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows.map((row) => Buffer.from(row.token_hash).toString()))).not.toContain(token)
})

test('signing in again gives a new session and ends the one before', async () => {
  const caller = await it.signIn('manager')
  const cookie = await caller.cookie()
  expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 200 })
  const again = await tryToSignIn('manager', testPassword, { cookie })
  expect(String(again.headers['set-cookie'])).not.toContain(cookie)
  expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 401 })
})

test('signing out ends the session at once and clears the cookie', async () => {
  for (const endpoint of [authEndpoints.signOut, authEndpoints.signOutPage]) {
    const caller = await it.signIn('manager')
    await caller.call(authEndpoints.getUser)
    const left = await caller.ask(endpoint)
    expect(left.status).toBe(endpoint.status)
    expect(String(left.headers['set-cookie'])).toMatch(/^tallyhouse=;/)
    expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 401 })
  }
  expect(await it.anyone.ask(authEndpoints.signOut)).toMatchObject({ status: 204 })
})

test('the two addresses that browsers open lead to their screens', async () => {
  expect(await it.anyone.ask(authEndpoints.signInPage)).toMatchObject({ status: 302, headers: { location: '/login' } })
  expect(await it.anyone.ask(authEndpoints.signOutPage)).toMatchObject({ status: 302, headers: { location: '/' } })
})

test('a cookie that was made up is nobody’s', async () => {
  for (const token of ['x', 'A'.repeat(43), `${'A'.repeat(43)}; tallyhouse=y`, '']) {
    const reply = await it.anyone.ask(authEndpoints.getUser, { headers: { cookie: `tallyhouse=${token}` } })
    expect(reply.status).toBe(401)
  }
})

test('a disabled customer is out at once, and only who knows the password learns why', async () => {
  const { id, contactEmail } = await makeCustomer(it)
  const username = contactEmail as string
  const caller = await it.signIn(username)
  expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 200 })
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { status: 'inactive' } })
  expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 401 })
  expect(await tryToSignIn(username, 'wrong')).toMatchObject({ status: 401 })
  expect(await tryToSignIn(username)).toMatchObject({ status: 403, body: { detail: expect.stringContaining('access is disabled') } })
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { status: 'active' } })
  expect(await tryToSignIn(username)).toMatchObject({ status: 200 })
})

test('a new password ends the sessions that the old one opened', async () => {
  const { id, contactEmail } = await makeCustomer(it)
  const caller = await it.signIn(contactEmail as string)
  await caller.call(authEndpoints.getUser)
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { password: 'another password' } })
  expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 401 })
  expect(await tryToSignIn(contactEmail as string)).toMatchObject({ status: 401 })
  expect(await tryToSignIn(contactEmail as string, 'another password')).toMatchObject({ status: 200 })
})

test('portal access that turns view-only holds for those already signed in', async () => {
  const { id, contactEmail } = await makeCustomer(it)
  const caller = await it.signIn(contactEmail as string)
  await caller.call(authEndpoints.getUser)
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { portalAccess: 'view_only' } })
  expect(await caller.request('POST', '/api/orders', { body: {} })).toMatchObject({ status: 400 })
  const address = { street: 'a', city: 'b', state: 'c', zip: 'd' }
  const body = { items: [{ sku: 'X', quantity: 1 }], billingAddress: address, shippingAddress: address }
  expect(await caller.request('POST', '/api/orders', { body })).toMatchObject({ status: 403 })
})
