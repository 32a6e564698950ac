import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { makeReceipt, makeReceivingLocations } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { beginSession } from '../../../tests/support/test-people.ts'
import { tellOfOverdueInspections } from './overdue-inspections.ts'

const hour = 3_600_000
let now = new Date('2026-03-02T12:00:00Z')
let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
  await makeReceivingLocations(it)
})
afterAll(() => it.close())

/** Sessions end while nobody asks. */
async function signInAgain(): Promise<void> {
  for (const person of ['admin', 'manager', 'customer', 'rival'] as const) await beginSession(it.db, person)
}

test('an inspection is due 24 hours after receipt; then it is overdue, and staff are told once', async () => {
  const { id, receiptNumber } = await makeReceipt(it)
  const received = await it.as('manager').call(receiptsEndpoints.update, { params: { id }, body: { status: 'received' } })
  expect(received).toMatchObject({ inspectionDueAt: '2026-03-03T12:00:00.000Z', overdue: false })
  now = new Date(now.getTime() + 24 * hour - 60_000)
  expect(await tellOfOverdueInspections(it.db)).toBe(0)
  now = new Date(now.getTime() + 2 * 60_000)
  const told = await Promise.all([tellOfOverdueInspections(it.db), tellOfOverdueInspections(it.db)])
  expect(told.reduce((sum, each) => sum + each, 0)).toBe(1)
  now = new Date(now.getTime() + 40 * hour)
  expect(await tellOfOverdueInspections(it.db)).toBe(0)
  await signInAgain()
  const news = await it.as('admin').call(notificationsEndpoints.list)
  expect(news).toMatchObject([
    { title: 'Inspection overdue', message: expect.stringContaining(receiptNumber), subjectType: 'receipt', subjectId: id },
  ])
  expect(await it.as('customer').call(notificationsEndpoints.list)).toEqual([])
  expect((await it.as('manager').call(receiptsEndpoints.list, { query: { overdue: 'true' } })).map((receipt) => receipt.id)).toEqual([id])
  expect(await it.as('manager').call(receiptsEndpoints.summary)).toMatchObject({ overdue: 1, pendingInspection: 1, receivedToday: 0 })
  await it.as('manager').call(receiptsEndpoints.update, { params: { id }, body: { status: 'inspected' } })
  expect(await it.as('manager').call(receiptsEndpoints.summary)).toMatchObject({ overdue: 0, pendingInspection: 0, thisMonth: 1 })
})

test('receipts are found by number, customer and supplier, by their dates, and by a scanned number', async () => {
  const receipt = await makeReceipt(it, { supplier: 'Zoë & Söhne', expectedDate: '2026-04-10' })
  const found = async (query: object) => (await it.as('manager').call(receiptsEndpoints.list, { query })).map(({ id }) => id)
  for (const q of [receipt.receiptNumber, 'zoe', 'sohne acme']) expect(await found({ q }), q).toContain(receipt.id)
  expect(await found({ q: 'zoe borealis' })).toEqual([])
  expect(await found({ expectedFrom: '2026-04-10', expectedTo: '2026-04-10' })).toEqual([receipt.id])
  expect(await found({ expectedFrom: '2026-04-11' })).toEqual([])
  expect(await found({ status: ['pending', 'received'], sort: '-units' })).toEqual([receipt.id])
  expect(await it.as('customer').call(lookupEndpoints.find, { query: { code: receipt.receiptNumber.toLowerCase() } })).toMatchObject({
    type: 'receipt',
    id: receipt.id,
  })
  expect((await it.as('rival').ask(lookupEndpoints.find, { query: { code: receipt.receiptNumber } })).status).toBe(404)
})
