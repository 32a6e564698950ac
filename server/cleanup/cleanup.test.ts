import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { system } from '../viewer.ts'
import { cleanup } from './cleanup.ts'

/** Today, because the database judges the age of history by its own clock. */
const now = new Date()
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const hours = (count: number) => minutes(count * 60)
const days = (count: number) => hours(count * 24)

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase({ clock: () => now })
  await db.transaction(system, async ({ sql }) => {
    const { id: user_id } = await sql
      .insertInto('users')
      .values({ username: 'ada', email: 'ada@example.com', role: 'admin', password_hash: 'x', created_at: days(-2000) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const session = (name: string, expires_at: Date) => ({
      token_hash: Buffer.from(name),
      user_id,
      created_at: days(-2000),
      last_seen_at: now,
      expires_at,
    })
    await sql
      .insertInto('sessions')
      .values([session('over', hours(-1)), session('open', hours(1))])
      .execute()
    const key = (name: string, created_at: Date) => ({
      user_id,
      key: name,
      created_at,
      request_hash: Buffer.from('x'),
      status: 200,
      response: '{}',
    })
    await sql
      .insertInto('idempotency_keys')
      .values([key('old', hours(-25)), key('young', hours(-23))])
      .execute()
    const failure = (address: string, at: Date) => ({ address, at, account_hash: Buffer.from('x') })
    await sql
      .insertInto('failed_sign_ins')
      .values([failure('old', minutes(-16)), failure('young', minutes(-14))])
      .execute()
    // The template's other people of staff are told as well, so all of them have to have read it.
    const staff = await sql.selectFrom('users').select('id').where('customer_id', 'is', null).execute()
    const notification = async (title: string, created: Date, read: Date | null) => {
      const row = { customer_id: null, kind: title, type: 'info', title, message: '', day: '2026-01-01', created_at: created } as const
      const { id } = await sql.insertInto('notifications').values(row).returning('id').executeTakeFirstOrThrow()
      if (!read) return
      const reads = staff.map((user) => ({ user_id: user.id, notification_id: id, read_at: read }))
      await sql.insertInto('notification_reads').values(reads).execute()
    }
    await notification('read long ago', days(-100), days(-91))
    await notification('read lately', days(-100), days(-89))
    await notification('never read', days(-1000), null)
    const entry = (action: string, at: Date) => ({ user_id, user_name: 'Ada', entity: 'user', action, at })
    await sql
      .insertInto('audit_entries')
      // More than one batch.
      .values([...Array.from({ length: 1_200 }, () => entry('old', days(-1_096))), entry('young', days(-1_094))])
      .execute()
  })
})
afterAll(() => db.close())

test('what is no longer needed is deleted, and nothing else', async () => {
  const logged: string[] = []
  await cleanup.handler({ db, care: null, log: { info: (message) => logged.push(message), error: () => {} } }, {})
  const left = await db.read(system, async (sql) => ({
    sessions: (await sql.selectFrom('sessions').select('token_hash').execute()).map((row) => row.token_hash.toString()),
    keys: (await sql.selectFrom('idempotency_keys').select('key').execute()).map((row) => row.key),
    failures: (await sql.selectFrom('failed_sign_ins').select('address').execute()).map((row) => row.address),
    notifications: (await sql.selectFrom('notifications').select('title').orderBy('id').execute()).map((row) => row.title),
    entries: (await sql.selectFrom('audit_entries').select('action').execute()).map((row) => row.action),
  }))
  expect(left).toEqual({
    sessions: ['open'],
    keys: ['young'],
    failures: ['young'],
    notifications: ['read lately', 'never read'],
    entries: ['young'],
  })
  expect(logged).toEqual(['Deleted 1 expired sessions, 1 idempotency keys, 1 failed sign-ins, 1 read notifications, 1200 audit entries.'])
})
