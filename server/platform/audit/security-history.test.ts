import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { makeCustomer, makeItem, makeOrder } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let it: TestApp
let now = new Date('2026-03-01T08:00:00Z')
let since = 0

beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
beforeEach(async () => {
  now = new Date(now.getTime() + 60 * 60_000)
  await Promise.all((['admin', 'manager', 'customer'] as const).map((person) => it.as(person).cookie()))
  const last = await it.db.read(system, (on) => on.selectFrom('audit_entries').select('id').orderBy('id', 'desc').executeTakeFirst())
  since = last?.id ?? 0
})
afterAll(() => it.close())

/** What was recorded since the test began. */
function recorded() {
  return it.db.read(system, (on) =>
    on
      .selectFrom('audit_entries')
      .select(['action', 'entity', 'entity_id', 'user_id', 'user_name', 'customer_id', 'before', 'after', 'address', 'user_agent'])
      .where('id', '>', since)
      .orderBy('id')
      .execute(),
  )
}

const origin = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Scanner/1.0' }
const fromThere = { address: '203.0.113.7', user_agent: 'Scanner/1.0' }

function signIn(username: string, password: string) {
  return it.anyone.ask(authEndpoints.signIn, { body: { username, password }, headers: origin })
}

test('signing in, failing to and signing out are recorded with address and user agent', async () => {
  const { id } = await it.as('manager').call(authEndpoints.getUser)
  await signIn('Manager', 'not the password')
  const signedIn = await signIn('manager', testPassword)
  const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? ''
  await it.anyone.ask(authEndpoints.signOut, { headers: { ...origin, cookie } })
  await it.anyone.ask(authEndpoints.signOut, { headers: { ...origin, cookie } })
  const ofManager = { entity: 'user', entity_id: id, customer_id: null, ...fromThere }
  expect(await recorded()).toMatchObject([
    { action: 'sign_in_failed', user_id: null, user_name: 'Manager', after: { reason: 'wrong password' }, ...ofManager },
    { action: 'sign_in', user_id: id, user_name: 'manager', ...ofManager },
    { action: 'sign_out', user_id: id, user_name: 'manager', ...ofManager },
  ])
})

test('a name that is no user’s is not recorded, as it may be a password in the wrong field', async () => {
  await signIn('hunter2-hunter2', 'manager')
  const entries = await recorded()
  expect(entries).toMatchObject([
    { action: 'sign_in_failed', user_id: null, user_name: '(unknown)', entity_id: null, after: { reason: 'unknown name' }, ...fromThere },
  ])
  expect(JSON.stringify(entries)).not.toContain('hunter2')
})

test('a sign-in rejected because access is disabled is recorded', async () => {
  const { id, contactEmail } = await makeCustomer(it)
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { status: 'inactive' } })
  expect(await signIn(contactEmail ?? '', testPassword)).toMatchObject({ status: 403 })
  expect((await recorded()).at(-1)).toMatchObject({
    action: 'sign_in_failed',
    user_name: contactEmail,
    customer_id: id,
    after: { reason: 'access is disabled' },
    ...fromThere,
  })
})

test('a new password is recorded with address and user agent, and never the password', async () => {
  const { id } = await makeCustomer(it)
  const body = { password: 'unforgettable-secret' }
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body, headers: origin })
  const entries = await recorded()
  expect(entries.at(-1)).toMatchObject({ action: 'set_password', entity: 'customer', entity_id: id, user_name: 'Ada', ...fromThere })
  expect(JSON.stringify(entries)).not.toContain('unforgettable')
})

test('a call that a role does not allow is recorded, once a minute', async () => {
  const { id } = await it.as('customer').call(authEndpoints.getUser)
  const refuse = () => it.as('customer').ask(locationsEndpoints.list, { headers: origin })
  for (let n = 0; n < 3; n++) expect(await refuse()).toMatchObject({ status: 403 })
  const entry = {
    action: 'permission_refused',
    entity: 'call',
    user_id: id,
    customer_id: 1,
    after: { call: 'GET /api/warehouse-locations' },
    ...fromThere,
  }
  expect(await recorded()).toMatchObject([entry])
  now = new Date(now.getTime() + 60_000)
  await refuse()
  expect(await recorded()).toMatchObject([entry, entry])
})

test('a 403 thrown by a verb is recorded although its transaction is rolled back, also with an Idempotency-Key', async () => {
  const item = await makeItem(it, { customerId: 1, quantity: 5 })
  const order = await makeOrder(it, { customerId: 1, items: [{ sku: item.sku, quantity: 1 }] })
  const advance = (headers: Record<string, string>) =>
    it.as('manager').ask(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage: 'confirmed' }, headers })
  expect(await advance({})).toMatchObject({ status: 403 })
  const viewOnly = await makeCustomer(it, { portalAccess: 'view_only' })
  const reader = await it.signIn(viewOnly.contactEmail ?? '')
  const address = { street: 'a', city: 'b', state: 'c', zip: 'd' }
  const body = { items: [{ sku: 'X', quantity: 1 }], billingAddress: address, shippingAddress: address }
  for (let n = 0; n < 2; n++) {
    expect(await reader.ask(ordersEndpoints.create, { body, headers: { 'idempotency-key': 'once' } })).toMatchObject({ status: 403 })
  }
  expect((await recorded()).filter(({ action }) => action === 'permission_refused')).toMatchObject([
    { user_name: 'manager', after: { call: 'PATCH /api/orders/:id/tracking', id: order.id } },
    { customer_id: viewOnly.id, after: { call: 'POST /api/orders' } },
  ])
})

test('entries of verbs have no address, and a 404 or 400 is not recorded as a refused permission', async () => {
  await makeItem(it, { customerId: 1 })
  await it.as('customer').ask(ordersEndpoints.get, { params: { id: 999_999 } })
  await it.anyone.ask(authEndpoints.getUser)
  const entries = await recorded()
  expect(entries.map(({ action, address }) => ({ action, address }))).toEqual([{ action: 'create', address: null }])
})

test('action names all have one format', async () => {
  const actions = await it.db.read(system, (on) => on.selectFrom('audit_entries').select('action').distinct().execute())
  for (const { action } of actions) expect(action).toMatch(/^[a-z]+(_[a-z]+)*$/)
})
