import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { customers, customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { invitationsEndpoints } from '../../../contract/people/invitations/invitations.ts'
import { makeCustomer, makeInvitation } from '../../../tests/support/factories.ts'
import { tokenOfInvitation } from '../../../tests/support/invitation-link.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { beginSession } from '../../../tests/support/test-people.ts'
import { system } from '../../viewer.ts'

let it: TestApp
let now = new Date('2026-03-02T12:00:00Z')
const logged: string[] = []
async function pass(seconds: number) {
  now = new Date(now.getTime() + seconds * 1000)
  // Their sessions would end in half a day without a call.
  for (const person of ['admin', 'manager'] as const) await beginSession(it.db, person)
}

beforeAll(async () => {
  it = await openTestApp({ clock: () => now, logLevel: 'info', logTo: { write: (line) => void logged.push(line) } })
})
afterAll(() => it.close())

const look = (token: string, headers = {}) => it.anyone.ask(authEndpoints.getInvitation, { query: { token }, headers })
const register = (token: string, more: object = {}, headers = {}) =>
  it.anyone.ask(authEndpoints.register, { body: { invitation: token, password: testPassword, ...more }, headers })

async function invited(wanted: Parameters<typeof makeInvitation>[1] = {}) {
  const invitation = await makeInvitation(it, wanted)
  return { ...invitation, token: await tokenOfInvitation(it, invitation.id) }
}

test('whoever has the link sees who is invited to what, chooses a password and is signed in', async () => {
  const { token, email } = await invited({ firstName: 'Noor', lastName: 'Haddad' })
  expect(await look(token)).toMatchObject({
    status: 200,
    body: { companyName: 'Acme Imports', email, firstName: 'Noor', lastName: 'Haddad', expiresAt: '2026-03-04T12:00:00.000Z' },
  })
  const registered = await register(token, { lastName: 'Haddad-Vos' })
  expect(registered).toMatchObject({
    status: 201,
    body: { username: email, email, firstName: 'Noor', lastName: 'Haddad-Vos', role: 'customer', portalAccess: 'full' },
  })
  const cookie = String(registered.headers['set-cookie']).split(';')[0] as string
  expect(await it.anyone.ask(customersEndpoints.list, { headers: { cookie } })).toMatchObject({ body: [{ id: 1 }] })
  await it.signIn(email.toUpperCase())
  const users = await it.as('manager').call(customersEndpoints.users, { params: { id: 1 } })
  expect(users.find((user) => user.email === email)).toMatchObject({ isPrimary: false, lastSignInAt: now.toISOString() })
  const [entry] = await it.as('manager').call(customers.history, { params: { id: 1 } })
  expect(entry).toMatchObject({ action: 'accept_invitation', by: 'Noor Haddad-Vos', after: { user: email } })
})

test('a user who is invited to view only changes nothing', async () => {
  const { token } = await invited({ portalAccess: 'view_only' })
  const registered = await register(token)
  expect(registered.body).toMatchObject({ portalAccess: 'view_only' })
  const cookie = String(registered.headers['set-cookie']).split(';')[0] as string
  const refused = await it.anyone.request('POST', ordersEndpoints.create.path, { body: {}, headers: { cookie } })
  expect(refused).toMatchObject({ status: 403, body: { code: 'permission.view-only' } })
})

test('the account that was made for the address and never used is taken over; its initial password is dead', async () => {
  const customer = await makeCustomer(it, { primaryContact: 'Old Name' })
  const { token, email } = await invited({ customerId: customer.id, email: customer.contactEmail ?? '', firstName: 'New' })
  const password = 'another long password'
  expect(await register(token, { password })).toMatchObject({ status: 201, body: { id: Number(customer.userId), firstName: 'New' } })
  await expect(it.signIn(email)).rejects.toThrow('401')
  await it.signIn(email, password)
  expect(await it.as('admin').call(customersEndpoints.users, { params: { id: customer.id } })).toMatchObject([
    { isPrimary: true, name: 'New' },
  ])
})

test('an account that began to be used meanwhile is nobody else’s to take', async () => {
  const customer = await makeCustomer(it)
  const { token, email } = await invited({ customerId: customer.id, email: customer.contactEmail ?? '' })
  await it.signIn(email)
  expect(await register(token, { password: 'another long password' })).toMatchObject({
    status: 409,
    body: { code: 'invitation.account-exists' },
  })
  await it.signIn(email)
})

test('a link works once, until it expires, is withdrawn or replaced; each time it says why not', async () => {
  const problem = (code: string) => ({ status: 403, body: { code, detail: expect.stringMatching(/\. .*\./) } })
  const both = async (token: string) => [await look(token), await register(token)]
  const [used, expired, withdrawn, replaced] = [await invited(), await invited(), await invited(), await invited()]
  expect((await register(used.token)).status).toBe(201)
  await it.as('admin').call(invitationsEndpoints.withdraw, { params: { id: withdrawn.id } })
  await pass(48 * 3600 - 1)
  expect((await look(expired.token)).status).toBe(200)
  await it.as('admin').call(invitationsEndpoints.resend, { params: { id: replaced.id } })
  await pass(1)
  for (const [token, code] of [
    [used.token, 'invitation.used'],
    [expired.token, 'invitation.expired'],
    [withdrawn.token, 'invitation.withdrawn'],
    [replaced.token, 'invitation.unknown'],
    ['x'.repeat(43), 'invitation.unknown'],
  ] as const)
    for (const reply of await both(token)) expect(reply).toMatchObject(problem(code))
  expect((await register(await tokenOfInvitation(it, replaced.id))).status).toBe(201)
  for (const nonsense of ['', 'null', `${used.token}x`]) expect((await look(nonsense)).status).toBe(400)
})

test('of several concurrent uses of a link exactly one succeeds', async (context) => {
  const { token, id } = await invited()
  // Those from one address take turns anyway, because of the throttle.
  const attempt = (_: unknown, n: number) => register(token, {}, { 'x-forwarded-for': `192.0.2.${n + 1}` })
  if (it.db.engine === 'pglite') return context.skip('The embedded database does one thing at a time.')
  // All wait at the invitation, after each found it open.
  const { replies } = await it.db.transaction(system, async (trx) => {
    await sql`select id from invitations where id = ${id} for update`.execute(trx.sql)
    const replies = Array.from({ length: 5 }, attempt)
    await setTimeout(1_500)
    return { replies }
  })
  expect((await Promise.all(replies)).map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403])
  const users = await it.db.read(system, (on) => on.selectFrom('invitations').select('accepted_by').where('id', '=', id).execute())
  expect(users).toMatchObject([{ accepted_by: expect.any(Number) }])
})

