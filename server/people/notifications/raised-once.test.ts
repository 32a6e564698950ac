import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { reconciliationEndpoints } from '../../../contract/stock/reconciliation/reconciliation.ts'
import { listenToEvents } from '../../../tests/support/event-ear.ts'
import { makeItem } from '../../../tests/support/factories.ts'
import { openSecondServer, type SecondServer } from '../../../tests/support/second-server.ts'
import { openTestApp, type TestApp, type TestPerson, urlOf } from '../../../tests/support/test-app.ts'
import type { App } from '../../platform/http/app-type.ts'
import { system } from '../../viewer.ts'

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

async function addressOf(app: App): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

async function post(server: App, url: string, payload: object): Promise<void> {
  const reply = await server.inject({ method: 'POST', url, headers: { cookie: await it.as('admin').cookie() }, payload })
  expect(reply.statusCode, reply.body).toBeLessThan(300)
}

const told = async (person: TestPerson, subjectType: string) =>
  (await it.as(person).call(notificationsEndpoints.list)).filter((each) => each.subjectType === subjectType)

test('a cause that two servers notice at once makes one notification, published to the browsers of both', async ({ skip }) => {
  const other = second?.app ?? skip('The embedded database has one server.')
  const [here, there] = [await addressOf(it.app), await addressOf(other)]
  const { id } = await makeItem(it, { quantity: 12, lowStockThreshold: 10 })
  const ears = await Promise.all(
    [here, there].flatMap((address) => [listenToEvents(address, it.as('manager')), listenToEvents(address, it.as('customer'))]),
  )

  // It falls to its threshold time and again.
  const adjust = (server: App, adjustment: number) =>
    post(server, urlOf(inventoryEndpoints.adjust, { params: { id } }), { adjustment, reason: 'Counted' })
  await Promise.all([it.app, other, it.app, other].flatMap((server) => [adjust(server, -2), adjust(server, 2)]))
  await adjust(it.app, -2)
  for (const ear of ears) await expect.poll(() => ear.heard).toContain('event: notifications')
  expect(await told('manager', 'inventory')).toHaveLength(1)
  expect(await told('customer', 'inventory')).toHaveLength(1)

  // The books no longer balance, and both servers check them.
  await it.db.transaction(system, (trx) => sql`update stock set on_hand = on_hand + 1 where item_id = ${id}`.execute(trx.sql))
  await Promise.all([it.app, other, it.app, other].map((server) => post(server, reconciliationEndpoints.run.path, {})))
  expect(await told('manager', 'reconciliation')).toHaveLength(1)
  expect(await told('admin', 'reconciliation')).toHaveLength(1)
})
