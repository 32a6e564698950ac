import { afterAll, beforeAll, expect, test } from 'vitest'
import { countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { floorEndpoints } from '../../../contract/platform/floor/floor.ts'
import { lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { makeItem, makeReceipt, makeReceivingLocations } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  await makeReceivingLocations(it)
})
afterAll(() => it.close())

const change = (id: number, body: object) => it.as('worker').ask(receiptsEndpoints.update, { params: { id }, body })
const statusOf = async (id: number, body: object) => (await change(id, body)).status
const read = (id: number) => it.as('manager').call(receiptsEndpoints.get, { params: { id } })

async function receiptOf(quantity = 10): Promise<Receipt> {
  const { sku } = await makeItem(it)
  return makeReceipt(it, { items: [{ sku, quantity }], trackingNumber: `1Z-${sku}` })
}

test('a worker receives, corrects what was counted, and inspects', async () => {
  const { id, items } = await receiptOf()
  const [line] = items
  const { id: lineId = 0, sku = '' } = line ?? {}
  expect(await statusOf(id, { status: 'received', items: [{ id: lineId, sku, quantity: 9, damaged: 1, lotNumber: 'L-1' }] })).toBe(200)
  expect(await statusOf(id, { items: [{ id: lineId, sku, quantity: 8, condition: 'damaged' }] })).toBe(200)
  expect(await statusOf(id, { inspection: [{ point: 'damage', checked: true }], status: 'inspected' })).toBe(200)
  expect(await read(id)).toMatchObject({ items: [{ quantity: 8, damaged: 8 }] })
})

test('a worker counts and receives what was counted', async () => {
  const { id, items } = await receiptOf()
  const worker = it.as('worker')
  await worker.call(countingEndpoints.count, { params: { id }, body: { sku: items[0]?.sku ?? '', quantity: 4 } })
  const floor = await worker.call(floorEndpoints.work)
  expect(floor.find(({ kind }) => kind === 'receive')).toMatchObject({
    mine: 1,
    rows: expect.arrayContaining([expect.objectContaining({ id, mine: true })]),
  })
  expect(await worker.call(countingEndpoints.receive, { params: { id }, body: {} })).toMatchObject({ status: 'received', totalUnits: 4 })
})

test('a worker neither creates an item by counting nor discards counts', async () => {
  const { id } = await receiptOf()
  const body = { sku: 'NEVER-SEEN', quantity: 1 }
  const worker = it.as('worker')
  expect((await worker.ask(countingEndpoints.count, { params: { id }, body: { ...body, name: 'Kettle' } })).status).toBe(403)
  expect((await worker.ask(countingEndpoints.count, { params: { id }, body })).body).toMatchObject({
    status: 409,
    code: 'receipt.unknown-sku',
  })
  expect((await worker.ask(countingEndpoints.discard, { params: { id } })).status).toBe(403)
})

test('everything else of a receipt is refused', async () => {
  const { id, items, customerId } = await receiptOf()
  const [{ id: lineId = 0, sku = '', expected = 0 } = {}] = items
  const line = { id: lineId, sku, quantity: 10 }
  const refused = [
    { supplier: 'Another' },
    { notes: 'Words' },
    { customerId },
    { trackingNumber: 'T' },
    { reason: 'Because' },
    { status: 'stored' },
    { status: 'pending' },
    // What is expected, while it is pending.
    { items: [line] },
    { status: 'received', items: [] },
    { status: 'received', items: [{ ...line, expected: expected + 1 }] },
    { status: 'received', items: [{ ...line, sku: 'OTHER' }] },
  ]
  for (const body of refused) expect([body, await statusOf(id, body)]).toEqual([body, 403])
  expect(await statusOf(id, { status: 'received', items: [line] })).toBe(200)
  expect(await statusOf(id, { status: 'inspected' })).toBe(200)
  expect(await statusOf(id, { status: 'received' })).toBe(403)
  expect((await it.as('worker').ask(receiptsEndpoints.create, { body: { customerId, supplier: 'New' } })).status).toBe(403)
})

test('a parcel is found by its tracking number, and a SKU that one pending receipt expects by that receipt', async () => {
  const { id, receiptNumber, items, trackingNumber } = await receiptOf()
  const sku = items[0]?.sku ?? ''
  const find = async (code: string, expected?: 'true') =>
    (await it.as('worker').ask(lookupEndpoints.find, { query: { code, expected } })).body
  expect(await find(trackingNumber ?? '')).toMatchObject({ type: 'receipt', id, code: receiptNumber })
  expect(await find(sku)).toMatchObject({ type: 'inventoryItem', code: sku })
  expect(await find(sku.toLowerCase(), 'true')).toMatchObject({ type: 'receipt', id, code: receiptNumber })
  await makeReceipt(it, { items: [{ sku, quantity: 1 }] })
  expect(await find(sku, 'true')).toMatchObject({ type: 'inventoryItem', code: sku })
})

test('a worker creates no item by a line that it adds to a receipt', async () => {
  const { id, items } = await receiptOf()
  const { sku: known } = await makeItem(it)
  const [line] = items
  const kept = { id: line?.id ?? 0, sku: line?.sku ?? '', quantity: 10 }
  expect(await statusOf(id, { status: 'received', items: [kept, { sku: 'NEVER-SEEN', quantity: 3 }] })).toBe(403)
  expect(await statusOf(id, { status: 'received', items: [kept, { sku: known, quantity: 3 }] })).toBe(200)
})
