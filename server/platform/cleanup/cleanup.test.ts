import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobSettings } from '../../../tests/support/job-settings.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { testFiles } from '../../../tests/support/test-files.ts'
import { house } from '../../house.ts'
import { system } from '../../viewer.ts'
import { cleanupJob } from './cleanup.ts'

/** The current date, because the database computes the age of history by its own clock. */
const now = new Date()
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const hours = (count: number) => minutes(count * 60)
const days = (count: number) => hours(count * 24)

interface Told {
  customer_id?: number | null
  /** Of the user; null where it has marked it unread again. */
  read_at?: Date | null
}

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
    const customer = await sql
      .insertInto('customers')
      .values({ name: 'Acme', type: '3pl', contact_email: 'acme@example.com', created_at: days(-2000), updated_at: days(-2000) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const notification = async (title: string, created_at: Date, { customer_id = null, read_at }: Told = {}) => {
      const row = { customer_id, kind: 'low_stock', detail: title, type: 'info', title, message: '', day: '2026-01-01' } as const
      const { id } = await sql
        .insertInto('notifications')
        .values({ ...row, created_at })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (read_at !== undefined) await sql.insertInto('notification_reads').values({ user_id, notification_id: id, read_at }).execute()
    }
    await notification('read by one of the staff', days(-91), { read_at: days(-1) })
    await notification('happened lately', days(-89), { read_at: days(-88) })
    await notification('never read', days(-91))
    await notification('marked unread again', days(-400), { read_at: null })
    await notification('read with all others', days(-400))
    await notification('for a customer who never looks', days(-400), { customer_id: customer.id })
    await sql
      .insertInto('notification_readers')
      .values({ user_id, read_before: days(-399) })
      .execute()
    const entry = (action: string, at: Date) => ({ user_id, user_name: 'Ada', entity: 'user', action, at })
    await sql
      .insertInto('audit_entries')
      // More than one batch.
      .values([...Array.from({ length: 1_200 }, () => entry('old', days(-1_096))), entry('young', days(-1_094))])
      .execute()
  })
})
afterAll(() => db.close())

test('only expired rows are deleted', async () => {
  const logged: string[] = []
  await cleanupJob(house.cleaning).handler(
    { db, care: null, files: testFiles(), settings: jobSettings, log: { info: (message) => logged.push(message), error: () => {} } },
    {},
  )
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
    notifications: ['happened lately', 'never read', 'marked unread again', 'for a customer who never looks'],
    entries: ['young'],
  })
  expect(logged).toEqual([
    'Deleted 1 expired sessions, 1 failed sign-ins, 2 read notifications, 0 expired imports, 1 idempotency keys, 1200 audit entries.',
  ])
})
