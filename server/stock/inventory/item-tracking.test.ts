import { afterAll, beforeAll, expect, test } from 'vitest'
import { countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeItem, makeLocation, makeReceipt } from '../../../tests/support/factories.ts'
import { commitImport, csvOf, makeCheckedImport, rowsOfImport, undoImport } from '../../../tests/support/imports.ts'
import { openTestApp, type Reply, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  await makeLocation(it, { type: 'receiving', code: 'RCV-1' })
  await makeLocation(it, { type: 'quarantine', code: 'QRN-1' })
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const create = (body: object) =>
  it.as('manager').request('POST', '/api/inventory', { body: { name: 'Tracked', customerId: 1, unitOfMeasure: 'EA', ...body } })
const put = (id: number, body: object) => it.as('manager').ask(inventoryEndpoints.update, { params: { id }, body })
const adjust = (id: number, body: object) =>
  it.as('manager').ask(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: 5, reason: 'Found', ...body } })
const stockOf = async (id: number) =>
  (await it.as('manager').call(inventoryEndpoints.get, { params: { id } })).stock.map(({ lot, expiresOn, onHand }) => [
    lot,
    expiresOn,
    onHand,
  ])

function expectField(reply: Reply, path: string): void {
  expect(reply.body, reply.text).toMatchObject({ status: 400, errors: [{ path }] })
}

test('opening stock has the lot, and its expiry date, that the item asks for', async () => {
  expectField(await create({ sku: 'TRK-1', quantity: 5, tracking: 'lot' }), 'lotNumber')
  expectField(await create({ sku: 'TRK-1', quantity: 5, tracking: 'lot_expiry', lotNumber: 'L1' }), 'expiresOn')
  expectField(await create({ sku: 'TRK-1', quantity: 5, tracking: 'lot_expiry', expiresOn: '2030-01-31' }), 'expiresOn')
  expectField(await create({ sku: 'TRK-1', quantity: 5, tracking: 'batch' }), 'tracking')
  const reply = await create({ sku: 'TRK-1', quantity: 5, tracking: 'lot_expiry', lotNumber: 'L1', expiresOn: '2030-01-31' })
  expect(reply).toMatchObject({ status: 201, body: { tracking: 'lot_expiry', quantity: 5 } })
  expect(await stockOf((reply.body as { id: number }).id)).toEqual([['L1', '2030-01-31', 5]])
  expect(await create({ sku: 'TRK-2', tracking: 'lot' })).toMatchObject({ status: 201 })
  expect(await create({ sku: 'TRK-3', quantity: 5 })).toMatchObject({ status: 201, body: { tracking: 'none' } })
})

test('stock that is adjusted upwards has its lot; a lot keeps its expiry date', async () => {
  const { id } = await makeItem(it, { quantity: 0, tracking: 'lot_expiry' })
  expectField(await adjust(id, {}), 'lot')
  expectField(await adjust(id, { lot: 'L1' }), 'expiresOn')
  expectField(await adjust(id, { adjustment: -1, expiresOn: '2030-01-31' }), 'expiresOn')
  expect((await adjust(id, { lot: 'L1', expiresOn: '2030-01-31' })).status).toBe(200)
  // Known by now.
  expect((await adjust(id, { lot: 'L1' })).status).toBe(200)
  expect(await adjust(id, { lot: 'L1', expiresOn: '2031-01-31' })).toMatchObject({
    status: 409,
    body: { code: 'stock.lot-expires-otherwise' },
  })
  expect((await adjust(id, { adjustment: -4 })).status).toBe(200)
  expect(await stockOf(id)).toEqual([['L1', '2030-01-31', 6]])
  expectField(await put(id, { quantity: 9 }), 'lotNumber')
  expectField(await put(id, { quantity: 9, lotNumber: 'L2' }), 'expiresOn')
  expect((await put(id, { quantity: 9, lotNumber: 'L2', expiresOn: '2032-01-31' })).status).toBe(200)
  expect((await put(id, { quantity: 2 })).status).toBe(200)
  expect(await stockOf(id)).toEqual([['L2', '2032-01-31', 2]])
})

test('an item is not tracked while stock of it lacks what that asks for', async () => {
  const { id, sku } = await makeItem(it, { quantity: 7 })
  expect(await put(id, { tracking: 'lot' })).toMatchObject({
    status: 409,
    body: { code: 'item.untracked-stock', detail: `7 units of ${sku} have no lot.`, errors: [{ path: 'tracking' }] },
  })
  await adjust(id, { lot: 'L1' })
  await adjust(id, { adjustment: -7 })
  expect((await put(id, { tracking: 'lot' })).status).toBe(200)
  expect(await put(id, { tracking: 'lot_expiry' })).toMatchObject({
    status: 409,
    body: { code: 'item.untracked-stock', detail: `5 units of ${sku} have no expiry date.` },
  })
  expect((await put(id, { tracking: 'lot_expiry', lotNumber: 'L1', expiresOn: '2030-01-31' })).status).toBe(200)
  expect((await put(id, { tracking: 'none' })).status).toBe(200)
  expect((await it.as('customer').ask(inventoryEndpoints.update, { params: { id }, body: { tracking: 'lot' } })).status).toBe(403)
})

test('what is deleted comes back as it was', async () => {
  const { id } = await makeItem(it, { quantity: 4, tracking: 'lot', lotNumber: 'L1' })
  await it.as('manager').call(inventoryEndpoints.delete, { params: { id } })
  await it.as('manager').call(inventoryEndpoints.restore, { params: { id } })
  expect(await stockOf(id)).toEqual([['L1', null, 4]])
})

