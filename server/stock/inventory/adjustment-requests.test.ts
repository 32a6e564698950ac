import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { adjustmentsEndpoints } from '../../../contract/stock/inventory/adjustment-requests.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeItem, makeOrder } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())
beforeEach(() => allow({ adjustToleranceUnits: 5, adjustToleranceValue: '20.00' }))

const allow = (body: { adjustToleranceUnits?: number; adjustToleranceValue?: string }) =>
  it.as('admin').call(settingsEndpoints.updateFloor, { body })
const adjust = (id: number, adjustment: number, by: TestPerson = 'worker', more = {}) =>
  it.as(by).ask(inventoryEndpoints.adjust, { params: { id }, body: { adjustment, reason: 'Counted again', ...more } })
const quantityOf = async (id: number) => (await it.as('admin').call(inventoryEndpoints.get, { params: { id } })).quantity
const decide = (how: 'approve' | 'reject' | 'withdraw', id: number, by: TestPerson, body = {}) =>
  it.as(by).ask(adjustmentsEndpoints[how], { params: { id }, body })
const read = (id: number, by: TestPerson = 'manager') => it.as(by).ask(adjustmentsEndpoints.get, { params: { id } })

async function requested(adjustment = -40, wanted: Parameters<typeof makeItem>[1] = {}): Promise<{ item: number; id: number }> {
  const item = await makeItem(it, { quantity: 100, ...wanted })
  const reply = await adjust(item.id, adjustment)
  expect(reply).toMatchObject({ status: 202, body: { requestId: expect.any(Number) } })
  return { item: item.id, id: (reply.body as { requestId: number }).requestId }
}

describe('the tolerance', () => {
  test.each([
    [5, '1.00', 200],
    [-5, '4.00', 200],
    [6, '1.00', 202],
    [-5, '4.01', 202],
    [5, null, 200],
  ])('%i units at %s each answer a worker %i', async (adjustment, costPrice, status) => {
    const { id } = await makeItem(it, { quantity: 100, costPrice })
    expect((await adjust(id, adjustment)).status).toBe(status)
    expect(await quantityOf(id)).toBe(status === 200 ? 100 + adjustment : 100)
  })

  test('is for a worker, an item and a day: small steps add up, in either direction and at once', async () => {
    const { id } = await makeItem(it, { quantity: 100 })
    const steps = await Promise.all(Array.from({ length: 6 }, () => adjust(id, -2)))
    expect(steps.map(({ status }) => status).sort()).toEqual([200, 200, 202, 202, 202, 202])
    expect(await quantityOf(id)).toBe(96)
    expect((await adjust(id, 2)).status).toBe(202)
    expect((await adjust(id, 1)).status).toBe(200)
    expect((await adjust((await makeItem(it, { quantity: 100 })).id, -5)).status).toBe(200)
    const { id: dear } = await makeItem(it, { quantity: 100, costPrice: '9.00' })
    expect([(await adjust(dear, -2)).status, (await adjust(dear, -1)).status]).toEqual([200, 202])
  })

  test('is nothing on a new installation, and managers have none', async () => {
    await using fresh = await openTestApp()
    const { id } = await makeItem(fresh)
    const body = { adjustment: 1, reason: 'Found' }
    expect((await fresh.as('worker').ask(inventoryEndpoints.adjust, { params: { id }, body })).status).toBe(202)
    expect((await fresh.as('manager').ask(inventoryEndpoints.adjust, { params: { id }, body })).status).toBe(200)
  })

  test('is set by administrators, within its limits', async () => {
    expect(await allow({ adjustToleranceUnits: 7 })).toMatchObject({ adjustToleranceUnits: 7, adjustToleranceValue: '20.00' })
    const update = (by: TestPerson, body: object) => it.as(by).ask(settingsEndpoints.updateFloor, { body })
    expect((await update('manager', { adjustToleranceUnits: 1 })).status).toBe(403)
    for (const body of [{ adjustToleranceUnits: -1 }, { adjustToleranceUnits: 10_001 }, { adjustToleranceValue: '1.001' }])
      expect((await update('admin', body)).status).toBe(400)
    const readByWorkers = await it.as('worker').call(settingsEndpoints.getFloor)
    expect(readByWorkers).toMatchObject({ adjustToleranceUnits: 7 })
    expect(readByWorkers).not.toHaveProperty('adjustToleranceValue')
    expect((await it.as('worker').ask(settingsEndpoints.getAll)).body).toEqual({
      timeZone: 'UTC',
      language: null,
      floor: readByWorkers,
    })
  })
})

test('a request names the item, its location and reason, changes nothing, and managers are notified', async () => {
  const { item, id } = await requested(-40)
  expect((await read(id)).body).toMatchObject({
    id,
    inventoryId: item,
    adjustment: -40,
    reason: 'Counted again',
    status: 'open',
    requestedBy: 'worker',
    mine: false,
    location: null,
    lot: null,
    decidedBy: null,
    decidedAt: null,
    note: null,
  })
  expect(await quantityOf(item)).toBe(100)
  const titles = async (by: TestPerson) => (await it.as(by).call(notificationsEndpoints.list)).map(({ title }) => title)
  expect(await titles('manager')).toContain('Adjustment to approve')
  for (const by of ['worker', 'accountant'] as const) expect(await titles(by)).not.toContain('Adjustment to approve')
  const attention = await it.as('manager').call(dashboardEndpoints.attention)
  const waiting = attention.find(({ kind }) => kind === 'adjustment_waiting')
  expect(waiting?.rows).toContainEqual(expect.objectContaining({ adjustmentId: id, quantity: 40 }))
})

