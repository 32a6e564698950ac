import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customers, customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { invitationsEndpoints } from '../../../contract/people/invitations/invitations.ts'
import { mailsEndpoints } from '../../../contract/platform/mail/mails.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { makeCustomer, makeInvitation } from '../../../tests/support/factories.ts'
import { tokenIn, tokenOfInvitation } from '../../../tests/support/invitation-link.ts'
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { beginSession } from '../../../tests/support/test-people.ts'
import { pauseAfter } from '../../platform/mail/mail-timing.ts'
import { sendDueMails } from '../../platform/mail/send-mails.ts'
import { system } from '../../viewer.ts'

let it: TestApp
let server: MailServer
let now = new Date('2026-03-02T12:00:00Z')
async function pass(seconds: number) {
  now = new Date(now.getTime() + seconds * 1000)
  // Their sessions would end in half a day without a call.
  for (const person of ['admin', 'manager'] as const) await beginSession(it.db, person)
}

beforeAll(async () => {
  it = await openTestApp({ clock: () => now, publicUrl: 'https://warehouse.example' })
  server = await startMailServer()
})
beforeEach(() => {
  server.received.length = 0
})
afterAll(async () => {
  await server.close()
  await it.close()
})

const nothing = () => Promise.reject(new Error('Nothing is attached here.'))
const sendMails = (smtpUrl: string | null = server.url, mailFolder = '/nowhere') =>
  sendDueMails(
    {
      db: it.db,
      log: { info: () => {}, error: () => {} },
      settings: { smtpUrl, mailFrom: 'mail@harbour.example', mailFolder },
    },
    { receipt: nothing, quote: nothing, invoice: nothing },
  )
const list = (id = 1) => it.as('manager').call(invitationsEndpoints.list, { params: { id } })
const invite = (email: string, id = 1) => it.as('admin').ask(invitationsEndpoints.create, { params: { id }, body: { email } })
const resend = (id: number) => it.as('admin').ask(invitationsEndpoints.resend, { params: { id } })
const withdraw = (id: number) => it.as('admin').ask(invitationsEndpoints.withdraw, { params: { id } })
const headers = { host: 'localhost' }

async function storedBodies(id: number): Promise<string[]> {
  const rows = await it.db.read(system, (on) =>
    on.selectFrom('mails').select('body').where('kind', '=', 'invitation').where('subject_id', '=', id).orderBy('id').execute(),
  )
  return rows.map(({ body }) => body)
}

test('an invitation is mailed with who invites to which account, and a link that works until then', async () => {
  await it.as('admin').call(settingsEndpoints.updateOperator, {
    body: { name: 'Harbour Logistics', address: null, email: 'office@harbour.example' },
  })
  await it.as('admin').call(settingsEndpoints.updateWarehouse, { body: { timeZone: 'Europe/Amsterdam' } })
  const body = { email: 'Noor@Acme.example', firstName: 'Noor', lastName: 'Đurić', portalAccess: 'view_only' as const }
  const made = await it.as('admin').call(invitationsEndpoints.create, { params: { id: 1 }, body, headers })
  expect(made).toMatchObject({
    ...body,
    customerId: 1,
    state: 'open',
    createdBy: 'Ada',
    createdAt: now.toISOString(),
    expiresAt: '2026-03-04T12:00:00.000Z',
    mail: { state: 'queued', delivery: null, error: null, sentAt: null },
  })
  await sendMails()
  const [mail] = server.received
  expect(mail).toMatchObject({
    to: ['Noor@acme.example'],
    headers: { to: 'Noor Đurić <Noor@acme.example>', subject: 'Your access to Acme Imports', 'reply-to': 'office@harbour.example' },
  })
  expect(mail?.pdf).toHaveLength(0)
  expect(mail?.text).toMatch(/^https:\/\/warehouse\.example\/register\?invitation=[\w-]{43}\s*$/m)
  for (const words of [
    'Dear Noor Đurić',
    'Harbour Logistics invites you',
    'account of Acme Imports',
    '4 March 2026, 13:00 (Europe/Amsterdam)',
  ])
    expect(mail?.text).toContain(words)
  expect((await list())[0]).toMatchObject({ mail: { state: 'sent', delivery: 'smtp' } })
})

test('the database keeps the link only until its mail is sent or has finally failed, and hashed', async () => {
  const kept = async (token: string) => {
    const tables = await it.db.read(system, async (on) => [
      await on.selectFrom('mails').selectAll().execute(),
      await on.selectFrom('invitations').selectAll().execute(),
      await on.selectFrom('audit_entries').selectAll().execute(),
    ])
    return JSON.stringify(tables).includes(token)
  }
  const [sent, failed] = [await makeInvitation(it), await makeInvitation(it)]
  const [sentToken, failedToken] = [await tokenOfInvitation(it, sent.id), await tokenOfInvitation(it, failed.id)]
  expect(sentToken).toMatch(/^[\w-]{43}$/)
  expect(failedToken).not.toBe(sentToken)
  expect([await kept(sentToken), await kept(failedToken)]).toEqual([true, true])
  // Put off for now it is still to be sent; turned down for good it isn't.
  server.answers.push('accept', { code: 451, message: 'later' })
  await sendMails()
  expect([await kept(sentToken), await kept(failedToken)]).toEqual([false, true])
  expect((await list())[0]?.mail).toMatchObject({ state: 'queued', error: expect.stringContaining('later') })
  await pass((pauseAfter(1) ?? 0) + 1)
  server.answers.push({ code: 550, message: 'no such mailbox' })
  await sendMails()
  expect(await kept(failedToken)).toBe(false)
  expect((await list())[0]?.mail).toMatchObject({ state: 'failed', error: expect.stringContaining('no such mailbox') })
  expect(tokenIn(server.received[0]?.text ?? '')).toBe(sentToken)
  expect(await storedBodies(sent.id)).toEqual([expect.stringContaining('invitation=(removed)')])
})

