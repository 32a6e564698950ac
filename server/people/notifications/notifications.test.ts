import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { makeItem, makeOrder } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'
import { createUser } from '../auth/create-user.ts'
import { hashPassword } from '../auth/passwords.ts'

let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
})
afterAll(() => app.close())

const unread = async (person: 'admin' | 'manager' | 'customer') => (await app.as(person).call(notificationsEndpoints.summary)).unread

test('each user marks its own notifications as read, one by one or all at once', async () => {
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

test('staff share a notification, and each marks it as read separately; other customers do not see it', async () => {
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

test('an item that reaches its threshold twice in a day is notified once; running out is an error notification', async () => {
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

const hour = 3_600_000
const low = async () => {
  const { id } = await makeItem(app, { quantity: 12 })
  await app.as('admin').call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: -5, reason: 'Count' } })
  return id
}
const about = async (person: 'admin' | 'manager' | 'customer', item: number) =>
  (await app.as(person).call(notificationsEndpoints.list)).find((each) => each.subjectId === item && each.subjectType === 'inventory')

test('marking all as read writes rows for the last hour only, and a notification stored late is still unread', async () => {
  const old = await low()
  now = new Date(now.getTime() + 2 * hour)
  await low()
  await app.as('manager').call(notificationsEndpoints.markAllRead)
  const marks = () => app.db.read(system, (on) => on.selectFrom('notification_reads').select('read_at').where('user_id', '=', 2).execute())
  expect(await marks()).toHaveLength(1)
  expect(await unread('manager')).toBe(0)

  // A transaction that began ten minutes ago is committed now.
  const began = new Date(now.getTime() - hour / 6)
  const late = { customer_id: null, kind: 'reconciliation', type: 'error', title: 'Late', message: '', day: '2026-01-01' } as const
  await app.db.transaction(system, ({ sql }) =>
    sql
      .insertInto('notifications')
      .values({ ...late, created_at: began })
      .execute(),
  )
  expect(await unread('manager')).toBe(1)

  // One that was read along with all others is marked unread again, and read along with them once more.
  const { id } = (await about('manager', old)) ?? { id: 0 }
  const mark = (read: boolean) => app.as('manager').call(notificationsEndpoints.update, { params: { id }, body: { read } })
  expect(await mark(false)).toMatchObject({ read: false })
  expect(await unread('manager')).toBe(2)
  expect(await app.as('manager').call(notificationsEndpoints.list, { query: { read: 'false' } })).toMatchObject([{ title: 'Late' }, { id }])
  now = new Date(now.getTime() + 2 * hour)
  await app.as('manager').call(notificationsEndpoints.markAllRead)
  expect(await unread('manager')).toBe(0)
  expect(await app.as('manager').call(notificationsEndpoints.list, { query: { read: 'false' } })).toEqual([])
  expect(await marks()).toEqual([])
  expect(await about('manager', old)).toMatchObject({ read: true })
})

test('a new user sees only later notifications', async () => {
  await low()
  now = new Date(now.getTime() + 1_000)
  const passwordHash = await hashPassword(testPassword)
  const user = {
    username: 'newcomer',
    email: 'new@tallyhouse.example',
    firstName: 'New',
    lastName: null,
    role: 'manager',
    passwordHash,
  } as const
  await app.db.transaction(system, (trx) => createUser(trx, user))
  const newcomer = await app.signIn('newcomer')
  expect(await newcomer.call(notificationsEndpoints.list)).toEqual([])
  await low()
  expect(await newcomer.call(notificationsEndpoints.summary)).toEqual({ unread: 1 })
})

test('each person chooses which kinds to see; hidden ones reappear when chosen again', async () => {
  const kinds = async (person: 'admin' | 'customer') =>
    (await app.as(person).call(notificationsEndpoints.preferences)).map(({ kind, wanted }) => `${kind} ${wanted}`)
  expect(await kinds('admin')).toEqual([
    'low_stock true',
    'movement_created true',
    'delivery_announced true',
    'inspection_overdue true',
    'return_requested true',
    'shipment_delayed true',
    'goods_missing true',
    'task_waiting true',
    'back_order true',
    'activity_due true',
    'invoice_overdue true',
    'quote_answered true',
    'reconciliation true',
    'adjustment_requested true',
    'count_review true',
    'transfer_short true',
  ])
  expect(await kinds('customer')).toEqual([
    'low_stock true',
    'stage true',
    'return_answered true',
    'shipment_delayed true',
    'goods_disposed true',
    'back_order true',
    'invoice_overdue true',
  ])

  const choose = (low_stock: boolean) => app.as('admin').call(notificationsEndpoints.updatePreferences, { body: { low_stock } })
  const item = await low()
  const before = await unread('admin')
  expect(await choose(false)).toContainEqual({ kind: 'low_stock', label: 'Low stock', wanted: false, email: false, mail: 'never' })
  expect(await unread('admin')).toBeLessThan(before)
  expect(await about('admin', item)).toBeUndefined()
  await low()
  expect(await about('manager', item)).toBeDefined()
  expect(await kinds('customer')).toEqual([
    'low_stock true',
    'stage true',
    'return_answered true',
    'shipment_delayed true',
    'goods_disposed true',
    'back_order true',
    'invoice_overdue true',
  ])
  // What is left out stays as it is.
  await app.as('admin').call(notificationsEndpoints.updatePreferences, { body: { reconciliation: true } })
  expect(await kinds('admin')).toContain('low_stock false')
  await choose(true)
  expect(await unread('admin')).toBe(before + 1)
  expect(await about('admin', item)).toBeDefined()
})

test('choosing a kind of another role is rejected, and nothing is stored', async () => {
  const choose = (body: object) => app.as('customer').ask(notificationsEndpoints.updatePreferences, { body })
  expect(await choose({ low_stock: false, reconciliation: false })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'reconciliation' }] },
  })
  expect(await app.as('customer').call(notificationsEndpoints.preferences)).toContainEqual({
    kind: 'low_stock',
    label: 'Low stock',
    wanted: true,
    email: false,
    mail: 'never',
  })
})

test('a person’s reading and choices are published to that person only', async () => {
  const heard: unknown[] = []
  const end = app.db.subscribe(({ topic, userId }) => heard.push({ topic, userId }))
  await app.as('manager').call(notificationsEndpoints.markAllRead)
  await app.as('manager').call(notificationsEndpoints.updatePreferences, { body: { low_stock: true } })
  end()
  expect(heard).toEqual([
    { topic: 'notifications', userId: 2 },
    { topic: 'notifications', userId: 2 },
  ])
})