test('an unknown location, an unknown item and another version are refused at once', async () => {
  const { id } = await makeItem(it)
  expect(await adjust(id, 40, 'worker', { location: 'NOWHERE' })).toMatchObject({ status: 400, body: { code: 'location.unknown' } })
  expect((await adjust(2_000_000_000, 40)).status).toBe(404)
  const body = { adjustment: 40, reason: 'Found' }
  const stale = (ifMatch: string) =>
    it.as('worker').ask(inventoryEndpoints.adjust, { params: { id }, body, headers: { 'if-match': ifMatch } })
  expect((await stale('"9.100"')).status).toBe(412)
  expect((await stale('"1.99"')).status).toBe(412)
  expect((await stale('"1.100"')).status).toBe(202)
})

test('approving adjusts the stock, and the worker is notified', async () => {
  const { item, id } = await requested(-40)
  expect(await decide('approve', id, 'manager')).toMatchObject({
    status: 200,
    body: { status: 'approved', decidedBy: expect.any(String), decidedAt: expect.any(String) },
  })
  expect(await quantityOf(item)).toBe(60)
  const [line] = await it.as('manager').call(inventoryEndpoints.movements, { query: { inventoryId: item } })
  expect(line).toMatchObject({ quantity: 40, cause: 'adjustment', reason: 'Counted again' })
  const [notice] = await it.as('worker').call(notificationsEndpoints.list)
  expect(notice).toMatchObject({ title: 'Adjustment approved', subjectType: 'adjustmentRequest', subjectId: id })
  const others = await it.as('manager').call(notificationsEndpoints.list)
  expect(others.map(({ title }) => title)).not.toContain('Adjustment approved')
  expect(await decide('approve', id, 'admin')).toMatchObject({ status: 409, body: { code: 'adjustment.closed' } })
  expect(await decide('reject', id, 'admin')).toMatchObject({ status: 409, body: { code: 'adjustment.closed' } })
  await expectBooksToBalance(it.db)
})

test('two approvals at once adjust once', async () => {
  const { item, id } = await requested(-40)
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, n) => decide('approve', id, n % 2 ? 'manager' : 'admin')).concat(decide('withdraw', id, 'worker')),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409])
  const { status } = (await read(id)).body as { status: string }
  expect(await quantityOf(item)).toBe(status === 'approved' ? 60 : 100)
  await expectBooksToBalance(it.db)
})

test('what no longer fits stays open, with the sentence of the stock', async () => {
  const { item, id } = await requested(-40, { quantity: 50 })
  const { sku } = await it.as('admin').call(inventoryEndpoints.get, { params: { id: item } })
  await makeOrder(it, { items: [{ sku, quantity: 30 }] })
  expect(await decide('approve', id, 'manager')).toMatchObject({ status: 409, body: { code: 'stock.not-removable' } })
  expect((await read(id)).body).toMatchObject({ status: 'open' })
  expect(await decide('reject', id, 'manager', { note: 'Count it again' })).toMatchObject({
    status: 200,
    body: { status: 'rejected', note: 'Count it again' },
  })
  expect(await quantityOf(item)).toBe(50)
})

test('only the person who asked withdraws a request, and no one decides their own', async () => {
  const { item, id } = await requested()
  expect(await decide('withdraw', id, 'manager')).toMatchObject({ status: 409, body: { code: 'adjustment.not-own' } })
  for (const how of ['approve', 'reject'] as const) {
    expect((await decide(how, id, 'worker')).status).toBe(403)
    expect((await decide(how, id, 'accountant')).status).toBe(403)
  }
  await it.as('admin').request('PATCH', '/api/staff/5', { body: { role: 'manager' } })
  try {
    expect(await decide('approve', id, 'worker')).toMatchObject({ status: 409, body: { code: 'adjustment.own' } })
  } finally {
    await it.as('admin').request('PATCH', '/api/staff/5', { body: { role: 'worker' } })
  }
  expect(await decide('withdraw', id, 'worker')).toMatchObject({ status: 200, body: { status: 'withdrawn' } })
  expect(await quantityOf(item)).toBe(100)
})

test('workers read their own requests, other staff all, customers none', async () => {
  const { id } = await requested()
  expect((await read(id, 'worker')).status).toBe(200)
  expect((await read(id, 'accountant')).status).toBe(200)
  expect((await read(id, 'customer')).status).toBe(403)
  const history = await it.as('accountant').call(adjustmentsEndpoints.history, { params: { id } })
  expect(history).toMatchObject([{ action: 'request', by: 'worker' }])
  const listed = await it.as('worker').call(adjustmentsEndpoints.list, { query: { status: ['open'] } })
  expect(listed.every(({ mine }) => mine)).toBe(true)
  expect(listed.map((request) => request.id)).toContain(id)
})
