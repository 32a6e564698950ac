import { afterAll, beforeAll, expect, test } from 'vitest'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { makeInspectedReceipt, makeTask } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { beginSession } from '../../../tests/support/test-people.ts'
import { tellOfWaitingTasks } from './waiting-tasks.ts'

let now = new Date('2026-03-02T12:00:00Z')
let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
afterAll(() => it.close())

async function at(time: string): Promise<void> {
  now = new Date(time)
  for (const person of ['admin', 'manager', 'customer'] as const) await beginSession(it.db, person)
}

const told = async (person: 'manager' | 'customer') =>
  (await it.as(person).call(notificationsEndpoints.list)).filter(({ title }) => title === 'Put-away waiting')

test('staff are told once of a task that is open for a day, and nobody of one that is done', async () => {
  const task = await makeTask(it)
  const done = await makeTask(it)
  await it.as('manager').call(tasksEndpoints.cancel, { params: { id: done.id }, body: { reason: 'Sent back' } })
  expect(await tellOfWaitingTasks(it.db)).toBe(0)
  await at('2026-03-03T12:00:00Z')
  expect((await Promise.all([1, 2, 3].map(() => tellOfWaitingTasks(it.db)))).sort()).toEqual([0, 0, 1])
  expect(await tellOfWaitingTasks(it.db)).toBe(0)
  const message = '1 task has been open for more than 24 hours'
  expect(await told('manager')).toMatchObject([{ type: 'warning', message, subjectType: 'task', subjectId: task.id }])
  expect(await told('customer')).toEqual([])
})

test('the tasks of one receipt are one notification', async () => {
  const items = ['A', 'B', 'C'].map((sku) => ({ sku, quantity: 2 }))
  const receipt = await makeInspectedReceipt(it, { items })
  await it.as('manager').call(tasksEndpoints.create, { params: { id: receipt.id }, body: {} })
  await at('2026-03-05T12:00:00Z')
  expect(await tellOfWaitingTasks(it.db)).toBe(3)
  const message = `3 tasks of ${receipt.receiptNumber} have been open for more than 24 hours`
  expect((await told('manager'))[0]).toMatchObject({ message, subjectType: 'receipt', subjectId: receipt.id })
})
