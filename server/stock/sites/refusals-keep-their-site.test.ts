import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { returnWorkEndpoints } from '../../../contract/goods-in/returns/return-work.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { stockActsEndpoints } from '../../../contract/stock/acts/stock-acts.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { lotsEndpoints } from '../../../contract/stock/inventory/lots.ts'
import { moveStockEndpoints } from '../../../contract/stock/inventory/move-stock.ts'
import { type Site, sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import {
  anAddress,
  makeHandlingUnit,
  makeItem,
  makeLocation,
  makeOrder,
  makeReceipt,
  makeReturn,
  makeShipment,
} from '../../../tests/support/factories.ts'
import { csvOf, makeCheckedImport, rowsOfImport } from '../../../tests/support/imports.ts'
import { limit } from '../../../tests/support/limited.ts'
import { makeConfirmedOrder, pickEverything, pickListOf } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { newestActOf } from '../../../tests/support/undo.ts'

// What the rules about stock find is of all sites. The sentence that refuses a call names nothing of a site that the person has no access to.

let it: TestApp
let main: Site
let north: Site
let south: Site
let bins: { main: string; north: string }
beforeAll(async () => {
  it = await openTestApp()
  ;[main] = (await it.as('admin').call(sitesEndpoints.list, { query: {} })) as [Site]
  const makeSite = (code: string) =>
    it.as('admin').call(sitesEndpoints.create, { body: { code, name: `${code} Depot`, address: anAddress } })
  ;[north, south] = [await makeSite('NORTH'), await makeSite('SOUTH')]
  bins = { main: (await makeLocation(it)).code, north: (await makeLocation(it, { siteId: north.id })).code }
  await makeLocation(it, { type: 'staging' })
  await makeLocation(it, { type: 'receiving' })
  for (const type of ['receiving', 'quarantine'] as const) await makeLocation(it, { type, siteId: north.id })
})
beforeEach(async () => {
  for (const username of ['manager', 'worker'] as const) await limit(it, username, north)
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

/** An item with so many units at MAIN and at NORTH. */
async function itemAt(atMain: number, atNorth: number, wanted: Parameters<typeof makeItem>[1] = {}) {
  const item = await makeItem(it, { quantity: atMain, ...(atMain > 0 && { location: bins.main }), ...wanted })
  const body = { adjustment: atNorth, reason: 'Found', location: bins.north }
  if (atNorth > 0) await it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body })
  return item
}

const remove = (id: number) => it.as('manager').ask(inventoryEndpoints.delete, { params: { id } })
const refusal = (code: string, detail: string, status = 409) => ({ status, body: { code, detail } })

/** Sends goods from MAIN to NORTH. */
async function transfer(sku: string, quantity: number) {
  const body = { customerId: 1, items: [{ sku, quantity }], transferToSiteId: north.id }
  const { id } = await it.as('admin').call(ordersEndpoints.create, { body })
  for (const stage of trackingStages.slice(1))
    await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  return it.as('admin').call(ordersEndpoints.get, { params: { id } })
}

/** A pallet at MAIN with 5 units of an item there. */
async function makePallet(item: { id: number }) {
  const { id, sscc } = await makeHandlingUnit(it)
  await it.as('admin').call(handlingUnitsEndpoints.pack, {
    params: { id },
    body: { inventoryId: item.id, quantity: 5, locationCode: bins.main },
  })
  return { id, sscc }
}

const receiptAtNorth = (sku: string) => makeReceipt(it, { siteId: north.id, items: [{ sku, quantity: 5 }] }, 'admin')
const count = (id: number, body: { sku: string; quantity: number; handlingUnit?: string | null }) =>
  it.as('worker').ask(countingEndpoints.count, { params: { id }, body })

test('both sites of a transfer read its numbers, a third one that there is a record', async () => {
  const { id, sku } = await makeItem(it, { quantity: 4, location: bins.main })
  const order = await transfer(sku, 4)
  const open = `${order.orderNumber}, ${order.transfer?.receiptNumber} are not finished. Finish or cancel what is open first.`
  for (const site of [north, main]) {
    await limit(it, 'manager', site)
    expect(await remove(id), site.code).toMatchObject(refusal('item.awaited', `${sku} can't be deleted: ${open}`))
  }
  await limit(it, 'manager', south)
  const hidden = 'a record of another site is not finished. Ask a colleague of that site to finish or cancel it first.'
  expect(await remove(id)).toMatchObject(refusal('item.awaited', `${sku} can't be deleted: ${hidden}`))
})

test('a handling unit that left with a movement of another site names no movement', async () => {
  const { sku } = await itemAt(4, 0)
  const order = await makeConfirmedOrder(it, { items: [{ sku, quantity: 4 }], siteId: main.id })
  await limit(it, 'manager')
  await limit(it, 'worker')
  await pickEverything(it, order.id)
  const unit = await makeHandlingUnit(it, { customerId: 1 })
  const lines = (await pickListOf(it, order.id)).picked.map(({ id }) => ({ line: id, quantity: 4 }))
  await it.as('worker').call(pickingEndpoints.pack, { params: { id: order.id }, body: { handlingUnitId: unit.id, lines } })
  for (const username of ['manager', 'worker'] as const) await limit(it, username, north)
  for (const stage of ['labelling', 'documented', 'exported'] as const)
    await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage } })
  const { id } = await receiptAtNorth(sku)
  const refused = refusal(
    'receipt.unit-left',
    `The handling unit ${unit.sscc} left with a movement of another site. Receive what came back as a return, or count the goods without a handling unit.`,
  )
  expect(await count(id, { sku, quantity: 4, handlingUnit: unit.sscc })).toMatchObject(refused)
  const received = { status: 'received' as const, items: [{ sku, quantity: 4, handlingUnit: unit.sscc }] }
  expect(await it.as('manager').ask(receiptsEndpoints.update, { params: { id }, body: received })).toMatchObject(refused)
})

