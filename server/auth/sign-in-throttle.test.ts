import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authEndpoints } from '../../contract/auth.ts'
import { openTestApp, type TestApp, testPassword } from '../../tests/support/test-app.ts'
import { SignInThrottle } from './sign-in-throttle.ts'

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

function tryFrom(address: string, username: string, password: string) {
  return it.anyone.ask(authEndpoints.signIn, { body: { username, password }, headers: { 'x-forwarded-for': address } })
}

test('after ten failures one account is closed to one address for fifteen minutes, and to no other', async () => {
  for (let failed = 0; failed < 10; failed++)
    expect(await tryFrom('192.0.2.1', failed % 2 ? 'admin' : 'ADMIN', 'wrong')).toMatchObject({ status: 401 })
  const refused = await tryFrom('192.0.2.1', 'admin', testPassword)
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '900' }, body: { detail: expect.stringContaining('15 minutes') } })
  expect(await tryFrom('192.0.2.2', 'admin', testPassword)).toMatchObject({ status: 200 })
  expect(await tryFrom('192.0.2.1', 'manager', testPassword)).toMatchObject({ status: 200 })
  now = new Date(now.getTime() + 15 * minute)
  expect(await tryFrom('192.0.2.1', 'admin', testPassword)).toMatchObject({ status: 200 })
})

test('successes are not counted', async () => {
  for (let round = 0; round < 12; round++) expect(await tryFrom('192.0.2.3', 'admin', testPassword)).toMatchObject({ status: 200 })
})

test('attempts at the same moment do not slip through', async () => {
  const replies = await Promise.all(Array.from({ length: 14 }, () => tryFrom('192.0.2.4', 'admin', 'wrong')))
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(4)
})

test('after a hundred failures of any accounts an address is closed', () => {
  const throttle = new SignInThrottle(() => now)
  for (let failed = 0; failed < 100; failed++) throttle.attempt('192.0.2.5', `user${failed}`)
  expect(() => throttle.attempt('192.0.2.5', 'somebody else')).toThrow('Too many failed sign-ins')
  expect(() => throttle.attempt('192.0.2.6', 'somebody else')).not.toThrow()
})

test('a failure counts for fifteen minutes from its own time', () => {
  const throttle = new SignInThrottle(() => now)
  for (let failed = 0; failed < 10; failed++) {
    throttle.attempt('192.0.2.7', 'admin')
    now = new Date(now.getTime() + minute)
  }
  expect(() => throttle.attempt('192.0.2.7', 'admin')).toThrow('in 5 minutes')
  now = new Date(now.getTime() + 5 * minute)
  expect(() => throttle.attempt('192.0.2.7', 'admin')).not.toThrow()
  expect(() => throttle.attempt('192.0.2.7', 'admin')).toThrow('in 1 minute.')
})
