import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeItem } from '../../../tests/support/factories.ts'
import { csvOf, getImport, makeCheckedImport, runImports } from '../../../tests/support/imports.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

// Imports beside other work.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const itemRows = (prefix: string, count: number, quantity: number) =>
  csvOf(['SKU', 'Name', 'Customer', 'Quantity'], ...Array.from({ length: count }, (_, n) => [`${prefix}-${n}`, `Item ${n}`, 1, quantity]))
const commit = (id: number) => it.as('manager').ask(importsEndpoints.commit, { params: { id }, body: { rows: 'all', stock: 'set' } })

test('of two who import the same import at once, one does', async () => {
  const { id } = await makeCheckedImport(it, itemRows('TWICE', 20, 3), { kind: 'items' })
  const replies = await Promise.all([commit(id), commit(id), commit(id)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  await Promise.all([runImports(it), runImports(it)])
  expect(await getImport(it, id)).toMatchObject({ state: 'done', counts: { imported: 20 } })
})

test('of two imports that create the same items, one does, and the other is checked again and would change them', async () => {
  const [one, other] = [
    await makeCheckedImport(it, itemRows('BOTH', 50, 3), { kind: 'items' }),
    await makeCheckedImport(it, itemRows('BOTH', 50, 4), { kind: 'items' }),
  ]
  await Promise.all([commit(one.id), commit(other.id)])
  await Promise.all([runImports(it), runImports(it)])
  await runImports(it)
  const found = await Promise.all([getImport(it, one.id), getImport(it, other.id)])
  expect(found.map(({ state }) => state).sort()).toEqual(['checked', 'done'])
  expect(found.find(({ state }) => state === 'checked')).toMatchObject({ counts: { ready: 50, update: 50, create: 0 } })
})

test('after a large import the planner knows how many items there are', async () => {
  const { id } = await makeCheckedImport(it, itemRows('MANY', 600, 1), { kind: 'items' })
  await commit(id)
  await runImports(it)
  const { rows } = await it.db.read(system, (on) =>
    sql<{ items: number }>`select reltuples::integer as items from pg_class where oid = 'inventory_items'::regclass`.execute(on),
  )
  expect(rows[0]?.items).toBeGreaterThanOrEqual(600)
})

test('imports of movements and movements by hand never promise a unit twice', async () => {
  const item = await makeItem(it, { sku: 'SCARCE', customerId: 1, quantity: 12 })
  const address = ['Street', 'City', 'State', 'ZIP'].flatMap((part) => [`Billing ${part}`, `Shipping ${part}`])
  const { id } = await makeCheckedImport(
    it,
    csvOf(
      ['Reference', 'Customer', ...address, 'SKU', 'Quantity'],
      ...[1, 2, 3, 4].map((n) => [`S-${n}`, 1, ...address.map(() => 'x'), 'SCARCE', 3]),
    ),
    { kind: 'movements' },
  )
  await commit(id)
  const order = { customerId: 1, billingAddress: anAddress, shippingAddress: anAddress, items: [{ sku: 'SCARCE', quantity: 2 }] }
  const byHand = Array.from({ length: 4 }, () => it.as('manager').ask(ordersEndpoints.create, { body: order }))
  const [, ...replies] = await Promise.all([runImports(it), ...byHand])
  const taken = replies.filter(({ status }) => status === 201).length
  const after = await getImport(it, id)
  const { reservedQuantity } = await it.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })
  expect(reservedQuantity).toBe((after.state === 'done' ? 12 : 0) + 2 * taken)
  expect(after.state === 'done' || taken > 0).toBe(true)
  if (after.state !== 'done') expect(after).toMatchObject({ state: 'checked', message: expect.stringContaining('Nothing was imported') })
})

test('stock that changes while items are imported is neither lost nor counted twice', async () => {
  const items = []
  for (let n = 0; n < 10; n++) items.push(await makeItem(it, { sku: `BUSY-${n}`, customerId: 1, quantity: 10 }))
  const { id } = await makeCheckedImport(it, itemRows('BUSY', 10, 50), { kind: 'items' })
  await commit(id)
  const adjusting = items.map(({ id: item }) =>
    it.as('manager').ask(inventoryEndpoints.adjust, { params: { id: item }, body: { adjustment: 1, reason: 'Found' } }),
  )
  await Promise.all([runImports(it), ...adjusting])
  const after = await getImport(it, id)
  const quantities = []
  for (const { id: item } of items) quantities.push((await it.as('admin').call(inventoryEndpoints.get, { params: { id: item } })).quantity)
  // Either all rows were imported and what came later counts on top, or none was.
  expect(new Set(quantities)).toEqual(new Set(after.state === 'done' ? [51] : [11]))
})
