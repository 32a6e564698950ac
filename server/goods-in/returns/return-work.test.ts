import { afterAll, beforeAll, expect, test } from 'vitest'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { quarantineEndpoints } from '../../../contract/goods-in/quarantine/quarantine.ts'
import { returnWorkEndpoints } from '../../../contract/goods-in/returns/return-work.ts'
import { type GoodsReturn, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { floorEndpoints } from '../../../contract/platform/floor/floor.ts'
import { categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { moveStockEndpoints } from '../../../contract/stock/inventory/move-stock.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeLocation, makeReturn, shipItem } from '../../../tests/support/factories.ts'
import { completeTask, stockAt } from '../../../tests/support/put-away.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { newestActOf, undo } from '../../../tests/support/undo.ts'
import { system } from '../../viewer.ts'

let it: TestApp
const places = new Map<string, number>()
beforeAll(async () => {
  it = await openTestApp()
  for (const [code, type] of [
    ['QRN-1', 'quarantine'],
    ['QRN-2', 'quarantine'],
    ['BIN-1', 'storage'],
  ] as const)
    places.set(code, (await makeLocation(it, { code, type })).id)
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const receive = (id: number, body: object, by: TestPerson = 'worker') =>
  it.as(by).ask(returnWorkEndpoints.receive, { params: { id }, body: body as never })
const inspect = (id: number, body: object) => it.as('worker').ask(returnWorkEndpoints.inspect, { params: { id }, body: body as never })
const close = (id: number, body: object = {}, by: TestPerson = 'manager') =>
  it.as(by).ask(returnWorkEndpoints.close, { params: { id }, body: body as never })
const at = async (code: string, sku: string) =>
  (await stockAt(it, places.get(code) ?? 0)).filter((row) => row.sku === sku).map(({ onHand }) => onHand)
const idOf = ({ items }: GoodsReturn, n = 0) => items[n]?.id ?? 0

/** An authorised return of so many units, all that a movement shipped. */
async function expected(units: number, wanted: Parameters<typeof shipItem>[2] = {}) {
  const { item, order } = await shipItem(it, units, wanted)
  return { item, order, back: await makeReturn(it, { orderId: order.id, items: [{ sku: item.sku, quantity: units }] }) }
}

test('goods come back through quarantine: restocked by a task, kept, scrapped and sent back, in one act', async () => {
  const { item, order, back } = await expected(10)
  const received = await receive(back.id, { items: [{ lineId: idOf(back), quantity: 10 }] })
  expect(received.body).toMatchObject({ status: 'received', returnLocation: 'QRN-1', units: 10, items: [{ received: 10 }] })
  expect(await it.as('customer').call(returnsEndpoints.get, { params: { id: back.id } })).toMatchObject({
    status: 'received',
    returnLocation: null,
  })
  expect(await at('QRN-1', item.sku)).toEqual([10])
  expect(await it.as('manager').call(quarantineEndpoints.list, { query: { source: 'return' } })).toMatchObject([
    { sku: item.sku, quantity: 10, sourceNumber: back.returnNumber },
  ])
  for (const by of ['customer', 'manager'] as const) {
    const [line] = await it.as(by).call(inventoryEndpoints.movements, { query: { inventoryId: item.id, limit: 1 } })
    expect(line).toMatchObject({
      movementType: 'inbound',
      cause: 'return',
      quantity: 10,
      orderNumber: order.orderNumber,
      returnId: back.id,
      returnNumber: back.returnNumber,
      reason: `Returned with ${back.returnNumber}`,
    })
  }
  expect(await close(back.id)).toMatchObject({ status: 409, body: { code: 'return.closed', detail: `${back.returnNumber} is received.` } })

  const parts = [
    { quantity: 4, condition: 'good', disposition: 'restock' },
    { quantity: 2, condition: 'opened', disposition: 'quarantine', location: 'qrn-2', note: 'Ask the customer' },
    { quantity: 1, condition: 'damaged', disposition: 'quarantine' },
    { quantity: 2, condition: 'damaged', disposition: 'scrap', note: 'Soaked' },
    { quantity: 1, condition: 'wrong_item', disposition: 'send_back' },
  ]
  expect((await inspect(back.id, { lines: [{ lineId: idOf(back), parts }] })).body).toMatchObject({ status: 'inspected' })
  expect(await close(back.id, {}, 'worker')).toMatchObject({ status: 403 })
  const closed = await close(back.id, { sendBack: { serviceType: 'Express' } })
  expect(closed.body, closed.text).toMatchObject({ status: 'closed', shipmentNumber: expect.any(String) })
  expect(await at('QRN-1', item.sku)).toEqual([5])
  expect(await at('QRN-2', item.sku)).toEqual([2])
  const { shipmentId } = closed.body as GoodsReturn
  expect(await it.as('customer').call(shipmentsEndpoints.get, { params: { id: shipmentId ?? 0 } })).toMatchObject({
    returnNumber: back.returnNumber,
    orderId: null,
    serviceType: 'Express',
    destination: 'Acme Imports',
  })
  const seen = await it.as('customer').call(returnsEndpoints.get, { params: { id: back.id } })
  expect(seen.items[0]?.parts).toMatchObject([
    { done: true },
    { condition: 'opened', location: null, note: 'Ask the customer' },
    {},
    {},
    {},
  ])
  const [notice] = await it.as('customer').call(notificationsEndpoints.list, { query: { limit: 1 } })
  expect(notice).toMatchObject({ title: 'Return closed' })
  const { rows } = await it.as('manager').call(reportsEndpoints.rows, { query: { report: 'returns', period: '7d' } })
  expect(rows).toMatchObject([
    { customer: 'Acme Imports', returns: 1, units: 10, restocked: 4, quarantined: 3, scrapped: 2, sentBack: 1, share: 100, hours: 0 },
  ])
  const acts = await it.db.read(system, (on) =>
    on
      .selectFrom('stock_acts as a')
      .where('a.subject_type', '=', 'return')
      .where('a.subject_id', '=', back.id)
      .select(['a.kind', 'a.number'])
      .execute(),
  )
  expect(acts).toEqual([
    { kind: 'return', number: back.returnNumber },
    { kind: 'return', number: back.returnNumber },
  ])

  const [task] = await it.as('worker').call(tasksEndpoints.list, { query: { q: back.returnNumber } })
  expect(task).toMatchObject({ kind: 'put_away', quantity: 4, fromLocation: 'QRN-1', returnId: back.id, returnNumber: back.returnNumber })
  expect((await completeTask(it, task?.id ?? 0, { locationCode: 'BIN-1', quantity: 3 })).status).toBe(200)
  const [rest] = await it.as('worker').call(tasksEndpoints.list, { query: { q: back.returnNumber, state: 'open' } })
  expect(rest).toMatchObject({ quantity: 1, returnId: back.id })
  const [put] = await it.as('customer').call(inventoryEndpoints.movements, { query: { inventoryId: item.id, limit: 1 } })
  expect(put).toMatchObject({ quantity: 3, cause: 'return', toLocation: 'BIN-1', returnNumber: back.returnNumber })
  await expectBooksToBalance(it.db)
})

test('a repeat with corrected figures gives the ledger the difference, and changed lines lose their parts', async () => {
  const { item, back } = await expected(6)
  const other = await shipItem(it, 1)
  await receive(back.id, { items: [{ lineId: idOf(back), quantity: 6 }] })
  await inspect(back.id, { lines: [{ lineId: idOf(back), parts: [{ quantity: 6, condition: 'good', disposition: 'restock' }] }] })
  const again = await receive(back.id, { items: [{ sku: item.sku, quantity: 6 }] })
  expect(again.body).toMatchObject({ status: 'inspected', version: 3 })
  expect(await receive(back.id, { items: [{ sku: other.item.sku, quantity: 1 }] })).toMatchObject({ status: 409 })
  const corrected = await receive(back.id, { items: [{ sku: item.sku, quantity: 4 }], returnLocation: 'QRN-2' })
  expect(corrected.body).toMatchObject({
    status: 'received',
    inspectedAt: null,
    returnLocation: 'QRN-2',
    items: [{ received: 4, parts: [] }],
  })
  expect([await at('QRN-1', item.sku), await at('QRN-2', item.sku)]).toEqual([[], [4]])
  const reason = `Return ${back.returnNumber} corrected`
  const lines = await it.as('manager').call(inventoryEndpoints.movements, { query: { inventoryId: item.id } })
  expect(lines.filter((line) => line.reason === reason).map(({ direction, quantity }) => [direction, quantity])).toEqual([['out', 6]])
  expect(await receive(back.id, { items: [{ lineId: idOf(back), quantity: 0 }] })).toMatchObject({ status: 400 })
  expect(await receive(back.id, { items: [{ lineId: idOf(back), quantity: 7 }] })).toMatchObject({
    status: 409,
    body: { code: 'return.more-than-shipped' },
  })
  expect((await receive(back.id, { items: [{ lineId: idOf(back), quantity: 7 }], overrideReason: 'One of another parcel' })).status).toBe(
    200,
  )
  expect(await receive(back.id, { items: [{ lineId: idOf(back), quantity: 7 }], returnLocation: 'BIN-1' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'returnLocation' }] },
  })
  await expectBooksToBalance(it.db)
})

test('an inspection accounts for every unit, and sells again only what can be sold', async () => {
  const { back } = await expected(3, { lotNumber: 'OLD-1' })
  const line = idOf(back)
  const parts = (...some: object[]) => inspect(back.id, { lines: [{ lineId: line, parts: some }] })
  const good = { quantity: 3, condition: 'good', disposition: 'restock' }
  expect(await parts(good)).toMatchObject({ status: 409, body: { code: 'return.closed' } })
  await receive(back.id, { items: [{ lineId: line, quantity: 3, lot: 'OLD-1', expiresOn: '2020-01-31' }] })
  expect(await parts({ ...good, quantity: 2 })).toMatchObject({ status: 400, body: { errors: [{ path: 'lines.0.parts' }] } })
  expect(await parts({ ...good, condition: 'damaged' })).toMatchObject({ status: 400, body: { code: 'return.not-sellable' } })
  expect(await parts(good)).toMatchObject({
    status: 400,
    body: { code: 'return.not-sellable', detail: expect.stringContaining('expired') },
  })
  expect(await parts({ ...good, disposition: 'scrap' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'lines.0.parts.0.note' }] },
  })
  expect(await parts({ ...good, disposition: 'quarantine', location: 'BIN-1' })).toMatchObject({
    status: 400,
    body: { code: 'return.location-unknown' },
  })
  expect(await inspect(back.id, { lines: [{ lineId: 1e6, parts: [] }] })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'lines.0.lineId' }] },
  })
  expect((await parts({ ...good, disposition: 'quarantine' })).status).toBe(200)
  expect((await close(back.id)).body).toMatchObject({ status: 'closed', shipmentId: null })
  expect(await receive(back.id, { items: [{ lineId: line, quantity: 2 }] })).toMatchObject({ status: 409, body: { code: 'return.closed' } })
})

