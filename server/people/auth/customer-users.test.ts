import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BodyInput } from '../../../contract/endpoint.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { type CustomerUser, customers, customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { listenToEvents } from '../../../tests/support/event-ear.ts'
import { makeCustomer } from '../../../tests/support/factories.ts'
import { openSecondServer } from '../../../tests/support/second-server.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'

let it: TestApp
let now = new Date('2026-03-02T12:00:00Z')
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
afterAll(() => it.close())

/** A customer with one user who is not signed in. */
async function makeUser() {
  const customer = await makeCustomer(it, { primaryContact: 'Jo Berg' })
  const username = customer.contactEmail ?? ''
  const users = () => it.as('manager').call(customersEndpoints.users, { params: { id: customer.id } })
  const [user] = await users()
  const id = user?.id ?? 0
  const change = (body: BodyInput<typeof customersEndpoints.updateUser>, headers = {}) =>
    it.as('admin').ask(customersEndpoints.updateUser, { params: { id }, body, headers })
  return { customer, username, id, change, read: async () => (await users())[0] as CustomerUser }
}

const newMovement = { body: {} as never }

test('the users of a customer are listed with their access, and when they last signed in', async () => {
  const { username, read } = await makeUser()
  expect(await read()).toMatchObject({
    name: 'Jo Berg',
    firstName: 'Jo',
    lastName: 'Berg',
    username,
    isPrimary: true,
    portalAccess: 'full',
    isActive: true,
    lastSignInAt: null,
    version: 1,
  })
  now = new Date(now.getTime() + 60_000)
  await it.signIn(username)
  expect((await read()).lastSignInAt).toBe(now.toISOString())
})

test('a user looks on only when the user or its customer does, at once', async () => {
  const { customer, username, change } = await makeUser()
  const caller = await it.signIn(username)
  const access = async () => [
    (await caller.call(authEndpoints.getUser)).portalAccess,
    (await caller.ask(ordersEndpoints.create, newMovement)).status,
  ]
  const setCustomers = (portalAccess: 'full' | 'view_only') =>
    it.as('admin').call(customersEndpoints.update, { params: { id: customer.id }, body: { portalAccess } })
  expect(await access()).toEqual(['full', 400])
  expect(await change({ portalAccess: 'view_only' })).toMatchObject({ status: 200, body: { portalAccess: 'view_only', version: 2 } })
  expect(await access()).toEqual(['view_only', 403])
  await change({ portalAccess: 'full' })
  expect(await access()).toEqual(['full', 400])
  await setCustomers('view_only')
  expect(await access()).toEqual(['view_only', 403])
})

test('a disabled user can’t sign in, and is told so only with the right password; its colleagues are not touched', async () => {
  const { username, change, read } = await makeUser()
  expect((await change({ isActive: false })).status).toBe(200)
  expect((await read()).isActive).toBe(false)
  const signIn = (password: string) => it.anyone.ask(authEndpoints.signIn, { body: { username, password } })
  expect(await signIn(testPassword)).toMatchObject({ status: 403, body: { code: 'sign-in.disabled' } })
  expect(await signIn('something else')).toMatchObject({ status: 401 })
  expect((await it.as('customer').ask(authEndpoints.getUser)).status).toBe(200)
  expect((await read()).lastSignInAt).toBeNull()
  await change({ isActive: true })
  expect((await signIn(testPassword)).status).toBe(200)
})

test('disabling a user ends its sessions and its event stream at once', async () => {
  const { username, change } = await makeUser()
  const caller = await it.signIn(username)
  const stream = await listenToEvents(await it.listen(), caller)
  expect((await caller.ask(authEndpoints.getUser)).status).toBe(200)
  await change({ isActive: false })
  expect((await caller.ask(authEndpoints.getUser)).status).toBe(401)
  await expect.poll(() => stream.ended).toBe(true)
  await change({ isActive: true })
  expect((await caller.ask(authEndpoints.getUser)).status).toBe(401)
})

test('… on the other servers too', async (context) => {
  if (it.db.url === null) return context.skip('The embedded database has one server.')
  const second = await openSecondServer(it)
  try {
    const { username, change } = await makeUser()
    const headers = { cookie: await (await it.signIn(username)).cookie() }
    const onTheOther = async () => (await second.app.inject({ method: 'GET', url: '/api/user', headers })).statusCode
    expect(await onTheOther()).toBe(200)
    await change({ isActive: false })
    await expect.poll(onTheOther).toBe(401)
  } finally {
    await second.close()
  }
})

test('only users of customers are changed this way, by administrators, in the version they read', async () => {
  const { id, change, read } = await makeUser()
  const ask = (who: 'admin' | 'manager' | 'customer', userId: number) =>
    it.as(who).ask(customersEndpoints.updateUser, { params: { id: userId }, body: { firstName: 'X' } })
  for (const staff of [1, 2]) expect((await ask('admin', staff)).status).toBe(404)
  for (const who of ['manager', 'customer'] as const) expect((await ask(who, id)).status).toBe(403)
  expect((await change({ firstName: 'Ann' }, { 'if-match': '"1"' })).status).toBe(200)
  expect((await change({ firstName: 'Bea' }, { 'if-match': '"1"' })).status).toBe(412)
  expect(await change({ lastName: ' ' })).toMatchObject({ body: { name: 'Ann', firstName: 'Ann', lastName: null } })
  expect((await change({ portalAccess: 'none' as never })).status).toBe(400)
  expect(await read()).toMatchObject({ firstName: 'Ann', version: 3 })
})

test('the customer’s history tells who changed which user and how', async () => {
  const { customer, username, change } = await makeUser()
  await change({ portalAccess: 'view_only', isActive: false })
  const [entry] = await it.as('manager').call(customers.history, { params: { id: customer.id } })
  expect(entry).toMatchObject({ action: 'update_user', by: 'Ada' })
  expect(entry?.before).toEqual({ userAccess: 'full', maySignIn: true })
  expect(entry?.after).toEqual({ user: username, userAccess: 'view_only', maySignIn: false })
})
