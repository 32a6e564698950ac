import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcedDeliveriesEndpoints } from '../../../contract/goods-in/receipts/announced-deliveries.ts'
import { countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeItem, makeLocation, makeReceivingLocations } from '../../../tests/support/factories.ts'
import { commitImport, csvOf, makeCheckedImport, rowsOfImport, undoImport } from '../../../tests/support/imports.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

// What refuses a change refuses the undo of an import that would make the same change.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  await makeReceivingLocations(it)
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

async function imported(kind: 'receipts' | 'locations' | 'items' | 'movements', ...rows: (string | number)[][]) {
  const { id } = await makeCheckedImport(it, csvOf(...rows), { kind })
  expect(await commitImport(it, id)).toMatchObject({ state: 'done', message: null })
  const [row] = await rowsOfImport(it, id)
  return { id, record: row?.record?.id ?? 0 }
}
const undoes = (id: number) => it.as('manager').ask(importsEndpoints.undo, { params: { id } })
const used = (name: string) => ({ status: 409, body: { code: 'import.used', detail: expect.stringContaining(name) } })

test('a receipt that is being counted is not withdrawn, until its counts are discarded', async () => {
  const { sku } = await makeItem(it)
  const { id, record } = await imported('receipts', ['Reference', 'Customer', 'Supplier', 'SKU', 'Quantity'], ['PO-9', 1, 'Quay', sku, 5])
  const params = { id: record }
  await it.as('worker').call(countingEndpoints.count, { params, body: { sku, quantity: 2 } })
  const { receiptNumber } = await it.as('worker').call(receiptsEndpoints.get, { params })
  expect((await it.as('manager').ask(announcedDeliveriesEndpoints.withdraw, { params })).body).toMatchObject({
    code: 'receipt.being-counted',
  })
  expect(await undoes(id)).toMatchObject(used(receiptNumber))
  expect((await it.as('worker').ask(countingEndpoints.receive, { params, body: {} })).status).toBe(200)
  expect(await undoes(id)).toMatchObject(used(receiptNumber))

  const other = await imported('receipts', ['Reference', 'Customer', 'Supplier', 'SKU', 'Quantity'], ['PO-10', 1, 'Quay', sku, 5])
  await it.as('worker').call(countingEndpoints.count, { params: { id: other.record }, body: { sku, quantity: 2 } })
  await it.as('manager').call(countingEndpoints.discard, { params: { id: other.record } })
  expect(await undoImport(it, other.id)).toMatchObject({ state: 'undone' })
})

test('a location that is to be counted is not deleted', async () => {
  const { id, record } = await imported('locations', ['Code', 'Name'], ['IMPORTED-1', 'Imported'])
  await it.as('manager').call(countsEndpoints.create, { body: { method: 'location', locationIds: [record] } })
  expect(await undoes(id)).toMatchObject(used('IMPORTED-1'))
})

test('an item does not get a home back that is inactive by now', async () => {
  const [home, next] = [await makeLocation(it), await makeLocation(it)]
  const { id, sku } = await makeItem(it, { quantity: 0, location: home.code })
  const moved = await imported('items', ['SKU', 'Name', 'Customer', 'Location'], [sku, 'Renamed', 1, next.code])
  await it.as('admin').call(locationsEndpoints.update, { params: { id: home.id }, body: { ...home, isActive: false } })
  expect(await undoImport(it, moved.id)).toMatchObject({ state: 'done', message: expect.stringContaining(`${home.code} is inactive`) })
  expect(await it.as('admin').call(inventoryEndpoints.get, { params: { id } })).toMatchObject({ location: next.code })
})

test('a movement that is being picked is not cancelled', async () => {
  const { sku } = await makeItem(it)
  const { street, city, state, zip } = anAddress
  const place = [street, city, state, zip]
  const head = ['Street', 'City', 'State', 'ZIP']
  const { id, record } = await imported(
    'movements',
    ['Reference', 'Customer', ...head.map((part) => `Billing ${part}`), ...head.map((part) => `Shipping ${part}`), 'SKU', 'Quantity'],
    ['M-1', 1, ...place, ...place, sku, 2],
  )
  await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: record }, body: { stage: 'confirmed' } })
  const { orderNumber } = await it.as('admin').call(ordersEndpoints.startPicking, { params: { id: record } })
  expect(await undoes(id)).toMatchObject(used(orderNumber))
})
