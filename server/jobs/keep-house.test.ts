import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { system } from '../viewer.ts'
import { keepHouse } from './keep-house.ts'

const now = new Date('2026-11-21T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase({ clock: () => now })
})
afterAll(() => db.close())

test('keeping house removes expired sessions and keys older than a day, and leaves the others', async () => {
  await db.transaction(system, async (trx) => {
    const { id } = await trx.sql
      .insertInto('users')
      .values({ username: 'ada', email: 'ada@example.com', role: 'admin', password_hash: 'x', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const session = (name: string, expires_at: Date) => ({
      token_hash: Buffer.from(name),
      user_id: id,
      created_at: now,
      last_seen_at: now,
      expires_at,
    })
    await trx.sql
      .insertInto('sessions')
      .values([session('over', hours(-1)), session('open', hours(1))])
      .execute()
    const key = (name: string, created_at: Date) => ({
      user_id: id,
      key: name,
      created_at,
      request_hash: Buffer.from('x'),
      status: 200,
      response: '{}',
    })
    await trx.sql
      .insertInto('idempotency_keys')
      .values([key('old', hours(-25)), key('young', hours(-23))])
      .execute()
  })
  const said: string[] = []
  await keepHouse.handler({ db, care: null, log: { info: (message) => said.push(message), error: () => {} } }, {})
  const sessions = await db.read(system, (sql) => sql.selectFrom('sessions').select('token_hash').execute())
  const keys = await db.read(system, (sql) => sql.selectFrom('idempotency_keys').select('key').execute())
  expect(sessions.map((row) => row.token_hash.toString())).toEqual(['open'])
  expect(keys).toEqual([{ key: 'young' }])
  expect(said).toEqual(['Removed 1 expired sessions and 1 idempotency keys.'])
})
