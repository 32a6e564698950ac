import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeCustomer, makeItem, makeOrder } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

const update = (id: number, body: object, headers?: Record<string, string>) =>
  app.as('admin').ask(customersEndpoints.update, { params: { id }, body, headers })
const signIn = (username: string, password: string) => app.anyone.ask(authEndpoints.signIn, { body: { username, password } })

test('a new customer gets the defaults and its credentials, once', async () => {
  const created = await app.as('admin').call(customersEndpoints.create, {
    body: {
      name: 'Cargo & Co',
      type: 'producer_ttt',
      contactEmail: 'cargo@example.test',
      password: 'a long enough one',
      primaryContact: 'Ina Kask Olsen',
    },
  })
  expect(created).toMatchObject({
    type: 'producer_ttt',
    status: 'active',
    isActive: true,
    plan: 'standard',
    paymentTerms: 'net_30',
    portalAccess: 'full',
    credentialsInfo: { username: 'cargo@example.test', password: 'a long enough one' },
  })
  expect(await app.as('admin').call(customersEndpoints.get, { params: { id: created.id } })).not.toHaveProperty('credentialsInfo')
  const reply = await signIn('CARGO@example.test', 'a long enough one')
  expect(reply.body).toMatchObject({ role: 'customer', firstName: 'Ina', lastName: 'Kask Olsen' })
})

test('missing fields are named in the words of the specification', async () => {
  for (const [body, words] of [
    [{ type: '3pl', contactEmail: 'x@y.zz', password: 'long enough' }, 'Company name, type, and password are required.'],
    [{ name: 'X', contactEmail: 'x@y.zz', password: 'long enough' }, 'Company name, type, and password are required.'],
    [{ name: 'X', type: '3pl', password: 'long enough' }, 'Contact email is required to send login credentials.'],
    [{ name: 'X', type: '3pl', contactEmail: 'x@y.zz', password: 'short' }, 'must have at least 8 characters'],
  ] as const) {
    const reply = await app.as('admin').ask(customersEndpoints.create, { body: body as never })
    expect(reply.status).toBe(400)
    expect(reply.text).toContain(words)
  }
})

test('an email address is unique among users', async () => {
  const [one, two] = [await makeCustomer(app), await makeCustomer(app)]
  expect(
    (
      await app.as('admin').ask(customersEndpoints.create, {
        body: { name: 'Twin', type: '3pl', contactEmail: one.contactEmail ?? '', password: testPassword },
      })
    ).status,
  ).toBe(409)
  expect((await update(two.id, { contactEmail: one.contactEmail })).status).toBe(409)
})

test('a changed contact email becomes the primary user’s email', async () => {
  const customer = await makeCustomer(app)
  await update(customer.id, { contactEmail: 'renamed@example.test' })
  expect((await signIn(customer.contactEmail ?? '', testPassword)).status).toBe(401)
  expect((await signIn('renamed@example.test', testPassword)).body).toMatchObject({ username: 'renamed@example.test' })
})

test('a new password ends the existing sessions; an update without one keeps them', async () => {
  const customer = await makeCustomer(app)
  const browser = await app.signIn(customer.contactEmail ?? '')
  await update(customer.id, { notes: 'Pays late' })
  expect((await browser.ask(authEndpoints.getUser)).status).toBe(200)
  await update(customer.id, { password: 'another one entirely' })
  expect((await browser.ask(authEndpoints.getUser)).status).toBe(401)
  expect((await signIn(customer.contactEmail ?? '', testPassword)).status).toBe(401)
  expect((await signIn(customer.contactEmail ?? '', 'another one entirely')).status).toBe(200)
})

test('any status but active ends access at once, and sign-in says so', async () => {
  const customer = await makeCustomer(app)
  for (const status of ['inactive', 'pending'] as const) {
    const browser = await app.signIn(customer.contactEmail ?? '')
    expect((await update(customer.id, { status })).body).toMatchObject({ status, isActive: false })
    expect((await browser.ask(authEndpoints.getUser)).status).toBe(401)
    const refused = await signIn(customer.contactEmail ?? '', testPassword)
    expect(refused.text).toContain('disabled')
    await update(customer.id, { status: 'active' })
  }
})

test('a customer reads only its own row, with its own user id', async () => {
  const rows = await app.as('customer').call(customersEndpoints.list)
  const { id } = await app.as('customer').call(authEndpoints.getUser)
  expect(rows).toMatchObject([{ id: 1, userId: String(id) }])
})

test('a customer can neither read nor search the notes of staff about it', async () => {
  await update(1, { notes: 'Disputes every invoice' })
  expect(await app.as('manager').call(customersEndpoints.get, { params: { id: 1 } })).toMatchObject({ notes: 'Disputes every invoice' })
  expect(await app.as('customer').call(customersEndpoints.get, { params: { id: 1 } })).toMatchObject({ id: 1, notes: null })
  expect(await app.as('customer').call(customersEndpoints.list)).toMatchObject([{ id: 1, notes: null }])
  expect(await app.as('customer').call(customersEndpoints.list, { query: { q: 'Disputes' } })).toEqual([])
})

