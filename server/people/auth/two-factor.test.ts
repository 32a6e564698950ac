import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountSecurityEndpoints as calls } from '../../../contract/people/auth/account-security.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { mailsEndpoints } from '../../../contract/platform/mail/mails.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { codeOf, makePerson, setUpTwoFactor } from '../../../tests/support/two-factor.ts'
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
// Failures of one test must not count in the next one.
beforeEach(() => pass(30 * minute))
afterAll(() => it.close())

const signIn = (username: string, code?: string, { password = testPassword, address = '203.0.113.1' } = {}) =>
  it.anyone.ask(authEndpoints.signIn, { body: { username, password, code }, headers: { 'x-forwarded-for': address } })

async function personWithTwoFactor(role: 'manager' | 'customer' = 'manager') {
  const person = await makePerson(it, role)
  return { ...person, ...(await setUpTwoFactor(it, person.caller)) }
}

describe('setting it up', () => {
  test('asks for the password, shows the key as text, address and picture, and is on with the first code', async () => {
    const { caller, username } = await makePerson(it, 'customer')
    const start = (password: string) => caller.ask(calls.startTwoFactor, { body: { password } })
    expect(await start('wrong')).toMatchObject({ status: 400, body: { code: 'password.wrong', errors: [{ path: 'password' }] } })
    const { key, address, qrCode } = await caller.call(calls.startTwoFactor, { body: { password: testPassword } })
    expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    const parts = new URL(address)
    expect(Object.fromEntries(parts.searchParams)).toEqual({
      issuer: 'Tallyhouse',
      secret: key.replaceAll(' ', ''),
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(decodeURIComponent(parts.pathname)).toContain(`Tallyhouse:${username}`)
    expect(qrCode).toMatch(/^<svg /)
    expect(await caller.call(calls.getTwoFactor)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false })
    expect(await signIn(username)).toMatchObject({ status: 200 })
    expect(await caller.ask(calls.confirmTwoFactor, { body: { code: '000000' } })).toMatchObject({
      status: 400,
      body: { code: 'two-factor.wrong-code', errors: [{ path: 'code' }] },
    })
    const { recoveryCodes } = await caller.call(calls.confirmTwoFactor, { body: { code: codeOf(key, now) } })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await caller.call(calls.getTwoFactor)).toEqual({
      isOn: true,
      since: now.toISOString(),
      recoveryCodesLeft: 10,
      isRequired: false,
    })
    expect(await caller.ask(calls.startTwoFactor, { body: { password: testPassword } })).toMatchObject({
      status: 409,
      body: { code: 'two-factor.is-on' },
    })
  })

  test('ends the other sessions of the person, which were started without a code', async () => {
    const { caller, username } = await makePerson(it, 'manager')
    const elsewhere = await signIn(username)
    const asked = () =>
      it.anyone.request('GET', '/api/user', { headers: { cookie: String(elsewhere.headers['set-cookie']).split(';')[0] ?? '' } })
    expect((await asked()).status).toBe(200)
    await setUpTwoFactor(it, caller)
    expect((await asked()).status).toBe(401)
    expect((await caller.ask(calls.getTwoFactor)).status).toBe(200)
  })

  test('starting again replaces the key, and after half an hour a key is out of date', async () => {
    const { caller } = await makePerson(it, 'manager')
    const first = await caller.call(calls.startTwoFactor, { body: { password: testPassword } })
    const second = await caller.call(calls.startTwoFactor, { body: { password: testPassword } })
    expect(second.key).not.toBe(first.key)
    const confirm = (key: string) => caller.ask(calls.confirmTwoFactor, { body: { code: codeOf(key, now) } })
    expect(await confirm(first.key)).toMatchObject({ status: 400 })
    pass(30 * minute)
    expect(await confirm(second.key)).toMatchObject({ status: 409, body: { code: 'two-factor.not-started' } })
  })

  test('the codes are those of RFC 6238', () => {
    const key = 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ'
    // Its table has eight digits, of which these are the last six.
    for (const [seconds, code] of [
      [59, '287082'],
      [1111111109, '081804'],
      [1234567890, '005924'],
      [20000000000, '353130'],
    ] as const)
      expect(codeOf(key, new Date(seconds * 1000))).toBe(code)
  })
})

