import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Invoice, invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { makeInvoice, oneLine } from '../../../tests/support/billing.ts'
import { makeCustomer } from '../../../tests/support/factories.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type Reply, type TestApp, urlOf } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => new Date('2026-03-02T12:00:00Z') })
})
afterAll(() => it.close())

const untaxed = [{ description: 'Storage', quantity: '2', unitPrice: '50', taxRate: '0' }]
const expectRefused = (reply: Reply, code: string, status = 409) => expect([reply.status, reply.body]).toMatchObject([status, { code }])
const create = (body: object) =>
  it.as('manager').request('POST', '/api/invoices', { body: { customerId: 1, lines: untaxed, taxTreatment: 'reverse_charge', ...body } })
const update = (id: number, body: object) => it.as('manager').ask(invoicesEndpoints.update, { params: { id }, body })
const send = (id: number) => it.as('manager').ask(invoicesEndpoints.send, { params: { id } })
const setVatNumber = (id: number, vatNumber: string | null) =>
  it.as('admin').ask(customersEndpoints.update, { params: { id }, body: { vatNumber } })

async function printed(id: number): Promise<string> {
  const response = await fetch(`${await it.listen()}${urlOf(invoicesEndpoints.pdf, { params: { id } })}`, {
    headers: { cookie: await it.as('manager').cookie() },
  })
  return (await readPdf(Buffer.from(await response.arrayBuffer()))).join(' ').replace(/\s+/g, ' ')
}

test.each([
  [' nl 9876.54.321-b01 ', 'NL987654321B01'],
  ['GR 123456789', 'EL123456789'],
  ['CHE-123.456.789', 'CHE123456789'],
  ['ie1234567wa', 'IE1234567WA'],
  ['AU 51824753556', 'AU51824753556'],
  ['  ', null],
  [null, null],
] as const)('the VAT number %j is kept as %j', async (typed, kept) => {
  const { id } = await makeCustomer(it, { vatNumber: typed })
  expect(await it.as('manager').call(customersEndpoints.get, { params: { id } })).toMatchObject({ vatNumber: kept })
})

test.each(['NL98765', 'DE12345678', '123456789', 'XX1', 'AU5182475355612', 'NL987654321B0é', 'ATU1234567', 7])(
  'the VAT number %j is refused',
  async (vatNumber) => {
    const reply = await it.as('admin').request('PATCH', '/api/customers/1', { body: { vatNumber } })
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([400, expect.stringContaining('vatNumber')])
  },
)

test('only admins set the VAT number of a customer, which reads its own', async () => {
  expect((await setVatNumber(1, 'NL111111111B11')).status).toBe(200)
  expect((await it.as('manager').request('PATCH', '/api/customers/1', { body: { vatNumber: null } })).status).toBe(403)
  expect(await it.as('customer').call(customersEndpoints.get, { params: { id: 1 } })).toMatchObject({ vatNumber: 'NL111111111B11' })
  expect((await it.as('rival').ask(customersEndpoints.get, { params: { id: 1 } })).status).toBe(404)
})

test('a reverse-charged invoice has no tax, needs the VAT number of its customer, and prints both', async () => {
  const { id: customerId } = await makeCustomer(it, { name: 'Numberless' })
  const needed = await create({ customerId })
  expectRefused(needed, 'invoice.vat-number-needed')
  expect(needed.body).toMatchObject({ detail: 'Numberless needs a VAT number first.' })
  const draft = await makeInvoice(it, { customerId, lines: untaxed })
  expect(draft).toMatchObject({ taxTreatment: 'standard' })
  expectRefused(await update(draft.id, { taxTreatment: 'reverse_charge' }), 'invoice.vat-number-needed')

  await setVatNumber(customerId, 'NL987654321B01')
  for (const reply of [
    await create({ customerId, lines: oneLine }),
    await update(draft.id, { taxTreatment: 'reverse_charge', lines: oneLine }),
  ]) {
    expectRefused(reply, 'invoice.reverse-charge-taxed', 400)
    expect(reply.body).toMatchObject({ errors: [{ path: 'lines' }] })
  }
  expect((await create({ customerId, lines: undefined, total: '80' })).body).toMatchObject({ taxTreatment: 'reverse_charge', tax: '0.00' })
  expect((await update(draft.id, { taxTreatment: 'reverse_charge' })).body).toMatchObject({ taxTreatment: 'reverse_charge' })
  expect((await update(draft.id, { taxTreatment: 'standard', lines: oneLine })).body).toMatchObject({ tax: '21.00' })
  expectRefused(await update(draft.id, { taxTreatment: 'reverse_charge' }), 'invoice.reverse-charge-taxed', 400)
  expect((await update(draft.id, { taxTreatment: 'reverse_charge', lines: untaxed })).body).toMatchObject({ tax: '0.00' })

  await setVatNumber(customerId, null)
  expectRefused(await update(draft.id, { notes: 'x' }), 'invoice.vat-number-needed')
  expectRefused(await send(draft.id), 'invoice.vat-number-needed')
  await setVatNumber(customerId, 'NL987654321B01')
  expect((await send(draft.id)).body).toMatchObject({ status: 'sent' })
  await setVatNumber(customerId, null)
  for (const text of ['VAT reverse charged', 'Your VAT number NL987654321B01']) expect(await printed(draft.id)).toContain(text)
  const note = await it.as('manager').call(invoicesEndpoints.credit, { params: { id: draft.id }, body: { amount: '10', reason: 'Broken' } })
  expect(note).toMatchObject({ taxTreatment: 'reverse_charge', tax: '0.00' })
  for (const text of ['VAT reverse charged', 'Your VAT number NL987654321B01']) expect(await printed((note as Invoice).id)).toContain(text)
})

test('the database refuses a tax on lines of a reverse charge, and another treatment of what was sent', async () => {
  await setVatNumber(1, 'NL111111111B11')
  const { body } = await create({})
  const { id } = body as Invoice
  const taxed = sql`insert into invoice_lines (invoice_id, line, description, quantity, unit_price, tax_rate) values (${id}, 2, 'x', 1, 1, 21)`
  const standard = sql`update invoices set tax_treatment = 'standard' where id = ${id}`
  const past = (statement: typeof taxed) => it.db.transaction(system, (trx) => statement.execute(trx.sql))
  await expect(past(taxed)).rejects.toThrow(/reverse-charged/)
  await send(id)
  await expect(past(standard)).rejects.toThrow(/never changes/)
})
