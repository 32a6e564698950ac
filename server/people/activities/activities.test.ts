import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activities, activitiesEndpoints } from '../../../contract/people/activities/activities.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { makeActivity, makeCustomer } from '../../../tests/support/factories.ts'
import { openSecondServer } from '../../../tests/support/second-server.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { beginSession } from '../../../tests/support/test-people.ts'
import { tellOfDueActivities } from './due-activities.ts'

const hour = 3_600_000
let now = new Date('2026-03-02T12:00:00Z')
let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
// Sessions end while nobody asks.
beforeEach(async () => {
  for (const person of ['admin', 'manager', 'customer'] as const) await beginSession(it.db, person)
})
afterAll(() => it.close())

const manager = () => it.as('manager')
const news = async () => (await it.as('admin').call(notificationsEndpoints.list)).filter(({ subjectType }) => subjectType === 'activity')

async function goTo(time: string): Promise<void> {
  now = new Date(time)
  for (const person of ['admin', 'manager', 'customer'] as const) await beginSession(it.db, person)
}

test('an activity is planned, is done at a time, and planned again', async () => {
  const made = await makeActivity(it, { subject: 'Ask for the forecast', dueDate: '2031-04-01', assignedTo: 1, notes: '' })
  expect(made).toMatchObject({
    status: 'planned',
    priority: 'medium',
    doneAt: null,
    assignedToName: 'Ada',
    notes: null,
    createdBy: 'manager',
  })
  const params = { id: made.id }
  const update = (body: object) => manager().call(activitiesEndpoints.update, { params, body })
  expect(await update({ status: 'done' })).toMatchObject({ status: 'done', doneAt: now.toISOString(), version: 2 })
  now = new Date(now.getTime() + hour)
  expect(await update({ status: 'done', subject: 'Asked for the forecast' })).toMatchObject({ doneAt: '2026-03-02T12:00:00.000Z' })
  expect(await update({ status: 'planned' })).toMatchObject({ status: 'planned', doneAt: null, dueDate: '2031-04-01' })
  expect(await update({ dueDate: null, assignedTo: null })).toMatchObject({ dueDate: null, assignedToName: null })
  const entries = await manager().call(activities.history, { params })
  expect(entries.at(-2)).toMatchObject({ before: { status: 'planned' }, after: { status: 'done' } })
  expect(await makeActivity(it, { type: 'note', status: 'done' })).toMatchObject({ status: 'done', doneAt: now.toISOString() })
})

test('activities are filtered and found', async () => {
  const { id: customerId } = await makeCustomer(it, { name: 'Filtered Mills' })
  const call = await makeActivity(it, { customerId, subject: 'Prüfbericht', priority: 'high' })
  const note = await makeActivity(it, { customerId, type: 'note', status: 'done' })
  const found = async (query: object) =>
    (await manager().call(activitiesEndpoints.list, { query: { customerId, ...query } })).map(({ id }) => id)
  expect(await found({})).toEqual([note.id, call.id])
  expect(await found({ status: 'done' })).toEqual([note.id])
  expect(await found({ priority: ['high', 'low'] })).toEqual([call.id])
  expect(await found({ q: 'prufbericht' })).toEqual([call.id])
  expect(await found({ sort: 'priority' })).toEqual([call.id, note.id])
  expect(await found({ q: 'filtered note' })).toEqual([note.id])
})

test('what can’t be is refused with a sentence', async () => {
  const create = (body: object) =>
    manager().request('POST', '/api/activities', { body: { customerId: 1, type: 'call', subject: 'A', ...body } })
  expect(await create({ subject: '' })).toMatchObject({ status: 400, body: { errors: [{ path: 'subject' }] } })
  expect(await create({ type: 'visit' })).toMatchObject({ status: 400, body: { errors: [{ path: 'type' }] } })
  expect(await create({ dueDate: '2026-02-30' })).toMatchObject({ status: 400, body: { errors: [{ path: 'dueDate' }] } })
  expect(await create({ customerId: 99_999 })).toMatchObject({ status: 400, body: { code: 'customer.unknown' } })
  expect(await create({ assignedTo: 3 })).toMatchObject({ status: 409, body: { code: 'activity.assignee-not-staff' } })
  expect(await create({ assignedTo: 99_999 })).toMatchObject({ status: 409 })
})

