import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../contract/goods-out/orders/orders.ts'
import { notificationsEndpoints } from '../contract/people/notifications/notifications.ts'
import { tellOfOverdueInspections } from '../server/goods-in/receipts/overdue-inspections.ts'
import type { App } from '../server/platform/http/app-type.ts'
import { system } from '../server/viewer.ts'
import { expectBooksToBalance } from './support/books.ts'
import { anAddress, makeItem, makeReceipt, makeReceivingLocations } from './support/factories.ts'
import { openSecondServer, type SecondServer } from './support/second-server.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let it: TestApp
let second: SecondServer | null = null
beforeAll(async () => {
  it = await openTestApp()
  if (it.db.url) second = await openSecondServer(it)
})
afterAll(async () => {
  await second?.close()
  await it.close()
})

test('a hundred movements, each sent five times at once to two servers, are each placed once and all get the same answer', {
  timeout: 60_000,
}, async ({ skip }) => {
  const other = second?.app ?? skip('The embedded database has one server.')
  const cookie = await it.as('admin').cookie()
  const { sku } = await makeItem(it, { quantity: 250 })
  const payload = { customerId: 1, items: [{ sku, quantity: 2 }], billingAddress: anAddress, shippingAddress: anAddress }
  const send = async (server: App, key: string) => {
    const headers = { cookie, 'idempotency-key': key }
    const { statusCode, body } = await server.inject({ method: 'POST', url: ordersEndpoints.create.path, headers, payload })
    return `${statusCode} ${body}`
  }
  const keys = Array.from({ length: 100 }, () => randomUUID())
  // As many at once as one user may have under way on a server.
  for (const some of [keys.slice(0, 50), keys.slice(50)]) {
    const answers = await Promise.all(
      some.map((key) => Promise.all([it.app, other, it.app, other, it.app].map((server) => send(server, key)))),
    )
    for (const five of answers) {
      expect(new Set(five).size, five.join('\n')).toBe(1)
      expect(five[0]).toMatch(/^201 /)
    }
  }
  expect(await it.as('admin').call(ordersEndpoints.list)).toHaveLength(keys.length)
  await expectBooksToBalance(it.db)
})

test('two servers that notice overdue inspections at once tell of each once', async ({ skip }) => {
  const other = second?.db ?? skip('The embedded database has one server.')
  await makeReceivingLocations(it)
  const receipts = await Promise.all(Array.from({ length: 8 }, () => makeReceipt(it)))
  const ids = receipts.map(({ id }) => id)
  for (const id of ids) await it.as('manager').call(receiptsEndpoints.update, { params: { id }, body: { status: 'received' } })
  const received_at = new Date(it.db.now().getTime() - 25 * 3_600_000)
  await it.db.transaction(system, (trx) => trx.sql.updateTable('receipts').set({ received_at }).where('id', 'in', ids).execute())
  const told = await Promise.all([it.db, other, it.db, other].map(tellOfOverdueInspections))
  expect(told.reduce((sum, each) => sum + each, 0)).toBe(ids.length)
  const news = await it.as('admin').call(notificationsEndpoints.list, { query: {} })
  expect(news.map(({ subjectId }) => subjectId).sort()).toEqual(ids.toSorted())
})
