import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { trackingLinksEndpoints } from '../../../contract/goods-out/shipments/tracking-links.ts'
import { stockActsEndpoints } from '../../../contract/stock/acts/stock-acts.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { moveStockEndpoints } from '../../../contract/stock/inventory/move-stock.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import {
  makeInspectedReceipt,
  makeItem,
  makeLocation,
  makeOrder,
  makePackedUnit,
  makeReceipt,
  makeReceivingLocations,
  makeShipment,
} from '../../../tests/support/factories.ts'
import { makeBinnedItem, makeConfirmedOrder, pickEverything, pickListOf, setCompanyPrefix } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { newestActOf, stockRows, undo } from '../../../tests/support/undo.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  await makeLocation(it, { type: 'staging' })
  await makeReceivingLocations(it)
  await setCompanyPrefix(it)
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

let before: string[] = []
/** What the next test does begins here. */
async function begin() {
  before = await stockRows(it)
}
beforeEach(begin)

const manager = () => it.as('manager')
const previewOf = (id: number, query = {}) => it.as('admin').call(stockActsEndpoints.previewUndo, { params: { id }, query })

test('an adjustment is taken back by an opposite line, and its preview says what changes', async () => {
  const { code } = await makeLocation(it)
  const item = await makeItem(it, { location: code })
  await begin()
  await manager().call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -7, reason: 'Broken' } })
  const id = await newestActOf(it, 'adjust')
  expect(await previewOf(id)).toMatchObject({
    possible: true,
    reasons: [],
    effects: [{ inventoryId: item.id, sku: item.sku, location: code, before: 93, after: 100 }],
    records: [],
    dependents: [],
  })
  const act = await undo(it, id, { by: 'manager' })
  expect(act).toMatchObject({ kind: 'adjust', by: 'manager', undoes: id, units: 7, subjectType: 'inventory', subjectId: item.id })
  const undone = await it.as('admin').call(stockActsEndpoints.get, { params: { id } })
  expect(undone.undoneBy).toBe(act.id)
  expect(act.lines).toMatchObject([{ correctsId: undone.lines[0]?.id, actId: act.id, reason: 'By mistake', direction: 'in' }])
  expect(await stockRows(it)).toEqual(before)
  const again = await manager().request('POST', `/api/stock-acts/${id}/undo`, { body: { preview: 'x', reason: 'Again' } })
  expect(again).toMatchObject({ status: 409, body: { code: 'undo.done' } })
  const ofUndo = await manager().request('POST', `/api/stock-acts/${act.id}/undo`, { body: { preview: 'x', reason: 'Again' } })
  expect(ofUndo).toMatchObject({ status: 409, body: { code: 'undo.of-undo' } })
})

test('goods that are needed elsewhere stay, and the reason names who took them', async () => {
  const { code } = await makeLocation(it)
  const item = await makeItem(it, { location: code, quantity: 0 })
  await manager().call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: 10, reason: 'Found' } })
  const id = await newestActOf(it, 'adjust')
  const { preview } = await previewOf(id)
  const order = await makeOrder(it, { items: [{ sku: item.sku, quantity: 4 }] })
  const stale = await manager().request('POST', `/api/stock-acts/${id}/undo`, { body: { preview, reason: 'Wrong' } })
  expect(stale).toMatchObject({ status: 409, body: { code: 'undo.changed', detail: 'Stock moved since the preview. Look at it again.' } })
  const since = await previewOf(id)
  expect(since).toMatchObject({
    possible: false,
    reasons: [{ code: 'undo.consumed', subjectType: 'order', subjectId: order.id, number: order.orderNumber }],
  })
  expect(since.reasons[0]?.message).toMatch(
    new RegExp(
      `^10 of ${item.sku} at ${code} are needed, 6 are left: ${order.orderNumber} took 4 at [A-Z][a-z]{2} \\d{1,2}, \\d{4}, \\d\\d:\\d\\d\\.$`,
    ),
  )
  const refused = await manager().request('POST', `/api/stock-acts/${id}/undo`, { body: { preview: since.preview, reason: 'Wrong' } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'undo.not-possible', detail: since.reasons[0]?.message } })
  const single = await makeItem(it, { location: code, quantity: 0 })
  await manager().call(inventoryEndpoints.adjust, { params: { id: single.id }, body: { adjustment: 1, reason: 'Found' } })
  await makeOrder(it, { items: [{ sku: single.sku, quantity: 1 }] })
  const ofOne = await previewOf(await newestActOf(it, 'adjust'))
  expect(ofOne.reasons[0]?.message).toContain(`1 of ${single.sku} at ${code} is needed, 0 are left: `)
})

