import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { invitationsEndpoints } from '../../../contract/people/invitations/invitations.ts'
import { makeInvitation } from '../../../tests/support/factories.ts'
import { tokenOfInvitation } from '../../../tests/support/invitation-link.ts'
import { makeStaffInvitation } from '../../../tests/support/staff.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ publicUrl: 'https://warehouse.example' })
})
afterAll(() => it.close())

const register = (invitation: string) => it.anyone.request('POST', '/api/register', { body: { invitation, password: testPassword } })

test('an invited person becomes a member of staff with the role that was chosen', async () => {
  const made = await makeStaffInvitation(it, { email: 'noor@harbour.example', firstName: 'Noor', role: 'admin' })
  expect(made).toMatchObject({ customerId: null, role: 'admin', state: 'open', createdBy: 'Ada', mail: { state: 'queued' } })
  const mail = await it.db.read(system, (on) =>
    on
      .selectFrom('mails')
      .select(['to_address', 'subject', 'body', 'customer_id'])
      .where('kind', '=', 'invitation')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  )
  expect(mail).toMatchObject({ to_address: 'noor@harbour.example', subject: 'Your access to Tallyhouse', customer_id: null })
  expect(mail.body).toMatch(
    /invites you to its warehouse system, as an administrator\.[\s\S]*https:\/\/warehouse\.example\/register\?invitation=/,
  )
  const token = await tokenOfInvitation(it, made.id)
  expect(await it.anyone.call(authEndpoints.getInvitation, { query: { token } })).toMatchObject({
    companyName: 'Tallyhouse',
    firstName: 'Noor',
  })
  expect(await register(token)).toMatchObject({
    status: 201,
    body: { role: 'admin', email: 'noor@harbour.example', firstName: 'Noor', portalAccess: null },
  })
  expect(await register(token)).toMatchObject({ status: 403, body: { code: 'invitation.used' } })
  expect((await (await it.signIn('noor@harbour.example')).ask(staffEndpoints.list)).status).toBe(200)
  expect((await it.as('admin').call(staffEndpoints.listInvitations))[0]).toMatchObject({ id: made.id, state: 'accepted' })
})

test('an address with an account isn’t invited, nor taken over when it got one meanwhile', async () => {
  const ask = (email: string) => it.as('admin').ask(staffEndpoints.invite, { body: { email, role: 'manager' } })
  for (const email of ['manager@tallyhouse.example', 'CUSTOMER@acme.example'])
    expect(await ask(email), email).toMatchObject({ status: 409, body: { code: 'invitation.address-taken' } })
  await makeStaffInvitation(it, { email: 'twice@harbour.example' })
  expect(await ask('Twice@harbour.example')).toMatchObject({ status: 409, body: { code: 'invitation.open-already' } })
  const ofCustomer = await it
    .as('admin')
    .request('POST', '/api/staff/invitations', { body: { email: 'x@harbour.example', role: 'customer' } })
  expect(ofCustomer.status).toBe(400)
})

test('it is sent again and withdrawn as one of a customer, and neither list shows the other’s', async () => {
  const { id } = await makeStaffInvitation(it)
  const ofCustomer = await makeInvitation(it)
  const old = await tokenOfInvitation(it, id)
  await it.as('admin').call(invitationsEndpoints.resend, { params: { id } })
  const token = await tokenOfInvitation(it, id)
  expect(token).not.toBe(old)
  expect((await register(old)).status).toBe(403)
  await it.as('admin').call(invitationsEndpoints.withdraw, { params: { id } })
  expect(await register(token)).toMatchObject({ status: 403, body: { code: 'invitation.withdrawn' } })
  const ids = (rows: { id: number }[]) => rows.map((row) => row.id)
  expect(ids(await it.as('admin').call(staffEndpoints.listInvitations))).not.toContain(ofCustomer.id)
  expect(ids(await it.as('admin').call(invitationsEndpoints.list, { params: { id: 1 } }))).not.toContain(id)
  for (const who of ['manager', 'customer'] as const) expect((await it.as(who).ask(staffEndpoints.listInvitations)).status).toBe(403)
})
