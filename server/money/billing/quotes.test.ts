import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { mailsEndpoints } from '../../../contract/platform/mail/mails.ts'
import { makeQuote, oneLine } from '../../../tests/support/billing.ts'
import { makeCustomer, switchPortal } from '../../../tests/support/factories.ts'
import { openTestApp, type Reply, type TestApp } from '../../../tests/support/test-app.ts'
import { beginSession } from '../../../tests/support/test-people.ts'
import { system } from '../../viewer.ts'

let now = new Date('2026-03-02T12:00:00Z')
let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
beforeEach(() => at('2026-03-02T12:00:00Z'))
afterAll(() => it.close())

/** Sets the clock; sessions end while nobody asks. */
async function at(time: string): Promise<void> {
  now = new Date(time)
  for (const person of ['admin', 'manager', 'customer', 'rival'] as const) await beginSession(it.db, person)
}

const expectRefused = (reply: Reply, code: string, status = 409) => expect([reply.status, reply.body]).toMatchObject([status, { code }])

test('a quote is saved under the next number of its year, with totals from its lines', async () => {
  const first = await makeQuote(it, { notes: 'As agreed' })
  expect(first).toMatchObject({
    quoteNumber: expect.stringMatching(/^Q-2026-\d{4}$/),
    status: 'draft',
    currency: 'USD',
    customerName: 'Acme Imports',
    net: '100.00',
    tax: '21.00',
    total: '121.00',
    validUntil: '2026-04-01',
    notes: 'As agreed',
    invoiceId: null,
    version: 1,
    lines: [{ description: 'Storage', quantity: '2', unitPrice: '50.00', taxRate: '21' }],
  })
  const second = await makeQuote(it)
  expect(Number(second.quoteNumber.slice(-4))).toBe(Number(first.quoteNumber.slice(-4)) + 1)
  await at('2027-01-01T00:30:00Z')
  expect((await makeQuote(it)).quoteNumber).toBe('Q-2027-0001')
})

test('a bare total becomes one line of it, whether it is sent as text or as a number', async () => {
  for (const total of ['1234.5', 1234.5] as const)
    expect(await makeQuote(it, { total: total as string })).toMatchObject({
      total: '1234.50',
      lines: [{ description: 'Services', quantity: '1', unitPrice: '1234.50', taxRate: '0' }],
    })
  const create = (body: object) => it.as('manager').request('POST', '/api/quotes', { body: { customerId: 1, ...body } })
  expectRefused(await create({}), 'billing.no-lines', 400)
  for (const total of ['12.345', '-1', '0', 0, 1e21, '1e3', '', null, 1.005])
    expect((await create({ total })).status, String(total)).toBe(400)
  expectRefused(await create({ lines: [...oneLine, { description: 'Discount', unitPrice: '-200' }] }), 'billing.total-negative', 400)
  const large = { description: 'Much', quantity: '999999999', unitPrice: '9999999999' }
  expectRefused(await create({ lines: [large] }), 'billing.total-too-large', 400)
  expect((await create({ customerId: 999_999, total: '1' })).status).toBe(400)
})

test('a draft is changed, and a sent quote is not', async () => {
  const { id, version } = await makeQuote(it)
  const update = (body: object, headers = {}) => it.as('manager').ask(quotesEndpoints.update, { params: { id }, body, headers })
  const lines = [{ description: 'Picking', quantity: 3, unitPrice: '0.3333' }]
  expect((await update({ lines, validUntil: '2026-05-01' }, { 'if-match': `"${version}"` })).body).toMatchObject({
    total: '1.00',
    validUntil: '2026-05-01',
    version: 2,
    lines: [{ quantity: '3', unitPrice: '0.3333', taxRate: '0' }],
  })
  expect((await update({ notes: 'x' }, { 'if-match': `"${version}"` })).status).toBe(412)
  const sent = await it.as('manager').call(quotesEndpoints.send, { params: { id } })
  expect(sent).toMatchObject({
    status: 'sent',
    version: 3,
    sentAt: now.toISOString(),
    mail: { kind: 'quote', to: 'customer@acme.example' },
  })
  const { mail, ...read } = sent
  expect((await update(read)).body).toEqual(read)
  for (const change of [{ notes: 'Later' }, { lines: oneLine }, { validUntil: '2026-06-01' }, { customerId: 2 }])
    expectRefused(await update(change), 'quote.not-draft')
  expectRefused(await update({ status: 'invoiced' }), 'quote.status-follows')
})

test('the customer finds a sent quote, and no draft, and accepts it once', async () => {
  const draft = await makeQuote(it)
  const { id, quoteNumber } = await makeQuote(it, { status: 'sent' })
  const customer = it.as('customer')
  const own = await customer.call(quotesEndpoints.myList)
  expect(own.map((each) => each.id)).toContain(id)
  expect(own.map((each) => each.id)).not.toContain(draft.id)
  for (const [person, quote] of [
    ['customer', draft.id],
    ['rival', id],
  ] as const) {
    expect((await it.as(person).ask(quotesEndpoints.myGet, { params: { id: quote } })).status).toBe(404)
    expect((await it.as(person).ask(quotesEndpoints.accept, { params: { id: quote } })).status).toBe(404)
    expect((await it.as(person).ask(quotesEndpoints.myPdf, { params: { id: quote } })).status).toBe(404)
  }
  expect((await customer.ask(quotesEndpoints.list)).status).toBe(403)
  const accepted = await customer.call(quotesEndpoints.accept, { params: { id } })
  expect(accepted).toMatchObject({ status: 'accepted', answeredAt: now.toISOString(), answeredBy: 'customer@acme.example' })
  expectRefused(await customer.ask(quotesEndpoints.accept, { params: { id } }), 'quote.answered')
  expectRefused(await customer.ask(quotesEndpoints.decline, { params: { id }, body: {} }), 'quote.answered')
  const [told] = await it.as('manager').call(notificationsEndpoints.list)
  expect(told).toMatchObject({ type: 'success', message: `Acme Imports accepted ${quoteNumber} of 121.00 USD`, subjectId: id })
})