test('with its put-away a receipt is inspected again; taken back as a whole it is expected again, with its counts', async () => {
  const { code } = await makeLocation(it)
  const receipt = await makeInspectedReceipt(it)
  const { created } = await manager().call(tasksEndpoints.create, { params: { id: receipt.id }, body: {} })
  const task = created[0]?.id ?? 0
  await begin()
  await manager().call(tasksEndpoints.complete, { params: { id: task }, body: { locationCode: code } })
  const putAway = await newestActOf(it, 'put_away')
  expect((await previewOf(putAway)).records.map(({ change }) => change)).toEqual([
    `To put away again: 10 × ${receipt.items[0]?.sku}.`,
    'Inspected again.',
  ])
  const received = (await it.as('admin').call(stockActsEndpoints.list, { query: { receiptId: String(receipt.id), kind: 'receive' } }))[0]
  const alone = await previewOf(received?.id ?? 0)
  expect(alone).toMatchObject({ possible: false, dependents: [{ actId: putAway, kind: 'put_away', units: 10 }] })
  await undo(it, putAway)
  expect(await stockRows(it)).toEqual(before)
  const [open] = await manager().call(tasksEndpoints.list, { query: { receiptId: String(receipt.id), state: 'open' } })
  expect(open).toMatchObject({ kind: 'put_away', quantity: 10 })
  const again = await manager().call(receiptsEndpoints.get, { params: { id: receipt.id } })
  expect(again).toMatchObject({ status: 'inspected' })
  expect(again.steps.at(-1)).toMatchObject({ status: 'inspected', reason: 'By mistake' })

  await manager().call(tasksEndpoints.complete, { params: { id: open?.id ?? 0 }, body: { locationCode: code } })
  await undo(it, received?.id ?? 0, { withDependents: true })
  const none = await manager().call(receiptsEndpoints.get, { params: { id: receipt.id } })
  expect(none).toMatchObject({ status: 'pending', receivedDate: null, items: [{ quantity: 10, expected: 10, inventoryId: null }] })
  const kept = await manager().call(countingEndpoints.get, { params: { id: receipt.id } })
  expect(kept.lines).toMatchObject([{ sku: receipt.items[0]?.sku, counted: 10 }])
  const receivedAgain = await manager().call(countingEndpoints.receive, { params: { id: receipt.id }, body: {} })
  expect(receivedAgain).toMatchObject({ status: 'received', items: [{ quantity: 10 }] })
  expect(await manager().call(tasksEndpoints.list, { query: { receiptId: String(receipt.id), state: 'open' } })).toEqual([])
  await expectBooksToBalance(it.db)
})