test('a handling unit with stock at another site names no location of it', async () => {
  const item = await itemAt(10, 0)
  const pallet = await makePallet(item)
  const { id } = await receiptAtNorth(item.sku)
  await count(id, { sku: item.sku, quantity: 5, handlingUnit: pallet.sscc })
  const refused = refusal(
    'receipt.unit-elsewhere',
    `The handling unit ${pallet.sscc} is at another site with stock in it, so nothing can be received on it. Correct the SSCC, or have the unit moved.`,
  )
  expect(await it.as('worker').ask(countingEndpoints.receive, { params: { id }, body: {} })).toMatchObject(refused)
  const returned = await makeReturn(it, { customerId: 1, siteId: north.id, items: [{ sku: item.sku, quantity: 5 }] })
  const [line] = returned.items
  const body = { items: [{ lineId: line?.id ?? 0, quantity: 5, handlingUnit: pallet.sscc }] }
  expect(await it.as('worker').ask(returnWorkEndpoints.receive, { params: { id: returned.id }, body })).toMatchObject(refused)
})

test('a return of what another site shipped names no movement', async () => {
  const item = await itemAt(20, 0)
  const { order } = await makeShipment(it, { items: [{ sku: item.sku, quantity: 6 }], siteId: main.id })
  const items = [{ sku: item.sku, quantity: 5 }]
  const returned = await makeReturn(it, { orderId: order.id, siteId: north.id, items, by: 'admin' })
  const body = { items: [{ lineId: returned.items[0]?.id ?? 0, quantity: 7 }] }
  expect(await it.as('worker').ask(returnWorkEndpoints.receive, { params: { id: returned.id }, body })).toMatchObject(
    refusal('return.more-than-shipped', `6 of ${item.sku} can still be returned of the movement, which another site shipped.`),
  )
})

test('a SKU that is counted on a receipt of another site names no receipt', async () => {
  const item = await itemAt(0, 2)
  const { id } = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 5 }], siteId: main.id }, 'admin')
  const renamed = `${item.sku}-B`
  await it.as('admin').call(countingEndpoints.count, { params: { id }, body: { sku: item.sku, quantity: 1 } })
  await it.as('admin').call(countingEndpoints.count, { params: { id }, body: { sku: renamed, quantity: 1, name: 'New' } })
  expect(await it.as('manager').ask(inventoryEndpoints.update, { params: { id: item.id }, body: { sku: renamed } })).toMatchObject(
    refusal(
      'item.both-counted',
      `${item.sku} can't be renamed to ${renamed} while both are counted with a record of another site. Ask a colleague of that site to finish the receipt first.`,
    ),
  )
})

test('units of other sites are not counted in a sentence about lots', async () => {
  const { id, sku } = await itemAt(42, 5)
  const sentence = (lacking: string) =>
    `Units of ${sku} at sites that you have no access to have no ${lacking}. Ask a colleague of those sites.`
  const track = () => it.as('manager').ask(inventoryEndpoints.update, { params: { id }, body: { tracking: 'lot' } })
  expect(await track()).toMatchObject(refusal('item.untracked-stock', sentence('lot')))
  const checked = await makeCheckedImport(it, csvOf(['SKU', 'Customer', 'Tracking'], [sku, 1, 'lot']), { kind: 'items', by: 'manager' })
  const [row] = await rowsOfImport(it, checked.id)
  expect(row?.messages.map(({ message }) => message)).toEqual([sentence('lot')])
  await it.as('admin').call(inventoryEndpoints.adjust, {
    params: { id },
    body: { adjustment: -42, reason: 'Broken', location: bins.main },
  })
  expect(await track()).toMatchObject(refusal('item.untracked-stock', `5 units of ${sku} have no lot.`))
})