test('a stale edit is rejected', async () => {
  const customer = await makeCustomer(app)
  const { createdAt: _, updatedAt: __, ...read } = await app.as('admin').call(customersEndpoints.get, { params: { id: customer.id } })
  expect((await update(customer.id, read, { 'if-match': `"${read.version}"` })).status).toBe(200)
  expect((await update(customer.id, read, { 'if-match': `"${read.version}"` })).status).toBe(412)
})

test('secrets are not recorded in the history', async () => {
  const customer = await makeCustomer(app, { password: 'unforgettable-secret' })
  await update(customer.id, { password: 'unforgettable-secret-2' })
  const history = await app.db.read(system, (on) =>
    on.selectFrom('audit_entries').selectAll().where('entity', '=', 'customer').where('entity_id', '=', customer.id).execute(),
  )
  expect(history.map((entry) => entry.action)).toEqual(['create', 'update', 'set_password'])
  expect(JSON.stringify(history)).not.toContain('unforgettable')
})

test('allocation assigns exactly the named items to the customer', async () => {
  const customer = await makeCustomer(app)
  const [kept, released, fresh] = [
    await makeItem(app, { customerId: customer.id }),
    await makeItem(app, { customerId: customer.id }),
    await makeItem(app, { customerId: null }),
  ]
  const allocate = (inventoryIds: number[]) =>
    app.as('admin').ask(customersEndpoints.allocate, { params: { id: customer.id }, body: { inventoryIds } })
  expect((await allocate([kept.id, fresh.id])).body).toEqual({ allocated: 1, released: 1, total: 2 })
  const owned = await app.as('admin').call(inventoryEndpoints.list, { query: { customerId: customer.id } })
  expect(owned.map((item) => item.id).sort()).toEqual([kept.id, fresh.id].sort())
  expect((await app.as('admin').call(inventoryEndpoints.get, { params: { id: released.id } })).customerId).toBeNull()
})

test('allocation rejects another customer’s item, a reserved item, a second item of one SKU and an unknown item, and names it', async () => {
  const customer = await makeCustomer(app)
  const allocate = async (inventoryIds: number[]) => {
    const reply = await app.as('admin').ask(customersEndpoints.allocate, { params: { id: customer.id }, body: { inventoryIds } })
    return { status: reply.status, detail: (reply.body as { detail?: string }).detail }
  }
  const foreign = await makeItem(app, { customerId: 2 })
  expect(await allocate([foreign.id])).toEqual({
    status: 409,
    detail: `Already allocated to another customer: ${foreign.sku} (Borealis Trading).`,
  })

  const held = await makeItem(app, { customerId: customer.id })
  const order = await makeOrder(app, { customerId: customer.id, items: [{ sku: held.sku, quantity: 1 }] })
  expect(await allocate([])).toEqual({ status: 409, detail: `Reserved by open movements and can't be released: ${held.sku}.` })

  const twin = await makeItem(app, { customerId: null, sku: held.sku })
  expect(await allocate([held.id, twin.id])).toEqual({ status: 409, detail: `A customer can own a SKU only once: ${held.sku}.` })
  expect((await allocate([held.id, 2_000_000])).status).toBe(409)

  await app.as('admin').call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  expect((await allocate([])).detail).toContain('unallocated item with one of these SKUs already exists')
})

test('staff read the users of a customer, without passwords; customers cannot', async () => {
  const customer = await makeCustomer(app, { primaryContact: 'Mia Berg' })
  const users = await app.as('manager').call(customersEndpoints.users, { params: { id: customer.id } })
  expect(users).toEqual([
    {
      id: expect.any(Number),
      name: 'Mia Berg',
      username: customer.contactEmail,
      email: customer.contactEmail,
      isPrimary: true,
      createdAt: expect.any(String),
      firstName: 'Mia',
      lastName: 'Berg',
      portalAccess: 'full',
      isActive: true,
      hasTwoFactor: false,
      lastSignInAt: null,
      invitedBy: null,
      version: 1,
    },
  ])
  expect(await app.as('customer').ask(customersEndpoints.users, { params: { id: 1 } })).toMatchObject({ status: 403 })
})

test('an item reallocated while its owner orders it is never reserved for the former owner', async () => {
  const customer = await makeCustomer(app)
  for (let round = 0; round < 10; round++) {
    const item = await makeItem(app, { customerId: customer.id, quantity: 5 })
    const [order] = await Promise.all([
      app.as('admin').ask(ordersEndpoints.create, {
        body: { customerId: customer.id, items: [{ sku: item.sku, quantity: 5 }], billingAddress: address, shippingAddress: address },
      }),
      app.as('admin').ask(customersEndpoints.allocate, { params: { id: customer.id }, body: { inventoryIds: [] } }),
    ])
    const after = await app.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })
    expect(after).toMatchObject(
      order.status === 201 ? { customerId: customer.id, reservedQuantity: 5 } : { customerId: null, reservedQuantity: 0 },
    )
    if (order.status === 201)
      await app.as('admin').call(ordersEndpoints.cancel, { params: { id: (order.body as { id: number }).id }, body: {} })
  }
})

const address = { street: 's', city: 'c', state: 's', zip: 'z' }
