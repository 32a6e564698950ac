import { afterAll, beforeAll, expect, test } from 'vitest'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { createTasksAtReceiving, makePackedUnit, makeTask } from '../../../tests/support/factories.ts'
import { onlyBins, readTask } from '../../../tests/support/put-away.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

test('tasks are made once for the same goods, and again after one was cancelled', async () => {
  await onlyBins(it, { code: 'K-1', capacity: 50 })
  const open = await makeTask(it, { quantity: 10 })
  const again = () => it.db.transaction(system, (trx) => createTasksAtReceiving(trx, open.inventoryId ?? 0))
  expect(await again()).toEqual([])
  await it.as('manager').call(tasksEndpoints.cancel, { params: { id: open.id }, body: { reason: 'Wrong' } })
  const [next = 0] = await again()
  expect(await readTask(it, next)).toMatchObject({ quantity: 10, suggestedLocation: 'K-1' })
})

test('assigned tasks are found by who is to do them, and by what is searched', async () => {
  const open = await makeTask(it)
  await it.as('manager').call(tasksEndpoints.update, { params: { id: open.id }, body: { assignedTo: 2 } })
  const list = (query: object) => it.as('manager').call(tasksEndpoints.list, { query })
  expect((await list({ assignedTo: [2], state: ['open'] })).map(({ id }) => id)).toContain(open.id)
  expect((await list({ q: open.sku })).map(({ id }) => id)).toEqual([open.id])
  const toCustomer = await it.as('manager').ask(tasksEndpoints.update, { params: { id: open.id }, body: { assignedTo: 3 } })
  expect(toCustomer.body).toMatchObject({ status: 409, code: 'task.assignee-not-staff' })
})

test('a location where goods are promised is not counted as free for others', async () => {
  await onlyBins(it, { code: 'P-1', capacity: 10 })
  const open = await makeTask(it, { quantity: 10 })
  expect(open.suggestedLocation).toBe('P-1')
  const { unit } = await makePackedUnit(it)
  const move = await it.as('manager').ask(handlingUnitsEndpoints.move, { params: { id: unit.id }, body: { locationCode: 'P-1' } })
  expect(move.body).toMatchObject({
    status: 409,
    detail:
      'P-1 has room for 0 more, not for 10: of its capacity of 10, 0 are taken and 10 are promised to open tasks. Choose another location.',
  })
  const room = await it.as('manager').call(locationsEndpoints.list, { query: { q: 'P-1' } })
  expect(room[0]?.currentOccupancy).toBe(0)
})
