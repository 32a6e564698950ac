import { afterAll, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/inventory.ts'
import { notificationsEndpoints } from '../../contract/notifications.ts'
import { makeItem, makeOrder } from '../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const unread = async (person: 'admin' | 'manager' | 'customer') => (await app.as(person).call(notificationsEndpoints.summary)).unread

test('each user reads its own, one by one or all at once', async () => {
  for (let n = 0; n < 3; n++) await makeOrder(app, { by: 'customer' })
  expect([await unread('admin'), await unread('manager'), await unread('customer')]).toEqual([3, 3, 0])
  const [newest] = await app.as('admin').call(notificationsEndpoints.list, { query: { limit: 1 } })
  const mark = (read: boolean) => app.as('admin').call(notificationsEndpoints.update, { params: { id: newest?.id ?? 0 }, body: { read } })
  expect(await mark(true)).toMatchObject({ read: true })
  expect(await unread('admin')).toBe(2)
  expect(await mark(false)).toMatchObject({ read: false })
  await app.as('admin').call(notificationsEndpoints.markAllRead)
  expect([await unread('admin'), await unread('manager')]).toEqual([0, 3])
  expect(await app.as('admin').call(notificationsEndpoints.list, { query: { read: 'false' } })).toEqual([])
})

test('staff share a notification, and each reads it alone; a customer’s isn’t there for others', async () => {
  await makeOrder(app, { by: 'customer' })
  const [shared] = await app.as('manager').call(notificationsEndpoints.list, { query: { limit: 1 } })
  const mark = (person: 'admin' | 'manager' | 'customer' | 'rival', id: number | undefined) =>
    app.as(person).ask(notificationsEndpoints.update, { params: { id: id ?? 0 }, body: { read: true } })
  const before = await unread('manager')
  expect(await mark('admin', shared?.id)).toMatchObject({ status: 200, body: { read: true } })
  expect(await unread('manager')).toBe(before)
  expect((await mark('customer', shared?.id)).status).toBe(404)

  const item = await makeItem(app, { quantity: 12 })
  await app.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -5, reason: 'Count' } })
  const [own] = await app.as('customer').call(notificationsEndpoints.list, { query: { limit: 1 } })
  expect(own).toMatchObject({ subjectId: item.id })
  for (const person of ['admin', 'rival'] as const) expect((await mark(person, own?.id)).status, person).toBe(404)
})

test('an item that falls to its threshold twice in a day is told once; running out is an error', async () => {
  const item = await makeItem(app, { quantity: 12 })
  const adjust = (adjustment: number) =>
    app.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment, reason: 'Count' } })
  for (const step of [-3, 5, -4]) await adjust(step)
  const told = (await app.as('customer').call(notificationsEndpoints.list)).filter((each) => each.subjectId === item.id)
  expect(told).toMatchObject([{ type: 'warning', title: 'Low stock' }])
  const other = await makeItem(app, { quantity: 20 })
  await app.as('admin').call(inventoryEndpoints.adjust, { params: { id: other.id }, body: { adjustment: -20, reason: 'Fire' } })
  const gone = (await app.as('customer').call(notificationsEndpoints.list)).filter((each) => each.subjectId === other.id)
  expect(gone).toMatchObject([{ type: 'error', title: 'Out of stock', message: `${other.sku} ${other.name}: 0 left` }])
})
