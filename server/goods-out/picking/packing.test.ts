import { afterAll, beforeAll, expect, test } from 'vitest'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { type PickList, pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { isSscc } from '../../../contract/gs1.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeHandlingUnit, makeLocation, makePackedUnit } from '../../../tests/support/factories.ts'
import {
  makeBinnedItem,
  makeConfirmedOrder,
  pickEverything,
  pickListOf,
  setCompanyPrefix,
  testCompanyPrefix,
} from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  await makeLocation(it, { code: 'STAGE-1', type: 'staging' })
  await setCompanyPrefix(it)
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

type Packing = {
  handlingUnitId?: number
  kind?: 'carton' | 'pallet'
  weightKg?: string
  lines: { line: number; quantity: number; scannedItem?: string }[]
}
const pack = (id: number, body: Packing) => it.as('manager').ask(pickingEndpoints.pack, { params: { id }, body })
const advance = (id: number, stage: 'packaging' | 'labelling' | 'documented' | 'exported') =>
  it.as('admin').ask(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
const unitOf = (id: number) => it.as('manager').call(handlingUnitsEndpoints.get, { params: { id } })

/** A movement of customer 1 of which all is picked, and its one line. */
async function pickedOrder() {
  const { id } = await makeConfirmedOrder(it)
  const { picked, orderNumber } = await pickEverything(it, id)
  return { id, orderNumber, line: picked[0]?.id ?? 0, sku: picked[0]?.sku ?? '' }
}

test('picked goods are packed into new units with an SSCC, and leave with the movement', async () => {
  const { id, orderNumber, line, sku } = await pickedOrder()
  const first = await pack(id, { lines: [{ line, quantity: 6, scannedItem: sku.toLowerCase() }] })
  expect(first.status).toBe(200)
  const { units, picked, status } = first.body as PickList
  expect(units).toEqual([
    {
      id: expect.any(Number),
      sscc: expect.stringContaining(testCompanyPrefix),
      kind: 'carton',
      parentId: null,
      quantity: 6,
      weightKg: null,
    },
  ])
  expect(isSscc(units[0]?.sscc ?? '')).toBe(true)
  expect(status).toBe('packing')
  const order = await it.as('customer').call(ordersEndpoints.get, { params: { id } })
  expect(order.trackingHistory.at(-1)).toMatchObject({ stage: 'packaging', notes: 'Packing started', by: null })

  const rest = picked.find(({ sscc }) => sscc === null)
  const second = await pack(id, { kind: 'pallet', lines: [{ line: rest?.id ?? 0, quantity: 4 }] })
  expect(second).toMatchObject({ status: 200, body: { units: [{ quantity: 6 }, { kind: 'pallet', quantity: 4 }] } })
  expect((await it.as('customer').call(ordersEndpoints.get, { params: { id } })).trackingHistory).toHaveLength(3)

  const unit = await unitOf(units[0]?.id ?? 0)
  expect(unit).toMatchObject({ orderId: id, orderNumber, shippedAt: null, location: 'STAGE-1', quantity: 6, reserved: 6 })
  for (const stage of ['labelling', 'documented', 'exported'] as const) expect((await advance(id, stage)).status).toBe(200)
  expect(await unitOf(unit.id)).toMatchObject({ quantity: 0, shippedAt: expect.any(String) })
  const { units: shipped } = await pickListOf(it, id)
  expect(shipped.map(({ quantity }) => quantity)).toEqual([6, 4])
})

test('a carton has the weight that its packer enters; packing more and its page correct it', async () => {
  const { id, line } = await pickedOrder()
  const lines = [{ line, quantity: 6 }]
  for (const weightKg of ['0', '-1', '1.2345', 'heavy'])
    expect(await pack(id, { lines, weightKg })).toMatchObject({ status: 400, body: { errors: [{ path: 'weightKg' }] } })
  const { units, picked } = (await pack(id, { lines, weightKg: '4.250' })).body as PickList
  expect(units).toMatchObject([{ quantity: 6, weightKg: '4.25' }])
  const [unit] = units
  const rest = { line: picked.find(({ sscc }) => sscc === null)?.id ?? 0, quantity: 2 }
  const more = (await pack(id, { handlingUnitId: unit?.id ?? 0, lines: [rest] })).body as PickList
  expect(more.units).toMatchObject([{ quantity: 8, weightKg: '4.25' }])
  const weigh = (weightKg: string | number | null, by: 'manager' | 'customer' = 'manager') =>
    it.as(by).ask(handlingUnitsEndpoints.update, { params: { id: unit?.id ?? 0 }, body: { weightKg } })
  expect((await weigh(5.5)).body).toMatchObject({ weightKg: '5.5' })
  expect((await weigh(0)).status).toBe(400)
  expect((await weigh(1, 'customer')).status).toBe(403)
  expect((await weigh(null)).body).toMatchObject({ weightKg: null })
})

test('goods that are not the line’s, are packed already, or too many are refused', async () => {
  const { id, line } = await pickedOrder()
  expect(await pack(id, { lines: [{ line, quantity: 3, scannedItem: 'OTHER' }] })).toMatchObject({
    status: 409,
    body: { code: 'pick.wrong-item' },
  })
  expect(await pack(id, { lines: [{ line, quantity: 11 }] })).toMatchObject({ status: 409, body: { code: 'pick.too-many' } })
  const twice = { line, quantity: 2 }
  expect((await pack(id, { lines: [twice, twice] })).status).toBe(400)
  const { picked } = (await pack(id, { lines: [{ line, quantity: 10 }] })).body as PickList
  expect(await pack(id, { lines: [{ line, quantity: 1 }] })).toMatchObject({ status: 409, body: { code: 'pick.line-gone' } })
  const packed = { line: picked[0]?.id ?? 0, quantity: 1 }
  expect(await pack(id, { lines: [packed] })).toMatchObject({ status: 409, body: { code: 'pack.packed-already' } })
  await advance(id, 'labelling')
  expect(await pack(id, { lines: [packed] })).toMatchObject({ status: 409, body: { code: 'pack.closed' } })
})

test('a unit of another customer, of another movement or with other goods is refused', async () => {
  const { id, line } = await pickedOrder()
  const lines = [{ line, quantity: 1 }]
  const into = async (handlingUnitId: number) => (await pack(id, { handlingUnitId, lines })).body
  expect(await into((await makeHandlingUnit(it, { customerId: 2 })).id)).toMatchObject({ code: 'handling-unit.other-owner' })
  expect(await into((await makePackedUnit(it)).unit.id)).toMatchObject({ code: 'pack.unit-in-stock' })
  const other = await pickedOrder()
  const { units } = (await pack(other.id, { lines: [{ line: other.line, quantity: 10 }] })).body as PickList
  expect(await into(units[0]?.id ?? 0)).toMatchObject({ code: 'pack.other-movement' })
  expect(await into(999_999)).toMatchObject({ code: 'handling-unit.not-found' })
  const { id: own } = await makeHandlingUnit(it, { kind: 'carton' })
  expect(await into(own)).toMatchObject({ units: [{ id: own, quantity: 1 }] })
})

test('packing waits until all is picked', async () => {
  const [one, two] = [await makeBinnedItem(it), await makeBinnedItem(it)]
  const { id } = await makeConfirmedOrder(it, { items: [one, two].map(({ sku }) => ({ sku, quantity: 2 })) })
  const { open } = await pickListOf(it, id)
  const list = await it.as('manager').call(pickingEndpoints.pick, { params: { id }, body: { line: open[0]?.id ?? 0 } })
  const refused = await pack(id, { lines: [{ line: list.picked[0]?.id ?? 0, quantity: 2 }] })
  expect(refused).toMatchObject({ status: 409, body: { code: 'pick.not-complete', detail: expect.stringContaining('One line of') } })
})

test('two movements with the same goods at staging: each packs its own', async () => {
  const { sku } = await makeBinnedItem(it, { quantity: 20 })
  const orders = [
    await makeConfirmedOrder(it, { items: [{ sku, quantity: 5 }] }),
    await makeConfirmedOrder(it, { items: [{ sku, quantity: 7 }] }),
  ]
  for (const { id } of orders) await pickEverything(it, id)
  const later = orders[1]?.id ?? 0
  const [line] = (await pickListOf(it, later)).picked
  expect(await pack(later, { lines: [{ line: line?.id ?? 0, quantity: 7 }] })).toMatchObject({
    status: 200,
    body: { units: [{ quantity: 7 }] },
  })
  expect((await pickListOf(it, orders[0]?.id ?? 0)).picked).toMatchObject([{ sscc: null, quantity: 5 }])
})

test('advancing packs what is loose into one carton, and says so', async () => {
  const { id } = await makeConfirmedOrder(it)
  await advance(id, 'packaging')
  await advance(id, 'labelling')
  const { units } = await pickListOf(it, id)
  expect(units).toMatchObject([{ kind: 'carton', quantity: 10 }])
  const order = await it.as('customer').call(ordersEndpoints.get, { params: { id } })
  expect(order.trackingHistory.map(({ notes }) => notes).slice(-2)).toEqual([
    'Stage updated to packaging (picking was not recorded; taken as picked in full)',
    `Stage updated to labelling (packing was not recorded; taken as packed into the carton ${units[0]?.sscc})`,
  ])
})

test('without a company prefix goods ship loose, and the history says why', async () => {
  const other = await openTestApp()
  const { id } = await makeConfirmedOrder(other)
  for (const stage of ['packaging', 'labelling', 'documented', 'exported'] as const)
    await other.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  const { trackingHistory } = await other.as('admin').call(ordersEndpoints.get, { params: { id } })
  expect(trackingHistory.find(({ stage }) => stage === 'labelling')?.notes).toContain('the goods are loose')
  await expectBooksToBalance(other.db)
  await other.close()
})

test('a packed unit of a cancelled movement is put back as a whole', async () => {
  const { id, line } = await pickedOrder()
  const { units } = (await pack(id, { lines: [{ line, quantity: 10 }] })).body as PickList
  await it.as('manager').call(ordersEndpoints.cancel, { params: { id }, body: {} })
  const [task] = (await it.as('manager').call(tasksEndpoints.list, { query: { kind: ['put_back'] } })).filter(
    ({ orderId }) => orderId === id,
  )
  expect(task).toMatchObject({ handlingUnitId: units[0]?.id, sscc: units[0]?.sscc, quantity: 10 })
  const { code } = await makeLocation(it)
  await it
    .as('manager')
    .call(tasksEndpoints.complete, { params: { id: task?.id ?? 0 }, body: { locationCode: code, scanned: units[0]?.sscc ?? '' } })
  expect(await unitOf(units[0]?.id ?? 0)).toMatchObject({ orderId: null, location: code, quantity: 10, reserved: 0 })
})

test('two pickers never get the same goods', async ({ skip }) => {
  if (it.db.engine !== 'postgres') skip()
  const { sku } = await makeBinnedItem(it, { quantity: 30 })
  const { id } = await makeConfirmedOrder(it, { items: [{ sku, quantity: 12 }] })
  const [line] = (await pickListOf(it, id)).open
  const pick = (by: 'admin' | 'manager', quantity: number) =>
    it.as(by).ask(pickingEndpoints.pick, { params: { id }, body: { line: line?.id ?? 0, quantity } })
  const replies = await Promise.all([pick('admin', 12), pick('manager', 12), pick('admin', 5), pick('manager', 5)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const { pickedQuantity, quantity } = await pickListOf(it, id)
  expect([5, 12]).toContain(pickedQuantity)
  expect(quantity).toBe(12)
  const moved = await it.as('manager').call(inventoryEndpoints.movements, { query: { orderId: [id] } })
  expect(moved.reduce((sum, each) => sum + each.quantity, 0)).toBe(pickedQuantity)
})