describe('signing in', () => {
  test('takes the password and a code, spaces and all, of staff and of customers', async () => {
    for (const role of ['manager', 'customer'] as const) {
      const { username, code } = await personWithTwoFactor(role)
      expect(await signIn(username)).toMatchObject({
        status: 401,
        body: { code: 'sign-in.code-required', title: 'Unauthorized', detail: 'Enter the code from your authenticator app.' },
      })
      expect(await signIn(username, '   ')).toMatchObject({ status: 401, body: { code: 'sign-in.code-required' } })
      const typed = ` ${code().slice(0, 3)} ${code().slice(3)} `
      expect(await signIn(username, typed)).toMatchObject({ status: 200, body: { username } })
    }
  })

  test('a wrong password gets the same answer with and without two-factor sign-in, code or none', async () => {
    const [{ username, code }, other] = [await personWithTwoFactor(), await makePerson(it, 'manager')]
    const answers = []
    for (const [name, given] of [
      [username, undefined],
      [username, code()],
      [username, '000000'],
      [other.username, undefined],
      [other.username, '000000'],
      ['nobody', '000000'],
    ] as const) {
      const { status, body, headers } = await signIn(name, given, { password: 'wrong' })
      answers.push({ status, body: { ...(body as object), requestId: null }, cookie: headers['set-cookie'] })
    }
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'sign-in.wrong' } })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    // The code was not used up.
    expect(await signIn(username, code())).toMatchObject({ status: 200 })
  })

  test('accepts the code before and the one after, and none that is further away', async () => {
    const { username, code } = await personWithTwoFactor()
    pass(5 * minute)
    expect(await signIn(username, code(-2))).toMatchObject({ status: 401, body: { code: 'sign-in.wrong-code' } })
    expect(await signIn(username, code(2))).toMatchObject({ status: 401, body: { code: 'sign-in.wrong-code' } })
    expect(await signIn(username, code(-1))).toMatchObject({ status: 200 })
    expect(await signIn(username, code(0))).toMatchObject({ status: 200 })
    expect(await signIn(username, code(1))).toMatchObject({ status: 200 })
  })

  test('a code works once, and none that is older than the last one', async () => {
    const { username, code } = await personWithTwoFactor()
    // The set-up was confirmed by it.
    expect(await signIn(username, code(-1))).toMatchObject({ status: 401, body: { code: 'sign-in.wrong-code' } })
    expect(await signIn(username, code(1))).toMatchObject({ status: 200 })
    expect(await signIn(username, code(1))).toMatchObject({ status: 401 })
    expect(await signIn(username, code(0))).toMatchObject({ status: 401 })
  })

  test('of ten who use one code at once, one signs in', async () => {
    const { username, code, recoveryCodes } = await personWithTwoFactor()
    for (const used of [code(), recoveryCodes[0]]) {
      const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => signIn(username, used, { address: `203.0.113.${n + 10}` })))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)])
      pass(16 * minute)
    }
  })

  test('a recovery code works once, however it is typed', async () => {
    const { username, recoveryCodes, caller } = await personWithTwoFactor()
    const [first = '', second = ''] = recoveryCodes
    expect(await signIn(username, first)).toMatchObject({ status: 200 })
    expect(await signIn(username, first)).toMatchObject({ status: 401 })
    expect(await signIn(username, ` ${second.toLowerCase().replaceAll('-', ' ')} `)).toMatchObject({ status: 200 })
    expect(await caller.call(calls.getTwoFactor)).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test('somebody else’s codes are wrong', async () => {
    const [one, other] = [await personWithTwoFactor(), await personWithTwoFactor('customer')]
    expect(await signIn(one.username, other.code())).toMatchObject({ status: 401 })
    expect(await signIn(one.username, other.recoveryCodes[0])).toMatchObject({ status: 401 })
  })

  test('a missing code counts as no failure; a wrong one does, of the address and of the account from everywhere', async () => {
    const { username, code } = await personWithTwoFactor()
    for (let n = 0; n < 12; n++) expect(await signIn(username)).toMatchObject({ status: 401, body: { code: 'sign-in.code-required' } })
    for (let n = 0; n < 10; n++) expect(await signIn(username, '000000')).toMatchObject({ status: 401 })
    expect(await signIn(username, code())).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
    expect(await signIn(username)).toMatchObject({ status: 429 })
    const elsewhere = { address: '198.51.100.1' }
    expect(await signIn(username, code(), elsewhere)).toMatchObject({ status: 429, body: { code: 'two-factor.too-many-codes' } })
    // Who doesn't know the password learns nothing of it.
    expect(await signIn(username, code(), { ...elsewhere, password: 'wrong' })).toMatchObject({
      status: 401,
      body: { code: 'sign-in.wrong' },
    })
    // The owner is warned, once.
    const mails = await it.as('admin').call(mailsEndpoints.list, { query: { kind: 'security' } })
    expect(mails.filter(({ to }) => to === `${username}@tallyhouse.example`)).toMatchObject([
      { subject: 'Wrong two-factor codes for your account' },
    ])
    pass(15 * minute)
    expect(await signIn(username, code(), elsewhere)).toMatchObject({ status: 200 })
  })

  test('concurrent guesses are limited to ten too', async () => {
    const { username } = await personWithTwoFactor()
    const replies = await Promise.all(Array.from({ length: 16 }, (_, n) => signIn(username, '000000', { address: `203.0.113.${n + 10}` })))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(6)
  })
})

