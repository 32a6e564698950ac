import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcedDeliveriesEndpoints } from '../../../contract/goods-in/receipts/announced-deliveries.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeItem, makeOrder } from '../../../tests/support/factories.ts'
import { commitImport, csvOf, getImport, makeCheckedImport, rowsOfImport, runImports } from '../../../tests/support/imports.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const commit = (id: number, body: { again?: boolean; stock?: 'set' | 'keep' } = {}) =>
  it.as('manager').ask(importsEndpoints.commit, { params: { id }, body: { rows: 'all', ...body } })
const stockOf = async (id: number) => (await it.as('admin').call(inventoryEndpoints.get, { params: { id } })).quantity

function ordersFile(reference: string, sku: string): string {
  return csvOf(
    ['Reference', 'Customer', 'Billing Street', 'Billing City', 'Billing State', 'Billing ZIP', 'SKU', 'Quantity'],
    [reference, 1, '1 Harbour Road', 'Split', 'Dalmatia', 21000, sku, 2],
  )
}

test('movements are imported a second time only when the person says so', async () => {
  const { sku } = await makeItem(it, { customerId: 1, quantity: 50 })
  const file = ordersFile('SO-TWICE-1', sku)
  const first = await makeCheckedImport(it, file, { kind: 'movements' })
  expect(first).toMatchObject({ counts: { ready: 1, known: 0 }, importedBefore: null })
  await commitImport(it, first.id)
  const [placed] = await rowsOfImport(it, first.id)

  const second = await makeCheckedImport(it, file, { kind: 'movements', name: 'again.csv' })
  expect(second).toMatchObject({ counts: { ready: 1, known: 1 }, importedBefore: { id: first.id, by: first.createdBy } })
  expect(await rowsOfImport(it, second.id)).toMatchObject([{ state: 'ready', known: `SO-TWICE-1 is on ${placed?.record?.name} already.` }])
  expect(await commit(second.id)).toMatchObject({ status: 409, body: { code: 'import.known' } })
  expect((await commit(second.id, { again: true })).status).toBe(200)
  await runImports(it)
  expect(await getImport(it, second.id)).toMatchObject({ state: 'done', counts: { imported: 1 } })

  // The reference of a cancelled movement is free, in another file.
  const movements = await it.as('admin').call(ordersEndpoints.list, { query: { q: 'SO-TWICE-1' } })
  expect(movements).toHaveLength(2)
  for (const { id } of movements) await it.as('admin').call(ordersEndpoints.cancel, { params: { id }, body: {} })
  const third = await makeCheckedImport(it, `${ordersFile('so-twice-1', sku)}\n`, { kind: 'movements' })
  expect(third).toMatchObject({ counts: { ready: 1, known: 0 }, importedBefore: null })
})

test('a movement that was placed after the check isn’t placed a second time by the import', async () => {
  const { sku } = await makeItem(it, { customerId: 1, quantity: 50 })
  const { id } = await makeCheckedImport(it, ordersFile('SO-LATE-1', sku), { kind: 'movements' })
  await makeOrder(it, { customerId: 1, reference: 'SO-LATE-1', items: [{ sku, quantity: 1 }] })
  expect((await commit(id)).status).toBe(200)
  await runImports(it)
  expect(await getImport(it, id)).toMatchObject({ state: 'checked', counts: { imported: 0, known: 1 } })
})

test('a delivery file is known by its content, and a delivery by its reference and tracking number', async () => {
  const file = csvOf(
    ['Reference', 'Customer', 'Supplier', 'SKU', 'Description', 'Quantity'],
    ['PO-FIND-ME', 1, 'Dairy', 'ANY-1', 'Coffee', 24],
  )
  const first = await makeCheckedImport(it, file, { kind: 'receipts' })
  await commitImport(it, first.id)
  const [made] = await rowsOfImport(it, first.id)
  expect(await it.as('admin').call(receiptsEndpoints.get, { params: { id: made?.record?.id ?? 0 } })).toMatchObject({
    reference: 'PO-FIND-ME',
  })
  const second = await makeCheckedImport(it, file, { kind: 'receipts' })
  expect(second.importedBefore?.id).toBe(first.id)
  expect(await rowsOfImport(it, second.id)).toMatchObject([{ known: `PO-FIND-ME is on ${made?.record?.name} already.` }])
  expect((await commit(second.id)).status).toBe(409)

  const announce = (again?: boolean) =>
    it.as('customer').ask(receiptsEndpoints.create, {
      body: { supplier: 'Dairy', trackingNumber: again ? '1z 999 aa1' : '1Z999AA1', ...(again !== undefined && { again }) },
    })
  const announced = await announce()
  expect(announced.status).toBe(201)
  expect(
    await it.as('customer').ask(receiptsEndpoints.create, { body: { supplier: 'Dairy', trackingNumber: '1z 999aa1', again: false } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'receipt.duplicate', detail: expect.stringMatching(/^1z 999aa1 is on WR-.* already\. Create another\?$/) },
  })
  expect((await announce(true)).status).toBe(201)
})

