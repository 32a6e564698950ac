import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'
import { findSetupCode } from './setup-code.ts'

let it: TestApp
afterEach(() => it.close())

const ada = { username: 'ada', email: 'ada@tallyhouse.example', password: testPassword }

test('only the first visitor of an empty installation becomes its administrator, and is signed in', async () => {
  it = await openTestApp({ empty: true })
  expect(await it.anyone.call(authEndpoints.getSetup)).toEqual({
    needsAdministrator: true,
    needsSetupCode: false,
    supportEmail: 'support@tallyhouse.example',
  })
  const registered = await it.anyone.ask(authEndpoints.register, { body: ada })
  expect(registered).toMatchObject({ status: 201, body: { username: 'ada', role: 'admin' } })
  const cookie = String(registered.headers['set-cookie']).split(';')[0] as string
  expect(await it.anyone.ask(authEndpoints.getUser, { headers: { cookie } })).toMatchObject({ status: 200 })
  expect(await it.anyone.call(authEndpoints.getSetup)).toMatchObject({ needsAdministrator: false, needsSetupCode: false })
  expect(await it.anyone.ask(authEndpoints.register, { body: { ...ada, username: 'eve', email: 'eve@evil.example' } })).toMatchObject({
    status: 403,
  })
})

test('of several concurrent attempts exactly one succeeds', async () => {
  it = await openTestApp({ empty: true })
  const people = Array.from({ length: 6 }, (_, index) => ({
    ...ada,
    username: `person${index}`,
    email: `person${index}@tallyhouse.example`,
  }))
  const replies = await Promise.all(people.map((body) => it.anyone.ask(authEndpoints.register, { body })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 403, 403, 403, 403, 403])
})

test('of two attempts that reach their insert at the same time exactly one succeeds', async (context) => {
  it = await openTestApp({ empty: true })
  if (it.db.engine === 'pglite') return context.skip('The embedded database does one thing at a time.')
  const people = Array.from({ length: 4 }, (_, index) => ({
    ...ada,
    username: `person${index}`,
    email: `person${index}@tallyhouse.example`,
  }))
  // This lock blocks inserts of users, so all registrations wait at the same step.
  const held = await it.db.transaction(system, async (trx) => {
    await sql`lock table users in share mode`.execute(trx.sql)
    const replies = people.map((body) => it.anyone.ask(authEndpoints.register, { body }))
    await setTimeout(1_000)
    return { replies }
  })
  const statuses = (await Promise.all(held.replies)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 403, 403, 403])
})

test('the set-up code that the server printed is required', async () => {
  it = await openTestApp({ empty: true, setupCode: 'A1B2-C3D4' })
  expect(await it.anyone.call(authEndpoints.getSetup)).toMatchObject({ needsSetupCode: true })
  expect(await it.anyone.ask(authEndpoints.register, { body: ada })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'setupCode' }] },
  })
  for (let guess = 0; guess < 10; guess++) {
    expect(await it.anyone.ask(authEndpoints.register, { body: { ...ada, setupCode: `guess ${guess}` } })).toMatchObject({ status: 403 })
  }
  expect(await it.anyone.ask(authEndpoints.register, { body: { ...ada, setupCode: 'A1B2-C3D4' } })).toMatchObject({ status: 429 })
  const recorded = await it.db.read(system, (on) => on.selectFrom('audit_entries').select(['action', 'address']).execute())
  expect(recorded).toEqual(Array.from({ length: 10 }, () => ({ action: 'setup_code_refused', address: '127.0.0.1' })))
  const elsewhere = { 'x-forwarded-for': '192.0.2.9' }
  expect(await it.anyone.ask(authEndpoints.register, { body: { ...ada, setupCode: ' A1B2-C3D4 ' }, headers: elsewhere })).toMatchObject({
    status: 201,
  })
})

test('all servers on an empty database have the same set-up code, which is deleted once there is an administrator', async () => {
  it = await openTestApp({ empty: true })
  const codes = await Promise.all([findSetupCode(it.db), findSetupCode(it.db), findSetupCode(it.db)])
  expect(new Set(codes).size).toBe(1)
  await it.anyone.call(authEndpoints.register, { body: ada })
  expect(await findSetupCode(it.db)).toBeNull()
  expect(await it.db.read(system, (on) => on.selectFrom('settings').select('key').where('key', '=', 'setup_code').execute())).toEqual([])
})

test('a password has 8 to 128 characters, of any kind', async () => {
  it = await openTestApp({ empty: true })
  for (const password of ['1234567', 'x'.repeat(129)]) {
    expect(await it.anyone.ask(authEndpoints.register, { body: { ...ada, password } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'password' }] },
    })
  }
  expect(await it.anyone.ask(authEndpoints.register, { body: { ...ada, password: '        ' } })).toMatchObject({ status: 201 })
})
