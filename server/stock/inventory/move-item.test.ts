import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { quarantineEndpoints } from '../../../contract/goods-in/quarantine/quarantine.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { moveStockEndpoints, type stockMove } from '../../../contract/stock/inventory/move-stock.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeItem, makeLocation, makeOrder, makePackedUnit, makeTask } from '../../../tests/support/factories.ts'
import { makeBinnedItem, makeConfirmedOrder, pickEverything, pickListOf } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

type Move = z.input<typeof stockMove>
const ask = (id: number, body: Move, by: TestPerson = 'manager') => app.as(by).ask(moveStockEndpoints.move, { params: { id }, body })
const move = (id: number, body: Move) => app.as('manager').call(moveStockEndpoints.move, { params: { id }, body })
const stockOf = async (id: number) => (await app.as('admin').call(inventoryEndpoints.get, { params: { id } })).stock
const lines = (inventoryId: number) => app.as('admin').call(inventoryEndpoints.movements, { query: { inventoryId } })
const add = (id: number, adjustment: number, location: string, lot?: string) =>
  app
    .as('manager')
    .call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment, reason: 'Found', location, ...(lot && { lot }) } })

async function makeBinned(quantity = 40, fields: Parameters<typeof makeItem>[1] = {}) {
  const [from, to] = [(await makeLocation(app)).code, (await makeLocation(app)).code]
  return { item: await makeItem(app, { quantity, location: from, ...fields }), from, to }
}

test('moves stock by one ledger line; the item, its customer and its quantity stay', async () => {
  const { item, from, to } = await makeBinned(40, { lotNumber: 'L-1' })
  const moved = await move(item.id, { from: from.toLowerCase(), to, quantity: 15, lot: 'L-1', reason: 'Closer to the door' })
  expect(moved).toMatchObject({ id: item.id, quantity: 40, availableQuantity: 40, location: from })
  expect(await stockOf(item.id)).toMatchObject([
    { location: from, lot: 'L-1', onHand: 25 },
    { location: to, lot: 'L-1', onHand: 15 },
  ])
  const line = { movementType: 'transfer', cause: 'move', quantity: 15, fromLocation: from, toLocation: to, lot: 'L-1' }
  expect((await lines(item.id))[0]).toMatchObject({ ...line, reason: 'Closer to the door', by: expect.any(String) })
  expect(await app.as('customer').call(inventoryEndpoints.movements, { query: { inventoryId: item.id, limit: 1 } })).toMatchObject([
    { ...line, reason: 'Closer to the door' },
  ])
})

test('moves from no location, and without a reason', async () => {
  const { code } = await makeLocation(app)
  const { id } = await makeItem(app, { quantity: 5 })
  await move(id, { from: null, to: code, quantity: 5 })
  expect(await stockOf(id)).toMatchObject([{ location: code, onHand: 5 }])
  expect((await lines(id))[0]).toMatchObject({ fromLocation: null, reason: `Moved to ${code}` })
})

test('without a lot it takes what expires first; null takes what has none', async () => {
  const { item, from, to } = await makeBinned(0)
  await add(item.id, 4, from, 'A')
  await add(item.id, 4, from)
  await add(item.id, 4, from, 'B')
  await app.db.transaction(system, (trx) =>
    trx.sql.updateTable('lots').set({ expires_on: '2031-01-01' }).where('item_id', '=', item.id).where('lot_number', '=', 'B').execute(),
  )
  await move(item.id, { from, to, quantity: 5 })
  expect((await lines(item.id)).slice(0, 2).map(({ lot, quantity }) => ({ lot, quantity }))).toEqual(
    expect.arrayContaining([
      { lot: 'B', quantity: 4 },
      { lot: 'A', quantity: 1 },
    ]),
  )
  await move(item.id, { from, to, quantity: 4, lot: null })
  expect((await stockOf(item.id)).filter(({ location }) => location === from)).toMatchObject([{ lot: 'A', onHand: 3 }])
})

test('refuses more than is free, and says how much is reserved', async () => {
  const { item, from, to } = await makeBinned(40)
  await makeOrder(app, { items: [{ sku: item.sku, quantity: 30 }] })
  const { status, body } = await ask(item.id, { from, to, quantity: 11 })
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { code: 'move.not-there', detail: `${from} has 10 of ${item.sku} to move, 30 are reserved.` },
  })
  await move(item.id, { from, to, quantity: 10 })
  const elsewhere = await ask(item.id, { from: (await makeLocation(app)).code, to, quantity: 1 })
  expect(elsewhere.body).toMatchObject({ code: 'move.not-there', detail: expect.stringContaining(`has 0 of ${item.sku} to move, 0 are`) })
})