describe('changing it', () => {
  test('turning it off takes the password and a code', async () => {
    const { caller, username, code } = await personWithTwoFactor('customer')
    const turnOff = (body: { password: string; code: string }) => caller.ask(calls.turnOffTwoFactor, { body })
    expect(await turnOff({ password: 'wrong', code: code() })).toMatchObject({ status: 400, body: { code: 'password.wrong' } })
    expect(await turnOff({ password: testPassword, code: '000000' })).toMatchObject({
      status: 400,
      body: { code: 'two-factor.wrong-code' },
    })
    expect(await signIn(username)).toMatchObject({ status: 401 })
    expect(await turnOff({ password: testPassword, code: code() })).toMatchObject({ status: 204 })
    expect(await signIn(username)).toMatchObject({ status: 200 })
    expect(await turnOff({ password: testPassword, code: code(1) })).toMatchObject({ status: 409, body: { code: 'two-factor.is-off' } })
  })

  test('new recovery codes end the old ones', async () => {
    const { caller, username, code, recoveryCodes } = await personWithTwoFactor()
    const renewed = await caller.call(calls.renewRecoveryCodes, { body: { password: testPassword, code: code() } })
    expect(await signIn(username, recoveryCodes[0])).toMatchObject({ status: 401 })
    expect(await signIn(username, renewed.recoveryCodes[0])).toMatchObject({ status: 200 })
  })

  test('wrong passwords of an open session count like failed sign-ins', async () => {
    const { caller } = await personWithTwoFactor()
    const start = (password: string) => caller.ask(calls.startTwoFactor, { body: { password } })
    for (let n = 0; n < 10; n++) expect(await start('wrong')).toMatchObject({ status: 400 })
    expect(await start(testPassword)).toMatchObject({ status: 429, body: { code: 'sign-in.throttled' } })
  })

  test('an administrator resets that of others, with the own password, and signs them out', async () => {
    const { id, caller, username } = await personWithTwoFactor('customer')
    const reset = (body: { password: string }, by = it.as('admin')) => by.ask(calls.resetTwoFactor, { params: { id }, body })
    expect(await reset({ password: testPassword }, it.as('manager'))).toMatchObject({ status: 403 })
    expect(await reset({ password: 'wrong' })).toMatchObject({ status: 400, body: { code: 'password.wrong' } })
    expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 200 })
    expect(await reset({ password: testPassword })).toMatchObject({ status: 204 })
    expect(await caller.ask(authEndpoints.getUser)).toMatchObject({ status: 401 })
    expect(await signIn(username)).toMatchObject({ status: 200 })
    expect(await reset({ password: testPassword })).toMatchObject({ status: 409, body: { code: 'two-factor.is-off' } })
    const own = await it.as('admin').ask(calls.resetTwoFactor, { params: { id: 1 }, body: { password: testPassword } })
    expect(own).toMatchObject({ status: 409, body: { code: 'two-factor.own' } })
  })
})