test('excise goods come back with a lot that left with the movement, and keep their UI codes', async () => {
  const category = await it
    .as('manager')
    .call(categoriesEndpoints.create, { body: { name: 'Cigarettes', code: 'CIG', exciseCode: 'T200' } })
  const { item, back } = await expected(2, { lotNumber: 'LOT-A', category: category.name } as never)
  const line = idOf(back)
  const one = (more: object) => receive(back.id, { items: [{ lineId: line, quantity: 2, ...more }] })
  expect(await one({})).toMatchObject({ status: 400, body: { errors: [{ path: 'items.0.lot' }] } })
  expect(await one({ lot: 'LOT-B' })).toMatchObject({
    status: 409,
    body: { code: 'return.lot-not-shipped', detail: expect.stringContaining(`Lot LOT-B of ${item.sku} did not leave with`) },
  })
  for (const uiCodes of [['A', 'B', 'C'], ['A', 'A'], ['A B'], ['#A']]) expect((await one({ lot: 'LOT-A', uiCodes })).status).toBe(400)
  expect((await one({ lot: 'LOT-A', uiCodes: ['UI-1/a', 'UI-2/b'] })).body).toMatchObject({
    items: [{ isExcise: true, lot: 'LOT-A', uiCodes: ['UI-1/a', 'UI-2/b'] }],
  })
  expect((await receive(back.id, { items: [{ lineId: line, quantity: 1 }] })).body).toMatchObject({ errors: [{ path: 'items.0.uiCodes' }] })
  const csv = await it.as('manager').request('GET', '/api/returns.csv')
  expect(csv.text).toContain('UI-1/a; UI-2/b')
})