test('takes reservations along when asked to, and pick lists follow', async () => {
  const { item, from, to } = await makeBinned(40)
  const pending = await makeOrder(app, { items: [{ sku: item.sku, quantity: 12 }] })
  const processing = await makeConfirmedOrder(app, { items: [{ sku: item.sku, quantity: 20 }] })
  const picking = await makeConfirmedOrder(app, { items: [{ sku: item.sku, quantity: 5 }] })
  await app.as('manager').call(ordersEndpoints.startPicking, { params: { id: picking.id } })
  const refused = await ask(item.id, { from, to, quantity: 36, withReservations: true })
  expect(refused.body).toMatchObject({ code: 'move.not-there', detail: `${from} has 35 of ${item.sku} to move, 5 are reserved.` })
  const moved = await move(item.id, { from, to, quantity: 35, withReservations: true })
  expect(moved).toMatchObject({ quantity: 40, reservedQuantity: 37, availableQuantity: 3 })
  expect(await stockOf(item.id)).toMatchObject([
    { location: from, onHand: 5, reserved: 5 },
    { location: to, onHand: 35, reserved: 32 },
  ])
  expect((await pickListOf(app, processing.id)).open).toMatchObject([{ location: to, quantity: 20 }])
  expect((await pickListOf(app, picking.id)).open).toMatchObject([{ location: from, quantity: 5 }])
  expect((await app.as('admin').call(ordersEndpoints.get, { params: { id: pending.id } })).status).toBe('pending')
  await pickEverything(app, processing.id)
})

test('a reservation that is moved in part is divided', async () => {
  const { item, from, to } = await makeBinned(10)
  const { id } = await makeConfirmedOrder(app, { items: [{ sku: item.sku, quantity: 10 }] })
  await move(item.id, { from, to, quantity: 4, withReservations: true })
  const { open } = await pickListOf(app, id)
  expect(open.map(({ location, quantity }) => ({ location, quantity }))).toEqual(
    expect.arrayContaining([
      { location: from, quantity: 6 },
      { location: to, quantity: 4 },
    ]),
  )
})

test('refuses goods that are picked for a movement', async () => {
  const staging = (await makeLocation(app, { type: 'staging' })).code
  const item = await makeBinnedItem(app)
  const order = await makeConfirmedOrder(app, { items: [{ sku: item.sku, quantity: 10 }] })
  await pickEverything(app, order.id)
  const to = (await makeLocation(app)).code
  for (const withReservations of [false, true]) {
    const { status, body } = await ask(item.id, { from: staging, to, quantity: 10, withReservations })
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'move.picked', detail: expect.stringContaining(order.orderNumber) },
    })
  }
})

test('refuses locations that are full, inactive, unknown or the same', async () => {
  const { item, from, to } = await makeBinned(40)
  const small = (await makeLocation(app, { capacity: 9 })).code
  expect((await ask(item.id, { from, to: small, quantity: 10 })).body).toMatchObject({ status: 409, code: 'location.full' })
  await move(item.id, { from, to: small, quantity: 9 })
  const closed = await makeLocation(app)
  await app.as('admin').call(locationsEndpoints.update, { params: { id: closed.id }, body: { isActive: false } })
  expect((await ask(item.id, { from, to: closed.code, quantity: 1 })).body).toMatchObject({ status: 409, code: 'location.inactive' })
  const path = (wanted: string) => ({ status: 400, errors: [expect.objectContaining({ path: wanted })] })
  expect((await ask(item.id, { from, to: from.toLowerCase(), quantity: 1 })).body).toMatchObject(path('to'))
  expect((await ask(item.id, { from, to: 'NOWHERE', quantity: 1 })).body).toMatchObject(path('to'))
  expect((await ask(item.id, { from: 'NOWHERE', to, quantity: 1 })).body).toMatchObject(path('from'))
  expect((await ask(item.id, { from, to: 'SCRAP', quantity: 1 })).body).toMatchObject(path('to'))
  expect((await ask(item.id, { from, to, quantity: 1, handlingUnit: '340123450000000016' })).body).toMatchObject({ status: 400 })
  expect((await ask(item.id, { from, to, quantity: 0 })).body).toMatchObject(path('quantity'))
})

