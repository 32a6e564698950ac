import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeItem, makeLocation, makeOrder, makeReceipt } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
let dock: string
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const update = (id: number, body: object) => it.as('manager').ask(receiptsEndpoints.update, { params: { id }, body })
const change = (id: number, body: object) => it.as('manager').call(receiptsEndpoints.update, { params: { id }, body })

test('without a location to receive at, receiving says what to create', async () => {
  const { id } = await makeReceipt(it)
  const reply = await update(id, { status: 'received' })
  expect(reply.status).toBe(409)
  expect(reply.text).toContain('There is no active location of type receiving')
  dock = (await makeLocation(it, { type: 'receiving', code: 'RCV-1' })).code
  const damaged = await makeReceipt(it, { items: [{ sku: 'BROKEN', quantity: 2, condition: 'damaged' }] })
  expect((await update(damaged.id, { status: 'received' })).text).toContain('of type quarantine')
  await makeLocation(it, { type: 'quarantine', code: 'QRN-1' })
})

test('a receipt goes its way by status alone, and each step says what was done by default', async () => {
  const item = await makeItem(it, { customerId: 1, quantity: 5, location: (await makeLocation(it)).code })
  const receipt = await makeReceipt(it, {
    items: [
      { sku: item.sku.toLowerCase(), quantity: 12 },
      { sku: 'FIRST-SEEN', description: 'Kettle', quantity: 3 },
    ],
  })
  expect(receipt.receiptNumber).toMatch(/^WR-\d{4}-\d{3}$/)
  expect(receipt.items).toMatchObject([{ sku: item.sku, description: item.name, quantity: 12, inventoryId: null }, { sku: 'FIRST-SEEN' }])
  const received = await change(receipt.id, { status: 'received' })
  expect(received).toMatchObject({ status: 'received', totalUnits: 15, receivingLocation: dock, overdue: false })
  expect(await stockOf(item.id)).toMatchObject({ quantity: 17, availableQuantity: 5 })
  const made = received.items[1]?.inventoryId ?? 0
  expect(await stockOf(made)).toMatchObject({ sku: 'FIRST-SEEN', name: 'Kettle', quantity: 3, availableQuantity: 0 })
  const inspected = await change(receipt.id, { status: 'inspected' })
  expect(inspected.inspection.map(({ checked, by }) => [checked, by])).toEqual(Array(5).fill([false, 'manager']))
  const stored = await change(receipt.id, { status: 'stored' })
  expect(stored.steps.map(({ status, notes }) => [status, notes])).toEqual([
    ['pending', null],
    ['received', 'Counted as expected'],
    ['inspected', 'Confirmed with 0 of 5 points ticked'],
    ['stored', 'What was left at receiving was put on the suggested bins'],
  ])
  expect(await stockOf(item.id)).toMatchObject({ quantity: 17, availableQuantity: 17 })
  await expectBooksToBalance(it.db)
})

const stockOf = (id: number) => it.as('manager').call(inventoryEndpoints.get, { params: { id } })

test('nothing is counted twice: repeats, and two people at once', async () => {
  const item = await makeItem(it, { quantity: 0 })
  const receipt = await makeReceipt(it, {
    items: [
      { sku: item.sku, quantity: 8 },
      { sku: item.sku, quantity: 4, lotNumber: 'L1', expiresOn: '2031-05-01' },
    ],
  })
  const replies = await Promise.all(Array.from({ length: 6 }, () => update(receipt.id, { status: 'received' })))
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
  await change(receipt.id, { status: 'received' })
  expect(await stockOf(item.id)).toMatchObject({ quantity: 12 })
  const history = await it.as('manager').call(historyEndpoints.ofReceipt, { params: { id: receipt.id } })
  expect(history.map(({ action }) => action).sort()).toEqual(['create', 'receive'])
  await expectBooksToBalance(it.db)
})

