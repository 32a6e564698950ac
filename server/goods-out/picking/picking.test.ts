import { afterAll, beforeAll, expect, test } from 'vitest'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeItem, makeLocation, makeOrder, makePackedUnit } from '../../../tests/support/factories.ts'
import { makeBinnedItem, makeConfirmedOrder, makeShortOrder, pickEverything, pickListOf } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

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
const pick = (
  id: number,
  body: { line: number; quantity?: number; scannedLocation?: string; scannedItem?: string },
  by: TestPerson = 'manager',
) => it.as(by).ask(pickingEndpoints.pick, { params: { id }, body })
const advance = (id: number, stage: 'packaging' | 'labelling' | 'documented' | 'exported') =>
  it.as('admin').ask(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
const stockOf = async (id: number) =>
  (await manager().call(inventoryEndpoints.get, { params: { id } })).stock
    .map(({ location, onHand, reserved }) => `${onHand} (${reserved}) at ${location}`)
    .sort()

test('the pick list walks along the bins, every second aisle backwards, and keeps its direction', async () => {
  const place = { zone: 'Z' }
  const codes = ['Z-01-02', 'Z-01-10', 'Z-02-01', 'Z-02-03', 'Z-03-01', 'Z-03-02']
  const items: { sku: string; location: string | null }[] = []
  for (const code of codes.toSorted((a, b) => b.localeCompare(a))) {
    const location = (await makeLocation(it, { code, ...place })).code
    items.push(await makeItem(it, { location, quantity: 5 }))
  }
  const order = await makeConfirmedOrder(it, { items: items.map(({ sku }) => ({ sku, quantity: 5 })) })
  const { open, quantity, pickedQuantity, destination } = await pickListOf(it, order.id)
  expect(open.map(({ location }) => location)).toEqual(['Z-01-02', 'Z-01-10', 'Z-02-03', 'Z-02-01', 'Z-03-01', 'Z-03-02'])
  expect({ quantity, pickedQuantity, destination }).toEqual({ quantity: 30, pickedQuantity: 0, destination: 'STAGE-1' })
  for (const line of open.slice(0, 2)) await pick(order.id, { line: line.id })
  const left = (await pickListOf(it, order.id)).open
  expect(left.map(({ location }) => location)).toEqual(['Z-02-03', 'Z-02-01', 'Z-03-01', 'Z-03-02'])
})

test('what expires first is picked first, and expired stock never', async () => {
  const bins = [await makeLocation(it), await makeLocation(it), await makeLocation(it)]
  const item = await makeItem(it, { quantity: 0 })
  for (const [n, lot] of ['LATE', 'EARLY', 'GONE'].entries()) {
    const body = { adjustment: 6, reason: 'Count', location: bins[n]?.code, lot }
    await manager().call(inventoryEndpoints.adjust, { params: { id: item.id }, body })
  }
  const days = { LATE: '2031-01-01', EARLY: '2030-01-01', GONE: '2020-01-01' }
  await it.db.transaction(system, async (trx) => {
    for (const [lot, day] of Object.entries(days))
      await trx.sql.updateTable('lots').set({ expires_on: day }).where('item_id', '=', item.id).where('lot_number', '=', lot).execute()
  })
  const order = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 8 }] })
  const { open } = await pickListOf(it, order.id)
  expect(open.map(({ lot, quantity }) => `${quantity} of ${lot}`).sort()).toEqual(['2 of LATE', '6 of EARLY'])
})

