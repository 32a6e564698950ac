import { sql } from 'kysely'
import { type Invoice, invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import type { BillingLine } from '../../../contract/money.ts'
import { httpError } from '../../errors.ts'
import { customerExists } from '../../people/customers/customers-queries.ts'
import { created, did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { linesSent, replaceLines } from './billing-lines.ts'
import { getInvoice } from './invoices-queries.ts'
import { getQuote, lockQuote } from './quotes-queries.ts'
import { requireReverseCharge } from './reverse-charge.ts'

/** The day on which an invoice of today is due by the payment terms of its customer: net_30 is 30 days. */
export function dueByTerms(customerId: number, now: Date) {
  return sql<string>`(select warehouse_day(${now}) + substring(c.payment_terms from '[0-9]+')::integer from customers c where c.id = ${customerId})`
}

interface NewDraft {
  customerId: number
  currency: string
  /** Null for the date of the payment terms. */
  dueDate: string | null
  notes: string | null
  quoteId?: number
  taxTreatment: Invoice['taxTreatment']
  lines: BillingLine[]
}

async function saveDraft(trx: Transaction, viewer: Viewer, draft: NewDraft): Promise<Invoice> {
  const now = trx.now()
  const { id } = await trx.sql
    .insertInto('invoices')
    .values({
      invoice_number: sql<string>`document_number('invoices', 'INV', ${now})`,
      customer_id: draft.customerId,
      quote_id: draft.quoteId ?? null,
      currency: draft.currency,
      due_date: draft.dueDate ?? dueByTerms(draft.customerId, now),
      is_due_by_terms: draft.dueDate === null,
      notes: draft.notes,
      tax_treatment: draft.taxTreatment,
      created_by: viewer.userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await replaceLines(trx, 'invoice', id, draft.lines)
  return getInvoice(trx.sql, viewer, id, now)
}

/** Saves an invoice as a draft, under its number. */
export const createInvoice = verb(
  invoicesEndpoints.create,
  async ({ trx, viewer }, { customerId, dueDate = null, notes = null, taxTreatment, ...input }) => {
    const lines = linesSent(input, 'Services')
    if (!(await customerExists(trx.sql, customerId))) throw httpError('customer.unknown', undefined, { field: 'customerId' })
    await requireReverseCharge(trx.sql, { taxTreatment, customerId, lines })
    const { currency } = await getSetting(trx.sql, 'billing')
    const invoice = await saveDraft(trx, viewer, { customerId, currency, dueDate, notes, taxTreatment, lines })
    return { answer: invoice, history: [created('invoice', invoice)], touched: { invoices: [{ id: invoice.id }] } }
  },
)

/** Makes the invoice of an accepted quote, as a draft with its lines. The quote's lock and a unique key see to it that there is one. */
export const invoiceQuote = verb(invoicesEndpoints.createOfQuote, async ({ trx, viewer, now }, { id, ifMatch }) => {
  const before = await lockQuote(trx, viewer, id, ifMatch)
  const { quoteNumber: number, customerId, currency, notes, lines } = before
  if (before.invoiceId !== null) {
    const { invoiceNumber } = await getInvoice(trx.sql, viewer, before.invoiceId, now)
    throw httpError('quote.invoiced', { number, invoice: invoiceNumber })
  }
  if (before.status !== 'accepted') throw httpError('quote.not-accepted', { number })
  const invoice = await saveDraft(trx, viewer, { customerId, currency, dueDate: null, notes, quoteId: id, taxTreatment: 'standard', lines })
  await trx.sql
    .updateTable('quotes')
    .set({ status: 'invoiced', version: before.version + 1 })
    .where('id', '=', id)
    .execute()
  const quote = await getQuote(trx.sql, viewer, id, now)
  const { status, version } = quote
  return {
    answer: invoice,
    before,
    history: [
      created('invoice', invoice),
      did('invoice', 'quote', quote, { after: { status, version, invoiceNumber: invoice.invoiceNumber } }),
    ],
    touched: { quotes: [quote], invoices: [{ id: invoice.id }] },
  }
})
