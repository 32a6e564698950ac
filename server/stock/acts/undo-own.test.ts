import { afterAll, beforeAll, expect, test } from 'vitest'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { stockActsEndpoints } from '../../../contract/stock/acts/stock-acts.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { moveStockEndpoints } from '../../../contract/stock/inventory/move-stock.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { planCount } from '../../../tests/support/counting.ts'
import { makeInspectedReceipt, makeItem, makeLocation, makeReceivingLocations } from '../../../tests/support/factories.ts'
import { makeConfirmedOrder, pickListOf, setCompanyPrefix } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { newestActOf, stockRows } from '../../../tests/support/undo.ts'

let it: TestApp
let now = new Date('2026-03-02T08:00:00Z')
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
  await makeLocation(it, { type: 'staging' })
  await makeReceivingLocations(it)
  await setCompanyPrefix(it)
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const ownOf = (person: TestPerson) => it.as(person).call(stockActsEndpoints.listOwn)
const undoAs = (person: TestPerson, id: number) => it.as(person).ask(stockActsEndpoints.undoOwn, { params: { id } })

/** Moves 5 of 100 to a new location, as the worker does unless another is named. */
async function move(by: TestPerson = 'worker', type: 'storage' | 'quarantine' = 'storage') {
  const [from, to] = [await makeLocation(it), await makeLocation(it, { type })]
  const item = await makeItem(it, { location: from.code, quantity: 100 })
  const before = await stockRows(it)
  const reason = type === 'quarantine' ? 'Wet cartons' : null
  const body = { from: from.code, to: to.code, quantity: 5, reason }
  await it.as(by).call(moveStockEndpoints.move, { params: { id: item.id }, body })
  return { item, from, to, before, id: await newestActOf(it, 'move') }
}

test.each(['storage', 'quarantine'] as const)('a worker takes its own move to %s back in one step', async (type) => {
  const { id, item, from, to, before } = await move('worker', type)
  const [own] = await ownOf('worker')
  expect(own).toMatchObject({ id, kind: 'move', skus: [item.sku], fromLocation: from.code, toLocation: to.code })
  expect(JSON.stringify(own)).not.toMatch(/quantity|units|onHand/)
  expect(await undoAs('worker', id)).toMatchObject({ status: 200, body: { id, kind: 'move' } })
  expect(await stockRows(it)).toEqual(before)
  expect((await ownOf('worker')).map((act) => act.id)).not.toContain(id)
  const lines = await it.as('manager').call(inventoryEndpoints.movements, { query: { inventoryId: item.id, limit: 1 } })
  expect(lines[0]).toMatchObject({ reason: 'Undone right after it was done' })
})

test('sent twice it is undone once', async () => {
  const { id, before } = await move()
  const both = await Promise.all([undoAs('worker', id), undoAs('worker', id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'undo.done' })
  expect(await stockRows(it)).toEqual(before)
})

test('with an Idempotency-Key the repeat gets the first answer', async () => {
  const { id } = await move()
  const headers = { 'idempotency-key': 'undo-own-1' }
  const replies = []
  for (let n = 0; n < 2; n++) replies.push(await it.as('worker').ask(stockActsEndpoints.undoOwn, { params: { id }, headers }))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
})

test('what another person did is not there, for each role of the floor', async () => {
  const { id } = await move('manager')
  expect((await ownOf('worker')).map((act) => act.id)).not.toContain(id)
  for (const person of ['worker', 'admin'] as const)
    expect(await undoAs(person, id)).toMatchObject({ status: 404, body: { code: 'stock-act.not-found' } })
  expect((await undoAs('manager', id)).status).toBe(200)
})

test('the office without the floor, customers and the signed out may not', async () => {
  const { id } = await move()
  for (const person of ['accountant', 'customer', 'rival'] as const) {
    expect((await undoAs(person, id)).status).toBe(403)
    expect((await it.as(person).ask(stockActsEndpoints.listOwn)).status).toBe(403)
  }
  expect((await it.anyone.ask(stockActsEndpoints.undoOwn, { params: { id } })).status).toBe(401)
  expect((await undoAs('worker', 2_000_000_000)).status).toBe(404)
})

test('after 15 minutes by the server’s clock a manager undoes it', async () => {
  const { id, before } = await move()
  minutesLater(14)
  expect((await ownOf('worker')).map((act) => act.id)).toContain(id)
  minutesLater(2)
  expect((await ownOf('worker')).map((act) => act.id)).not.toContain(id)
  expect(await undoAs('worker', id)).toMatchObject({ status: 409, body: { code: 'undo.own-too-late' } })
  expect(await stockRows(it)).not.toEqual(before)
})

test('what was done with the goods since stays, and the sentence names no quantity, also at a place that is counted blind', async () => {
  const { id, item, to } = await move()
  const next = await makeLocation(it)
  const body = { from: to.code, to: next.code, quantity: 3, reason: null }
  await it.as('manager').call(moveStockEndpoints.move, { params: { id: item.id }, body })
  await planCount(it, { method: 'location', locationIds: [to.id] })
  const reply = await undoAs('worker', id)
  expect(reply).toMatchObject({ status: 409, body: { code: 'undo.own-built-upon' } })
  expect((reply.body as { detail: string }).detail).not.toMatch(/\d/)
})

test('at a place that is counted blind the list and the undo name no quantity', async () => {
  const { id, to } = await move()
  await planCount(it, { method: 'location', locationIds: [to.id] })
  const [own] = await ownOf('worker')
  expect(own?.id).toBe(id)
  const reply = await undoAs('worker', id)
  expect(reply.body).toEqual({ id, kind: 'move' })
})

test('a put-away comes back with its task open again', async () => {
  const receipt = await makeInspectedReceipt(it)
  const { created } = await it.as('manager').call(tasksEndpoints.create, { params: { id: receipt.id }, body: {} })
  const task = created[0]?.id ?? 0
  const body = { locationCode: (await makeLocation(it)).code }
  await it.as('worker').call(tasksEndpoints.complete, { params: { id: task }, body })
  const id = await newestActOf(it, 'put_away')
  expect((await undoAs('worker', id)).status).toBe(200)
  const open = await it.as('worker').call(tasksEndpoints.list, { query: { receiptId: receipt.id, state: 'open' } })
  expect(open.length).toBeGreaterThan(0)
})

test('a pick comes back until picking is complete', async () => {
  const { id: order } = await makeConfirmedOrder(it)
  const list = await pickListOf(it, order)
  const [line] = list.open
  await it.as('worker').call(pickingEndpoints.pick, { params: { id: order }, body: { line: line?.id ?? 0 } })
  const id = await newestActOf(it, 'pick')
  expect((await undoAs('worker', id)).status).toBe(200)
  expect((await pickListOf(it, order)).pickedQuantity).toBe(0)
})