test('goods on a handling unit are restocked with it', async () => {
  const { item, back } = await expected(5)
  const handlingUnit = '340123450000000017'
  await receive(back.id, { items: [{ lineId: idOf(back), quantity: 5, handlingUnit }] })
  await inspect(back.id, { lines: [{ lineId: idOf(back), parts: [{ quantity: 5, condition: 'good', disposition: 'restock' }] }] })
  expect((await close(back.id)).status).toBe(200)
  const [task] = await it.as('worker').call(tasksEndpoints.list, { query: { q: back.returnNumber } })
  expect(task).toMatchObject({ sscc: handlingUnit, quantity: 5 })
  expect((await completeTask(it, task?.id ?? 0, { locationCode: 'BIN-1' })).status).toBe(200)
  const [unit] = await it.as('manager').call(handlingUnitsEndpoints.list, { query: { q: handlingUnit } })
  expect(unit).toMatchObject({ location: 'BIN-1' })
  expect(await at('BIN-1', item.sku)).toEqual([5])
})

test('what a return waits for leaves quarantine by nothing but the return', async () => {
  const { item, back } = await expected(3)
  await receive(back.id, { items: [{ lineId: idOf(back), quantity: 3 }] })
  const manager = it.as('manager')
  const params = { id: item.id }
  const tries = [
    await manager.ask(quarantineEndpoints.dispose, {
      params,
      body: { from: 'QRN-1', quantity: 2, disposition: 'scrap', reason: 'Wet' },
    }),
    await manager.ask(inventoryEndpoints.adjust, { params, body: { adjustment: -1, location: 'QRN-1', reason: 'Lost' } }),
    await manager.ask(moveStockEndpoints.move, {
      params,
      body: { from: 'QRN-1', to: (await makeLocation(it, { type: 'quarantine' })).code, quantity: 1, reason: 'Apart' },
    }),
    await manager.ask(inventoryEndpoints.update, { params, body: { quantity: 0 } }),
  ]
  expect(tries.map(({ body }) => (body as { code: string }).code)).toEqual([
    ...['stock.awaited-by-return', 'stock.awaited-by-return', 'stock.awaited-by-return', 'stock.not-removable'],
  ])
  expect(tries[0]?.body).toMatchObject({
    detail: `3 of ${item.sku} at QRN-1 came with ${back.returnNumber}. Inspect and close that return, which decides what becomes of them.`,
  })
  const parts = [
    { quantity: 1, condition: 'good', disposition: 'scrap', note: 'Wet' },
    { quantity: 2, condition: 'good', disposition: 'restock' },
  ]
  await inspect(back.id, { lines: [{ lineId: idOf(back), parts }] })
  expect((await close(back.id)).status).toBe(200)
})

