import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeItem, makeOrder, makeShipment } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

const reserved = async (id: number) => (await app.as('admin').call(inventoryEndpoints.get, { params: { id } })).reservedQuantity

test('new lines replace those of a pending movement', async () => {
  const [old, fresh] = [await makeItem(app, { quantity: 10 }), await makeItem(app, { quantity: 10 })]
  const order = await makeOrder(app, { by: 'customer', items: [{ sku: old.sku, quantity: 8 }] })
  const items = [
    { sku: old.sku, quantity: 10 },
    { sku: fresh.sku, quantity: 1 },
  ]
  const changed = await app
    .as('customer')
    .call(ordersEndpoints.update, { params: { id: order.id }, body: { items, priority: 'high', notes: 'Ring twice' } })
  expect(changed).toMatchObject({ priority: 'high', notes: 'Ring twice', version: 2 })
  expect(changed.items.map((line) => [line.sku, line.quantity])).toEqual([
    [old.sku, 10],
    [fresh.sku, 1],
  ])
  expect([await reserved(old.id), await reserved(fresh.id)]).toEqual([10, 1])
})

test('unavailable new lines leave the movement unchanged', async () => {
  const item = await makeItem(app, { quantity: 5 })
  const order = await makeOrder(app, { items: [{ sku: item.sku, quantity: 5 }] })
  const reply = await app
    .as('admin')
    .ask(ordersEndpoints.update, { params: { id: order.id }, body: { items: [{ sku: item.sku, quantity: 6 }] } })
  expect(reply.status).toBe(409)
  expect(await reserved(item.id)).toBe(5)
})

test('a confirmed movement cannot be edited, and a stale edit is rejected', async () => {
  const order = await makeOrder(app)
  const stale = { 'if-match': '"9"' }
  expect(
    (await app.as('admin').ask(ordersEndpoints.update, { params: { id: order.id }, body: { notes: 'x' }, headers: stale })).status,
  ).toBe(412)
  await app.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage: 'confirmed' } })
  const late = await app.as('admin').ask(ordersEndpoints.update, { params: { id: order.id }, body: { notes: 'x' } })
  expect(late.body).toMatchObject({ status: 409, detail: `${order.orderNumber} can only be edited while it is pending.` })
})

test('an address is replaced as a whole', async () => {
  const order = await makeOrder(app)
  const shippingAddress = { ...anAddress, city: 'Delft' }
  const changed = await app.as('admin').call(ordersEndpoints.update, { params: { id: order.id }, body: { shippingAddress } })
  expect(changed.shippingAddress).toEqual(shippingAddress)
  expect(changed.billingAddress).toEqual(anAddress)
})

test('only staff can be assigned, and only by staff', async () => {
  const order = await makeOrder(app)
  const assign = (person: 'admin' | 'customer', assignedTo: number | null) =>
    app.as(person).ask(ordersEndpoints.update, { params: { id: order.id }, body: { assignedTo } })
  expect((await assign('customer', 1)).body).toMatchObject({ status: 'pending', assignedTo: null })
  expect((await assign('admin', 3)).status).toBe(409)
  expect((await assign('admin', 2)).body).toMatchObject({ assignedTo: 2 })
})

test('cancelling releases the reservations; a customer may only while pending, staff until exported', async () => {
  const item = await makeItem(app, { quantity: 10 })
  const cancel = (person: 'customer' | 'manager', id: number) =>
    app.as(person).ask(ordersEndpoints.cancel, { params: { id }, body: { reason: 'Ordered twice' } })
  const first = await makeOrder(app, { by: 'customer', items: [{ sku: item.sku, quantity: 4 }] })
  expect((await cancel('customer', first.id)).body).toMatchObject({ status: 'cancelled', cancelReason: 'Ordered twice' })
  expect((await cancel('customer', first.id)).status).toBe(409)
  expect(await reserved(item.id)).toBe(0)

  const second = await makeOrder(app, { by: 'customer', items: [{ sku: item.sku, quantity: 4 }] })
  await app.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: second.id }, body: { stage: 'confirmed' } })
  expect((await cancel('customer', second.id)).status).toBe(409)
  expect((await cancel('manager', second.id)).status).toBe(200)
  expect(await reserved(item.id)).toBe(0)

  const { order } = await makeShipment(app)
  expect((await cancel('manager', order.id)).status).toBe(409)
})

test('picking can start only when a movement is confirmed', async () => {
  const order = await makeOrder(app)
  const pick = () => app.as('manager').ask(ordersEndpoints.startPicking, { params: { id: order.id } })
  expect((await pick()).status).toBe(409)
  await app.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage: 'confirmed' } })
  expect((await pick()).body).toMatchObject({ status: 'picking', trackingStage: 'confirmed', assignedTo: 2 })
  expect((await pick()).status).toBe(409)
  const packed = await app.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage: 'packaging' } })
  expect(packed.trackingHistory.at(-1)?.notes).toBe('Stage updated to packaging (picking was not recorded; taken as picked in full)')
})