test('the list tells what became of each, by the clock too; customers read none', async () => {
  const customer = await makeCustomer(it)
  const make = () => makeInvitation(it, { customerId: customer.id })
  const [lapsed, withdrawn, open] = [await make(), await make(), await make()]
  await withdraw(withdrawn.id)
  await pass(47 * 3600)
  await resend(open.id)
  expect((await list(customer.id)).map(({ state }) => state)).toEqual(['open', 'withdrawn', 'open'])
  await pass(3600)
  expect((await list(customer.id)).map(({ id, state }) => [id, state])).toEqual([
    [open.id, 'open'],
    [withdrawn.id, 'withdrawn'],
    [lapsed.id, 'expired'],
  ])
  expect((await it.as('customer').ask(invitationsEndpoints.list, { params: { id: 1 } })).status).toBe(403)
  expect((await it.as('manager').ask(invitationsEndpoints.create, { params: { id: 1 }, body: { email: 'x@y.example' } })).status).toBe(403)
  await sendMails()
})

test('sent again, it has a new link and another 48 hours, and the mail with the old one is given up', async () => {
  const { id } = await makeInvitation(it)
  const old = await tokenOfInvitation(it, id)
  await pass(3600)
  const again = await it.as('admin').call(invitationsEndpoints.resend, { params: { id } })
  expect(again).toMatchObject({ state: 'open', expiresAt: new Date(now.getTime() + 48 * 3_600_000).toISOString() })
  expect(await tokenOfInvitation(it, id)).not.toBe(old)
  await sendMails()
  expect(server.received).toHaveLength(1)
  expect(tokenIn(server.received[0]?.text ?? '')).not.toBe(old)
  const mails = await it.as('manager').call(mailsEndpoints.list, { query: { kind: 'invitation', subjectId: id } })
  expect(mails).toMatchObject([{ state: 'sent' }, { state: 'failed', error: 'It was sent again with a new link.' }])
})

test('withdrawn, its waiting mail isn’t sent, and it can be neither withdrawn nor sent again', async () => {
  const { id } = await makeInvitation(it)
  expect(await withdraw(id)).toMatchObject({ status: 200, body: { state: 'withdrawn', mail: { state: 'failed' } } })
  await sendMails()
  expect(server.received).toEqual([])
  for (const reply of [await withdraw(id), await resend(id)])
    expect(reply).toMatchObject({ status: 409, body: { code: 'invitation.closed' } })
})

test('an address has at most one open invitation of a customer, whatever its case and whoever asks at once', async () => {
  const replies = await Promise.all(
    ['Bo@acme.example', 'bo@acme.example', 'BO@ACME.EXAMPLE', 'bo@Acme.example'].map((each) => invite(each)),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  expect(await invite('bo@acme.example')).toMatchObject({ status: 409, body: { code: 'invitation.open-already' } })
  // Customers know nothing of each other’s invitations.
  expect((await invite('bo@acme.example', 2)).status).toBe(201)
  await pass(48 * 3600)
  const second = await invite('bo@acme.example')
  expect(second.status).toBe(201)
  expect((await list()).filter(({ email }) => /^bo@/i.test(email)).map(({ state }) => state)).toEqual(['open', 'expired'])
  await sendMails()
})

test('who has an account already isn’t invited, unless it is this customer’s and was never used', async () => {
  const { id, contactEmail } = await makeCustomer(it)
  for (const address of ['ADMIN@tallyhouse.example', contactEmail ?? ''])
    expect(await invite(address)).toMatchObject({ status: 409, body: { code: 'invitation.address-taken' } })
  const [user] = await it.as('admin').call(customersEndpoints.users, { params: { id } })
  const setActive = (isActive: boolean) =>
    it.as('admin').call(customersEndpoints.updateUser, { params: { id: user?.id ?? 0 }, body: { isActive } })
  await setActive(false)
  expect(await invite(contactEmail ?? '', id)).toMatchObject({ status: 409, body: { code: 'invitation.user-disabled' } })
  await setActive(true)
  const invited = await invite((contactEmail ?? '').toUpperCase(), id)
  expect(invited.status).toBe(201)
  // Meanwhile its owner has signed in with the password that was handed over.
  await it.anyone.request('POST', '/api/login', { body: { username: contactEmail, password: testPassword } })
  expect(await resend((invited.body as { id: number }).id)).toMatchObject({ status: 409, body: { code: 'invitation.address-taken' } })
  await sendMails()
})

test('nobody is invited to a customer whose access is disabled', async () => {
  const { id, name } = await makeCustomer(it)
  const open = await makeInvitation(it, { customerId: id })
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body: { status: 'inactive' } })
  for (const reply of [await invite('late@customer.example', id), await resend(open.id)])
    expect(reply).toMatchObject({ status: 409, body: { code: 'invitation.customer-inactive', detail: expect.stringContaining(name) } })
  await sendMails()
})

test('the history of the customer tells who was invited, and what was done about it', async () => {
  const { id } = await makeCustomer(it)
  const made = await makeInvitation(it, { customerId: id, email: 'told@customer.example', portalAccess: 'view_only' })
  await resend(made.id)
  await withdraw(made.id)
  const entries = await it.as('manager').call(customers.history, { params: { id } })
  expect(entries).toMatchObject([
    { action: 'withdraw_invitation', by: 'Ada', after: { user: 'told@customer.example' } },
    { action: 'resend_invitation', after: { user: 'told@customer.example' } },
    { action: 'invite', after: { user: 'told@customer.example', userAccess: 'view_only' } },
    { action: 'create' },
  ])
  await sendMails()
})
