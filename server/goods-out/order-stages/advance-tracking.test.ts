import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeItem, makeLocation, makeOrder } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

const advance = (id: number, stage: (typeof trackingStages)[number], headers?: Record<string, string>) =>
  app.as('admin').ask(ordersEndpoints.advanceTracking, { params: { id }, body: { stage, notes: `Stage updated to ${stage}` }, headers })

test('the stages in SQL are those of the contract', async () => {
  const { rows } = await app.db.read(system, (on) =>
    sql<{ stage: string }>`select stage from unnest(tracking_stages()) as stage`.execute(on),
  )
  expect(rows.map(({ stage }) => stage)).toEqual([...trackingStages])
})

test('five advances lead from placed to exported; the stock leaves and a shipment is created', async () => {
  const bin = await makeLocation(app)
  const item = await makeItem(app, { quantity: 20, location: bin.code, lotNumber: 'L-7' })
  const order = await makeOrder(app, { items: [{ sku: item.sku, quantity: 8 }] })
  const statuses = []
  for (const stage of trackingStages.slice(1)) statuses.push((await advance(order.id, stage)).body)
  expect(statuses).toMatchObject([
    { status: 'processing', trackingStage: 'confirmed' },
    { status: 'packing', trackingStage: 'packaging' },
    { status: 'packing', trackingStage: 'labelling' },
    { status: 'packing', trackingStage: 'documented' },
    { status: 'completed', trackingStage: 'exported' },
  ])
  const exported = await app.as('customer').call(ordersEndpoints.get, { params: { id: order.id } })
  expect(exported.trackingHistory.map((entry) => entry.stage)).toEqual([...trackingStages])
  for (const at of [
    exported.confirmedAt,
    exported.packagingStartedAt,
    exported.labellingCompletedAt,
    exported.documentedAt,
    exported.exportedAt,
  ]) {
    expect(at).not.toBeNull()
  }
  expect(exported.trackingHistory[2]?.notes).toContain('picking was not recorded')
  expect(await app.as('customer').call(inventoryEndpoints.get, { params: { id: item.id } })).toMatchObject({
    quantity: 12,
    reservedQuantity: 0,
  })
  const [left] = await app.as('customer').call(inventoryEndpoints.movements, { query: { orderId: order.id } })
  expect(left).toMatchObject({ movementType: 'outbound', quantity: 8, fromLocation: bin.code, toLocation: null, lot: 'L-7' })
  const [shipment] = await app.as('customer').call(shipmentsEndpoints.list, { query: { orderId: order.id } })
  expect(shipment).toMatchObject({ id: exported.shipmentId, status: 'created', actualDelivery: null })
  expect(shipment?.trackingNumber).toMatch(/^TRK-[2-9A-Z]{10}$/)
  const days = (Date.parse(shipment?.estimatedDelivery ?? '') - Date.parse(exported.exportedAt ?? '')) / 86_400_000
  expect(days).toBe(3)
})

test('a stage can’t be skipped or repeated, and the answer says which is next', async () => {
  const order = await makeOrder(app)
  const skipped = await advance(order.id, 'packaging')
  expect(skipped.status).toBe(409)
  expect(skipped.body).toMatchObject({ detail: `The next stage of ${order.orderNumber} is Confirmed.` })
  expect((await advance(order.id, 'awaiting_confirmation')).status).toBe(409)
  expect((await advance(order.id, 'confirmed')).status).toBe(200)
  expect((await advance(order.id, 'confirmed')).status).toBe(409)
})

test('two concurrent clicks advance one stage', async () => {
  const order = await makeOrder(app)
  const replies = await Promise.all([advance(order.id, 'confirmed'), advance(order.id, 'confirmed'), advance(order.id, 'confirmed')])
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409])
  const after = await app.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })
  expect(after).toMatchObject({ trackingStage: 'confirmed', version: 2 })
  expect(after.trackingHistory).toHaveLength(2)
})

test('a cancelled or exported movement cannot be advanced', async () => {
  const order = await makeOrder(app)
  await app.as('admin').call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  expect((await advance(order.id, 'confirmed')).body).toMatchObject({
    status: 409,
    detail: `${order.orderNumber} is cancelled; its stages can't advance.`,
  })
})

test('If-Match rejects a movement that changed meanwhile', async () => {
  const order = await makeOrder(app)
  expect((await advance(order.id, 'confirmed', { 'if-match': '"7"' })).status).toBe(412)
  expect((await advance(order.id, 'confirmed', { 'if-match': `"${order.version}"` })).status).toBe(200)
})

test('the customer is notified of each stage', async () => {
  const order = await makeOrder(app, { by: 'customer' })
  await advance(order.id, 'confirmed')
  const heard = (await app.as('customer').call(notificationsEndpoints.list)).filter((each) => each.subjectId === order.id)
  expect(heard).toMatchObject([{ title: 'Confirmed', message: `${order.orderNumber} reached the stage Confirmed`, read: false }])
})

test('an export that takes an item to its threshold notifies staff and owner once', async () => {
  const item = await makeItem(app, { quantity: 12, lowStockThreshold: 10 })
  const order = await makeOrder(app, { items: [{ sku: item.sku, quantity: 2 }] })
  for (const stage of trackingStages.slice(1)) await advance(order.id, stage)
  await app.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -1, reason: 'Broken' } })
  for (const person of ['admin', 'manager', 'customer'] as const) {
    const warnings = (await app.as(person).call(notificationsEndpoints.list)).filter(
      (each) => each.subjectType === 'inventory' && each.subjectId === item.id,
    )
    expect(warnings, person).toMatchObject([{ type: 'warning', title: 'Low stock', message: `${item.sku} ${item.name}: 10 left` }])
  }
})
