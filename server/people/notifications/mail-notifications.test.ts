import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { type MailTime, notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { mailsEndpoints } from '../../../contract/platform/mail/mails.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { makeItem, makeOrder, switchPortal } from '../../../tests/support/factories.ts'
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts'
import { makeStaffMember } from '../../../tests/support/staff.ts'
import { type Caller, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { beginSession } from '../../../tests/support/test-people.ts'
import { sendDueMails } from '../../platform/mail/send-mails.ts'
import { system } from '../../viewer.ts'
import { queueDigests } from './mail-digests.ts'
import { queueNotificationMails } from './mail-notifications.ts'

let it: TestApp
let server: MailServer
let now = new Date('2026-03-02T12:00:00Z')
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}

/** Sessions end in half a day without a call. */
async function signInAgain() {
  for (const who of ['admin', 'manager', 'customer', 'rival'] as const) await beginSession(it.db, who)
}

beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
beforeEach(async () => {
  server = await startMailServer()
  await signInAgain()
})
afterEach(async () => {
  await server.close()
  for (const who of ['admin', 'manager', 'customer'] as const) await choose(it.as(who), { low_stock: false })
  await choose(it.as('admin'), { movement_created: false })
  pass(60)
})
afterAll(() => it.close())

const choose = (by: Caller, email: Record<string, MailTime | boolean>) =>
  by.call(notificationsEndpoints.updatePreferences, { body: { email } })
const queue = () => queueNotificationMails(it.db, 'https://warehouse.example')
const nothing = () => Promise.reject(new Error('Nothing is attached here.'))
async function mailsOf(due: Promise<unknown> = queue()): Promise<MailServer['received']> {
  await due
  const settings = { smtpUrl: server.url, mailFrom: 'mail@harbour.example', mailFolder: '/nowhere' }
  const log = { info: () => {}, error: () => {} }
  await sendDueMails({ db: it.db, log, settings }, { receipt: nothing, quote: nothing, invoice: nothing })
  return server.received
}

/** An item of customer 1 that falls below its threshold, which staff and the customer are told. */
async function runLow() {
  const item = await makeItem(it, { quantity: 12 })
  await it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -5, reason: 'Count' } })
  return item
}

test('whoever wants a kind by email is mailed what happened, with a link to it, once', async () => {
  await choose(it.as('manager'), { low_stock: true })
  pass(1)
  const item = await runLow()
  const [mail, ...others] = await mailsOf()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: ['manager@tallyhouse.example'], headers: { subject: 'Low stock' } })
  for (const words of [
    'Dear manager',
    `${item.sku} ${item.name}: 7 left.`,
    `https://warehouse.example/inventory/${item.id}`,
    'subscribed to: Low stock',
    'https://warehouse.example/settings?section=notifications',
  ])
    expect(mail?.text).toContain(words)
  expect(await queue()).toBe(0)
  expect(await mailsOf()).toHaveLength(1)
})

test('several servers that notice it at once queue one mail', async () => {
  await choose(it.as('admin'), { low_stock: true })
  await choose(it.as('manager'), { low_stock: true })
  pass(1)
  await runLow()
  await Promise.all(Array.from({ length: 6 }, queue))
  expect((await mailsOf()).map(({ to }) => to[0]).sort()).toEqual(['admin@tallyhouse.example', 'manager@tallyhouse.example'])
})

test('what happened before a person wanted it, or more than a day ago, isn’t mailed', async () => {
  await runLow()
  pass(1)
  await choose(it.as('manager'), { low_stock: true })
  expect(await queue()).toBe(0)
  pass(1)
  await runLow()
  // Choosing it again doesn't forget what happened since.
  await choose(it.as('manager'), { low_stock: true })
  pass(24 * 3600)
  await signInAgain()
  expect(await queue()).toBe(0)
})

test('a customer is mailed its own, and nothing while email to customers is switched off', async () => {
  await choose(it.as('customer'), { low_stock: true })
  await choose(it.as('rival'), { low_stock: true })
  pass(1)
  await runLow()
  await switchPortal(it, { emailNotifications: false })
  expect(await queue()).toBe(0)
  await switchPortal(it, { emailNotifications: true })
  expect((await mailsOf()).map(({ to }) => to)).toEqual([['customer@acme.example']])
})

