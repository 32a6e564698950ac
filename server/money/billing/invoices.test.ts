import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { historyEndpoints } from '../../../contract/history.ts'
import { type Invoice, invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { mailsEndpoints } from '../../../contract/platform/mail/mails.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { makeInvoice, oneLine } from '../../../tests/support/billing.ts'
import { makeCustomer } from '../../../tests/support/factories.ts'
import { openTestApp, type Reply, type TestApp } from '../../../tests/support/test-app.ts'
import { beginSession } from '../../../tests/support/test-people.ts'
import { system } from '../../viewer.ts'
import { tellOfOverdueInvoices } from './overdue-invoices.ts'

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
const read = (id: number) => it.as('manager').call(invoicesEndpoints.get, { params: { id } })
const update = (id: number, body: object) => it.as('manager').ask(invoicesEndpoints.update, { params: { id }, body })
const send = (id: number) => it.as('manager').ask(invoicesEndpoints.send, { params: { id } })
const credit = (id: number, body: object) => it.as('manager').request('POST', `/api/invoices/${id}/credit-notes`, { body })

test('an invoice is due by the payment terms of its customer, counted from the day on which it is sent', async () => {
  const { id: customerId } = await makeCustomer(it, { paymentTerms: 'net_15' })
  const draft = await makeInvoice(it, { customerId })
  expect(draft).toMatchObject({ invoiceNumber: expect.stringMatching(/^INV-2026-\d{4}$/), status: 'draft', dueDate: '2026-03-17' })
  expect(draft).toMatchObject({ openAmount: '0.00', issuedOn: null, kind: 'invoice' })
  const fixed = await makeInvoice(it, { customerId, dueDate: '2026-04-30' })
  expect((await update(draft.id, { customerId: 1 })).body).toMatchObject({ dueDate: '2026-04-01' })
  expect((await update(draft.id, { customerId })).body).toMatchObject({ dueDate: '2026-03-17' })
  await at('2026-03-05T12:00:00Z')
  expect((await send(draft.id)).body).toMatchObject({ status: 'sent', issuedOn: '2026-03-05', dueDate: '2026-03-20', openAmount: '121.00' })
  expect((await update(fixed.id, { notes: 'Thanks' })).body).toMatchObject({ dueDate: '2026-04-30' })
  expect((await update(fixed.id, { dueDate: null })).body).toMatchObject({ dueDate: '2026-03-20' })
  expect((await update(fixed.id, { dueDate: '2026-05-31' })).body).toMatchObject({ dueDate: '2026-05-31' })
  expect((await send(fixed.id)).body).toMatchObject({ dueDate: '2026-05-31' })
})

test('what was sent never changes, also past the product, and may be sent back unchanged', async () => {
  const invoice = await makeInvoice(it, { status: 'sent' })
  const { id } = invoice
  expect((await update(id, invoice)).body).toEqual(invoice)
  for (const change of [{ notes: 'x' }, { dueDate: '2027-01-01' }, { customerId: 2 }, { lines: [...oneLine, ...oneLine] }])
    expectRefused(await update(id, change), 'invoice.not-draft')
  expectRefused(await update(id, { status: 'draft' }), 'invoice.status-follows')
  const past = [
    sql`update invoices set total = 1 where id = ${id} returning total`,
    sql`update invoices set notes = 'x' where id = ${id}`,
    sql`update invoices set due_date = '2030-01-01' where id = ${id}`,
    sql`update invoices set status = 'draft' where id = ${id}`,
    sql`insert into invoice_lines (invoice_id, line, description, quantity, unit_price, tax_rate) values (${id}, 2, 'x', 1, 0, 0)`,
    sql`delete from invoice_lines where invoice_id = ${id}`,
    sql`update invoice_lines set description = 'x' where invoice_id = ${id}`,
    sql`delete from invoices where id = ${id}`,
    sql`update payments set amount = 1`,
  ]
  for (const statement of past.slice(1))
    await expect(it.db.transaction(system, (trx) => statement.execute(trx.sql))).rejects.toThrow(/never|only the lines|permission|history/i)
  // A total is derived, whatever is written.
  await it.db.transaction(system, async (trx) => {
    const { rows } = await (past[0] as ReturnType<typeof sql<{ total: string }>>).execute(trx.sql)
    expect(rows).toEqual([{ total: '121.00' }])
  })
  await asOwner(it.db, it.db.url, async (owner) => {
    for (const statement of [`delete from invoices where id = ${id}`, 'delete from document_counters', 'truncate payments cascade'])
      await expect(owner.query(statement)).rejects.toThrow(/history|never/)
  })
  expect(await read(id)).toEqual(invoice)
})

test('status paid books what is open', async () => {
  const { id, version } = await makeInvoice(it, { status: 'sent' })
  const paid = (await update(id, { status: 'paid' })).body
  expect(paid).toMatchObject({ status: 'paid', paidAmount: '121.00', openAmount: '0.00', version: version + 1 })
  expect((paid as Invoice).payments).toMatchObject([{ amount: '121.00', paidOn: '2026-03-02', createdBy: expect.any(String) }])
  expect((await update(id, { status: 'paid' })).body).toEqual(paid)
  // Its history tells what that changed, and nothing that stayed.
  const [payment] = await it.as('manager').call(historyEndpoints.ofInvoice, { params: { id } })
  expect(payment).toMatchObject({ action: 'pay', before: { status: 'sent', paidAmount: '0.00' }, after: { status: 'paid' } })
  expect(Object.keys(payment?.before ?? {}).sort()).toEqual(Object.keys(payment?.after ?? {}).sort())
  expectRefused(await update((await makeInvoice(it)).id, { status: 'paid' }), 'invoice.not-sent')
})

test('an invoice is overdue from the day after its due date, and people are told once', async () => {
  const { id, invoiceNumber } = await makeInvoice(it, { status: 'sent', dueDate: '2026-03-04' })
  const paid = await makeInvoice(it, { status: 'paid', dueDate: '2026-03-04' })
  await at('2026-03-04T23:59:00Z')
  expect((await read(id)).status).toBe('sent')
  expect(await tellOfOverdueInvoices(it.db)).toBe(0)
  await at('2026-03-05T00:01:00Z')
  expect((await read(id)).status).toBe('overdue')
  expect((await read(paid.id)).status).toBe('paid')
  const late = await it.as('customer').call(invoicesEndpoints.myList, { query: { status: 'overdue' } })
  expect(late.map((each) => each.id)).toEqual([id])
  expect((await Promise.all([1, 2, 3].map(() => tellOfOverdueInvoices(it.db)))).sort()).toEqual([0, 0, 1])
  await at('2026-03-06T00:01:00Z')
  expect(await tellOfOverdueInvoices(it.db)).toBe(0)
  for (const [person, message] of [
    ['manager', `${invoiceNumber} of Acme Imports was due on 2026-03-04; 121.00 USD is open`],
    ['customer', `${invoiceNumber} was due on 2026-03-04; 121.00 USD is open`],
  ] as const) {
    const told = (await it.as(person).call(notificationsEndpoints.list)).filter(({ subjectType }) => subjectType === 'invoice')
    expect(told.map((each) => [each.type, each.message])).toEqual([['warning', message]])
  }
  expect((await it.as('rival').call(notificationsEndpoints.list)).filter(({ subjectType }) => subjectType === 'invoice')).toEqual([])
})

test('a credit note has a number of its own and negative amounts, and lowers what is open, to the total at most', async () => {
  const lines = [...oneLine, { description: 'Pallets', quantity: '10', unitPrice: '4.95', taxRate: '9' }]
  const { id, total } = await makeInvoice(it, { lines, status: 'sent' })
  expect(total).toBe('174.96')
  const part = await credit(id, { amount: '40', reason: 'Broken pallets' })
  expect(part.status, part.text).toBe(201)
  expect(part.body).toMatchObject({
    ...{
      kind: 'credit_note',
      invoiceNumber: expect.stringMatching(/^CN-2026-\d{4}$/),
      status: 'sent',
      total: '-40.00',
      openAmount: '0.00',
    },
    creditOf: { id, total },
    reason: 'Broken pallets',
    dueDate: null,
  })
  expect((part.body as Invoice).lines.map(({ taxRate, quantity }) => [taxRate, quantity])).toEqual([
    ['21', '-1'],
    ['9', '-1'],
  ])
  expect(await read(id)).toMatchObject({
    status: 'sent',
    creditedAmount: '40.00',
    openAmount: '134.96',
    creditNotes: [{ total: '-40.00' }],
  })
  const tooMuch = await credit(id, { amount: '134.97', reason: 'All' })
  expectRefused(tooMuch, 'invoice.credit-too-much')
  expect(tooMuch.body).toMatchObject({ detail: expect.stringContaining('At most 134.96 USD') })
  // Of the 121.00 at 21 % the amount before took 27.66.
  const otherMix = await credit(id, { lines: oneLine, reason: 'Storage' })
  expectRefused(otherMix, 'invoice.credit-other-tax')
  expect(otherMix.body).toMatchObject({ detail: expect.stringContaining('At most 93.34 USD') })
  const untaxed = [{ description: 'Storage', quantity: '1', unitPrice: '100', taxRate: '0' }]
  expectRefused(await credit(id, { lines: untaxed, reason: 'More net than was invoiced' }), 'invoice.credit-other-tax')
  const left = [{ description: 'Storage', quantity: '1', unitPrice: '77.14', taxRate: '21' }]
  expect((await credit(id, { lines: left, reason: 'Storage' })).status).toBe(201)
  const rest = await credit(id, { amount: '41.62', reason: 'Rest' })
  expect((rest.body as Invoice).lines.map(({ taxRate }) => taxRate)).toEqual(['9'])
  expect(await read(id)).toMatchObject({ status: 'paid', creditedAmount: '174.96', openAmount: '0.00' })
  expectRefused(await credit(id, { amount: '0.01', reason: 'More' }), 'invoice.credit-too-much')
  const note = part.body as Invoice
  expectRefused(await credit(note.id, { amount: '1', reason: 'x' }), 'invoice.is-credit-note')
  expectRefused(await update(note.id, { notes: 'x' }), 'invoice.is-credit-note')
  expectRefused(await credit(id, { reason: 'x' }), 'billing.no-lines', 400)
  expectRefused(await credit((await makeInvoice(it)).id, { amount: '1', reason: 'x' }), 'invoice.not-sent')
  expect((await credit(id, { amount: '1' })).status).toBe(400)
})

test('a credit note of the whole invoice has its lines, and several at once never exceed it', async () => {
  const { id, lines } = await makeInvoice(it, { status: 'sent' })
  const replies = await Promise.all([1, 2, 3].map(() => credit(id, { amount: '121.00', reason: 'Cancelled' })))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const note = replies.find(({ status }) => status === 201)?.body as Invoice
  expect(note.lines).toEqual(lines.map((line) => ({ ...line, quantity: `-${line.quantity}` })))
})

test('the customer reads its sent invoices and credit notes with their payments, and no others', async () => {
  const draft = await makeInvoice(it)
  const { id, invoiceNumber } = await makeInvoice(it, { status: 'paid' })
  const { id: foreign } = await makeInvoice(it, { customerId: 2, status: 'sent' })
  const note = (await credit(id, { amount: '1', reason: 'Goodwill' })).body as Invoice
  const customer = it.as('customer')
  const own = await customer.call(invoicesEndpoints.myList)
  expect(own.map((each) => each.id)).toEqual(expect.arrayContaining([id, note.id]))
  expect(own.filter((each) => each.id === draft.id || each.id === foreign || each.customerId !== 1)).toEqual([])
  const read = await customer.call(invoicesEndpoints.myGet, { params: { id } })
  expect(read).toMatchObject({ invoiceNumber, payments: [{ amount: '121.00' }], creditNotes: [{ id: note.id }], openAmount: '-1.00' })
  for (const hidden of [draft.id, foreign]) {
    expect((await customer.ask(invoicesEndpoints.myGet, { params: { id: hidden } })).status).toBe(404)
    expect((await customer.ask(invoicesEndpoints.myPdf, { params: { id: hidden } })).status).toBe(404)
  }
  expect((await customer.ask(invoicesEndpoints.list)).status).toBe(403)
  expect((await customer.ask(invoicesEndpoints.get, { params: { id } })).status).toBe(403)
})

test('an invoice of nothing is not sent, and a mail carries the document', async () => {
  const { id, invoiceNumber } = await makeInvoice(it, { lines: [{ description: 'Nothing', unitPrice: '0' }] })
  expectRefused(await send(id), 'billing.total-zero')
  expect((await update(id, { lines: oneLine })).status).toBe(200)
  expect((await send(id)).body).toMatchObject({ mail: { kind: 'invoice', subjectId: id, subject: `Invoice ${invoiceNumber}` } })
  expect((await send(id)).status).toBe(200)
  expect(await it.as('manager').call(mailsEndpoints.list, { query: { kind: 'invoice', subjectId: id } })).toHaveLength(2)
})

test('new documents have the currency of the settings, which only an administrator changes', async () => {
  const settings = {
    currency: 'EUR' as const,
    taxRates: [{ name: 'VAT', percent: '21.00' }],
    taxNumber: null,
    bankDetails: null,
    paymentNote: null,
  }
  const before = await makeInvoice(it)
  expect((await it.as('manager').ask(settingsEndpoints.updateBilling, { body: settings })).status).toBe(403)
  expect((await it.as('customer').ask(settingsEndpoints.getBilling)).status).toBe(403)
  for (const currency of ['EURO', 'eur', 'XYZ', 'JPY'])
    expect((await it.as('admin').request('PUT', '/api/settings/billing', { body: { ...settings, currency } })).status).toBe(400)
  const saved = await it.as('admin').call(settingsEndpoints.updateBilling, { body: settings })
  expect(saved).toEqual({ ...settings, taxRates: [{ name: 'VAT', percent: '21' }] })
  expect((await makeInvoice(it)).currency).toBe('EUR')
  expect((await read(before.id)).currency).toBe('USD')
  await it.as('admin').call(settingsEndpoints.updateBilling, { body: { ...settings, currency: 'USD' } })
})

test('the largest amounts are billed, credited in part and paid, and larger ones are refused', async () => {
  const large = '999999999999.99'
  for (const body of [{ total: large }, { lines: [{ description: 'Much', quantity: '1', unitPrice: large }] }]) {
    const { id } = await makeInvoice(it, { status: 'sent', ...body })
    const note = await credit(id, { amount: '999999999999.98', reason: 'Goodwill' })
    expect(note.status, note.text).toBe(201)
    expect(note.body).toMatchObject({ total: '-999999999999.98' })
    expect((await update(id, { status: 'paid' })).body).toMatchObject({ status: 'paid', paidAmount: '0.01', openAmount: '0.00' })
  }
  // Credited in one line by rate, whose price is far larger than the total.
  const lines = [
    { description: 'Much', quantity: '200', unitPrice: '4999999999', taxRate: '9' },
    { description: 'Less', quantity: '200', unitPrice: '-4500000000', taxRate: '21' },
  ]
  const { id, total } = await makeInvoice(it, { lines, status: 'sent' })
  expect(total).toBe('999999782.00')
  const note = await credit(id, { amount: '999999781.99', reason: 'Goodwill' })
  expect(note.body, note.text).toMatchObject({ total: '-999999781.99' })
  const refused = { customerId: 1, lines: [{ description: 'Much', quantity: '2', unitPrice: large }] }
  expectRefused(await it.as('manager').request('POST', '/api/invoices', { body: refused }), 'billing.total-too-large', 400)
  const inexact = { customerId: 1, lines: [{ description: 'Much', unitPrice: 999_999_999_999.9999 }] }
  expect((await it.as('manager').request('POST', '/api/invoices', { body: inexact })).status).toBe(400)
})
