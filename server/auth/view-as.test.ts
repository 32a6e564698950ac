import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '../../contract/auth.ts'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { system } from '../viewer.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

async function history() {
  const rows = await it.db.read(system, (sql) =>
    sql.selectFrom('audit_entries').selectAll().where('action', 'like', 'view_as%').orderBy('id').execute(),
  )
  return rows.map(({ action, entity, entity_id, customer_id, user_name }) => ({ action, entity, entity_id, customer_id, user_name }))
}

test('starting and ending a customer view is recorded in history, and ending it twice is recorded once', async () => {
  const manager = it.as('manager')
  await manager.call(authEndpoints.startViewAs, { body: { customerId: 2 } })
  await manager.call(authEndpoints.endViewAs)
  await manager.call(authEndpoints.endViewAs)
  const entry = { entity: 'customer', entity_id: 2, customer_id: 2, user_name: 'manager' }
  expect(await history()).toEqual([
    { action: 'view_as_start', ...entry },
    { action: 'view_as_end', ...entry },
  ])
})

test('viewing as a customer that does not exist is rejected', async () => {
  expect(await it.as('admin').ask(authEndpoints.startViewAs, { body: { customerId: 999 } })).toMatchObject({ status: 404 })
})