test('picking brings goods from their bin to staging, starts with the first one, and refuses another bin or item', async () => {
  const bin = await makeLocation(it)
  const item = await makeItem(it, { location: bin.code, quantity: 10, lotNumber: 'L-1' })
  const order = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 8 }] })
  const [line] = (await pickListOf(it, order.id)).open
  if (!line) throw new Error('There is no line.')
  expect(line).toMatchObject({ sku: item.sku, lot: 'L-1', location: bin.code, quantity: 8, sscc: null })

  const label = ']C102095011015300033708\u001d10L-2'
  const wrong = [
    await pick(order.id, { line: line.id, scannedLocation: 'STAGE-1', scannedItem: item.sku }),
    await pick(order.id, { line: line.id, scannedLocation: bin.code, scannedItem: 'SOMETHING' }),
    await pick(order.id, { line: line.id, scannedItem: label }),
    await pick(order.id, { line: line.id, quantity: 9 }),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([409, 409, 409, 409])
  expect(wrong.map(({ text }) => JSON.parse(text).detail)).toEqual([
    `STAGE-1 was scanned, but the goods are at ${bin.code}. Nothing was picked.`,
    `SOMETHING was scanned, but this line is for ${item.sku}. Nothing was picked.`,
    `${label} was scanned, but this line is for ${item.sku}. Nothing was picked.`,
    `8 of ${item.sku} must be picked here, not 9.`,
  ])
  expect(await stockOf(item.id)).toEqual([`10 (8) at ${bin.code}`])

  const first = await pick(order.id, { line: line.id, quantity: 5, scannedLocation: bin.code.toLowerCase(), scannedItem: 'l-1' })
  expect(first).toMatchObject({ status: 200, body: { status: 'picking', assignedTo: 2, pickedQuantity: 5, quantity: 8 } })
  expect(await stockOf(item.id)).toEqual([`5 (3) at ${bin.code}`, '5 (5) at STAGE-1'].sort())
  expect(await pick(order.id, { line: line.id })).toMatchObject({ status: 409, body: { code: 'pick.line-gone' } })

  const rest = await pickEverything(it, order.id)
  expect(rest).toMatchObject({ open: [], pickedQuantity: 8, missing: [] })
  expect(await stockOf(item.id)).toEqual([`2 (0) at ${bin.code}`, '8 (8) at STAGE-1'].sort())
  const ledger = await manager().call(inventoryEndpoints.movements, { query: { orderId: [order.id] } })
  expect(ledger.map(({ quantity, toLocation, reason }) => `${quantity} to ${toLocation}: ${reason}`)).toEqual([
    `3 to STAGE-1: Picked for ${order.orderNumber}`,
    `5 to STAGE-1: Picked for ${order.orderNumber}`,
  ])
})

test('goods on a pallet are taken out of it', async () => {
  const { unit, item, code } = await makePackedUnit(it)
  const order = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 4 }] })
  const [line] = (await pickListOf(it, order.id)).open
  expect(line).toMatchObject({ sscc: unit.sscc, location: code, quantity: 4 })
  const picked = await pick(order.id, { line: line?.id ?? 0, scannedItem: `(00)${unit.sscc}` })
  expect(picked).toMatchObject({ status: 200, body: { picked: [{ sscc: null, location: 'STAGE-1', quantity: 4 }] } })
})

test('a pallet of which all is picked comes along as a whole, with the cartons on it, and is the movement’s', async () => {
  const { unit: pallet, item, code } = await makePackedUnit(it)
  const { unit: carton, item: other } = await makePackedUnit(it, code)
  const inCarton = { parentId: pallet.id }
  await manager().call(handlingUnitsEndpoints.update, { params: { id: carton.id }, body: inCarton })
  const lines = [item, other].map(({ sku }) => ({ sku, quantity: 10 }))
  const order = await makeConfirmedOrder(it, { items: lines })
  await advance(order.id, 'packaging')
  const { picked, units } = await pickListOf(it, order.id)
  expect(picked).toMatchObject([
    { sscc: pallet.sscc, location: 'STAGE-1', quantity: 10 },
    { sscc: carton.sscc, location: 'STAGE-1', quantity: 10 },
  ])
  expect(units.map(({ sscc, parentId }) => [sscc, parentId])).toEqual([
    [pallet.sscc, null],
    [carton.sscc, pallet.id],
  ])

  // Of two lines only one: the goods leave the pallet.
  const { unit: shared, item: first, code: bin } = await makePackedUnit(it)
  const second = await makeItem(it, { location: bin, quantity: 5 })
  const more = { inventoryId: second.id, quantity: 5, locationCode: bin }
  await manager().call(handlingUnitsEndpoints.pack, { params: { id: shared.id }, body: more })
  const { id } = await makeConfirmedOrder(it, { items: [{ sku: first.sku, quantity: 10 }] })
  const [line] = (await pickListOf(it, id)).open
  await pick(id, { line: line?.id ?? 0 })
  expect((await pickListOf(it, id)).picked).toMatchObject([{ sscc: null, location: 'STAGE-1' }])
})