test('all of it is in the history, and no secret is in it, in an event or in the log', async () => {
  const log: string[] = []
  await using other = await openTestApp({ clock: () => now, logLevel: 'info', logTo: { write: (line) => log.push(line) } })
  const events: unknown[] = []
  const stop = other.db.subscribe((event) => events.push(event))
  const { id, caller, username } = await makePerson(other, 'manager')
  const { key, code, recoveryCodes } = await setUpTwoFactor(other, caller)
  const try_ = (given?: string) => other.anyone.ask(authEndpoints.signIn, { body: { username, password: testPassword, code: given } })
  const used = [code(), recoveryCodes[0] ?? '', code(1)]
  await try_('999999')
  await try_(used[0])
  await try_(used[1])
  await caller.call(calls.listSessions)
  const renewed = await caller.call(calls.renewRecoveryCodes, { body: { password: testPassword, code: used[2] ?? '' } })
  await caller.ask(calls.turnOffTwoFactor, { body: { password: testPassword, code: '999998' } })
  await caller.ask(calls.turnOffTwoFactor, { body: { password: 'not my password', code: '999998' } })
  await caller.call(calls.turnOffTwoFactor, { body: { password: testPassword, code: renewed.recoveryCodes[0] ?? '' } })
  stop()
  const entries = await other.db.read(system, (on) =>
    on.selectFrom('audit_entries').selectAll().where('entity', '=', 'user').where('entity_id', '=', id).orderBy('id').execute(),
  )
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['sign_in', null],
    ['start_two_factor', null],
    ['turn_on_two_factor', null],
    ['sign_in_failed', { reason: 'wrong code' }],
    ['sign_in', { confirmedBy: 'authenticator app' }],
    ['sign_in', { confirmedBy: 'recovery code' }],
    ['renew_recovery_codes', null],
    ['confirmation_failed', { reason: 'wrong code' }],
    ['confirmation_failed', { reason: 'wrong password' }],
    ['turn_off_two_factor', null],
  ])
  for (const { address } of entries) expect(address).toBe('127.0.0.1')
  const written = JSON.stringify([entries, events, log])
  const secrets = [testPassword, 'not my password', '999998', '999999', key, key.replaceAll(' ', ''), ...used, ...recoveryCodes]
  for (const secret of [...secrets, ...renewed.recoveryCodes]) expect(written).not.toContain(secret)
  expect(log.length).toBeGreaterThan(0)
})

test('no answer tells a secret again, and the database keeps hashes of the recovery codes', async () => {
  const { caller, key, recoveryCodes } = await personWithTwoFactor('customer')
  const answers = await Promise.all(
    [calls.getTwoFactor, calls.listSessions, authEndpoints.getUser].map(async (endpoint) => (await caller.ask(endpoint)).text),
  )
  const stored = await it.db.read(system, (on) => on.selectFrom('recovery_codes').selectAll().execute())
  const kept = JSON.stringify([answers, stored.map((row) => Buffer.from(row.code_hash).toString())])
  for (const secret of [key, key.replaceAll(' ', ''), ...recoveryCodes]) expect(kept).not.toContain(secret)
})

test('in the database customers read of their own whether it is on, and nothing else', async () => {
  const { id } = await personWithTwoFactor('customer')
  const { customer_id: customerId } = await it.db.read(system, (on) =>
    on.selectFrom('users').select('customer_id').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const owner = { role: 'customer', userId: id, name: 'Owner', customerId: customerId ?? 0, viewOnly: false } as const
  const own = await it.db.read(owner, (on) => on.selectFrom('two_factor').select(['user_id']).execute())
  expect(own).toEqual([{ user_id: id }])
  const rival = { ...owner, userId: 4, customerId: 2 }
  expect(await it.db.read(rival, (on) => on.selectFrom('two_factor').select(['user_id']).execute())).toEqual([])
  await expect(it.db.read(owner, (on) => on.selectFrom('two_factor').select(['secret']).execute())).rejects.toThrow(/permission denied/)
  await expect(it.db.read(owner, (on) => on.selectFrom('recovery_codes').select(['code_hash']).execute())).rejects.toThrow(
    /permission denied/,
  )
})
