import { afterAll, beforeAll, expect, test } from 'vitest'
import { customers, customersEndpoints } from '../../contract/customers/customers.ts'
import { colleaguesEndpoints, mostColleagues } from '../../contract/invitations/colleagues.ts'
import { invitationsEndpoints } from '../../contract/invitations/invitations.ts'
import { makeCustomer, makeInvitation, switchPortal } from '../../tests/support/factories.ts'
import { tokenOfInvitation } from '../../tests/support/invitation-link.ts'
import { type Caller, openTestApp, type TestApp, testPassword } from '../../tests/support/test-app.ts'

let it: TestApp
let now = new Date('2026-03-02T12:00:00Z')
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
afterAll(() => it.close())

/** A customer with its first user, signed in. */
async function makeCompany() {
  const customer = await makeCustomer(it, { primaryContact: 'Jo Berg' })
  const email = customer.contactEmail ?? ''
  return { id: customer.id, email, jo: await it.signIn(email) }
}

const invite = (by: Caller, email: string, more = {}) => by.ask(colleaguesEndpoints.invite, { body: { email, ...more } })

/** Invites a person, who accepts. */
async function bringIn(jo: Caller, email: string, more = {}): Promise<Caller> {
  const { id } = await jo.call(colleaguesEndpoints.invite, { body: { email, ...more } })
  const body = { invitation: await tokenOfInvitation(it, id), password: testPassword }
  expect((await it.anyone.request('POST', '/api/register', { body })).status).toBe(201)
  return it.signIn(email)
}

test('a colleague is invited and accepts, and both sides see who invited whom', async () => {
  const { id, jo } = await makeCompany()
  const reply = await invite(jo, 'noor@company.example', { firstName: 'Noor', portalAccess: 'view_only' })
  expect(reply).toMatchObject({
    status: 201,
    body: { customerId: id, email: 'noor@company.example', state: 'open', portalAccess: 'view_only', createdBy: 'Jo Berg' },
  })
  expect(reply.body).not.toHaveProperty('mail')
  expect(await it.as('manager').call(invitationsEndpoints.list, { params: { id } })).toMatchObject([
    { createdBy: 'Jo Berg', mail: { state: 'queued' } },
  ])
  const token = await tokenOfInvitation(it, (reply.body as { id: number }).id)
  await it.anyone.request('POST', '/api/register', { body: { invitation: token, password: testPassword } })
  const noor = await it.signIn('noor@company.example')
  for (const each of [jo, noor]) {
    expect(await each.call(colleaguesEndpoints.list)).toMatchObject([
      { name: 'Jo Berg', isPrimary: true, invitedBy: null },
      { name: 'Noor', isActive: true, invitedBy: 'Jo Berg' },
    ])
    expect(await each.call(colleaguesEndpoints.listInvitations)).toMatchObject([{ state: 'accepted', createdBy: 'Jo Berg' }])
  }
  expect((await it.as('manager').call(customersEndpoints.users, { params: { id } }))[1]).toMatchObject({ invitedBy: 'Jo Berg' })
  expect((await invite(noor, 'x@company.example')).status).toBe(403)
  const history = await it.as('manager').call(customers.history, { params: { id } })
  expect(history.map(({ action, by }) => [action, by])).toContainEqual(['invite', 'Jo Berg'])
})

test('access of a colleague is disabled and restored; not one’s own, and not by those who only view', async () => {
  const { jo } = await makeCompany()
  const noor = await bringIn(jo, 'noor@second.example', { portalAccess: 'view_only' })
  const [own, other] = await jo.call(colleaguesEndpoints.list)
  const set = (by: Caller, id = 0, isActive = false) => by.ask(colleaguesEndpoints.update, { params: { id }, body: { isActive } })
  expect((await set(noor, own?.id)).status).toBe(403)
  expect(await set(jo, own?.id)).toMatchObject({ status: 409, body: { code: 'user.oneself' } })
  expect(await set(jo, other?.id)).toMatchObject({ status: 200, body: { isActive: false } })
  expect((await noor.ask(colleaguesEndpoints.list)).status).toBe(401)
  expect(await set(jo, other?.id, true)).toMatchObject({ status: 200, body: { isActive: true } })
  await it.signIn('noor@second.example')
})

test('other companies, staff and their invitations are not there', async () => {
  const { jo } = await makeCompany()
  const foreign = await makeInvitation(it, { customerId: 2 })
  const [rival] = await it.as('rival').call(colleaguesEndpoints.list)
  expect((await jo.call(colleaguesEndpoints.listInvitations)).map(({ id }) => id)).not.toContain(foreign.id)
  const withdraw = (id: number) => jo.ask(colleaguesEndpoints.withdraw, { params: { id } })
  expect(await withdraw(foreign.id)).toMatchObject({ status: 404, body: { code: 'invitation.not-found' } })
  for (const id of [rival?.id ?? 0, 1])
    expect((await jo.ask(colleaguesEndpoints.update, { params: { id }, body: { isActive: false } })).status).toBe(404)
  expect((await it.as('admin').ask(colleaguesEndpoints.list)).status).toBe(403)
})

test('a withdrawn invitation works no more, and addresses in use are refused', async () => {
  const { jo } = await makeCompany()
  const { id } = await jo.call(colleaguesEndpoints.invite, { body: { email: 'mo@third.example' } })
  const token = await tokenOfInvitation(it, id)
  expect(await jo.call(colleaguesEndpoints.withdraw, { params: { id } })).toMatchObject({ state: 'withdrawn' })
  expect((await it.anyone.request('POST', '/api/register', { body: { invitation: token, password: testPassword } })).status).toBe(403)
  expect(await invite(jo, 'manager@tallyhouse.example')).toMatchObject({ status: 409, body: { code: 'invitation.address-taken' } })
})

test('the operator switches inviting off; a change of the other switches leaves it', async () => {
  const { jo } = await makeCompany()
  await switchPortal(it, { inviteColleagues: false })
  await switchPortal(it, { dataExport: true })
  expect(await invite(jo, 'off@fifth.example')).toMatchObject({ status: 403, body: { code: 'permission.switched-off' } })
  expect((await jo.ask(colleaguesEndpoints.list)).status).toBe(200)
  await switchPortal(it, { inviteColleagues: true })
  expect((await invite(jo, 'off@fifth.example')).status).toBe(201)
})

test('a company has at most twenty users and open invitations, also with several sent at once', async () => {
  const { jo, email } = await makeCompany()
  const replies = await Promise.all(Array.from({ length: mostColleagues + 2 }, (_, n) => invite(jo, `person${n}@fourth.example`)))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(mostColleagues - 1)
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'invitation.too-many' })
  // Those that expired make room.
  now = new Date(now.getTime() + 49 * 3_600_000)
  const later = await it.signIn(email)
  expect((await invite(later, 'room@fourth.example')).status).toBe(201)
})