test('on the day it is due, staff are told once; another due date is told anew, a done one never', async () => {
  await goTo('2026-05-03T12:00:00Z')
  const { id } = await makeActivity(it, { subject: 'Renew the contract', dueDate: '2026-05-05', assignedTo: 2 })
  await makeActivity(it, { subject: 'Done before', dueDate: '2026-05-05', status: 'done' })
  await makeActivity(it, { subject: 'Without a date' })
  expect(await tellOfDueActivities(it.db)).toBe(0)
  await goTo('2026-05-04T23:59:00Z')
  expect(await tellOfDueActivities(it.db)).toBe(0)
  await goTo('2026-05-05T00:01:00Z')
  expect(await tellOfDueActivities(it.db)).toBe(1)
  expect(await tellOfDueActivities(it.db)).toBe(0)
  await goTo('2026-05-06T09:00:00Z')
  expect(await tellOfDueActivities(it.db)).toBe(0)
  expect(await news()).toMatchObject([
    {
      type: 'info',
      title: 'Activity due',
      message: 'Call with Acme Imports is due today: Renew the contract (manager)',
      subjectId: id,
      read: false,
    },
  ])
  expect(await it.as('customer').call(notificationsEndpoints.list)).toEqual([])

  const change = (body: object) => manager().call(activitiesEndpoints.update, { params: { id }, body })
  await change({ subject: 'Renew the contracts' })
  expect(await tellOfDueActivities(it.db)).toBe(0)
  // The second date of the same day is told too.
  await change({ dueDate: '2026-05-06', assignedTo: null })
  expect(await tellOfDueActivities(it.db)).toBe(1)
  await change({ dueDate: '2026-05-04' })
  expect(await tellOfDueActivities(it.db)).toBe(1)
  expect((await news()).map(({ message }) => message)).toEqual([
    'Call with Acme Imports was due on 2026-05-04: Renew the contracts (unassigned)',
    'Call with Acme Imports is due today: Renew the contracts (unassigned)',
    'Call with Acme Imports is due today: Renew the contract (manager)',
  ])
  await change({ dueDate: '2026-05-08', status: 'done' })
  await goTo('2026-05-08T09:00:00Z')
  expect(await tellOfDueActivities(it.db)).toBe(0)
})

test('the day is the warehouse’s', async () => {
  await it.as('admin').call(settingsEndpoints.updateWarehouse, { body: { timeZone: 'Pacific/Kiritimati' } })
  await makeActivity(it, { dueDate: '2026-06-02' })
  await goTo('2026-06-01T09:59:00Z')
  expect(await tellOfDueActivities(it.db)).toBe(0)
  await goTo('2026-06-01T10:01:00Z')
  expect(await tellOfDueActivities(it.db)).toBe(1)
  await it.as('admin').call(settingsEndpoints.updateWarehouse, { body: { timeZone: 'UTC' } })
})

test('two servers that notice a due activity at once tell of it once', async ({ skip }) => {
  if (it.db.url === null) skip('The embedded database has one server.')
  await goTo('2026-07-01T09:00:00Z')
  const made = await Promise.all([1, 2, 3].map(() => makeActivity(it, { dueDate: '2026-07-01' })))
  const other = await openSecondServer(it)
  try {
    const told = await Promise.all([it.db, other.db, it.db, other.db].map(tellOfDueActivities))
    expect(told.reduce((sum, each) => sum + each, 0)).toBe(3)
  } finally {
    await other.close()
  }
  const ids = made.map(({ id }) => id)
  expect((await news()).filter(({ subjectId }) => ids.includes(subjectId ?? 0))).toHaveLength(3)
})
