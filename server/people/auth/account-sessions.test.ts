import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountSecurityEndpoints as calls } from '../../../contract/people/auth/account-security.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { listenToEvents } from '../../../tests/support/event-ear.ts'
import { openSecondServer } from '../../../tests/support/second-server.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { makePerson } from '../../../tests/support/two-factor.ts'
import { system } from '../../viewer.ts'

let it: TestApp
let now = new Date('2026-03-01T08:00:00Z')
const minute = 60_000

function pass(ms: number) {
  now = new Date(now.getTime() + ms)
}

beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
afterAll(() => it.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1'

/** Signs in from somewhere, and answers how that browser asks. */
async function browserOf(username: string, { userAgent = firefox, address = '203.0.113.7' } = {}) {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address }
  const signedIn = await it.anyone.ask(authEndpoints.signIn, { body: { username, password: testPassword }, headers })
  expect(signedIn.status).toBe(200)
  const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? ''
  const from = (elsewhere = address) => ({ headers: { cookie, 'user-agent': userAgent, 'x-forwarded-for': elsewhere } })
  return {
    cookie,
    sessions: async () => (await it.anyone.ask(calls.listSessions, from())).body as { id: number; isThis: boolean }[],
    isIn: async (elsewhere?: string) => (await it.anyone.ask(authEndpoints.getUser, from(elsewhere))).status === 200,
    end: (id: number) => it.anyone.ask(calls.endSession, { params: { id }, ...from() }),
    endOthers: () => it.anyone.ask(calls.endOtherSessions, from()),
    changePassword: (currentPassword: string, password: string) =>
      it.anyone.ask(calls.changePassword, { body: { currentPassword, password }, ...from() }),
  }
}

async function newPerson(role: 'manager' | 'customer' = 'manager') {
  const person = await makePerson(it, role)
  await person.caller.call(authEndpoints.signOut)
  return person
}

test('lists where one is signed in, with device, address, sign-in and last use, the last used first', async () => {
  const { username } = await newPerson('customer')
  const office = await browserOf(username)
  const signedInAt = now.toISOString()
  pass(60 * minute)
  const phone = await browserOf(username, { userAgent: iphone, address: '2001:db8::7' })
  expect(await office.sessions()).toEqual(
    [
      {
        id: expect.any(Number),
        device: 'Firefox on Windows',
        address: '203.0.113.7',
        signedInAt,
        lastUsedAt: now.toISOString(),
        isThis: true,
      },
      {
        id: expect.any(Number),
        device: 'Safari on iPhone',
        address: '2001:db8::7',
        signedInAt: now.toISOString(),
        lastUsedAt: now.toISOString(),
        isThis: false,
      },
    ].toSorted((one, other) => (one.isThis === other.isThis ? 0 : one.isThis ? 1 : -1)),
  )
  expect((await phone.sessions()).filter(({ isThis }) => isThis)).toMatchObject([{ device: 'Safari on iPhone' }])
})

test('a long User-Agent is cut', async () => {
  const { username } = await newPerson()
  const browser = await browserOf(username, { userAgent: `Scanner/1.0 ${'x'.repeat(5000)}` })
  expect(await browser.sessions()).toMatchObject([{ device: 'Scanner' }])
})

test('the last use is written once in ten minutes, with the address it came from', async () => {
  const { username, id } = await newPerson()
  const browser = await browserOf(username)
  const stored = () =>
    it.db.read(system, (on) =>
      on.selectFrom('sessions').select(['last_seen_at', 'address']).where('user_id', '=', id).executeTakeFirstOrThrow(),
    )
  const signedIn = now
  pass(10 * minute)
  await browser.isIn('198.51.100.9')
  expect(await stored()).toEqual({ last_seen_at: signedIn, address: '203.0.113.7' })
  // Sessions are cached for a few seconds.
  pass(6_000)
  await Promise.all(Array.from({ length: 5 }, () => browser.isIn('198.51.100.9')))
  expect(await stored()).toEqual({ last_seen_at: now, address: '198.51.100.9' })
})

