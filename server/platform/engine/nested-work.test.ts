import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { system } from '../../viewer.ts'

// Tests a safeguard of the tests themselves: nested work, which would hang on the embedded database, fails on both engines.

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const readCustomers = () => db.read(system, (sql) => sql.selectFrom('customers').select('id').execute())

test('starting a read or a transaction inside a transaction fails', async () => {
  await expect(db.transaction(system, readCustomers)).rejects.toThrow('A read was started inside a transaction')
  await expect(db.transaction(system, () => db.transaction(system, async () => {}))).rejects.toThrow('A transaction was started inside')
})

test('one started in parallel to a transaction, or from a callback that outlives it, waits for its turn', async () => {
  const [, beside] = await Promise.all([
    db.transaction(system, (trx) => trx.sql.selectFrom('customers').select('id').execute()),
    readCustomers(),
  ])
  expect(beside).toEqual([])
  const { later } = await db.transaction(system, async () => ({
    later: new Promise((resolve) => setTimeout(resolve, 10)).then(readCustomers),
  }))
  expect(await later).toEqual([])
})