test('short, over and damaged are told apart; damaged units go to quarantine and are never available', async () => {
  const items = [await makeItem(it, { quantity: 0 }), await makeItem(it, { quantity: 0 }), await makeItem(it, { quantity: 0 })]
  const receipt = await makeReceipt(it, { items: items.map(({ sku }) => ({ sku, quantity: 10 })) })
  const [short, over, wet] = receipt.items
  const received = await change(receipt.id, {
    status: 'received',
    items: [
      { ...short, quantity: 7 },
      { ...over, quantity: 12, damaged: 3 },
      { ...wet, condition: 'damaged' },
    ],
  })
  expect(received.items).toMatchObject([
    { expected: 10, quantity: 7, short: 3, over: 0, damaged: 0 },
    { expected: 10, quantity: 12, short: 0, over: 2, damaged: 3, condition: 'good' },
    { expected: 10, quantity: 10, short: 0, over: 0, damaged: 10, condition: 'damaged' },
  ])
  expect(received).toMatchObject({ totalUnits: 29, uniqueSkus: 3, damagedUnits: 13, shortUnits: 3, overUnits: 2 })
  await change(receipt.id, { status: 'inspected' })
  await change(receipt.id, { status: 'stored' })
  const stock = await Promise.all(items.map(({ id }) => stockOf(id)))
  expect(stock.map(({ quantity, availableQuantity }) => [quantity, availableQuantity])).toEqual([
    [7, 7],
    [12, 9],
    [10, 0],
  ])
  await expectBooksToBalance(it.db)
})

test('lines changed after receipt write the difference, and are closed from the inspection on', async () => {
  const [item, other] = [await makeItem(it, { quantity: 0 }), await makeItem(it, { quantity: 0 })]
  const receipt = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 10 }] })
  const received = await change(receipt.id, { status: 'received' })
  const fewer = await change(receipt.id, {
    items: [
      { ...received.items[0], quantity: 6 },
      { sku: other.sku, quantity: 2, lotNumber: 'B' },
    ],
  })
  expect(fewer.items.map(({ short, over }) => [short, over])).toEqual([
    [4, 0],
    [0, 2],
  ])
  await change(receipt.id, {
    items: [
      { ...fewer.items[0], damaged: 1 },
      { ...fewer.items[1], lotNumber: 'C' },
    ],
  })
  await change(receipt.id, { items: [{ ...fewer.items[0], damaged: 1 }] })
  expect([(await stockOf(item.id)).quantity, (await stockOf(other.id)).quantity]).toEqual([6, 0])
  const lines = await it.as('customer').call(inventoryEndpoints.movements, { query: { receiptId: receipt.id } })
  expect(lines.every(({ cause, receiptNumber }) => cause === 'receipt' && receiptNumber === receipt.receiptNumber)).toBe(true)
  expect(lines.map(({ sku, direction, quantity }) => [sku, direction, quantity])).toContainEqual([item.sku, 'out', 4])
  const inspected = await change(receipt.id, { status: 'inspected' })
  expect((await change(receipt.id, { ...inspected })).version).toBe(inspected.version)
  const refused = await update(receipt.id, { items: [{ ...inspected.items[0], quantity: 9 }] })
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'receipt.lines-closed' }])
  await expectBooksToBalance(it.db)
})

test('going back reverses the ledger, and is refused once its goods are reserved or gone', async () => {
  const item = await makeItem(it, { quantity: 0, lowStockThreshold: 20 })
  const receipt = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 30 }] })
  for (const status of ['received', 'inspected', 'stored', 'inspected', 'stored']) await change(receipt.id, { status })
  expect(await stockOf(item.id)).toMatchObject({ quantity: 30, availableQuantity: 30 })
  const order = await makeOrder(it, { items: [{ sku: item.sku, quantity: 5 }] })
  const reserved = await update(receipt.id, { status: 'pending' })
  expect([reserved.status, reserved.body]).toMatchObject([409, { code: 'receipt.moved-on', detail: expect.stringContaining(item.sku) }])
  await it.as('manager').call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  const pending = await change(receipt.id, { status: 'pending', reason: 'Wrong delivery' })
  expect(pending).toMatchObject({ status: 'pending', receivedDate: null, items: [{ quantity: 30, inventoryId: null }] })
  expect(pending.steps.at(-1)).toMatchObject({ status: 'pending', reason: 'Wrong delivery' })
  expect(await stockOf(item.id)).toMatchObject({ quantity: 0, stock: [] })
  await change(receipt.id, { status: 'received' })
  await it
    .as('manager')
    .call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -1, reason: 'Broken', location: dock } })
  expect((await update(receipt.id, { status: 'pending' })).body).toMatchObject({ code: 'receipt.moved-on' })
  await expectBooksToBalance(it.db)
})

