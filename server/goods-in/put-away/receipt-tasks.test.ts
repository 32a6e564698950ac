import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Task, tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeInspectedReceipt, makeReceipt, makeReceivingLocations } from '../../../tests/support/factories.ts'
import { completeTask, onlyBins, readTask, stockAt } from '../../../tests/support/put-away.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const create = (id: number) => it.as('manager').ask(tasksEndpoints.create, { params: { id }, body: {} })
const receiptOf = (id: number) => it.as('manager').call(receiptsEndpoints.get, { params: { id } })

test('a receipt that is inspected gets a task for each of its goods, once, and is stored with the last of them', async () => {
  const [bin] = await onlyBins(it, { capacity: 1000 })
  await makeReceivingLocations(it)
  const pending = await makeReceipt(it)
  expect((await create(pending.id)).body).toMatchObject({ status: 409, detail: expect.stringContaining('is pending') })
  const receipt = await makeInspectedReceipt(it, {
    items: [
      { sku: 'PUT-1', quantity: 10 },
      { sku: 'PUT-2', quantity: 4, lotNumber: 'L1' },
      { sku: 'PUT-2', quantity: 3, lotNumber: 'L1', handlingUnit: '340123450000000024' },
      { sku: 'PUT-3', quantity: 2, condition: 'damaged' },
    ],
  })
  const made = await Promise.all([create(receipt.id), create(receipt.id)])
  const tasks = made.flatMap(({ body }) => (body as { created: Task[] }).created)
  expect(tasks.map(({ sku, quantity, lot, sscc }) => [sku, quantity, lot, sscc]).sort()).toEqual([
    ['PUT-1', 10, null, null],
    ['PUT-2', 3, 'L1', '340123450000000024'],
    ['PUT-2', 4, 'L1', null],
  ])
  expect(tasks.every((each) => each.receiptNumber === receipt.receiptNumber && each.suggestedLocation === bin?.code)).toBe(true)
  for (const [n, { id }] of tasks.entries()) {
    const { body } = await completeTask(it, id, { locationCode: bin?.code ?? '' })
    expect(body).toMatchObject({ state: 'done', receiptStored: n === 2 })
  }
  expect(await receiptOf(receipt.id)).toMatchObject({ status: 'stored', storedAt: expect.any(String) })
  expect((await create(receipt.id)).body).toMatchObject({ status: 409, detail: expect.stringContaining('is stored') })
})

test('a receipt that is stored by status alone has the rest put on the suggested bins, and all of it brought back when it goes back', async () => {
  const [bin] = await onlyBins(it, { capacity: 12 })
  const receipt = await makeInspectedReceipt(it, {
    items: [
      { sku: 'ALL-1', quantity: 10 },
      { sku: 'ALL-2', quantity: 5 },
    ],
  })
  await create(receipt.id)
  const set = (status: 'stored' | 'inspected') =>
    it.as('manager').call(receiptsEndpoints.update, { params: { id: receipt.id }, body: { status } })
  expect((await set('stored')).status).toBe('stored')
  expect(await stockAt(it, bin?.id ?? 0)).toEqual([{ sku: 'ALL-1', onHand: 10 }])
  const [second] = await it.as('manager').call(inventoryEndpoints.list, { query: { q: 'ALL-2' } })
  const { stock } = await it.as('manager').call(inventoryEndpoints.get, { params: { id: second?.id ?? 0 } })
  expect(stock).toMatchObject([{ location: null, onHand: 5 }])
  const open = await it.as('manager').call(tasksEndpoints.list, { query: { receiptId: [receipt.id], state: ['open'] } })
  expect(open).toEqual([])
  expect((await set('inspected')).status).toBe('inspected')
  expect(await stockAt(it, bin?.id ?? 0)).toEqual([])
  expect(((await create(receipt.id)).body as { created: Task[] }).created).toHaveLength(2)
})

test('a receipt that goes back has its open tasks cancelled', async () => {
  await onlyBins(it, { capacity: 100 })
  const receipt = await makeInspectedReceipt(it)
  const { created } = (await create(receipt.id)).body as { created: Task[] }
  await it.as('manager').call(receiptsEndpoints.update, { params: { id: receipt.id }, body: { status: 'received' } })
  expect(await readTask(it, created[0]?.id ?? 0)).toMatchObject({ state: 'cancelled' })
  expect((await completeTask(it, created[0]?.id ?? 0, { locationCode: created[0]?.suggestedLocation ?? '' })).status).toBe(409)
})