test('single lines of a receipt are taken back, the damaged ones too', async () => {
  const items = [await makeItem(it, { quantity: 0 }), await makeItem(it, { quantity: 0 })]
  const receipt = await makeReceipt(it, { items: items.map(({ sku }) => ({ sku, quantity: 8 })) })
  await begin()
  await manager().call(receiptsEndpoints.update, {
    params: { id: receipt.id },
    body: { status: 'received', items: receipt.items.map(({ id, sku }) => ({ id, sku, quantity: 8, damaged: 3 })) },
  })
  const id = await newestActOf(it, 'receive')
  const { lines } = await it.as('admin').call(stockActsEndpoints.get, { params: { id } })
  const ofSecond = lines.filter(({ sku }) => sku === items[1]?.sku).map((line) => line.id)
  await undo(it, id, { movementIds: ofSecond })
  const after = await manager().call(receiptsEndpoints.get, { params: { id: receipt.id } })
  expect(after.items).toMatchObject([
    { quantity: 8, damaged: 3 },
    { quantity: 0, damaged: 0 },
  ])
  expect(await it.as('admin').call(stockActsEndpoints.get, { params: { id } })).toMatchObject({ undoneBy: null })
  const twice = await manager().request('GET', `/api/stock-acts/${id}/undo?movementId=${ofSecond[0]}`)
  expect(twice).toMatchObject({ status: 400, body: { code: 'undo.not-its-line' } })
  const { id: rest } = await undo(it, id)
  expect(await it.as('admin').call(stockActsEndpoints.get, { params: { id } })).toMatchObject({ undoneBy: rest })
  expect(await stockRows(it)).toEqual(before)
})

test('a move goes back with the reservations that it took along', async () => {
  const item = await makeBinnedItem(it)
  const order = await makeOrder(it, { items: [{ sku: item.sku, quantity: 15 }] })
  const { code } = await makeLocation(it)
  await begin()
  const body = { from: item.location, to: code, quantity: 40, withReservations: true }
  await manager().call(moveStockEndpoints.move, { params: { id: item.id }, body })
  await undo(it, await newestActOf(it, 'move'))
  expect(await stockRows(it)).toEqual(before)
  await manager().call(ordersEndpoints.cancel, { params: { id: order.id }, body: { reason: 'Not needed' } })
})

test('a unit that was moved goes back as a whole', async () => {
  const { unit } = await makePackedUnit(it)
  const { code } = await makeLocation(it)
  await begin()
  await manager().call(handlingUnitsEndpoints.move, { params: { id: unit.id }, body: { locationCode: code } })
  const id = await newestActOf(it, 'move')
  expect(await it.as('admin').call(stockActsEndpoints.get, { params: { id } })).toMatchObject({
    subjectType: 'handling_unit',
    number: unit.sscc,
  })
  await undo(it, id)
  expect(await stockRows(it)).toEqual(before)
})

test('a pick is to be picked again in its bin, packed goods are loose again, and neither counts as an exception', async () => {
  const { id: orderId } = await makeConfirmedOrder(it)
  await begin()
  const { picked } = await pickEverything(it, orderId)
  const pick = await newestActOf(it, 'pick')
  const atStaging = await stockRows(it)
  await manager().call(pickingEndpoints.pack, {
    params: { id: orderId },
    body: { lines: picked.map((line) => ({ line: line.id, quantity: line.quantity })) },
  })
  const pack = await newestActOf(it, 'pack')
  expect((await previewOf(pick)).reasons.map(({ code }) => code)).toEqual(['undo.past-picking', 'undo.consumed'])
  const { units } = await pickListOf(it, orderId)
  await undo(it, pack)
  expect(await stockRows(it)).toEqual(atStaging)
  const unit = await manager().call(handlingUnitsEndpoints.get, { params: { id: units[0]?.id ?? 0 } })
  expect(unit).toMatchObject({ orderId: null, customerId: null, quantity: 0 })
  // Packing has begun, so that its picks stay.
  expect((await previewOf(pick)).reasons.map(({ code }) => code)).toEqual(['undo.past-picking'])

  const other = await makeConfirmedOrder(it)
  await begin()
  await pickEverything(it, other.id)
  await undo(it, await newestActOf(it, 'pick'))
  expect(await stockRows(it)).toEqual(before)
  expect(await pickListOf(it, other.id)).toMatchObject({ status: 'picking', picked: [], open: [{ quantity: 10 }] })
})

