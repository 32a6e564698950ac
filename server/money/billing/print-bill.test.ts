import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EndpointDefinition } from '../../../contract/endpoint.ts'
import { type Invoice, invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { makeInvoice, makeQuote, oneLine } from '../../../tests/support/billing.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, type TestPerson, urlOf } from '../../../tests/support/test-app.ts'

const now = new Date('2026-03-02T12:00:00Z')
let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
  const admin = it.as('admin')
  await admin.call(settingsEndpoints.updateBilling, {
    body: {
      currency: 'EUR',
      taxRates: [],
      taxNumber: 'NL123B01',
      bankDetails: 'IBAN NL91ABNA0417164300\nBIC ABNANL2A',
      paymentNote: 'Please quote the invoice number.',
    },
  })
  await admin.call(settingsEndpoints.updateOperator, { body: { name: 'Harbour Logistics', address: '2 Quay Street', email: null } })
})
afterAll(() => it.close())

async function pagesOf(person: TestPerson, endpoint: EndpointDefinition, id: number) {
  const response = await fetch(`${await it.listen()}${urlOf(endpoint, { params: { id } })}`, {
    headers: { cookie: await it.as(person).cookie() },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(/(Q|INV|CN)-2026-\d{4}\.pdf/)
  const pages = await readPdf(Buffer.from(await response.arrayBuffer()))
  return pages.map((page) => page.replace(/\s+/g, ' '))
}

test('an invoice prints its lines, net, tax by rate, total, due date and bank details', async () => {
  const lines = [
    ...oneLine,
    { description: 'Pallets', quantity: '1000', unitPrice: '4.955', taxRate: '9' },
    { description: 'Handling', quantity: '2.5', unitPrice: '0.0333', taxRate: '9' },
  ]
  const { id, invoiceNumber } = await makeInvoice(it, { lines, notes: 'Your order 7', status: 'sent' })
  const [page = ''] = await pagesOf('customer', invoicesEndpoints.myPdf, id)
  for (const text of [
    ...['Harbour Logistics', `Invoice ${invoiceNumber}`, 'Acme Imports', 'Mar 2, 2026', 'Apr 1, 2026', 'NL123B01'],
    ...['1,000', '4.955', '4,955.00', '0.0333', '0.08325', 'Net 5,055.08', 'Tax 9 % of 4,955.08 445.96', 'Tax 21 % of 100.00 21.00'],
    ...['Total EUR 5,522.04', 'IBAN NL91ABNA0417164300', 'Please quote the invoice number.', 'Your order 7'],
  ])
    expect(page).toContain(text)
  expect(page).not.toContain('Open')
  await it.as('manager').call(invoicesEndpoints.recordPayment, { params: { id }, body: { amount: '22.04' } })
  expect((await pagesOf('manager', invoicesEndpoints.pdf, id))[0]).toContain('Paid 22.04 Open 5,500.00')
})

test('what was sent goes on naming who issued it to whom, whatever changes later', async () => {
  const { id } = await makeInvoice(it, { status: 'sent' })
  const draft = await makeInvoice(it)
  const admin = it.as('admin')
  const { name } = await admin.call(customersEndpoints.get, { params: { id: 1 } })
  await admin.call(customersEndpoints.update, { params: { id: 1 }, body: { name: 'Acme Exports' } })
  expect((await pagesOf('manager', invoicesEndpoints.pdf, id))[0]).toContain('Acme Imports')
  const [page] = await pagesOf('manager', invoicesEndpoints.pdf, draft.id)
  expect(page).toContain('Acme Exports')
  expect(page).toContain('Invoice (draft) INV-2026-')
  await admin.call(customersEndpoints.update, { params: { id: 1 }, body: { name } })
})

test('a credit note names its invoice and the reason, a quote how long it is valid', async () => {
  const { id, invoiceNumber } = await makeInvoice(it, { status: 'sent' })
  const note = await it.as('manager').call(invoicesEndpoints.credit, { params: { id }, body: { amount: '12.10', reason: 'Broken' } })
  const [page] = await pagesOf('customer', invoicesEndpoints.myPdf, (note as Invoice).id)
  for (const text of ['Credit Note CN-2026-', invoiceNumber, 'Broken', 'Tax 21 % of -10.00 -2.10', 'Total EUR -12.10'])
    expect(page).toContain(text)
  const quote = await makeQuote(it, { validUntil: '2026-03-31', status: 'sent' })
  const [offer] = await pagesOf('customer', quotesEndpoints.myPdf, quote.id)
  for (const text of [`Quote ${quote.quoteNumber}`, 'Mar 31, 2026', 'Total EUR 121.00']) expect(offer).toContain(text)
  expect(offer).not.toContain('IBAN')
  expect((await pagesOf('manager', quotesEndpoints.pdf, quote.id))[0]).toBe(offer)
})

test('200 lines go on on further pages, with the total on the last one', async () => {
  const lines = Array.from({ length: 200 }, (_, n) => ({
    description: `Storage of pallet ${n + 1}, week 9`,
    unitPrice: `${n}.25`,
    taxRate: '21',
  }))
  const { id } = await makeInvoice(it, { lines, status: 'sent' })
  const pages = await pagesOf('manager', invoicesEndpoints.pdf, id)
  expect(pages.length).toBeGreaterThan(4)
  for (const page of pages.slice(0, -1)) expect(page).toContain('Unit Price')
  expect(pages.at(-1)).toContain('Total EUR 24,139.50')
  expect(pages.join(' ')).toContain('Storage of pallet 200, week 9')
})