test('a movement that is not on the floor is not picked', async () => {
  const pending = await makeOrder(it)
  expect(await pick(pending.id, { line: 1 })).toMatchObject({ status: 409, body: { code: 'pick.not-on-the-floor' } })
  const { id } = await makeConfirmedOrder(it)
  await advance(id, 'packaging')
  const [line] = (await pickListOf(it, id)).picked
  expect(await pick(id, { line: line?.id ?? 0 })).toMatchObject({ status: 409, body: { code: 'pick.not-on-the-floor' } })
})

test('a short pick is reserved elsewhere, and what was missing is put aside', async () => {
  const bins = [await makeLocation(it), await makeLocation(it)]
  const item = await makeItem(it, { location: bins[0]?.code ?? null, quantity: 10 })
  await manager().call(inventoryEndpoints.adjust, {
    params: { id: item.id },
    body: { adjustment: 9, reason: 'More', location: bins[1]?.code },
  })
  const order = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 10 }] })
  const [line] = (await pickListOf(it, order.id)).open
  const short = (found: number) =>
    manager().ask(pickingEndpoints.pickShort, { params: { id: order.id }, body: { line: line?.id ?? 0, found, reason: 'Not found' } })
  expect(await short(10)).toMatchObject({ status: 409, body: { code: 'pick.not-short' } })
  expect(await short(7)).toMatchObject({
    status: 200,
    body: {
      missing: [],
      open: [{ location: bins[1]?.code, quantity: 3 }],
      picked: [{ location: 'STAGE-1', quantity: 7 }],
      exceptions: [{ kind: 'short', sku: item.sku, location: bins[0]?.code, quantity: 3, reason: 'Not found', by: 'manager' }],
    },
  })
  expect(await stockOf(item.id)).toEqual([`3 (0) at DISCREPANCY`, `7 (7) at STAGE-1`, `9 (3) at ${bins[1]?.code}`].sort())
})

test('what is found nowhere stops the movement, until there is more of it', async () => {
  const { orderId: id, missing, picked } = await makeShortOrder(it)
  const sku = missing[0]?.sku
  expect(missing).toEqual([{ sku, quantity: 4 }])
  expect(await advance(id, 'packaging')).toMatchObject({ status: 409, body: { code: 'pick.goods-missing' } })
  const [told] = await it.as('admin').call(notificationsEndpoints.list)
  expect(told).toMatchObject({ title: 'Goods missing', subjectId: id, message: expect.stringContaining(`is missing 4 of ${sku}`) })

  const again = () => manager().ask(pickingEndpoints.planAgain, { params: { id }, body: {} })
  expect(await again()).toMatchObject({ status: 200, body: { open: [], missing: [{ sku, quantity: 4 }] } })
  const more = { adjustment: 3, reason: 'Found' }
  await manager().call(inventoryEndpoints.adjust, { params: { id: picked[0]?.inventoryId ?? 0 }, body: more })
  expect(await again()).toMatchObject({ status: 200, body: { open: [{ quantity: 3 }], missing: [{ sku, quantity: 1 }] } })
  await manager().call(inventoryEndpoints.adjust, { params: { id: picked[0]?.inventoryId ?? 0 }, body: more })
  await again()
  expect(await again()).toMatchObject({ status: 409, body: { code: 'pick.nothing-missing' } })
  await pickEverything(it, id)
  expect((await advance(id, 'packaging')).status).toBe(200)
})

