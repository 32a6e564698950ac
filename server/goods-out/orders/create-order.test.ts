import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeCustomer, makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

const addresses = { billingAddress: anAddress, shippingAddress: anAddress }

test('a movement reserves its lines and starts as placed', async () => {
  const item = await makeItem(app, { quantity: 10 })
  const order = await app.as('customer').call(ordersEndpoints.create, { body: { ...addresses, items: [{ sku: item.sku, quantity: 4 }] } })
  expect(order).toMatchObject({
    customerId: 1,
    type: 'pick_pack',
    priority: 'normal',
    status: 'pending',
    trackingStage: 'awaiting_confirmation',
  })
  expect(order.orderNumber).toMatch(new RegExp(`^WM-${new Date().getUTCFullYear()}-\\d{5}$`))
  expect(order.items).toEqual([
    { id: expect.any(Number), sku: item.sku, name: item.name, quantity: 4, inventoryId: item.id, shortQuantity: 0 },
  ])
  expect(order.trackingHistory).toHaveLength(1)
  const after = await app.as('customer').call(inventoryEndpoints.get, { params: { id: item.id } })
  expect(after).toMatchObject({ quantity: 10, reservedQuantity: 4, availableQuantity: 6 })
})

test('movement numbers are consecutive', async () => {
  const item = await makeItem(app)
  const create = () =>
    app.as('admin').call(ordersEndpoints.create, { body: { ...addresses, customerId: 1, items: [{ sku: item.sku, quantity: 1 }] } })
  const [first, second] = [await create(), await create()]
  expect(Number(second.orderNumber.slice(-5))).toBe(Number(first.orderNumber.slice(-5)) + 1)
})

test('a line above the available quantity rejects the whole movement and names each short SKU', async () => {
  const [short, alsoShort, enough] = [await makeItem(app, { quantity: 3 }), await makeItem(app, { quantity: 1 }), await makeItem(app)]
  const reply = await app.as('customer').ask(ordersEndpoints.create, {
    body: {
      ...addresses,
      items: [
        { sku: enough.sku, quantity: 5 },
        { sku: short.sku, quantity: 4 },
        { sku: alsoShort.sku, quantity: 2 },
      ],
    },
  })
  expect(reply.status).toBe(409)
  expect(reply.body).toMatchObject({
    detail: `Not enough stock: ${short.sku} (4 wanted, 3 available), ${alsoShort.sku} (2 wanted, 1 available).`,
  })
  const untouched = await app.as('admin').call(inventoryEndpoints.get, { params: { id: enough.id } })
  expect(untouched.reservedQuantity).toBe(0)
})

test('two lines of one SKU become one line with the sum', async () => {
  const item = await makeItem(app, { quantity: 5 })
  const items = [
    { sku: item.sku, quantity: 3 },
    { sku: item.sku, quantity: 3 },
  ]
  expect((await app.as('customer').ask(ordersEndpoints.create, { body: { ...addresses, items } })).status).toBe(409)
  const order = await app
    .as('customer')
    .call(ordersEndpoints.create, { body: { ...addresses, items: items.map((line) => ({ ...line, quantity: 2 })) } })
  expect(order.items).toHaveLength(1)
  expect(order.items[0]?.quantity).toBe(4)
})

test('stock at receiving or in quarantine is on hand but not available', async () => {
  const dock = await makeLocation(app, { type: 'receiving' })
  const item = await makeItem(app, { quantity: 8, location: dock.code })
  expect(item).toMatchObject({ quantity: 8, availableQuantity: 0 })
  const reply = await app
    .as('admin')
    .ask(ordersEndpoints.create, { body: { ...addresses, customerId: 1, items: [{ sku: item.sku, quantity: 1 }] } })
  expect(reply.status).toBe(409)
})

test('another customer’s SKU is not in this customer’s inventory', async () => {
  const foreign = await makeItem(app, { customerId: 2 })
  const reply = await app.as('customer').ask(ordersEndpoints.create, { body: { ...addresses, items: [{ sku: foreign.sku, quantity: 1 }] } })
  expect(reply.status).toBe(409)
  expect(reply.body).toMatchObject({ detail: `Not in this customer's inventory: ${foreign.sku}.` })
})

