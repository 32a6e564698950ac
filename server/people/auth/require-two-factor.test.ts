import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../contract/endpoints.ts'
import { accountSecurityEndpoints as calls } from '../../../contract/people/auth/account-security.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { listenToEvents } from '../../../tests/support/event-ear.ts'
import { ask, mayCall } from '../../../tests/support/every-endpoint.ts'
import { openSecondServer } from '../../../tests/support/second-server.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { makePerson, type SetUp, setUpTwoFactor } from '../../../tests/support/two-factor.ts'
import { system } from '../../viewer.ts'

let it: TestApp
let now = new Date('2026-03-01T08:00:00Z')
let admin: SetUp
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
afterAll(() => it.close())

const require_ = (
  requireTwoFactor: boolean,
  { by = 'admin', password = testPassword }: { by?: 'admin' | 'manager'; password?: string } = {},
) => it.as(by).ask(settingsEndpoints.updateSecurity, { body: { requireTwoFactor, password } })

test('only an administrator with two-factor sign-in requires it, with the own password', async () => {
  expect(await it.as('admin').call(settingsEndpoints.getSecurity)).toEqual({ requireTwoFactor: false })
  expect(await require_(true, { by: 'manager' })).toMatchObject({ status: 403 })
  expect(await it.as('manager').ask(settingsEndpoints.getSecurity)).toMatchObject({ status: 403 })
  expect(await require_(true, { password: 'wrong' })).toMatchObject({ status: 400, body: { code: 'password.wrong' } })
  expect(await require_(true)).toMatchObject({ status: 409, body: { code: 'two-factor.set-up-first' } })
  admin = await setUpTwoFactor(it, it.as('admin'))
  expect(await require_(true)).toMatchObject({ status: 200, body: { requireTwoFactor: true } })
  const entry = await it.db.read(system, (on) =>
    on.selectFrom('audit_entries').select(['action', 'before', 'after', 'user_name']).where('entity', '=', 'security').executeTakeFirst(),
  )
  expect(entry).toEqual({ action: 'update', before: { requireTwoFactor: false }, after: { requireTwoFactor: true }, user_name: 'Ada' })
  expect(await require_(false)).toMatchObject({ status: 200 })
})

test('staff without it reach their own account only, until it is set up; customers and staff with it everything', async () => {
  now = new Date(now.getTime() + 60_000)
  const manager = await makePerson(it, 'manager')
  expect(await manager.caller.call(authEndpoints.getUser)).toMatchObject({ mustSetUpTwoFactor: false })
  await require_(true)
  expect(await manager.caller.call(authEndpoints.getUser)).toMatchObject({ mustSetUpTwoFactor: true })
  expect(await manager.caller.call(calls.getTwoFactor)).toMatchObject({ isOn: false, isRequired: true })
  const reached: string[] = []
  for (const endpoint of endpoints.filter((each) => each.allow !== 'anyone' && mayCall(each, 'manager'))) {
    const { status, body } = await ask(endpoint, manager.caller, { body: endpoint.body && {} })
    if (status !== 403) reached.push(`${endpoint.method} ${endpoint.path}`)
    else expect(body).toMatchObject({ code: 'permission.two-factor' })
  }
  expect(reached).toEqual([
    'GET /api/user',
    'PATCH /api/account',
    'GET /api/users/:id/picture',
    'PUT /api/account/picture',
    'DELETE /api/account/picture',
    'GET /api/account/sessions',
    'DELETE /api/account/sessions/:id',
    'POST /api/account/sessions/end-others',
    'PUT /api/account/password',
    'GET /api/account/two-factor',
    'POST /api/account/two-factor',
    'POST /api/account/two-factor/confirm',
    'POST /api/account/two-factor/recovery-codes',
    'POST /api/account/two-factor/turn-off',
  ])
  const signedIn = await it.signIn(manager.username)
  expect(await signedIn.ask(settingsEndpoints.getWarehouse)).toMatchObject({ status: 403 })
  for (const person of ['admin', 'customer'] as const) {
    expect(await it.as(person).ask(settingsEndpoints.getWarehouse)).toMatchObject({ status: 200 })
    expect(await it.as(person).call(authEndpoints.getUser)).toMatchObject({ mustSetUpTwoFactor: false })
  }

  const { code } = await setUpTwoFactor(it, manager.caller)
  expect(await manager.caller.call(authEndpoints.getUser)).toMatchObject({ mustSetUpTwoFactor: false })
  expect(await manager.caller.ask(settingsEndpoints.getWarehouse)).toMatchObject({ status: 200 })
  await manager.caller.call(calls.turnOffTwoFactor, { body: { password: testPassword, code: code() } })
  expect(await manager.caller.ask(settingsEndpoints.getWarehouse)).toMatchObject({ status: 403, body: { code: 'permission.two-factor' } })
  await require_(false)
  expect(await manager.caller.ask(settingsEndpoints.getWarehouse)).toMatchObject({ status: 200 })
})

test('the administrator who requires it is bound by it too', async () => {
  await require_(true)
  await it.as('admin').call(calls.turnOffTwoFactor, { body: { password: testPassword, code: admin.code(1) } })
  expect(await it.as('admin').ask(settingsEndpoints.getSecurity)).toMatchObject({ status: 403, body: { code: 'permission.two-factor' } })
  admin = await setUpTwoFactor(it, it.as('admin'))
  expect(await require_(false)).toMatchObject({ status: 200 })
})

test('it holds at once, on other servers too, and ends the live updates of staff without it', async ({ skip }) => {
  if (it.db.url === null) skip('The embedded database has one server.')
  const cookie = await it.as('manager').cookie()
  const second = await openSecondServer(it)
  const onTheOther = async () => (await second.app.inject({ url: '/api/settings/warehouse', headers: { cookie } })).statusCode
  try {
    expect(await onTheOther()).toBe(200)
    const address = await it.listen()
    const [manager, administrator] = [await listenToEvents(address, it.as('manager')), await listenToEvents(address, it.as('admin'))]
    await require_(true)
    await expect.poll(onTheOther).toBe(403)
    await expect.poll(() => manager.ended).toBe(true)
    expect(manager.heard).toContain('event: settings')
    expect(administrator.ended).toBe(false)
    await require_(false)
    await expect.poll(onTheOther).toBe(200)
  } finally {
    await second.close()
  }
})