test('a unit that was picked whole is a unit in its bin again', async () => {
  const { item, unit } = await makePackedUnit(it)
  const { id } = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 10 }] })
  await begin()
  await pickEverything(it, id)
  await undo(it, await newestActOf(it, 'pick'))
  expect(await stockRows(it)).toEqual(before)
  expect(await manager().call(handlingUnitsEndpoints.get, { params: { id: unit.id } })).toMatchObject({ orderId: null, quantity: 10 })
})

test('an export is undone by an administrator: the goods are packed again, the shipment is kept as withdrawn, the next export makes another', async () => {
  const { id: orderId } = await makeConfirmedOrder(it)
  const admin = it.as('admin')
  const advance = (stage: 'packaging' | 'labelling' | 'documented' | 'exported') =>
    admin.call(ordersEndpoints.advanceTracking, { params: { id: orderId }, body: { stage } })
  for (const stage of ['packaging', 'labelling', 'documented'] as const) await advance(stage)
  await begin()
  const { shipmentId } = await advance('exported')
  const shipment = { params: { id: shipmentId ?? 0 } }
  const { trackingToken } = await admin.call(trackingLinksEndpoints.create, { ...shipment, body: {} })
  const id = await newestActOf(it, 'ship')
  expect(await manager().request('GET', `/api/stock-acts/${id}/undo`)).toMatchObject({ status: 403 })
  expect((await previewOf(id)).records.map(({ type }) => type)).toEqual(['order', 'shipment'])
  await undo(it, id)
  expect(await stockRows(it)).toEqual(before)
  const order = await admin.call(ordersEndpoints.get, { params: { id: orderId } })
  expect(order).toMatchObject({ status: 'packing', trackingStage: 'documented', exportedAt: null, shipmentId: null })
  expect(order.trackingHistory.at(-1)).toMatchObject({ stage: 'documented', notes: 'Export undone: By mistake', by: 'Ada' })
  expect(await admin.call(shipmentsEndpoints.get, shipment)).toMatchObject({ withdrawnAt: expect.any(String), status: 'created' })
  expect(await admin.call(shipmentsEndpoints.list, { query: { orderId: String(orderId) } })).toEqual([])
  expect(await it.anyone.request('GET', `/api/track/${trackingToken}`)).toMatchObject({ body: { withdrawnAt: expect.any(String) } })
  const event = await manager().request('POST', `/api/shipments/${shipmentId}/events`, { body: { kind: 'picked_up' } })
  expect(event).toMatchObject({ status: 409, body: { code: 'shipment.withdrawn' } })

  await expectBooksToBalance(it.db)
  const next = await advance('exported')
  expect(next.shipmentId).not.toBe(shipmentId)
  expect(next.trackingHistory.map(({ stage }) => stage).slice(-3)).toEqual(['exported', 'documented', 'exported'])
})

test('an export stays once its shipment was picked up, and kinds without an undo say so', async () => {
  const { shipmentId } = await makeShipment(it)
  const id = await newestActOf(it, 'ship')
  await manager().call(shipmentsEndpoints.record, { params: { id: shipmentId ?? 0 }, body: { kind: 'picked_up' } })
  expect((await previewOf(id)).reasons).toMatchObject([{ code: 'undo.shipment-left' }])
  expect((await previewOf(await newestActOf(it, 'opening'))).reasons).toMatchObject([
    { code: 'undo.kind', message: "Opening stock can't be undone here." },
  ])
})

test('two undos at once: one is done', async () => {
  const item = await makeItem(it)
  await manager().call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: 5, reason: 'Found' } })
  const id = await newestActOf(it, 'adjust')
  const { preview } = await previewOf(id)
  const both = await Promise.all(
    ['admin', 'manager'].map((by) =>
      it.as(by as 'admin').request('POST', `/api/stock-acts/${id}/undo`, { body: { preview, reason: 'Wrong' } }),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})