test('an item with reserved stock, or any, at another site is not deleted, and the sentence says no quantity', async () => {
  const { id, sku } = await itemAt(20, 5)
  const order = await makeOrder(it, { items: [{ sku, quantity: 13 }], siteId: main.id })
  expect(await remove(id)).toMatchObject(
    refusal(
      'item.reserved',
      `${sku} can't be deleted: units at sites that you have no access to are reserved by open movements. Ask a colleague of those sites.`,
    ),
  )
  await it.as('admin').call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  const elsewhere = refusal(
    'stock.of-other-site',
    `This would change stock of ${sku} at a site that you have no access to. Ask a colleague of that site to do it.`,
  )
  expect(await remove(id)).toMatchObject(elsewhere)
  await it.as('admin').call(inventoryEndpoints.delete, { params: { id } })
  expect(await it.as('manager').ask(inventoryEndpoints.restore, { params: { id } })).toMatchObject(elsewhere)
})

test('the quantity that a person has read is that of own sites', async () => {
  const { id } = await itemAt(20, 5)
  const read = await it.as('manager').request('GET', `/api/inventory/${id}`)
  const tag = String(read.headers.etag)
  const adjust = () =>
    it.as('manager').ask(inventoryEndpoints.adjust, {
      params: { id },
      body: { adjustment: 1, reason: 'Found', location: bins.north },
      headers: { 'if-match': tag },
    })
  expect(await adjust()).toMatchObject({ status: 200, body: { quantity: 6 } })
  expect(await adjust()).toMatchObject({ status: 412, body: { detail: expect.stringContaining('it was 5 and is 6 now') } })
})

test('a movement that is short names what own sites have', async () => {
  const { sku } = await itemAt(20, 5)
  const ordered = { customerId: 1, items: [{ sku, quantity: 6 }], billingAddress: anAddress, shippingAddress: anAddress }
  expect(await it.as('manager').ask(ordersEndpoints.create, { body: ordered })).toMatchObject(
    refusal('stock.short', `Not enough stock: ${sku} (6 wanted, 5 available). NORTH has 5.`),
  )
})

test('a lot is of no site, as its item: it is corrected wherever its goods are', async () => {
  const { id } = await itemAt(20, 0, { lotNumber: 'L-1' })
  const [lot] = await it.as('manager').call(lotsEndpoints.ofItem, { params: { id }, query: {} })
  const body = { lotNumber: 'L-2', reason: 'Misread' }
  expect(await it.as('manager').ask(lotsEndpoints.correct, { params: { id, lotId: lot?.id ?? 0 }, body })).toMatchObject({
    status: 200,
    body: { lotNumber: 'L-2', onHand: 0 },
  })
})

const preview = (id: number) => it.as('manager').call(stockActsEndpoints.previewUndo, { params: { id }, query: {} })

test('what was done at two sites at once is undone by who works at both, and its preview says so', async () => {
  const { id } = await itemAt(20, 5)
  await it.as('admin').call(inventoryEndpoints.update, { params: { id }, body: { quantity: 1 } })
  const act = await newestActOf(it, 'adjust')
  const shown = await preview(act)
  expect(shown).toMatchObject({ possible: false, effects: [], reasons: [{ code: 'undo.other-site' }] })
  expect(JSON.stringify(shown)).not.toContain(bins.main)
  const body = { preview: shown.preview, reason: 'By mistake', withDependents: false }
  expect(await it.as('manager').ask(stockActsEndpoints.undo, { params: { id: act }, body })).toMatchObject(
    refusal(
      'undo.not-possible',
      'Some of this is at a site that you have no access to. Ask someone who works at all of its sites to undo it.',
    ),
  )
})

test('goods do not go back into a handling unit that is at another site by now, which the preview finds too', async () => {
  const item = await itemAt(5, 0)
  const pallet = await makePallet(item)
  await limit(it, 'manager', main)
  const { code: to } = await makeLocation(it)
  const body = { from: bins.main, to, quantity: 2, handlingUnit: pallet.sscc }
  await it.as('admin').call(moveStockEndpoints.move, { params: { id: item.id }, body })
  const move = await newestActOf(it, 'move')
  const sent = await transfer(item.sku, 3)
  await it.as('admin').call(receiptsEndpoints.update, { params: { id: sent.transfer?.receiptId ?? 0 }, body: { status: 'received' } })
  const message = `Handling unit ${pallet.sscc} is at another site. The goods would go back into it at ${bins.main}.`
  expect(await preview(move)).toMatchObject({ possible: false, reasons: [{ code: 'undo.unit-elsewhere', message }] })
})