test('nobody is mailed what it did itself, nor while it is suspended', async () => {
  const colleague = await makeStaffMember(it, { role: 'admin' })
  const caller = await it.signIn(colleague.username)
  await choose(caller, { movement_created: true })
  await choose(it.as('admin'), { movement_created: true })
  pass(1)
  await makeOrder(it, { by: 'admin' })
  await it.as('admin').call(staffEndpoints.update, { params: { id: colleague.id }, body: { isActive: false } })
  expect(await queue()).toBe(0)
  await it.as('admin').call(staffEndpoints.update, { params: { id: colleague.id }, body: { isActive: true } })
  expect((await mailsOf()).map(({ to }) => to)).toEqual([[colleague.email]])
})

test('a kind is chosen for the app and by email apart, and what is left out stays', async () => {
  const of = async (kind: string) =>
    (await it.as('customer').call(notificationsEndpoints.preferences)).find((preference) => preference.kind === kind)
  expect(await of('stage')).toMatchObject({ wanted: true, email: false })
  await choose(it.as('customer'), { stage: true })
  expect(await of('stage')).toMatchObject({ wanted: true, email: true })
  await it.as('customer').call(notificationsEndpoints.updatePreferences, { body: { stage: false } })
  expect(await of('stage')).toMatchObject({ wanted: false, email: true })
  expect(
    await it.as('customer').ask(notificationsEndpoints.updatePreferences, { body: { email: { movement_created: true } } }),
  ).toMatchObject({
    status: 400,
    body: { code: 'notification.kind-not-offered' },
  })
  await choose(it.as('customer'), { stage: false })
  expect(await of('stage')).toMatchObject({ wanted: false, email: false })
})

test('staff find the mail in the list of mails; a mail to staff is of no customer', async () => {
  await choose(it.as('manager'), { low_stock: true })
  pass(1)
  await runLow()
  await queue()
  const [mail] = await it.as('admin').call(mailsEndpoints.list, { query: { kind: 'notification', limit: 1 } })
  expect(mail).toMatchObject({ kind: 'notification', to: 'manager@tallyhouse.example', state: 'queued', createdBy: null })
  const stored = await it.db.read(system, (on) =>
    on
      .selectFrom('mails')
      .select(['customer_id', 'user_id'])
      .where('id', '=', mail?.id ?? 0)
      .executeTakeFirst(),
  )
  expect(stored).toEqual({ customer_id: null, user_id: 2 })
  expect((await it.as('manager').call(authEndpoints.getUser)).email).toBe('manager@tallyhouse.example')
})

test('a kind that is wanted once a day is mailed the next morning, all of it in one mail', async () => {
  now = new Date('2026-03-20T06:30:00Z')
  await signInAgain()
  await choose(it.as('manager'), { low_stock: 'daily' })
  // Of the tests before.
  const former = (await mailsOf()).length
  const early = await runLow()
  const digests = async () => (await mailsOf(queueDigests(it.db, 'https://warehouse.example'))).slice(former)
  expect(await mailsOf()).toHaveLength(former)
  now = new Date('2026-03-20T07:04:00Z')
  const [today] = await digests()
  expect(today).toMatchObject({ to: ['manager@tallyhouse.example'], headers: { subject: '1 notification, 2026-03-20' } })
  expect(today?.text).toContain(early.sku)
  // Once a day, however many servers look.
  const late = [await runLow(), await runLow()]
  await Promise.all([1, 2].map(() => queueDigests(it.db, 'https://warehouse.example')))
  expect(await digests()).toHaveLength(1)
  now = new Date('2026-03-21T07:04:00Z')
  const tomorrow = (await digests()).at(-1)
  expect(tomorrow).toMatchObject({ headers: { subject: '2 notifications, 2026-03-21' } })
  for (const { sku, id } of late)
    for (const words of [sku, `https://warehouse.example/inventory/${id}`]) expect(tomorrow?.text).toContain(words)
  expect(tomorrow?.text).not.toContain(early.sku)
  // What is chosen from now on counts from now on.
  await signInAgain()
  await choose(it.as('manager'), { low_stock: 'at_once' })
  expect(await mailsOf()).toHaveLength(former + 2)
})