test('on the floor a return is one’s own once one received it, and comes first', async () => {
  const [first, second] = [await expected(1), await expected(2)]
  for (const { back, by } of [
    { back: first.back, by: 'manager' },
    { back: second.back, by: 'worker' },
  ] as const)
    await receive(back.id, { items: [{ lineId: idOf(back), quantity: 1 }] }, by)
  const floor = await it.as('worker').call(floorEndpoints.work)
  const rows = floor.find(({ kind }) => kind === 'return')?.rows ?? []
  expect(rows.find(({ id }) => id === second.back.id)).toMatchObject({ mine: true })
  expect(rows.find(({ id }) => id === first.back.id)).toMatchObject({ mine: false })
  const own = rows.map(({ mine }) => mine)
  expect(own).toEqual([...own].sort((one, other) => Number(other) - Number(one)))
})

test('a return and undoing the export of its movement never both succeed, also where a reason overrides the limit', async () => {
  for (let n = 0; n < 12; n++) {
    const { item, order } = await shipItem(it, 3)
    const act = await newestActOf(it, 'ship')
    const body = {
      reason: 'unwanted' as const,
      orderId: order.id,
      overrideReason: 'Asked by phone',
      items: [{ sku: item.sku, quantity: 3 }],
    }
    const [undone, made] = await Promise.allSettled([undo(it, act), it.as('manager').call(returnsEndpoints.create, { body })])
    expect([n, [undone.status, made.status].filter((status) => status === 'fulfilled').length]).toEqual([n, 1])
  }
})

test('the owner of an item is not changed while a return of it is open', async () => {
  const { item, back } = await expected(2)
  await receive(back.id, { items: [{ lineId: idOf(back), quantity: 2 }] })
  const change = () => it.as('admin').ask(inventoryEndpoints.update, { params: { id: item.id }, body: { customerId: 2 } })
  expect(await change()).toMatchObject({ status: 409, body: { code: 'item.awaited' } })
})