test('a customer creates movements for its own record only', async () => {
  const item = await makeItem(app, { customerId: 2 })
  const body = { ...addresses, customerId: 2, items: [{ sku: item.sku, quantity: 1 }] }
  expect((await app.as('customer').ask(ordersEndpoints.create, { body })).status).toBe(404)
  expect((await app.as('rival').ask(ordersEndpoints.create, { body })).status).toBe(201)
})

test('staff must name the customer', async () => {
  const { sku } = await makeItem(app)
  const reply = await app.as('admin').ask(ordersEndpoints.create, { body: { ...addresses, items: [{ sku, quantity: 1 }] } })
  expect(reply.status).toBe(400)
})

test('a view-only customer may not place movements', async () => {
  const customer = await makeCustomer(app, { portalAccess: 'view_only' })
  const { sku } = await makeItem(app, { customerId: customer.id })
  const viewer = await app.signIn(customer.contactEmail ?? '', testPassword)
  expect((await viewer.ask(ordersEndpoints.create, { body: { ...addresses, items: [{ sku, quantity: 1 }] } })).status).toBe(403)
  await app.as('admin').call(customersEndpoints.update, { params: { id: customer.id }, body: { portalAccess: 'full' } })
  const again = await app.signIn(customer.contactEmail ?? '', testPassword)
  expect((await again.ask(ordersEndpoints.create, { body: { ...addresses, items: [{ sku, quantity: 1 }] } })).status).toBe(201)
})

test('missing fields are named in the words of the specification', async () => {
  const { sku } = await makeItem(app)
  const items = [{ sku, quantity: 1 }]
  const incomplete = { street: 'x', city: 'y', state: '', zip: 'z' }
  for (const [body, words] of [
    [{ ...addresses, items: [] }, 'Please add at least one item to the order'],
    [{ ...addresses, items, billingAddress: incomplete }, 'Please fill in all billing address fields'],
    [{ ...addresses, items, shippingAddress: incomplete }, 'Please fill in all shipping address fields'],
  ] as const) {
    const reply = await app.as('customer').ask(ordersEndpoints.create, { body: body as never })
    expect(reply.status).toBe(400)
    expect(reply.text).toContain(words)
  }
})

test('staff are notified of a new movement, except the person who placed it', async () => {
  const { sku } = await makeItem(app)
  const order = await app
    .as('manager')
    .call(ordersEndpoints.create, { body: { ...addresses, customerId: 1, items: [{ sku, quantity: 1 }] } })
  const told = async (person: 'admin' | 'manager' | 'customer') =>
    (await app.as(person).call(notificationsEndpoints.list)).filter((each) => each.subjectType === 'order' && each.subjectId === order.id)
      .length
  expect([await told('admin'), await told('manager'), await told('customer')]).toEqual([1, 0, 0])
})

test('of 200 concurrent movements for 100 units exactly 100 succeed, and the books balance at every moment', async () => {
  const item = await makeItem(app, { quantity: 100 })
  const body = { ...addresses, customerId: 1, items: [{ sku: item.sku, quantity: 1 }] }
  let racing = true
  const watching = (async () => {
    let looks = 0
    while (racing) {
      await expectBooksToBalance(app.db)
      looks++
      // PGlite answers within the microtask queue, so yield to the other callers.
      await nextTurn()
    }
    return looks
  })()
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, n) => app.as(n % 2 ? 'admin' : 'customer').ask(ordersEndpoints.create, { body })),
  )
  racing = false
  expect(await watching).toBeGreaterThan(0)
  expect(replies.filter((reply) => reply.status === 201)).toHaveLength(100)
  expect(replies.filter((reply) => reply.status === 409)).toHaveLength(100)
  expect(await app.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })).toMatchObject({
    quantity: 100,
    reservedQuantity: 100,
    availableQuantity: 0,
  })
})