test('a customer rates a delivered movement, and may change the rating', async () => {
  const { order, shipmentId } = await makeShipment(app, { by: 'customer' })
  const rate = (rating: number) => app.as('customer').ask(ordersEndpoints.rate, { params: { id: order.id }, body: { rating } })
  expect((await rate(5)).status).toBe(409)
  await app.as('manager').call(shipmentsEndpoints.update, { params: { id: shipmentId ?? 0 }, body: { status: 'in_transit' } })
  await app.as('manager').call(shipmentsEndpoints.update, { params: { id: shipmentId ?? 0 }, body: { status: 'delivered' } })
  expect((await rate(4)).body).toMatchObject({ rating: 4 })
  expect((await rate(5)).body).toMatchObject({ rating: 5, ratingComment: null, shipmentStatus: 'delivered' })
  expect(
    (await app.as('manager').ask(shipmentsEndpoints.update, { params: { id: shipmentId ?? 0 }, body: { status: 'delayed' } })).status,
  ).toBe(409)
})

test('a rating is read back with its words; the list tells what is rated from what is delivered and waits for a rating', async () => {
  const customer = app.as('customer')
  const onItsWay = await makeShipment(app, { by: 'customer' })
  const [waiting, rated] = [await makeShipment(app, { by: 'customer' }), await makeShipment(app, { by: 'customer' })]
  for (const { shipmentId } of [waiting, rated])
    for (const status of ['in_transit', 'delivered'] as const)
      await app.as('manager').call(shipmentsEndpoints.update, { params: { id: shipmentId ?? 0 }, body: { status } })
  const { id } = rated.order
  await customer.call(ordersEndpoints.rate, { params: { id }, body: { rating: 2, comment: 'Two cartons were wet' } })
  expect(await customer.call(ordersEndpoints.get, { params: { id } })).toMatchObject({ rating: 2, ratingComment: 'Two cartons were wet' })
  await customer.call(ordersEndpoints.rate, { params: { id }, body: { rating: 3 } })
  const ids = async (by: 'customer' | 'rival', query: object) => (await app.as(by).call(ordersEndpoints.list, { query })).map((o) => o.id)
  const all = await customer.call(ordersEndpoints.list)
  expect(all.find((order) => order.id === id)).toMatchObject({ rating: 3, ratingComment: null })
  expect(all.find((order) => order.id === onItsWay.order.id)).toMatchObject({ rating: null, shipmentStatus: 'created' })
  expect(await ids('customer', { rated: 'true' })).toEqual(all.filter(({ rating }) => rating !== null).map((order) => order.id))
  const unrated = all.filter(({ rating, shipmentStatus }) => rating === null && shipmentStatus === 'delivered').map((order) => order.id)
  expect(unrated).toContain(waiting.order.id)
  expect(await ids('customer', { rated: 'false' })).toEqual(unrated)
  expect(await ids('rival', { rated: 'false' })).not.toContain(waiting.order.id)
})

test('a search finds a status by the beginning of its words, and by nothing else of them', async () => {
  const numbers = async (q: string) => (await app.as('customer').call(ordersEndpoints.list, { query: { q } })).map((o) => o.orderNumber)
  const all = await app.as('customer').call(ordersEndpoints.list)
  const completed = all.filter(({ status }) => status === 'completed').map((o) => o.orderNumber)
  expect(completed.length).toBeGreaterThan(0)
  for (const q of ['Completed', 'compl']) expect(await numbers(q)).toEqual(completed)
  expect(await numbers(`compl ${completed[0]}`)).toEqual([completed[0]])
  expect(await numbers('mpleted')).toEqual([])
})

test('the list filters by number, status, stage, type and customer, and the summary counts the same', async () => {
  const item = await makeItem(app, { customerId: 2 })
  const order = await makeOrder(app, { customerId: 2, type: 'shipment', items: [{ sku: item.sku, quantity: 1 }] })
  const ids = async (query: object) => (await app.as('admin').call(ordersEndpoints.list, { query })).map((each) => each.id)
  expect(await ids({ q: order.orderNumber.slice(3) })).toEqual([order.id])
  expect(await ids({ customerId: 2, type: 'shipment', status: 'pending', trackingStage: 'awaiting_confirmation' })).toEqual([order.id])
  expect(await ids({ q: '%' })).toEqual([])
  const summary = await app.as('admin').call(ordersEndpoints.summary)
  const all = await app.as('admin').call(ordersEndpoints.list)
  expect(summary.total).toBe(all.length)
  expect(summary.byStatus.cancelled).toBe(all.filter((each) => each.status === 'cancelled').length)
  expect(summary.active).toBe(all.filter((each) => each.status !== 'cancelled' && each.status !== 'completed').length)
  expect(await app.as('rival').call(ordersEndpoints.summary)).toMatchObject({ total: 1, active: 1 })
})
