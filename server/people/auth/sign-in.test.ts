import { argon2Sync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { makeCustomer } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { usualPasswordCost } from '../../../tests/support/test-people.ts'
import { countWork } from '../../../tests/support/thread-work.ts'
import { system } from '../../viewer.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

let it: TestApp
let now = new Date('2026-03-01T08:00:00Z')
const hour = 60 * 60 * 1000

function pass(ms: number) {
  now = new Date(now.getTime() + ms)
}

beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
// Failures of one test must not count in the next one.
beforeEach(() => pass(hour / 2))
afterAll(() => it.close())

function tryToSignIn(username: string, password = testPassword, headers: Record<string, string> = {}) {
  return it.anyone.ask(authEndpoints.signIn, { body: { username, password }, headers })
}

test('username and email both sign in, in any case and with surrounding blanks', async () => {
  for (const name of ['admin', 'ADMIN', ' admin ', 'Admin@Tallyhouse.Example']) {
    expect(await tryToSignIn(name), name).toMatchObject({ status: 200, body: { username: 'admin', role: 'admin', firstName: 'Ada' } })
  }
})

test('an unknown name and a wrong password get the same answer', async () => {
  const unknown = await tryToSignIn('nobody')
  const wrong = await tryToSignIn('admin', 'wrong')
  expect(unknown.status).toBe(401)
  const withoutId = ({ body }: { body: unknown }) => ({ ...(body as object), requestId: null })
  expect(withoutId(unknown)).toEqual(withoutId(wrong))
})

test('a hash is computed for an unknown name too, so that response times do not reveal which names exist', async () => {
  const hashesOf = async (name: string) => {
    using work = countWork('hash-password')
    expect(await tryToSignIn(name, 'wrong')).toMatchObject({ status: 401 })
    return work.count
  }
  expect(await hashesOf('admin')).toBe(1)
  expect(await hashesOf('nobody')).toBe(1)
})

test('a hash with other parameters is renewed at sign-in, and concurrent sign-ins all succeed', async () => {
  using _ = usualPasswordCost()
  const { id, contactEmail } = await makeCustomer(it)
  const name = contactEmail as string
  const storedHash = async () => {
    const users = await it.db.read(system, (sql) => sql.selectFrom('users').select('password_hash').where('customer_id', '=', id).execute())
    return users[0]?.password_hash as string
  }
  const nonce = randomBytes(16)
  const parameters = { memory: 8192, passes: 2, parallelism: 1 }
  const tag = argon2Sync('argon2id', { message: testPassword, nonce, tagLength: 32, ...parameters })
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const old = `$argon2id$v=19$m=8192,t=2,p=1$${unpadded(nonce)}$${unpadded(tag)}`
  await it.db.transaction(system, ({ sql }) => sql.updateTable('users').set({ password_hash: old }).where('customer_id', '=', id).execute())

  expect(await tryToSignIn(name, 'wrong')).toMatchObject({ status: 401 })
  expect(await storedHash()).toBe(old)
  const replies = await Promise.all(Array.from({ length: 4 }, () => tryToSignIn(name)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const renewed = await storedHash()
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect(await tryToSignIn(name)).toMatchObject({ status: 200 })
  expect(await storedHash()).toBe(renewed)
})

test('a password hash contains its parameters and a new salt each time', async () => {
  using _ = usualPasswordCost()
  const [one, other] = await Promise.all([hashPassword('pässword'), hashPassword('pässword')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword('pa\u0308ssword', one)).toBe(true)
  expect(await verifyPassword('password', one)).toBe(false)
  const old = '$argon2id$v=19$m=8192,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  expect(await verifyPassword('password', old)).toBe(false)
})

test('the cookie is HttpOnly and SameSite, and Secure over https', async () => {
  const plain = String((await tryToSignIn('admin')).headers['set-cookie'])
  expect(plain).toMatch(/^tallyhouse=[\w-]{43}; /)
  for (const word of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Expires=']) expect(plain).toContain(word)
  expect(plain).not.toContain('Secure')
  const secure = String((await tryToSignIn('admin', testPassword, { 'x-forwarded-proto': 'https' })).headers['set-cookie'])
  expect(secure).toMatch(/^__Host-tallyhouse=/)
  expect(secure).toContain('Secure')
})

test('the database stores no session token', async () => {
  const caller = await it.signIn('admin')
  const token = (await caller.cookie()).split('=')[1] as string
  const rows = await it.db.read(system, (sql) => sql.selectFrom('sessions').selectAll().execute())
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows.map((row) => Buffer.from(row.token_hash).toString()))).not.toContain(token)
})

test('signing in again starts a new session and ends the previous one', async () => {
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

test('/api/login and /api/logout redirect browsers to their screens', async () => {
  expect(await it.anyone.ask(authEndpoints.signInPage)).toMatchObject({ status: 302, headers: { location: '/login' } })
  expect(await it.anyone.ask(authEndpoints.signOutPage)).toMatchObject({ status: 302, headers: { location: '/' } })
})

test('a forged cookie is not a session', async () => {
  for (const token of ['x', 'A'.repeat(43), `${'A'.repeat(43)}; tallyhouse=y`, '']) {
    const reply = await it.anyone.ask(authEndpoints.getUser, { headers: { cookie: `tallyhouse=${token}` } })
    expect(reply.status).toBe(401)
  }
})

test('disabling a customer ends its sessions at once, and sign-in gives the reason only for the correct password', async () => {
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

test('a new password ends the existing sessions', async () => {
  const { id, contactEmail } = await makeCustomer(it)
  const caller = await it.signIn(contactEmail as string)
  await caller.call(authEndpoints.getUser)
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { password: 'another password' } })
  expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 401 })
  expect(await tryToSignIn(contactEmail as string)).toMatchObject({ status: 401 })
  expect(await tryToSignIn(contactEmail as string, 'another password')).toMatchObject({ status: 200 })
})

test('a change to view-only access applies to existing sessions', async () => {
  const { id, contactEmail } = await makeCustomer(it)
  const caller = await it.signIn(contactEmail as string)
  expect(await caller.call(authEndpoints.getUser)).toMatchObject({ portalAccess: 'full' })
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { portalAccess: 'view_only' } })
  expect(await caller.call(authEndpoints.getUser)).toMatchObject({ portalAccess: 'view_only' })
  expect(await tryToSignIn(contactEmail as string)).toMatchObject({ body: { portalAccess: 'view_only' } })
  expect(await it.as('manager').call(authEndpoints.getUser)).toMatchObject({ portalAccess: null })
  const address = { street: 'a', city: 'b', state: 'c', zip: 'd' }
  const body = { items: [{ sku: 'X', quantity: 1 }], billingAddress: address, shippingAddress: address }
  expect(await caller.request('POST', '/api/orders', { body })).toMatchObject({ status: 403 })
})