test('a movement ships short when staff let it, and a back-order brings the rest', async () => {
  const { orderId: id, orderNumber, missing, picked } = await makeShortOrder(it)
  const shipShort = () => manager().ask(pickingEndpoints.shipShort, { params: { id }, body: {} })
  const { body, status } = await shipShort()
  expect(status).toBe(200)
  const { backOrders } = body as Awaited<ReturnType<typeof pickListOf>>
  expect(body).toMatchObject({ missing: [], quantity: 6, pickedQuantity: 6, backOrders: [{ id: expect.any(Number) }] })
  expect(await shipShort()).toMatchObject({ status: 409, body: { code: 'pick.nothing-missing' } })
  for (const stage of ['packaging', 'labelling', 'documented', 'exported'] as const) expect((await advance(id, stage)).status).toBe(200)
  const exported = await manager().call(ordersEndpoints.get, { params: { id } })
  expect(exported).toMatchObject({ status: 'completed', items: [{ quantity: 10, shortQuantity: 4 }] })
  const [left] = await manager().call(inventoryEndpoints.movements, { query: { orderId: [id] } })
  expect(left).toMatchObject({ movementType: 'outbound', quantity: 6 })

  const backOrder = backOrders[0]?.id ?? 0
  const asCustomer = () => it.as('customer').call(ordersEndpoints.get, { params: { id: backOrder } })
  expect(await asCustomer()).toMatchObject({ status: 'pending', backOrderOf: { id, orderNumber }, items: [{ quantity: 4 }] })
  const told = await it.as('customer').call(notificationsEndpoints.list)
  expect(told.filter(({ subjectId }) => subjectId === backOrder)).toMatchObject([{ title: 'Back-order' }])
  const confirm = () => it.as('admin').ask(ordersEndpoints.advanceTracking, { params: { id: backOrder }, body: { stage: 'confirmed' } })
  expect(await confirm()).toMatchObject({ status: 409, body: { code: 'stock.short' } })
  await expectBooksToBalance(it.db)
  const more = { adjustment: 4, reason: 'Delivered' }
  await manager().call(inventoryEndpoints.adjust, { params: { id: picked[0]?.inventoryId ?? 0 }, body: more })
  expect((await confirm()).status).toBe(200)
  expect(missing).toHaveLength(1)
})

test('a movement of which nothing was found does not ship', async () => {
  const { sku } = await makeBinnedItem(it, { quantity: 5 })
  const { id } = await makeConfirmedOrder(it, { items: [{ sku, quantity: 5 }] })
  const [line] = (await pickListOf(it, id)).open
  await manager().call(pickingEndpoints.pickShort, { params: { id }, body: { line: line?.id ?? 0, found: 0, reason: 'Damaged' } })
  const refused = await manager().ask(pickingEndpoints.shipShort, { params: { id }, body: {} })
  expect(refused).toMatchObject({ status: 409, body: { code: 'pick.all-missing' } })
})

test('a wrong pick is put right, and counts as an exception', async () => {
  const { id } = await makeConfirmedOrder(it)
  const { code } = await makeLocation(it)
  const [line] = (await pickEverything(it, id)).picked
  const body = { line: line?.id ?? 0, quantity: 4, locationCode: code, reason: 'Wrong flavour' }
  const right = (changed: Partial<typeof body> = {}) =>
    manager().ask(pickingEndpoints.putRight, { params: { id }, body: { ...body, ...changed } })
  expect((await right({ quantity: 11 })).status).toBe(409)
  expect((await right({ locationCode: 'NOWHERE' })).status).toBe(400)
  expect(await right()).toMatchObject({
    status: 200,
    body: { pickedQuantity: 6, open: [{ location: code, quantity: 4 }], exceptions: [{ kind: 'wrong_pick', quantity: 4 }] },
  })
})

test('what was picked for a cancelled movement is put back', async () => {
  const { id, orderNumber } = await makeConfirmedOrder(it)
  const bin = (await pickListOf(it, id)).open[0]?.location
  await pickEverything(it, id)
  await manager().call(ordersEndpoints.cancel, { params: { id }, body: { reason: 'Changed our mind' } })
  const tasks = (await manager().call(tasksEndpoints.list, { query: { kind: ['put_back'] } })).filter((task) => task.orderId === id)
  expect(tasks).toMatchObject([{ orderNumber, quantity: 10, fromLocation: 'STAGE-1', state: 'open' }])
  const task = tasks[0]
  const done = { locationCode: task?.suggestedLocation ?? bin ?? '', scanned: task?.sku ?? '' }
  await manager().call(tasksEndpoints.complete, { params: { id: task?.id ?? 0 }, body: done })
  const [line] = await manager().call(inventoryEndpoints.movements, { query: { inventoryId: [task?.inventoryId ?? 0] } })
  expect(line).toMatchObject({ quantity: 10, fromLocation: 'STAGE-1', reason: `Put back from ${orderNumber}` })
})

test('the list of movements on the floor shows their progress, oldest first', async () => {
  const order = await makeConfirmedOrder(it)
  const [line] = (await pickListOf(it, order.id)).open
  await pick(order.id, { line: line?.id ?? 0, quantity: 3 })
  const rows = await manager().call(pickingEndpoints.list, { query: { q: order.orderNumber } })
  expect(rows).toMatchObject([
    { id: order.id, quantity: 10, pickedQuantity: 3, linesLeft: 1, assignedToName: 'manager', status: 'picking' },
  ])
})
