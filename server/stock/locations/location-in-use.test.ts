import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeItem, makeLocation, makeOrder } from '../../../tests/support/factories.ts'
import { meanwhile } from '../../../tests/support/meanwhile.ts'
import { openTestApp, type Reply, type TestApp } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

// Which changes a location allows while stock is there, or is being put there.

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

const change = (id: number, body: object) => app.as('manager').ask(locationsEndpoints.update, { params: { id }, body })
const adjust = (id: number, body: { adjustment: number; reason: string; location?: string }) =>
  app.as('manager').ask(inventoryEndpoints.adjust, { params: { id }, body })
const createOrder = (sku: string, quantity: number) =>
  app.as('admin').ask(ordersEndpoints.create, {
    body: { customerId: 1, billingAddress: anAddress, shippingAddress: anAddress, items: [{ sku, quantity }] },
  })
const advance = (id: number, stage: 'confirmed' | 'packaging' | 'labelling' | 'documented' | 'exported') =>
  app.as('admin').ask(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })

test('a location with reserved stock cannot become quarantine or receiving, and the error names movements and SKUs', async () => {
  const bin = await makeLocation(app)
  const [one, two] = [await makeItem(app, { location: bin.code }), await makeItem(app, { location: bin.code })]
  const order = await makeOrder(app, { items: [one, two].map(({ sku }) => ({ sku, quantity: 15 })) })
  for (const type of ['quarantine', 'receiving']) {
    expect((await change(bin.id, { type })).body).toMatchObject({
      status: 409,
      detail: `Stock at ${bin.code} is reserved by ${order.orderNumber} (${one.sku}, ${two.sku}), and reserved stock can't be in receiving or quarantine. Move it, or cancel or finish those movements, before you change the type.`,
    })
  }
  expect((await change(bin.id, { type: 'shipping' })).status).toBe(200)
  await app.as('admin').call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  expect((await change(bin.id, { type: 'quarantine' })).status).toBe(200)
  expect((await createOrder(one.sku, 1)).status).toBe(409)
})

test('stock in quarantine is never exported', async () => {
  const bin = await makeLocation(app)
  const item = await makeItem(app, { location: bin.code, quantity: 20 })
  const { id, orderNumber } = await makeOrder(app, { items: [{ sku: item.sku, quantity: 15 }] })
  for (const stage of ['confirmed', 'packaging', 'labelling', 'documented'] as const) await advance(id, stage)
  // A state that was possible before this was checked.
  await app.db.transaction(system, (trx) => sql`update locations set type = 'quarantine' where id = ${bin.id}`.execute(trx.sql))
  expect((await advance(id, 'exported')).body).toMatchObject({
    status: 409,
    detail: `${orderNumber} can't be exported while its stock is in receiving or quarantine: ${item.sku} at ${bin.code} (quarantine). Change the type of that location, or cancel the movement.`,
  })
  expect((await change(bin.id, { type: 'storage' })).status).toBe(200)
  expect((await advance(id, 'exported')).status).toBe(200)
})

test('no stock is put at an inactive location: by an adjustment, at an inactive home, or by an undone delete', async () => {
  const [bin, home] = [await makeLocation(app), await makeLocation(app)]
  const item = await makeItem(app, { location: home.code, quantity: 0 })
  const deleted = await makeItem(app, { location: bin.code, quantity: 5 })
  await app.as('manager').call(inventoryEndpoints.delete, { params: { id: deleted.id } })
  for (const { id } of [bin, home]) expect((await change(id, { isActive: false })).status).toBe(200)
  const refusal = (code: string) => ({
    status: 409,
    detail: `The location ${code} is inactive, so no stock can be put there. Activate it, or choose another.`,
  })
  expect((await adjust(item.id, { adjustment: 5, reason: 'Found', location: bin.code })).body).toMatchObject(refusal(bin.code))
  expect((await adjust(item.id, { adjustment: 5, reason: 'Found' })).body).toMatchObject(refusal(home.code))
  const restored = await app.as('manager').ask(inventoryEndpoints.restore, { params: { id: deleted.id } })
  expect(restored.body).toMatchObject(refusal(bin.code))
  await change(bin.id, { isActive: true })
  expect((await app.as('manager').ask(inventoryEndpoints.restore, { params: { id: deleted.id } })).status).toBe(200)
})

/** Starts a call and gives it time to finish; it keeps waiting when a lock blocks it. */
async function start(calls: Promise<Reply>[], asking: () => Promise<Reply>): Promise<void> {
  const call = asking()
  calls.push(call)
  await Promise.race([call, sleep(300)])
}

test('a location is not deactivated while stock is being put there', async ({ skip }) => {
  if (!app.db.url) skip()
  const bin = await makeLocation(app)
  const item = await makeItem(app, { quantity: 0 })
  const late: Promise<Reply>[] = []
  const put = await meanwhile(
    app,
    { table: 'stock', mode: 'share' },
    () => adjust(item.id, { adjustment: 5, reason: 'Found', location: bin.code }),
    () => start(late, () => change(bin.id, { isActive: false })),
  )
  expect(put.status, put.text).toBe(200)
  expect((await late[0])?.body).toMatchObject({ status: 409, detail: expect.stringContaining('still holds 5 units') })
})

test('a location does not become quarantine while stock is being reserved there', async ({ skip }) => {
  if (!app.db.url) skip()
  const bin = await makeLocation(app)
  const item = await makeItem(app, { location: bin.code, quantity: 10 })
  const late: Promise<Reply>[] = []
  const placed = await meanwhile(
    app,
    { table: 'reservations', mode: 'share' },
    () => createOrder(item.sku, 4),
    () => start(late, () => change(bin.id, { type: 'quarantine' })),
  )
  expect(placed.status, placed.text).toBe(201)
  expect((await late[0])?.body).toMatchObject({ status: 409, detail: expect.stringContaining(item.sku) })
})

test('no stock is reserved at a location that is becoming quarantine', async ({ skip }) => {
  if (!app.db.url) skip()
  const bin = await makeLocation(app)
  const item = await makeItem(app, { location: bin.code, quantity: 10 })
  const late: Promise<Reply>[] = []
  const changed = await meanwhile(
    app,
    { table: 'locations', mode: 'share' },
    () => change(bin.id, { type: 'quarantine' }),
    () => start(late, () => createOrder(item.sku, 4)),
  )
  expect(changed.status, changed.text).toBe(200)
  expect((await late[0])?.body).toMatchObject({ status: 409, detail: `Not enough stock: ${item.sku} (4 wanted, 0 available).` })
})

test('picked goods are not brought to a location that is becoming quarantine', async ({ skip }) => {
  if (!app.db.url) skip()
  const [bin, dock] = [await makeLocation(app), await makeLocation(app, { type: 'shipping' })]
  const item = await makeItem(app, { location: bin.code, quantity: 10 })
  const order = await makeOrder(app, { items: [{ sku: item.sku, quantity: 4 }] })
  await advance(order.id, 'confirmed')
  const late: Promise<Reply>[] = []
  const changed = await meanwhile(
    app,
    { table: 'locations', mode: 'share' },
    () => change(dock.id, { type: 'quarantine' }),
    () => start(late, () => advance(order.id, 'packaging')),
  )
  expect(changed.status, changed.text).toBe(200)
  expect((await late[0])?.body).toMatchObject({
    status: 409,
    detail: `${item.sku} has reserved stock, which can't go to receiving or quarantine.`,
  })
  // Asked again, the goods stay where they are: no other location takes picked goods.
  expect((await advance(order.id, 'packaging')).status).toBe(200)
})
