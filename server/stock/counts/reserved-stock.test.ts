import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { accepting, approve, countOf, makeReview, planCount, submit } from '../../../tests/support/counting.ts'
import { makeLocation, makeOrder } from '../../../tests/support/factories.ts'
import { makeConfirmedOrder, makeShortLocation, pickEverything, pickListOf } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  await makeLocation(it, { code: 'STAGE-1', type: 'staging' })
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const manager = () => it.as('manager')
const orderOf = (sku: string, quantity: number, priority: 'low' | 'normal' | 'high' = 'normal') =>
  makeConfirmedOrder(it, { items: [{ sku, quantity }], priority })
const stockOf = async (id: number) => (await manager().call(inventoryEndpoints.get, { params: { id } })).stock

test('a minus that reserved stock stands in the way of names the movements, and takes from those of low priority first', async () => {
  const { id, bin, item, line } = await makeReview(it, { quantity: 20, counted: 12 })
  const high = await orderOf(item.sku, 8, 'high')
  const low = await orderOf(item.sku, 6, 'low')
  const pending = await makeOrder(it, { items: [{ sku: item.sku, quantity: 3 }] })
  const refused = await approve(it, id, accepting(line))
  expect(refused.body).toMatchObject({
    status: 409,
    code: 'count.reserved',
    detail: `5 of ${item.sku} at ${bin.code} are reserved for ${[high, low, pending].map(({ orderNumber }) => orderNumber).join(', ')}. Release them to post the difference.`,
  })
  expect((await approve(it, id, accepting(line, { releaseReserved: true }))).status).toBe(200)
  expect(await stockOf(item.id)).toMatchObject([{ onHand: 12, reserved: 12 }])
  expect((await pickListOf(it, high.id)).missing).toEqual([])
  expect(await pickListOf(it, low.id)).toMatchObject({
    missing: [{ quantity: 2 }],
    exceptions: [{ kind: 'count', quantity: 2, location: bin.code }],
  })
  expect((await manager().ask(pickingEndpoints.planAgain, { params: { id: low.id }, body: {} })).status).toBe(200)
  expect((await manager().ask(pickingEndpoints.shipShort, { params: { id: low.id }, body: {} })).status).toBe(200)
  // What is left of a pending movement is changed as before.
  expect((await manager().ask(ordersEndpoints.cancel, { params: { id: pending.id }, body: { reason: 'None left' } })).status).toBe(200)
  await expectBooksToBalance(it.db)
})

test('is reserved again elsewhere, as far as there is any', async () => {
  const { id, item, line } = await makeReview(it, { quantity: 10, counted: 4 })
  const { id: orderId } = await orderOf(item.sku, 8)
  const elsewhere = await makeLocation(it)
  const body = { adjustment: 5, reason: 'Found', location: elsewhere.code }
  await manager().call(inventoryEndpoints.adjust, { params: { id: item.id }, body })
  expect((await approve(it, id, accepting(line, { releaseReserved: true }))).status).toBe(200)
  const list = await pickListOf(it, orderId)
  expect(list.missing).toEqual([])
  expect(list.exceptions).toEqual([])
  expect(list.open.map(({ location, quantity }) => [location, quantity])).toContainEqual([elsewhere.code, 4])
})

test('a pending movement from which stock was released can be changed to another item', async () => {
  const { id, item, line } = await makeReview(it, { quantity: 5, counted: 1 })
  const order = await makeOrder(it, { items: [{ sku: item.sku, quantity: 5 }] })
  expect((await approve(it, id, accepting(line, { releaseReserved: true }))).status).toBe(200)
  await expectBooksToBalance(it.db)
  const other = await makeReview(it)
  const items = [{ sku: other.item.sku, quantity: 1 }]
  expect((await manager().ask(ordersEndpoints.update, { params: { id: order.id }, body: { items } })).status).toBe(200)
})

test('picked goods are never released', async () => {
  const stage = await manager().request('GET', '/api/warehouse-locations?q=STAGE-1')
  const [{ id: stageId }] = stage.body as [{ id: number }]
  const { item } = await makeReview(it, { quantity: 5, counted: 5 })
  const order = await orderOf(item.sku, 5)
  await pickEverything(it, order.id)
  const count = await planCount(it, { method: 'location', locationIds: [stageId] })
  const placeId = count.places[0]?.id ?? 0
  const lines = [{ inventoryId: item.id, quantity: 3 }]
  for (const [by, round] of [
    ['worker', 1],
    ['admin', 2],
  ] as const)
    await submit(it, by, count.id, placeId, { round, lines })
  const line = (await countOf(it, count.id)).places[0]?.lines.find(({ sku }) => sku === item.sku)
  const refused = await approve(it, count.id, accepting(line ?? { id: 0 }, { releaseReserved: true, acceptMoved: true }))
  expect(refused.body).toMatchObject({
    code: 'count.picked',
    detail: `2 of ${item.sku} at STAGE-1 are picked for ${order.orderNumber}. Put them right there first.`,
  })
})

test('what a count finds of a short pick comes from where that was put aside; the rest is written off', async () => {
  const { bin, item } = await makeShortLocation(it)
  const aside = async () => (await stockOf(item.id)).find(({ location }) => location?.startsWith('DISCREPANCY'))?.onHand ?? 0
  expect(await aside()).toBe(4)
  const count = await planCount(it, { method: 'short_pick' })
  expect(count.places.map(({ location }) => location)).toContain(bin.code)
  // 30 are booked at the bin; 31 are found there.
  for (const [by, round] of [
    ['worker', 1],
    ['admin', 2],
  ] as const)
    for (const place of (await countOf(it, count.id)).places)
      await submit(it, by, count.id, place.id, {
        round,
        lines: place.location === bin.code ? [{ inventoryId: item.id, quantity: 31 }] : [],
      })
  const writeOff = () => manager().ask(countsEndpoints.writeOffAside, { params: { id: count.id }, body: { reason: 'Not found' } })
  expect((await writeOff()).body).toMatchObject({ code: 'count.not-closed' })
  const lines = (await countOf(it, count.id)).places.flatMap(({ lines }) => lines).filter(({ status }) => status === 'difference')
  const decisions = lines.map((each) => ({ lineId: each.id, accept: each.sku === item.sku, reason: 'Behind the rack' }))
  expect((await approve(it, count.id, { decisions, acceptMoved: true })).body).toMatchObject({ status: 'closed' })
  expect(await aside()).toBe(3)
  const [posted] = await manager().call(inventoryEndpoints.movements, { query: { inventoryId: [item.id], limit: 1 } })
  expect(posted).toMatchObject({ cause: 'count', quantity: 1, fromLocation: 'DISCREPANCY', toLocation: bin.code })
  expect(await manager().call(stockEndpoints.atLocation, { params: { id: bin.id }, query: {} })).toMatchObject([{ onHand: 31 }])
  expect((await writeOff()).status).toBe(200)
  expect(await aside()).toBe(0)
  expect((await writeOff()).body).toMatchObject({ code: 'count.nothing-aside' })
})
