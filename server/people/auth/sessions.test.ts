import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { openSecondServer } from '../../../tests/support/second-server.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
let now = new Date('2026-03-01T08:00:00Z')
const hour = 60 * 60 * 1000

function pass(ms: number) {
  now = new Date(now.getTime() + ms)
}

beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
afterAll(() => it.close())

test('a session ends after twelve hours without a call', async () => {
  const caller = await it.signIn('manager')
  for (let calls = 0; calls < 3; calls++) {
    pass(11 * hour)
    expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 200 })
  }
  pass(13 * hour)
  expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 401 })
})

test('a session ends after seven days, even in constant use', async () => {
  const caller = await it.signIn('manager')
  for (let half = 0; half < 16; half++) {
    pass(10 * hour)
    expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 200 })
  }
  pass(10 * hour)
  expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 401 })
})

test('signing out on one server ends the session on the others', async (context) => {
  if (it.db.url === null) return context.skip('The embedded database has one server.')
  const second = await openSecondServer(it)
  const other = second.app
  try {
    const caller = await it.signIn('manager')
    const headers = { cookie: await caller.cookie() }
    const onTheOther = async () => (await other.inject({ method: 'GET', url: '/api/user', headers })).statusCode
    expect(await onTheOther()).toBe(200)
    await caller.call(authEndpoints.signOut)
    await expect.poll(onTheOther).toBe(401)
  } finally {
    await second.close()
  }
})
