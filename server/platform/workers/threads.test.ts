import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { system } from '../../viewer.ts'
import { inThread, streamFromThread } from './threads.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const draw = () => inThread('draw-qr-code', 'otpauth://totp/someone')
const readRows = () => streamFromThread('read-table', { path: 'never opened', limits: { rows: 1, columns: 1 } })

test.each([
  ['a transaction', (work: () => Promise<unknown>) => db.transaction(system, work)],
  ['a savepoint', (work: () => Promise<unknown>) => db.transaction(system, (trx) => trx.savepoint(work))],
  ['a read that holds a connection', (work: () => Promise<unknown>) => db.read(system, work, { plannedAnew: true })],
])('nothing within %s waits for a thread', async (_where, within) => {
  await expect(within(draw)).rejects.toThrow("'draw-qr-code' was asked of a thread inside a transaction")
  await expect(within(async () => readRows())).rejects.toThrow("'read-table' was asked of a thread inside a transaction")
})

test('what a transaction began and left is no part of it once it has ended', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const { later } = await db.transaction(system, async () => ({ later: ended.then(draw) }))
  end()
  expect(await later).toMatch(/^data:|<svg/)
})