test('a receipt is counted and received with lots, a correction keeps them', async () => {
  const { id: itemId, sku } = await makeItem(it, { quantity: 0, tracking: 'lot_expiry' })
  const { id } = await makeReceipt(it, {
    items: [
      { sku: 'OTHER-GOODS', quantity: 1 },
      { sku, quantity: 10 },
    ],
  })
  const count = (body: object) => it.as('manager').ask(countingEndpoints.count, { params: { id }, body: { sku, quantity: 1, ...body } })
  const patch = (body: object) => it.as('manager').ask(receiptsEndpoints.update, { params: { id }, body })
  // With defaults, and with lines: the line is named.
  expectField(await patch({ status: 'received' }), 'items.1.lotNumber')
  expectField(await count({}), 'lotNumber')
  expect((await count({})).body).toMatchObject({ detail: `${sku} needs a lot number and an expiry date.` })
  expectField(await count({ lotNumber: 'L1' }), 'expiresOn')
  expect((await count({ lotNumber: 'L1', expiresOn: '2030-01-31', quantity: 8, damaged: 1 })).status).toBe(200)
  expect((await it.as('manager').ask(countingEndpoints.receive, { params: { id }, body: {} })).status).toBe(200)
  expect((await stockOf(itemId)).sort()).toEqual([
    ['L1', '2030-01-31', 1],
    ['L1', '2030-01-31', 7],
  ])
  const { items } = await it.as('manager').call(receiptsEndpoints.get, { params: { id } })
  const line = items.findIndex((each) => each.sku === sku)
  const changed = (change: object) => ({ items: items.map((item, n) => (n === line ? { ...item, ...change } : item)) })
  expectField(await patch(changed({ lotNumber: null, expiresOn: null })), `items.${line}.lotNumber`)
  expect((await patch(changed({ expiresOn: null }))).status).toBe(200)
  expect((await patch(changed({ quantity: 9 }))).status).toBe(200)
  expect((await stockOf(itemId)).sort()).toEqual([
    ['L1', '2030-01-31', 1],
    ['L1', '2030-01-31', 8],
  ])
})

test('counts from before an item was tracked are not received without a lot', async () => {
  const { id: itemId, sku } = await makeItem(it, { quantity: 0 })
  const { id } = await makeReceipt(it, { items: [{ sku, quantity: 2 }] })
  const count = (body: object) => it.as('manager').ask(countingEndpoints.count, { params: { id }, body: { sku, quantity: 2, ...body } })
  await count({})
  await put(itemId, { tracking: 'lot' })
  expectField(await it.as('manager').ask(countingEndpoints.receive, { params: { id }, body: {} }), 'items.0.lotNumber')
  // They can be taken back.
  expect((await count({ quantity: -2 })).status).toBe(200)
  expect((await count({ lotNumber: 'L1' })).status).toBe(200)
  expect((await it.as('manager').ask(countingEndpoints.receive, { params: { id }, body: {} })).status).toBe(200)
})

test('an import brings lots and expiry dates of opening stock, and names the cells that lack them', async () => {
  const known = await makeItem(it, { sku: 'TRI-KNOWN', quantity: 3 })
  const { id } = await makeCheckedImport(
    it,
    csvOf(
      ['SKU', 'Name', 'Customer', 'Quantity', 'Tracking', 'Lot', 'Expiry'],
      ['TRI-1', 'One', 1, 5, 'Lot and expiry date', 'L1', '2030-01-31'],
      ['TRI-2', 'Two', 1, 5, 'lot', '', ''],
      ['TRI-3', 'Three', 1, 5, 'lot_expiry', 'L1', ''],
      ['TRI-4', 'Four', 1, 5, '', '', '2030-01-31'],
      ['TRI-KNOWN', '', 1, '', 'lot', '', ''],
    ),
    { kind: 'items' },
  )
  const rows = await rowsOfImport(it, id)
  expect(rows.map(({ state, messages }) => [state, messages.map(({ message }) => message)])).toEqual([
    ['ready', []],
    ['error', ['TRI-2 needs a lot number.']],
    ['error', ['Lot L1 of TRI-3 needs an expiry date.']],
    ['error', ['Enter the lot number that this expiry date belongs to.']],
    ['error', ['3 units of TRI-KNOWN have no lot.']],
  ])
  await commitImport(it, id, 'ready')
  const [item] = await it.as('manager').call(inventoryEndpoints.list, { query: { q: 'TRI-1' } })
  expect(item).toMatchObject({ tracking: 'lot_expiry', lots: ['L1'], firstExpiresOn: '2030-01-31' })
  expect(await stockOf(known.id)).toEqual([[null, null, 3]])
})

test('an import raises the stock of a known lot, and its undo waits until all stock has a lot again', async () => {
  const item = await makeItem(it, { sku: 'TRU-1', quantity: 3, lotNumber: 'L1', expiresOn: '2030-01-31', tracking: 'lot_expiry' })
  const header = ['SKU', 'Customer', 'Quantity', 'Tracking', 'Expiry']
  const wrong = await makeCheckedImport(it, csvOf(header, ['TRU-1', 1, 5, '', '2031-01-31']), { kind: 'items' })
  expect((await rowsOfImport(it, wrong.id))[0]?.messages).toMatchObject([{ message: expect.stringContaining('expires on 2030-01-31') }])
  const { id } = await makeCheckedImport(it, csvOf(header, ['TRU-1', 1, '', 'Not tracked', '2030-01-31']), { kind: 'items' })
  await commitImport(it, id)
  expect(await adjust(item.id, { lot: '' })).toMatchObject({ status: 200, body: { tracking: 'none', quantity: 8 } })
  await undoImport(it, id)
  expect(await it.as('manager').call(inventoryEndpoints.get, { params: { id: item.id } })).toMatchObject({ tracking: 'none' })
})
