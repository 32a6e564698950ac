import { afterAll, beforeAll, expect, test } from 'vitest'
import { quarantineEndpoints } from '../../../contract/goods-in/quarantine/quarantine.ts'
import { countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { returnWorkEndpoints } from '../../../contract/goods-in/returns/return-work.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { stockActsEndpoints } from '../../../contract/stock/acts/stock-acts.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { moveStockEndpoints } from '../../../contract/stock/inventory/move-stock.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeHandlingUnit, makeItem, makeLocation, makeReceipt, makeReturn, shipItem } from '../../../tests/support/factories.ts'
import { makeConfirmedOrder, pickEverything, pickListOf } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { makeSite } from '../../../tests/support/transfer-cases.ts'
import { newestActOf, stockRows } from '../../../tests/support/undo.ts'

// What takes a line of the ledger back obeys the rules for goods as they are by now: where they may go, what units hold, what returns wait for.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  await makeLocation(it, { type: 'staging' })
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const undoOwn = (id: number) => it.as('worker').ask(stockActsEndpoints.undoOwn, { params: { id } })
const pack = (id: number, inventoryId: number, quantity: number, locationCode: string) =>
  it.as('worker').call(handlingUnitsEndpoints.pack, { params: { id }, body: { inventoryId, quantity, locationCode } })

/** A picked movement, and where its goods stand. */
async function makePicked() {
  const { code: location } = await makeLocation(it)
  const { sku } = await makeItem(it, { quantity: 10, location })
  const { id } = await makeConfirmedOrder(it, { items: [{ sku, quantity: 4 }] })
  await pickEverything(it, id)
  const [line] = (await pickListOf(it, id)).picked
  if (!line?.location) throw new Error('Nothing was picked.')
  return { id, line, location: line.location }
}

test('a move is not undone into a carton that was packed for a movement meanwhile', async () => {
  const order = await makePicked()
  const { id } = await makeItem(it, { quantity: 5, location: order.location })
  const unit = await makeHandlingUnit(it, { customerId: 1 })
  await pack(unit.id, id, 5, order.location)
  const { code: to } = await makeLocation(it)
  const body = { from: order.location, to, quantity: 3, handlingUnit: unit.sscc }
  await it.as('worker').call(moveStockEndpoints.move, { params: { id }, body })
  const move = await newestActOf(it, 'move')
  await it.as('worker').call(handlingUnitsEndpoints.unpack, { params: { id: unit.id }, body: { inventoryId: id, quantity: 2 } })
  const lines = [{ line: order.line.id, quantity: 4 }]
  await it.as('worker').call(pickingEndpoints.pack, { params: { id: order.id }, body: { handlingUnitId: unit.id, lines } })
  const before = await stockRows(it)
  expect(await undoOwn(move)).toMatchObject({ status: 409, body: { code: 'handling-unit.of-movement' } })
  expect(await stockRows(it)).toEqual(before)
})

test('a restored item comes back loose where its carton is in a pallet of a movement', async () => {
  const order = await makePicked()
  const { id } = await makeItem(it, { quantity: 5, location: order.location })
  const carton = await makeHandlingUnit(it, { customerId: 1, kind: 'carton' })
  await pack(carton.id, id, 5, order.location)
  await it.as('admin').call(inventoryEndpoints.delete, { params: { id } })
  const pallet = await makeHandlingUnit(it, { customerId: 1 })
  const lines = [{ line: order.line.id, quantity: 4 }]
  await it.as('worker').call(pickingEndpoints.pack, { params: { id: order.id }, body: { handlingUnitId: pallet.id, lines } })
  await it.as('worker').call(handlingUnitsEndpoints.update, { params: { id: carton.id }, body: { parentId: pallet.id } })
  await it.as('admin').call(inventoryEndpoints.restore, { params: { id } })
  const { stock } = await it.as('admin').call(inventoryEndpoints.get, { params: { id } })
  expect(stock).toMatchObject([{ onHand: 5, location: order.location, handlingUnit: null }])
})

test('a carton with goods that no movement reserved does not go into a pallet of one', async () => {
  const order = await makePicked()
  const { id } = await makeItem(it, { quantity: 5, location: order.location })
  const carton = await makeHandlingUnit(it, { customerId: 1, kind: 'carton' })
  await pack(carton.id, id, 5, order.location)
  const pallet = await makeHandlingUnit(it, { customerId: 1 })
  const lines = [{ line: order.line.id, quantity: 4 }]
  await it.as('worker').call(pickingEndpoints.pack, { params: { id: order.id }, body: { handlingUnitId: pallet.id, lines } })
  const put = { params: { id: carton.id }, body: { parentId: pallet.id } }
  expect(await it.as('worker').ask(handlingUnitsEndpoints.update, put)).toMatchObject({
    status: 409,
    body: { code: 'handling-unit.of-movement' },
  })
})

test('a move is not undone to a location that belongs to another site by now', async () => {
  const [from, to] = [await makeLocation(it), await makeLocation(it)]
  const { id } = await makeItem(it, { quantity: 5, location: from.code })
  await it.as('worker').call(moveStockEndpoints.move, { params: { id }, body: { from: from.code, to: to.code, quantity: 5 } })
  const move = await newestActOf(it, 'move')
  const { id: siteId } = await makeSite(it)
  await it.as('admin').call(locationsEndpoints.update, { params: { id: from.id }, body: { ...from, siteId } })
  expect(await undoOwn(move)).toMatchObject({ status: 409, body: { code: 'site.transfer-needed' } })
})

/** Damaged goods are received and scrapped; a return brings as many of the same to the same place. */
async function makeReturnInPlaceOfDamaged() {
  const { item, order } = await shipItem(it, 4)
  const { code: quarantineLocation } = await makeLocation(it, { type: 'quarantine' })
  const { code: receivingLocation } = await makeLocation(it, { type: 'receiving' })
  const { id: receipt } = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 4 }] })
  await it.as('worker').call(countingEndpoints.count, { params: { id: receipt }, body: { sku: item.sku, quantity: 4, damaged: 4 } })
  await it.as('worker').call(countingEndpoints.receive, { params: { id: receipt }, body: { quarantineLocation, receivingLocation } })
  const received = await newestActOf(it, 'receive')
  const scrapped = { from: quarantineLocation, quantity: 4, disposition: 'scrap', reason: 'Wet' } as const
  await it.as('manager').call(quarantineEndpoints.dispose, { params: { id: item.id }, body: scrapped })
  const { id, items } = await makeReturn(it, { orderId: order.id, items: [{ sku: item.sku, quantity: 4 }] })
  const body = { returnLocation: quarantineLocation, items: items.map((line) => ({ lineId: line.id, quantity: 4 })) }
  await it.as('worker').call(returnWorkEndpoints.receive, { params: { id }, body })
  return { receipt, received }
}

test('neither undoing nor correcting a receipt takes goods that a return waits for', async () => {
  const { receipt, received } = await makeReturnInPlaceOfDamaged()
  expect(await undoOwn(received)).toMatchObject({ status: 409, body: { code: 'stock.awaited-by-return' } })
  const pending = { params: { id: receipt }, body: { status: 'pending' as const, reason: 'Wrong receipt' } }
  expect(await it.as('manager').ask(receiptsEndpoints.update, pending)).toMatchObject({
    status: 409,
    body: { code: 'stock.awaited-by-return' },
  })
})
