import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { makeStaffMember } from '../../../tests/support/staff.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { system } from '../../viewer.ts'
import { updateStaffMember } from './update-staff-member.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const change = (id: number, body: object, headers?: Record<string, string>) =>
  it.as('admin').ask(staffEndpoints.update, { params: { id }, body, ...(headers && { headers }) })
const listed = async (id: number) => (await it.as('admin').call(staffEndpoints.list)).find((each) => each.id === id)

test('an administrator sees the staff with roles, access and last sign-in; nobody else does', async () => {
  const { id, username } = await makeStaffMember(it)
  expect(await listed(id)).toMatchObject({ username, role: 'manager', isActive: true, lastSignInAt: null })
  await it.signIn(username)
  expect((await listed(id))?.lastSignInAt).toMatch(/^\d{4}-/)
  expect((await it.as('admin').call(staffEndpoints.list)).some(({ email }) => email.includes('acme'))).toBe(false)
  for (const who of ['manager', 'customer'] as const) expect((await it.as(who).ask(staffEndpoints.list)).status, who).toBe(403)
})

test('a suspended person is out at once, can’t sign in, and is offered no work; restored it can', async () => {
  const { id, username } = await makeStaffMember(it)
  const caller = await it.signIn(username)
  const me = async () => (await caller.ask(authEndpoints.getUser)).status
  expect(await me()).toBe(200)
  expect(await change(id, { isActive: false })).toMatchObject({ status: 200, body: { isActive: false, version: 2 } })
  expect(await me()).toBe(401)
  const signIn = () => it.anyone.request('POST', '/api/login', { body: { username, password: testPassword } })
  expect(await signIn()).toMatchObject({ status: 403, body: { code: 'sign-in.disabled' } })
  const assignable = async () => (await it.as('manager').call(authEndpoints.listStaff)).some((each) => each.id === id)
  expect(await assignable()).toBe(false)
  await change(id, { isActive: true })
  expect((await signIn()).status).toBe(200)
  expect(await assignable()).toBe(true)
})

test('a new role counts from the next call', async () => {
  const { id, username } = await makeStaffMember(it)
  const caller = await it.signIn(username)
  expect((await caller.ask(staffEndpoints.list)).status).toBe(403)
  await change(id, { role: 'admin' })
  expect((await caller.ask(staffEndpoints.list)).status).toBe(200)
  await change(id, { role: 'manager' })
  expect((await caller.ask(staffEndpoints.list)).status).toBe(403)
})

test('nobody changes the own role or access; users of customers aren’t staff', async () => {
  for (const body of [{ role: 'manager' }, { isActive: false }])
    expect(await change(1, body)).toMatchObject({ status: 409, body: { code: 'staff.own-access' } })
  expect((await change(1, { role: 'admin', isActive: true })).status).toBe(200)
  expect(await change(3, { isActive: false })).toMatchObject({ status: 404, body: { code: 'staff.not-found' } })
})

test('whoever read an older version is told so', async () => {
  const { id } = await makeStaffMember(it)
  await change(id, { isActive: false })
  expect((await change(id, { role: 'admin' }, { 'if-match': '"1"' })).status).toBe(412)
})

test('it is told in the history who changed whose access', async () => {
  const { id } = await makeStaffMember(it)
  await change(id, { role: 'admin', isActive: false })
  const entry = await it.db.read(system, (on) =>
    on
      .selectFrom('audit_entries')
      .select(['user_name', 'before', 'after'])
      .where('entity', '=', 'user')
      .where('entity_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  )
  expect(entry).toMatchObject({ user_name: 'Ada', before: { role: 'manager', isActive: true }, after: { role: 'admin', isActive: false } })
})

test('the database keeps one administrator who may sign in, whoever changes the rows', async () => {
  const rename = (changes: string) => it.db.transaction(system, (trx) => sql.raw(`update users set ${changes}`).execute(trx.sql))
  for (const changes of [`disabled_at = now() where role = 'admin'`, `role = 'manager' where role = 'admin'`])
    await expect(rename(changes)).rejects.toMatchObject({ message: 'staff.last-administrator' })
  // Suspending one that was suspended before leaves the other one.
  const { id } = await makeStaffMember(it, { role: 'admin' })
  await change(id, { isActive: false })
  expect((await change(id, { role: 'manager' })).status).toBe(200)
})

test('of administrators who suspend each other at once, one remains', async () => {
  for (let round = 0; round < 5; round++) {
    const db = await openTestDatabase({ withPeople: true })
    const [one, other, third] = [
      1,
      (await makeStaffMember({ db }, { role: 'admin' })).id,
      (await makeStaffMember({ db }, { role: 'admin' })).id,
    ]
    const as = (userId: number) => ({ role: 'admin', userId, name: 'A', customerId: null }) as const
    const attempts = [
      updateStaffMember(db, as(one), { id: other, isActive: false }),
      updateStaffMember(db, as(other), { id: third, role: 'manager' }),
      updateStaffMember(db, as(third), { id: one, isActive: false }),
    ]
    const results = await Promise.allSettled(attempts)
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.map(({ reason }) => (reason as Error).message)).toEqual(['staff.last-administrator'])
    const left = await db.read(system, (on) =>
      on.selectFrom('users').select('id').where('role', '=', 'admin').where('disabled_at', 'is', null).execute(),
    )
    expect(left).toHaveLength(1)
    await db.close()
  }
})
