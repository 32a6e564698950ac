import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeItem } from '../../../tests/support/factories.ts'
import { meanwhile } from '../../../tests/support/meanwhile.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

// Items that change their owner while a movement of them is being created. Skipped on PGlite, which runs one transaction at a time.

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

function place(skus: string[]) {
  const items = skus.map((sku) => ({ sku, quantity: 2 }))
  return app
    .as('admin')
    .ask(ordersEndpoints.create, { body: { customerId: 1, billingAddress: anAddress, shippingAddress: anAddress, items } })
}

function handOver(id: number, customerId: number) {
  return app.as('admin').call(inventoryEndpoints.update, { params: { id }, body: { customerId } })
}

test('a movement with an item reallocated meanwhile is rejected with its SKU, never placed without the line', async ({ skip }) => {
  if (!app.db.url) skip()
  const [kept, gone] = [await makeItem(app), await makeItem(app)]
  const reply = await meanwhile(
    app,
    { table: 'order_items', mode: 'share' },
    () => place([kept.sku, gone.sku]),
    () => handOver(gone.id, 2),
  )
  expect(reply.status, reply.text).toBe(409)
  expect(reply.body).toMatchObject({ detail: `Not in this customer's inventory: ${gone.sku}.` })
})

test('stock received for the new owner of a reallocated item is not reserved for the former one', async ({ skip }) => {
  if (!app.db.url) skip()
  const item = await makeItem(app, { quantity: 0 })
  const reply = await meanwhile(
    app,
    { table: 'reservations', mode: 'share' },
    () => place([item.sku]),
    async () => {
      await handOver(item.id, 2)
      await app.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: 10, reason: 'Came in' } })
    },
  )
  expect(reply.status, reply.text).toBe(409)
  expect(reply.body).toMatchObject({ detail: `No longer in this customer's inventory: ${item.sku}.` })
})

test('an item allocated to the customer during another allocation is kept', async ({ skip }) => {
  if (!app.db.url) skip()
  const [released, late] = [await makeItem(app), await makeItem(app, { customerId: 2 })]
  const reply = await meanwhile(
    app,
    { table: 'stock', mode: 'exclusive' },
    () => app.as('admin').ask(customersEndpoints.allocate, { params: { id: 1 }, body: { inventoryIds: [] } }),
    // Written directly, because the verb would wait for the stock lock too.
    () =>
      app.db.transaction(system, (trx) =>
        trx.sql.updateTable('inventory_items').set({ customer_id: 1 }).where('id', '=', late.id).execute(),
      ),
  )
  expect(reply.status, reply.text).toBe(200)
  const owner = async (id: number) => (await app.as('admin').call(inventoryEndpoints.get, { params: { id } })).customerId
  expect([await owner(released.id), await owner(late.id)]).toEqual([null, 1])
})