test('steps are skipped by an administrator with a reason only', async () => {
  const { id } = await makeReceipt(it)
  expect((await update(id, { status: 'stored', reason: 'Late' })).body).toMatchObject({
    code: 'receipt.other-step-next',
    detail: expect.stringContaining('Received'),
  })
  const admin = (body: object) => it.as('admin').ask(receiptsEndpoints.update, { params: { id }, body })
  expect((await admin({ status: 'stored' })).body).toMatchObject({ status: 400, errors: [{ path: 'reason' }] })
  expect((await admin({ status: 'stored', reason: 'Found on the shelf' })).body).toMatchObject({ status: 'stored' })
  const history = await it.as('manager').call(historyEndpoints.ofReceipt, { params: { id } })
  expect(history.map(({ action }) => action)).toEqual(expect.arrayContaining(['receive', 'inspect', 'store']))
})

test('a receipt without lines can be announced, not received', async () => {
  const { id } = await makeReceipt(it, { items: [] })
  expect((await update(id, { status: 'received' })).body).toMatchObject({ status: 409, code: 'receipt.no-lines' })
})

test('the inspection records who ticked which point, and a word for the others', async () => {
  const { id } = await makeReceipt(it)
  expect((await update(id, { inspection: [{ point: 'damage', checked: true }] })).body).toMatchObject({ code: 'receipt.not-received' })
  await change(id, { status: 'received' })
  await change(id, { inspection: [{ point: 'damage', checked: true }] })
  const inspected = await it.as('admin').call(receiptsEndpoints.update, {
    params: { id },
    body: {
      status: 'inspected',
      inspection: [
        { point: 'quantity', checked: true },
        { point: 'expiry', checked: false, note: 'No dates' },
      ],
    },
  })
  expect(inspected.inspection).toMatchObject([
    { point: 'quantity', checked: true, by: 'Ada' },
    { point: 'damage', checked: true, by: 'manager' },
    { point: 'skus', checked: false, note: null, by: 'Ada' },
    { point: 'expiry', checked: false, note: 'No dates', by: 'Ada' },
    { point: 'discrepancies', checked: false },
  ])
  expect(inspected).toMatchObject({ inspectedBy: 'Ada', inspectionDueAt: null })
  expect((await update(id, { inspection: [{ point: 'skus', checked: true }] })).body).toMatchObject({ code: 'receipt.inspection-closed' })
})

test('goods on a handling unit arrive on it, and a lot has one expiry date', async () => {
  const item = await makeItem(it, { quantity: 0 })
  const sscc = '340123450000000017'
  const line = { sku: item.sku, quantity: 10, damaged: 1, lotNumber: 'L7', expiresOn: '2031-02-03', handlingUnit: sscc }
  const receipt = await makeReceipt(it, { items: [line] })
  await change(receipt.id, { status: 'received' })
  expect((await stockOf(item.id)).stock).toMatchObject([
    { handlingUnit: null, onHand: 1, availability: 'quarantine' },
    { lot: 'L7', expiresOn: '2031-02-03', handlingUnit: sscc, onHand: 9, availability: 'receiving' },
  ])
  const again = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 1, lotNumber: 'L7', expiresOn: '2030-01-01' }] })
  expect((await update(again.id, { status: 'received' })).body).toMatchObject({ status: 409, code: 'receipt.lot-expires-otherwise' })
  await change(receipt.id, { status: 'inspected' })
  await change(receipt.id, { status: 'stored' })
  expect((await stockOf(item.id)).availableQuantity).toBe(9)
  await expectBooksToBalance(it.db)
})

test('a customer reads its own receipts, and changes none that the warehouse entered', async () => {
  const [own, foreign] = [await makeReceipt(it), await makeReceipt(it, { customerId: 2 })]
  const seen = await it.as('customer').call(receiptsEndpoints.list)
  expect(seen.map(({ id }) => id)).toContain(own.id)
  expect(seen.every(({ customerId }) => customerId === 1)).toBe(true)
  expect((await it.as('customer').ask(receiptsEndpoints.get, { params: { id: foreign.id } })).status).toBe(404)
  expect((await it.as('customer').ask(receiptsEndpoints.update, { params: { id: own.id }, body: { notes: 'Mine' } })).status).toBe(409)
})