test('a quote is declined with a reason, and a view-only customer answers none', async () => {
  const { id } = await makeQuote(it, { status: 'sent' })
  const declined = await it.as('customer').call(quotesEndpoints.decline, { params: { id }, body: { reason: 'Too dear' } })
  expect(declined).toMatchObject({ status: 'declined', declineReason: 'Too dear' })
  const viewOnly = await makeCustomer(it, { portalAccess: 'view_only' })
  const caller = await it.signIn(viewOnly.contactEmail ?? '')
  const own = await makeQuote(it, { customerId: viewOnly.id, status: 'sent' })
  expect((await caller.call(quotesEndpoints.myGet, { params: { id: own.id } })).status).toBe('sent')
  expect((await caller.ask(quotesEndpoints.accept, { params: { id: own.id } })).status).toBe(403)
})

test('a quote expires when its last day has passed in the warehouse', async () => {
  const { id } = await makeQuote(it, { validUntil: '2026-03-03', status: 'sent' })
  const late = await makeQuote(it, { validUntil: '2026-03-03' })
  await at('2026-03-03T23:59:59Z')
  expect((await it.as('customer').call(quotesEndpoints.myGet, { params: { id } })).status).toBe('sent')
  await at('2026-03-04T00:00:00Z')
  expect((await it.as('customer').call(quotesEndpoints.myGet, { params: { id } })).status).toBe('expired')
  expect((await it.as('manager').call(quotesEndpoints.list, { query: { status: 'expired' } })).map((each) => each.id)).toContain(id)
  expectRefused(await it.as('customer').ask(quotesEndpoints.accept, { params: { id } }), 'quote.expired')
  expectRefused(await it.as('manager').ask(quotesEndpoints.send, { params: { id: late.id } }), 'quote.valid-in-past')
})

test('an accepted quote becomes one invoice, however often and by how many it is asked', async () => {
  const { id, quoteNumber } = await makeQuote(it, { status: 'sent', notes: 'Dock 3' })
  const make = () => it.as('manager').ask(invoicesEndpoints.createOfQuote, { params: { id } })
  expectRefused(await make(), 'quote.not-accepted')
  await it.as('customer').call(quotesEndpoints.accept, { params: { id } })
  const replies = await Promise.all([make(), make(), make()])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const invoice = replies.find(({ status }) => status === 201)?.body as { id: number; invoiceNumber: string }
  expect(invoice).toMatchObject({ status: 'draft', quoteId: id, total: '121.00', notes: 'Dock 3', dueDate: '2026-04-01' })
  const again = await make()
  expectRefused(again, 'quote.invoiced')
  expect(again.body).toMatchObject({ detail: `${quoteNumber} already has an invoice: ${invoice.invoiceNumber}.` })
  expect(await it.as('customer').call(quotesEndpoints.myGet, { params: { id } })).toMatchObject({ status: 'invoiced', invoiceId: null })
  expect(await it.as('manager').call(quotesEndpoints.get, { params: { id } })).toMatchObject({ invoiceId: invoice.id })
})

test('sending obeys the portal switch and needs an address', async () => {
  const draft = await makeQuote(it)
  await switchPortal(it, { emailNotifications: false })
  const sent = await it.as('manager').call(quotesEndpoints.send, { params: { id: draft.id } })
  expect(sent).toMatchObject({ status: 'sent', mail: null })
  expectRefused(await it.as('manager').ask(quotesEndpoints.send, { params: { id: draft.id } }), 'mail.switched-off')
  await switchPortal(it, {})
  const again = await it.as('manager').call(quotesEndpoints.send, { params: { id: draft.id } })
  expect(again).toMatchObject({ version: sent.version, mail: { subject: `Quote ${draft.quoteNumber}` } })
  expect(await it.as('manager').call(mailsEndpoints.list, { query: { kind: 'quote', subjectId: draft.id } })).toHaveLength(1)

  const { id: customerId } = await makeCustomer(it)
  await it.db.transaction(system, (trx) =>
    trx.sql.updateTable('customers').set({ contact_email: null }).where('id', '=', customerId).execute(),
  )
  expect((await it.as('admin').call(customersEndpoints.get, { params: { id: customerId } })).contactEmail).toBeNull()
  const unreachable = await makeQuote(it, { customerId })
  expectRefused(await it.as('manager').ask(quotesEndpoints.send, { params: { id: unreachable.id } }), 'mail.no-address')
  expect((await it.as('manager').call(quotesEndpoints.get, { params: { id: unreachable.id } })).status).toBe('draft')
})
