import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { makeItem, makeShipment } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { ChangeEvent } from '../../platform/engine/database.ts'

// Every way in which stock falls to its threshold publishes an event for the recipients of the notification.

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** The events published while `doing` runs. */
async function heardOf(doing: () => Promise<unknown>): Promise<ChangeEvent[]> {
  const heard: ChangeEvent[] = []
  const end = app.db.subscribe((event) => heard.push(event))
  await doing()
  end()
  return heard
}

const ways: Record<string, (id: number, sku: string) => Promise<unknown>> = {
  'an adjustment': (id) =>
    app.as('manager').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: -8, reason: 'Broken' } }),
  'an edited quantity': (id) => app.as('manager').call(inventoryEndpoints.update, { params: { id }, body: { quantity: 4 } }),
  'an export': (_, sku) => makeShipment(app, { items: [{ sku, quantity: 8 }] }),
}

test.each(Object.keys(ways))('%s below the threshold publishes notifications to staff and owner', async (way) => {
  const { id, sku } = await makeItem(app, { quantity: 12, lowStockThreshold: 10 })
  const heard = await heardOf(() => ways[way]?.(id, sku) ?? Promise.reject())
  expect(heard).toContainEqual({ topic: 'inventory', ids: [id], customerId: 1 })
  expect(heard).toContainEqual({ topic: 'notifications', ids: [], customerId: 1 })
  const told = await app.as('customer').call(notificationsEndpoints.list)
  expect(told.filter((each) => each.subjectType === 'inventory' && each.subjectId === id)).toHaveLength(1)
})