test('a program places movements with the same reference, a form is asked', async () => {
  const { sku } = await makeItem(it, { customerId: 1, quantity: 50 })
  const to = { billingAddress: anAddress, shippingAddress: anAddress }
  const place = (again?: boolean) =>
    it.as('admin').ask(ordersEndpoints.create, {
      body: { customerId: 1, reference: 'SO-FORM-1', items: [{ sku, quantity: 1 }], ...to, ...(again !== undefined && { again }) },
    })
  expect((await place(false)).status).toBe(201)
  expect(await place(false)).toMatchObject({ status: 409, body: { code: 'order.duplicate' } })
  expect((await place(true)).status).toBe(201)
  expect((await place()).status).toBe(201)
})

test('an old price list shows what it changes, and sets no stock unless that is chosen', async () => {
  const item = await makeItem(it, { sku: 'STALE-1', customerId: 1, quantity: 30, costPrice: '1.00' })
  const same = await makeItem(it, { sku: 'STALE-2', customerId: 1, quantity: 30, costPrice: '1.00' })
  const file = csvOf(['SKU', 'Customer', 'Quantity', 'Cost Price'], ['STALE-1', 1, 50, '1.20'], ['STALE-2', 1, 29, '1.00'])
  const kept = await makeCheckedImport(it, file, { kind: 'items' })
  expect(kept.counts).toMatchObject({ update: 2, stockRows: 2, stockUnits: 19 })
  expect(await rowsOfImport(it, kept.id)).toMatchObject([
    {
      changes: [
        { field: 'costPrice', from: '1.00', to: '1.20' },
        { field: 'quantity', from: '30', to: '50' },
      ],
    },
    { changes: [{ field: 'quantity', from: '30', to: '29' }] },
  ])
  expect((await commit(kept.id)).status).toBe(200)
  await runImports(it)
  expect(await getImport(it, kept.id)).toMatchObject({ state: 'done', counts: { update: 1, unchanged: 1, stockRows: 0, stockUnits: 0 } })
  expect([await stockOf(item.id), await stockOf(same.id)]).toEqual([30, 30])
  const { costPrice } = await it.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })
  expect(costPrice).toBe('1.20')

  const set = await makeCheckedImport(it, `${file}\n`, { kind: 'items' })
  expect((await commit(set.id, { stock: 'set' })).status).toBe(200)
  await runImports(it)
  expect([await stockOf(item.id), await stockOf(same.id)]).toEqual([50, 29])
})

test('of several people who send the same at once, one is carried out', async () => {
  const { sku } = await makeItem(it, { quantity: 40 })
  const address = { billingAddress: anAddress, shippingAddress: anAddress }
  const order = { customerId: 1, items: [{ sku, quantity: 1 }], ...address, reference: 'AT-ONCE', again: false }
  const delivery = { customerId: 1, supplier: 'Dairy', reference: 'AT-ONCE', again: false }
  const people = ['admin', 'manager', 'admin', 'manager', 'admin', 'manager'] as const
  const orders = await Promise.all(people.map((who) => it.as(who).ask(ordersEndpoints.create, { body: order })))
  expect(orders.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  const deliveries = await Promise.all(people.map((who) => it.as(who).ask(receiptsEndpoints.create, { body: delivery })))
  expect(deliveries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
})

test('a withdrawn delivery is announced again without a question', async () => {
  const announce = () =>
    it.as('customer').ask(receiptsEndpoints.create, { body: { supplier: 'Dairy', reference: 'ONCE-MORE', again: false } })
  const { id } = (await announce()).body as { id: number }
  expect((await announce()).status).toBe(409)
  await it.as('customer').call(announcedDeliveriesEndpoints.withdraw, { params: { id } })
  expect((await announce()).status).toBe(201)
})
