import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountSecurityEndpoints } from '../../../contract/people/auth/account-security.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { openSecondServer } from '../../../tests/support/second-server.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { usualPasswordCost } from '../../../tests/support/test-people.ts'
import { countWork } from '../../../tests/support/thread-work.ts'
import { system } from '../../viewer.ts'
import { networkOf, settleAttempt } from './sign-in-throttle.ts'

let it: TestApp
let now = new Date('2026-03-01T08:00:00Z')
const minute = 60_000

beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
beforeEach(() => {
  now = new Date(now.getTime() + 60 * minute)
})
afterAll(() => it.close())

function tryFrom(address: string, username: string, password: string, app = it.app) {
  const headers = { 'x-forwarded-for': address }
  return app.inject({ method: 'POST', url: '/api/login', payload: { username, password }, headers })
}

async function statuses(replies: Promise<{ statusCode: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { statusCode } of await Promise.all(replies)) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

/** Writes enough failures to throttle an address, or an account from it, without hashing a password for each. */
async function fail(times: number, attempt: { address: string; account: (n: number) => string }): Promise<void> {
  for (let n = 0; n < times; n++) {
    await it.db.transaction(system, (trx) => settleAttempt(trx, { address: attempt.address, account: attempt.account(n) }, 'failed'))
  }
}

test('after ten failures an account is locked for one address, and no other, for fifteen minutes', async () => {
  for (let failed = 0; failed < 10; failed++)
    expect(await tryFrom('192.0.2.1', failed % 2 ? 'admin' : 'ADMIN', 'wrong')).toMatchObject({ statusCode: 401 })
  const refused = await tryFrom('192.0.2.1', 'admin', testPassword)
  expect(refused).toMatchObject({ statusCode: 429, headers: { 'retry-after': '900' } })
  expect(refused.json().detail).toContain('15 minutes')
  expect(await tryFrom('192.0.2.2', 'admin', testPassword)).toMatchObject({ statusCode: 200 })
  expect(await tryFrom('192.0.2.1', 'manager', testPassword)).toMatchObject({ statusCode: 200 })
  now = new Date(now.getTime() + 15 * minute)
  expect(await tryFrom('192.0.2.1', 'admin', testPassword)).toMatchObject({ statusCode: 200 })
})

test('successful sign-ins are not counted, even while they are in progress', async () => {
  const replies = Array.from({ length: 14 }, () => tryFrom('192.0.2.3', 'admin', testPassword))
  expect(await statuses(replies)).toEqual({ 200: 14 })
})

test('server errors are not counted as failed sign-ins', async () => {
  await asOwner(it.db, it.db.url, (owner) => owner.query('alter table sessions rename to sessions_gone'))
  const broken = await statuses(Array.from({ length: 11 }, () => tryFrom('192.0.2.8', 'admin', testPassword)))
  await asOwner(it.db, it.db.url, (owner) => owner.query('alter table sessions_gone rename to sessions'))
  expect(broken).toEqual({ 500: 11 })
  expect(await tryFrom('192.0.2.8', 'admin', testPassword)).toMatchObject({ statusCode: 200 })
})

test('concurrent attempts cannot exceed the limit, and answers beyond it are the same for right and wrong passwords', async () => {
  const wrong = Array.from({ length: 14 }, () => tryFrom('192.0.2.4', 'admin', 'wrong'))
  expect(await statuses(wrong)).toEqual({ 401: 10, 429: 4 })
  expect(await tryFrom('192.0.2.4', 'admin', testPassword)).toMatchObject({ statusCode: 429 })
})

test('of a burst of sign-ins few are hashed, no more of one account than may fail; the others are asked to come back, and one from elsewhere passes', async () => {
  // The queue fills only while each hash takes its time. The sign-in renews the cheap hash of the tests.
  using _ = usualPasswordCost()
  await tryFrom('192.0.2.13', 'admin', testPassword)
  using work = countWork('hash-password')
  const burst = Array.from({ length: 60 }, (_, n) => tryFrom('192.0.2.10', `unknown-${n}`, 'wrong'))
  const elsewhere = tryFrom('192.0.2.12', 'admin', testPassword)
  const unknown = await Promise.all(burst)
  expect(await elsewhere).toMatchObject({ statusCode: 200 })
  const busy = unknown.filter(({ statusCode }) => statusCode === 503)
  const failed = unknown.filter(({ statusCode }) => statusCode === 401)
  expect(busy.length + failed.length).toBe(60)
  expect(busy.length).toBeGreaterThan(20)
  expect(busy[0]?.headers['retry-after']).toBe('2')
  expect(busy[0]?.json()).toMatchObject({ code: 'server.busy', detail: expect.stringContaining('try again in a moment') })
  expect(work.count).toBe(failed.length + 1)
  const ofOne = await statuses(Array.from({ length: 22 }, () => tryFrom('192.0.2.11', 'admin', 'wrong')))
  expect(ofOne).toEqual({ 401: 10, 429: 12 })
  expect(work.count).toBe(failed.length + 1 + 10)
})

test('of a burst of guesses at the password of an open session no more are hashed than may fail', async () => {
  using work = countWork('hash-password')
  const guess = () =>
    it.as('manager').ask(accountSecurityEndpoints.changePassword, { body: { currentPassword: 'wrong', password: 'too short' } })
  const guesses = Array.from({ length: 22 }, () => guess().then(({ status }) => ({ statusCode: status })))
  expect(await statuses(guesses)).toEqual({ 400: 10, 429: 12 })
  expect(work.count).toBe(10)
})

test('all servers on one database share the count', async (context) => {
  if (it.db.url === null) return context.skip('The embedded database has one server.')
  const second = await openSecondServer(it)
  const other = second.app
  try {
    const replies = Array.from({ length: 14 }, (_, n) => tryFrom('192.0.2.9', 'admin', 'wrong', n % 2 ? other : it.app))
    expect(await statuses(replies)).toEqual({ 401: 10, 429: 4 })
  } finally {
    await second.close()
  }
})

test('after a hundred failures on any accounts an address is locked, and no other', async () => {
  await fail(100, { address: '192.0.2.5', account: (n) => `user${n}` })
  expect(await tryFrom('192.0.2.5', 'admin', testPassword)).toMatchObject({ statusCode: 429 })
  expect(await tryFrom('192.0.2.6', 'admin', testPassword)).toMatchObject({ statusCode: 200 })
})

test('addresses of one IPv6 /64 network count as one, in any notation', async () => {
  await fail(10, { address: '2001:db8:1:2::1', account: () => 'admin' })
  expect(await tryFrom('2001:0DB8:1:2:ffff:ffff:ffff:ffff', 'admin', testPassword)).toMatchObject({ statusCode: 429 })
  expect(await tryFrom('2001:db8:1:3::1', 'admin', testPassword)).toMatchObject({ statusCode: 200 })
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('unknown')).toBe('unknown')
})

test('a failure counts for fifteen minutes from when it happened', async () => {
  for (let failed = 0; failed < 10; failed++) {
    await fail(1, { address: '192.0.2.7', account: () => 'admin' })
    now = new Date(now.getTime() + minute)
  }
  const refused = await tryFrom('192.0.2.7', 'admin', testPassword)
  expect(refused.json().detail).toContain('in 5 minutes')
  now = new Date(now.getTime() + 5 * minute)
  expect(await tryFrom('192.0.2.7', 'admin', 'wrong')).toMatchObject({ statusCode: 401 })
  expect((await tryFrom('192.0.2.7', 'admin', testPassword)).json().detail).toContain('in 1 minute.')
})

test('failures are stored without names and passwords', async () => {
  await it.anyone.ask(authEndpoints.signIn, { body: { username: 'my secret password', password: 'x' } })
  const rows = await it.db.read(system, (sql) => sql.selectFrom('failed_sign_ins').select(['address', 'account_hash']).execute())
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map((row) => `${row.address} ${Buffer.from(row.account_hash).toString('latin1')}`).join()).not.toContain('secret')
})