test('goods in quarantine go only to other quarantine, reserved ones nowhere that nothing is promised from', async () => {
  const [first, second] = [await makeLocation(app, { type: 'quarantine' }), await makeLocation(app, { type: 'quarantine' })]
  const { item, from } = await makeBinned(10, { location: first.code })
  const refused = await ask(item.id, { from: first.code, to: from, quantity: 1 })
  expect(refused.body).toMatchObject({ status: 409, code: 'move.quarantine', detail: `Release or dispose of the goods at ${first.code}.` })
  const elsewhere = { from: first.code, to: second.code, quantity: 10 }
  for (const person of ['manager', 'worker'] as const) {
    const unexplained = await ask(item.id, elsewhere, person)
    expect(unexplained.body).toMatchObject({ status: 400, code: 'move.reason-needed', errors: [{ path: 'reason' }] })
  }
  await move(item.id, { ...elsewhere, reason: 'Torn bags' })
  const rows = await app.as('manager').call(quarantineEndpoints.list, { query: { location: [second.code] } })
  expect(rows).toMatchObject([{ sku: item.sku, quantity: 10, reason: 'Torn bags' }])

  const held = await makeBinned(10)
  await makeOrder(app, { items: [{ sku: held.item.sku, quantity: 10 }] })
  const reserved = await ask(held.item.id, { from: held.from, to: second.code, quantity: 10, withReservations: true, reason: 'Torn bags' })
  expect(reserved.body).toMatchObject({ status: 409, code: 'stock.reserved-not-promisable' })
})

test('goods that an open task is for stay', async () => {
  const task = await makeTask(app)
  const { code } = await makeLocation(app)
  const { body } = await ask(task.inventoryId ?? 0, { from: task.fromLocation, to: code, quantity: 1 })
  expect(body).toMatchObject({ status: 409, code: 'task.open-for-goods' })
})

test('a handling unit comes along when all of it is moved; goods are taken out of others', async () => {
  const { unit, item, code } = await makePackedUnit(app)
  const to = (await makeLocation(app)).code
  await move(item.id, { from: code, to, quantity: 3, handlingUnit: unit.sscc })
  expect(await stockOf(item.id)).toMatchObject([
    { location: code, handlingUnit: unit.sscc, onHand: 7 },
    { location: to, handlingUnit: null, onHand: 3 },
  ])
  await move(item.id, { from: code, to, quantity: 7, handlingUnit: unit.sscc })
  expect(await app.as('admin').call(handlingUnitsEndpoints.get, { params: { id: unit.id } })).toMatchObject({ location: to, quantity: 7 })
  expect((await ask(item.id, { from: to, to: code, quantity: 4, handlingUnit: null })).body).toMatchObject({ code: 'move.not-there' })
})

test('only staff move stock', async () => {
  const { item, from, to } = await makeBinned(10)
  const body = { from, to, quantity: 1 }
  expect((await app.anyone.ask(moveStockEndpoints.move, { params: { id: item.id }, body })).status).toBe(401)
  expect((await ask(item.id, body, 'customer')).status).toBe(403)
  expect((await ask(item.id, body, 'rival')).status).toBe(403)
  expect((await ask(999_999, body)).status).toBe(404)
})

test.skipIf(!process.env.TEST_ENGINE)('moves at once take no unit twice, and none that a movement gets', async () => {
  const { item, from, to } = await makeBinned(40)
  const moves = Array.from({ length: 8 }, () => ask(item.id, { from, to, quantity: 7 }))
  const orders = Array.from({ length: 4 }, () => makeOrder(app, { items: [{ sku: item.sku, quantity: 6 }] }))
  const replies = await Promise.all(moves)
  await Promise.all(orders)
  const done = replies.filter(({ status }) => status === 200).length
  expect(replies.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true)
  const stock = await stockOf(item.id)
  expect(stock.reduce((sum, { onHand }) => sum + Number(onHand), 0)).toBe(40)
  expect(stock.reduce((sum, { reserved }) => sum + Number(reserved), 0)).toBe(24)
  expect(stock.find(({ location }) => location === to)?.onHand).toBe(7 * done)
  expect(done).toBeGreaterThan(0)
})
