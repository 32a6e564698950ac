import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { system } from '../../viewer.ts'
import { did, type HistoryEntry } from './history.ts'
import { recordStatement } from './write-history.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase({ clock: () => new Date('2026-03-01T08:00:00Z') })
})
afterAll(() => db.close())

async function recorded(entry: HistoryEntry) {
  const by = { userId: 7, name: 'Ada' }
  await db.transaction(system, (trx) => trx.finish({ recorded: recordStatement({ history: [entry], by, at: trx.now() }) }))
  return db.read(system, (sql) => sql.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow())
}

test('an entry records user, action, row and time, and of a change the fields that differ', async () => {
  const before = { name: 'Tea', size: 1, tags: ['a'], gone: true }
  const after = { name: 'Tea', size: 2, tags: ['b'], fresh: null }
  const entry = await recorded(did('update', 'inventoryItem', { id: 5, customerId: 1 }, { before, after }))
  expect(entry).toMatchObject({ user_id: 7, user_name: 'Ada', action: 'update', entity: 'inventoryItem', entity_id: 5, customer_id: 1 })
  expect(entry.at).toEqual(new Date('2026-03-01T08:00:00Z'))
  expect(entry.before).toEqual({ size: 1, tags: ['a'], gone: true })
  expect(entry.after).toEqual({ size: 2, tags: ['b'], fresh: null })
})

test('secrets are left out', async () => {
  const entry = await recorded(
    did('create', 'customer', null, { after: { name: 'Acme', password: 'x', credentialsInfo: {}, sessionToken: 'y' } }),
  )
  expect(entry.after).toEqual({ name: 'Acme' })
  expect(entry.before).toBeNull()
})

test('an entry cannot be changed or removed', async () => {
  await recorded(did('create', 'customer', null, { after: {} }))
  const change = db.transaction(system, (trx) => trx.sql.updateTable('audit_entries').set({ user_name: 'Eve' }).execute())
  await expect(change).rejects.toThrow()
  const removal = db.transaction(system, (trx) => trx.sql.deleteFrom('audit_entries').execute())
  await expect(removal).rejects.toThrow()
})
