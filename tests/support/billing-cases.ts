import { makeInvoice, makeQuote, oneLine } from './billing.ts'
import type { Prepare } from './change-case.ts'

/** The changes of quotes and invoices; see change-cases.ts. */
export const billingChangeCases: Record<string, Prepare[]> = {
  'quotes.create': [async (it) => ({ by: it.as('manager'), body: { customerId: 1, total: '80' } })],
  'quotes.update': [
    async (it) => ({ by: it.as('manager'), id: (await makeQuote(it)).id, body: { notes: 'As agreed' } }),
    async (it) => ({ by: it.as('manager'), id: (await makeQuote(it, { status: 'sent' })).id, body: { status: 'accepted' } }),
  ],
  'quotes.send': [
    async (it) => ({ by: it.as('manager'), id: (await makeQuote(it)).id }),
    async (it) => ({ by: it.as('manager'), id: (await makeQuote(it, { status: 'sent' })).id }),
  ],
  'quotes.accept': [async (it) => ({ by: it.as('customer'), id: (await makeQuote(it, { status: 'sent' })).id })],
  'quotes.decline': [
    async (it) => ({ by: it.as('customer'), id: (await makeQuote(it, { status: 'sent' })).id, body: { reason: 'Too dear' } }),
  ],
  'invoices.create': [async (it) => ({ by: it.as('manager'), body: { customerId: 1, lines: oneLine } })],
  'invoices.createOfQuote': [async (it) => ({ by: it.as('manager'), id: (await makeQuote(it, { status: 'accepted' })).id })],
  'invoices.update': [
    async (it) => ({ by: it.as('manager'), id: (await makeInvoice(it)).id, body: { dueDate: '2030-01-31' } }),
    async (it) => ({ by: it.as('manager'), id: (await makeInvoice(it, { status: 'sent' })).id, body: { status: 'paid' } }),
  ],
  'invoices.send': [
    async (it) => ({ by: it.as('manager'), id: (await makeInvoice(it)).id }),
    // The customer reads of which quote it was made.
    async (it) => {
      const { id } = await makeQuote(it, { status: 'accepted' })
      const invoice = await it.as('manager').request('POST', `/api/quotes/${id}/invoice`)
      return { by: it.as('manager'), id: (invoice.body as { id: number }).id }
    },
  ],
  'invoices.recordPayment': [
    async (it) => ({ by: it.as('manager'), id: (await makeInvoice(it, { status: 'sent' })).id, body: { amount: '21.00' } }),
  ],
  'invoices.reversePayment': [
    async (it) => {
      const { id, payments } = await makeInvoice(it, { status: 'paid' })
      return { by: it.as('manager'), id, body: { paymentId: payments[0]?.id, reason: 'Wrong invoice' } }
    },
  ],
  'invoices.credit': [
    async (it) => ({
      by: it.as('manager'),
      id: (await makeInvoice(it, { status: 'sent' })).id,
      body: { amount: '10', reason: 'Goodwill' },
    }),
  ],
}