test('while the customer’s access is disabled a link opens nothing', async () => {
  const { id } = await makeCustomer(it)
  const { token } = await invited({ customerId: id })
  const setStatus = (status: 'active' | 'inactive') => it.as('admin').call(customersEndpoints.update, { params: { id }, body: { status } })
  await setStatus('inactive')
  for (const reply of [await look(token), await register(token)])
    expect(reply).toMatchObject({ status: 409, body: { code: 'invitation.access-disabled' } })
  await setStatus('active')
  expect((await register(token)).status).toBe(201)
})

test('a refused password uses nothing up', async () => {
  const { token, email } = await invited()
  for (const password of ['short', 'password1', email])
    expect(await register(token, { password })).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } })
  expect((await register(token)).status).toBe(201)
})

test('without an invitation username and email are needed, and registration is closed', async () => {
  const reply = await it.anyone.ask(authEndpoints.register, { body: { password: 'short' } })
  expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }, { path: 'username' }, { path: 'email' }] } })
  const whole = { username: 'eve', email: 'eve@evil.example', password: testPassword }
  expect(await it.anyone.ask(authEndpoints.register, { body: whole })).toMatchObject({ status: 403 })
})

test('guessed links are throttled and recorded; links that were real are no guesses', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.77' }
  const { token } = await invited()
  const used = await invited()
  await register(used.token)
  for (let n = 0; n < 12; n++) expect((await register(used.token, {}, headers)).status).toBe(403)
  for (let n = 0; n < 10; n++) expect((await register('g'.repeat(43), {}, headers)).status).toBe(403)
  for (const reply of [await register(token, {}, headers), await look(token, headers)]) expect(reply.status).toBe(429)
  const recorded = await it.db.read(system, (on) =>
    on
      .selectFrom('audit_entries')
      .select('address')
      .where('action', '=', 'invitation_refused')
      .where('address', '=', '192.0.2.77')
      .execute(),
  )
  expect(recorded).toHaveLength(10)
  expect((await register(token)).status).toBe(201)
})

test('a person who is signed in stays so until the new account begins, in whose favour that session ends', async () => {
  const { token } = await invited()
  const other = await it.signIn('manager')
  const headers = { cookie: await other.cookie() }
  expect((await look(token, headers)).status).toBe(200)
  expect((await other.ask(authEndpoints.getUser)).status).toBe(200)
  expect((await register(token, {}, headers)).status).toBe(201)
  expect((await other.ask(authEndpoints.getUser)).status).toBe(401)
})

test('no link stands in the log', async () => {
  const { token } = await invited()
  await look(token)
  await register(token)
  await register(token)
  expect(logged.some((line) => line.includes('/api/invitation'))).toBe(true)
  expect(logged.join('\n')).not.toContain(token)
})
