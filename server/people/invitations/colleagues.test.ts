import { afterAll, beforeAll, expect, test } from 'vitest'
import { customers, customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { colleaguesEndpoints, mostColleagues, mostInvitationsADay } from '../../../contract/people/invitations/colleagues.ts'
import { invitationsEndpoints } from '../../../contract/people/invitations/invitations.ts'
import { makeCustomer, makeInvitation, switchPortal } from '../../../tests/support/factories.ts'
import { tokenOfInvitation } from '../../../tests/support/invitation-link.ts'
import { type Caller, openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

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

test('a withdrawn invitation works no more, and a colleague isn’t invited again', async () => {
  const { jo, email } = await makeCompany()
  const { id } = await jo.call(colleaguesEndpoints.invite, { body: { email: 'mo@third.example' } })
  const token = await tokenOfInvitation(it, id)
  expect(await jo.call(colleaguesEndpoints.withdraw, { params: { id } })).toMatchObject({ state: 'withdrawn' })
  expect((await it.anyone.request('POST', '/api/register', { body: { invitation: token, password: testPassword } })).status).toBe(403)
  expect(await invite(jo, email)).toMatchObject({ status: 409, body: { code: 'invitation.address-taken' } })
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

test('withdrawing makes no room for further mails of the day; staff go on', async () => {
  const { id, jo } = await makeCompany()
  for (let n = 0; n < mostInvitationsADay; n++) {
    const sent = await jo.call(colleaguesEndpoints.invite, { body: { email: `one${n}@sixth.example` } })
    await jo.call(colleaguesEndpoints.withdraw, { params: { id: sent.id } })
  }
  expect(await invite(jo, 'more@sixth.example')).toMatchObject({ status: 409, body: { code: 'invitation.too-many-today' } })
  await makeInvitation(it, { customerId: id })
})

test('no answer tells a customer of accounts and invitations elsewhere', async () => {
  const { jo } = await makeCompany()
  const other = await makeCompany()
  await invite(other.jo, 'both@seventh.example')
  const shape = async (email: string) => {
    const { status, body } = await invite(jo, email)
    return [status, Object.keys(body as object)]
  }
  const unknown = await shape('unknown@seventh.example')
  expect(unknown[0]).toBe(201)
  for (const email of ['manager@tallyhouse.example', other.email, 'both@seventh.example'])
    expect([email, ...(await shape(email))]).toEqual([email, ...unknown])
  // The owner of the address, who has the link, reads that there is an account.
  const { id } = (await jo.call(colleaguesEndpoints.listInvitations)).find(({ email }) => email === other.email) ?? { id: 0 }
  const body = { invitation: await tokenOfInvitation(it, id), password: testPassword }
  expect(await it.anyone.request('POST', '/api/register', { body })).toMatchObject({
    status: 409,
    body: { code: 'invitation.account-exists' },
  })
})

test('who staff disabled isn’t let in again by a colleague', async () => {
  const { jo } = await makeCompany()
  await bringIn(jo, 'noor@eighth.example')
  const [, noor] = await jo.call(colleaguesEndpoints.list)
  const params = { id: noor?.id ?? 0 }
  const set = (by: 'jo' | 'admin', isActive: boolean) =>
    by === 'jo'
      ? jo.ask(colleaguesEndpoints.update, { params, body: { isActive } })
      : it.as('admin').ask(customersEndpoints.updateUser, { params, body: { isActive } })
  expect((await set('admin', false)).status).toBe(200)
  expect(await set('jo', true)).toMatchObject({ status: 409, body: { code: 'user.disabled-by-staff' } })
  expect((await set('admin', true)).status).toBe(200)
  for (const isActive of [false, true]) expect((await set('jo', isActive)).status).toBe(200)
})

test('the names of an invitation are one line of its letter', async () => {
  const { jo } = await makeCompany()
  const names = { firstName: 'Noor,\n\nYour parcel is held. Pay', lastName: 'at\rpay.example' }
  const { id } = await jo.call(colleaguesEndpoints.invite, { body: { email: 'noor@ninth.example', ...names } })
  const mail = await it.db.read(system, (on) =>
    on.selectFrom('mails').select('body').where('kind', '=', 'invitation').where('subject_id', '=', id).executeTakeFirst(),
  )
  expect(mail?.body?.split('\n')[0]).toBe('Dear Noor, Your parcel is held. Pay at pay.example,')
})

test('a company has at most twenty users and open invitations, also with several sent at once', async () => {
  const { jo, email } = await makeCompany()
  const inviteMany = (by: Caller, day: string) =>
    Promise.all(Array.from({ length: mostInvitationsADay + 2 }, (_, n) => invite(by, `person${n}@${day}.example`)))
  const first = await inviteMany(jo, 'monday')
  expect(first.filter(({ status }) => status === 201)).toHaveLength(mostInvitationsADay)
  expect(first.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'invitation.too-many-today' })
  now = new Date(now.getTime() + 25 * 3_600_000)
  const second = await inviteMany(await it.signIn(email), 'tuesday')
  expect(second.filter(({ status }) => status === 201)).toHaveLength(mostColleagues - mostInvitationsADay - 1)
  expect(second.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'invitation.too-many' })
  // Those that expired make room.
  now = new Date(now.getTime() + 49 * 3_600_000)
  const later = await it.signIn(email)
  expect((await invite(later, 'room@fourth.example')).status).toBe(201)
})