test('ends one session, or all others, at once', async () => {
  const { username } = await newPerson('customer')
  const [office, home, phone, tablet] = [
    await browserOf(username),
    await browserOf(username),
    await browserOf(username),
    await browserOf(username),
  ]
  const idOfHome = (await home.sessions()).find(({ isThis }) => isThis)?.id ?? 0
  expect(await office.end(idOfHome)).toMatchObject({ status: 204 })
  expect([await office.isIn(), await home.isIn(), await phone.isIn()]).toEqual([true, false, true])
  expect(await office.end(idOfHome)).toMatchObject({ status: 404, body: { code: 'session.not-found' } })
  expect(await phone.endOthers()).toMatchObject({ status: 200, body: { ended: 2 } })
  expect([await office.isIn(), await phone.isIn(), await tablet.isIn()]).toEqual([false, true, false])
  expect(await phone.endOthers()).toMatchObject({ status: 200, body: { ended: 0 } })
})

test('nobody ends sessions of others', async () => {
  const [one, other] = [await newPerson('customer'), await newPerson('customer')]
  const [mine, theirs] = [await browserOf(one.username), await browserOf(other.username)]
  const [session] = await theirs.sessions()
  expect(await mine.end(session?.id ?? 0)).toMatchObject({ status: 404 })
  await mine.endOthers()
  expect(await theirs.isIn()).toBe(true)
})

test('what is ended on one server is out on the others, and its live updates end', async ({ skip }) => {
  if (it.db.url === null) skip('The embedded database has one server.')
  const { username } = await newPerson()
  const [office, phone] = [await browserOf(username), await browserOf(username)]
  const second = await openSecondServer(it)
  try {
    const onTheOther = async () => (await second.app.inject({ url: '/api/user', headers: { cookie: phone.cookie } })).statusCode
    expect(await onTheOther()).toBe(200)
    const stream = await listenToEvents(await it.listen(), { cookie: async () => phone.cookie } as never)
    await office.endOthers()
    await expect.poll(onTheOther).toBe(401)
    await expect.poll(() => stream.ended).toBe(true)
  } finally {
    await second.close()
  }
})

test('a new password takes the current one, keeps this session and ends the others', async () => {
  const { username } = await newPerson()
  const [office, phone] = [await browserOf(username), await browserOf(username)]
  expect(await office.changePassword('wrong', 'a battery of staples')).toMatchObject({
    status: 400,
    body: { code: 'password.wrong', errors: [{ path: 'currentPassword' }] },
  })
  for (const refused of ['short', 'password123', username.padEnd(8, '-').slice(0, 7)])
    expect(await office.changePassword(testPassword, refused), refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'password' }] },
    })
  expect(await phone.isIn()).toBe(true)
  expect(await office.changePassword(testPassword, 'a battery of staples')).toMatchObject({ status: 204 })
  expect([await office.isIn(), await phone.isIn()]).toEqual([true, false])
  const signIn = async (password: string) => (await it.anyone.ask(authEndpoints.signIn, { body: { username, password } })).status
  expect([await signIn(testPassword), await signIn('a battery of staples')]).toEqual([401, 200])
})

test('of two who change the password at once with the old one, the second is told that it is wrong', async () => {
  const { username } = await newPerson()
  const browser = await browserOf(username)
  const replies = await Promise.all(['first battery', 'second battery'].map((password) => browser.changePassword(testPassword, password)))
  expect(replies.map(({ status }) => status).sort()).toEqual([204, 400])
})

test('customers may not change theirs', async () => {
  const { username } = await newPerson('customer')
  expect(await (await browserOf(username)).changePassword(testPassword, 'a battery of staples')).toMatchObject({ status: 403 })
})

test('a session that nobody used for twelve hours is not listed any more', async () => {
  const { username } = await newPerson()
  await browserOf(username)
  pass(13 * 60 * minute)
  expect(await (await browserOf(username)).sessions()).toHaveLength(1)
})
