import type { Kysely } from 'kysely'
import { taxTreatmentLabels } from '../../../contract/money/billing/bill-labels.ts'
import type { Invoice } from '../../../contract/money/billing/invoices.ts'
import type { Quote } from '../../../contract/money/billing/quotes.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Parties } from '../../platform/engine/known-types.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { Fact } from '../../platform/files/pdf-facts.ts'
import type { Download } from '../../platform/http/download.ts'
import { billPdf } from '../../platform/print/billing-pdf.ts'
import { datesIn } from '../../platform/print/dates.ts'
import { readLetterhead } from '../../platform/settings/letterhead.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import { inThread } from '../../platform/workers/threads.ts'
import { system, type Viewer } from '../../viewer.ts'
import { getInvoice } from './invoices-queries.ts'
import { readParties } from './parties.ts'
import { getQuote } from './quotes-queries.ts'

const { day } = datesIn('UTC')

/** A quote as a PDF file. From sending on it names who issued it to whom as it was then. */
export async function printQuote(db: Database, viewer: Viewer, id: number, read = getQuote): Promise<Download> {
  const quote = await db.read(viewer, (on) => read(on, viewer, id, db.now()))
  const parties = await db.read(system, (on) => partiesOf(on, 'quotes', quote))
  const { quoteNumber: number, status, sentAt, validUntil } = quote
  const facts = [...(await datesOf(db, 'Sent', sentAt)), { label: 'Valid until', value: day(validUntil) }]
  const title = status === 'draft' ? 'Quote (draft)' : 'Quote'
  return print(db, parties, { ...quote, title, number, facts, after: [] })
}

/** An invoice or credit note as a PDF file. */
export async function printInvoice(db: Database, viewer: Viewer, id: number, read = getInvoice): Promise<Download> {
  const invoice = await db.read(viewer, (on) => read(on, viewer, id, db.now()))
  const parties = await db.read(system, (on) => partiesOf(on, 'invoices', invoice))
  const { kind, status, invoiceNumber: number, issuedOn, dueDate, creditOf, reason, taxTreatment } = invoice
  const facts: Fact[] = [
    { label: 'Issued', value: issuedOn === null ? '' : day(issuedOn) },
    ...(dueDate === null ? [] : [{ label: 'Due', value: day(dueDate) }]),
    ...(creditOf === null ? [] : [{ label: 'Credit of invoice', value: creditOf.invoiceNumber }]),
    ...(reason === null ? [] : [{ label: 'Reason', value: reason }]),
    ...(parties.vatNumber ? [{ label: 'Your VAT number', value: parties.vatNumber }] : []),
  ]
  const title = `${kind === 'invoice' ? 'Invoice' : 'Credit Note'}${status === 'draft' ? ' (draft)' : ''}`
  return print(db, parties, {
    ...invoice,
    title,
    number,
    facts,
    after: settledOf(invoice),
    isPaid: kind === 'invoice',
    taxNote: taxTreatment === 'reverse_charge' ? taxTreatmentLabels[taxTreatment] : null,
  })
}

/** What became of an invoice; nothing while all of it is open. */
function settledOf({ paidAmount, creditedAmount, openAmount }: Invoice) {
  const settled = [
    { label: 'Paid', amount: paidAmount },
    { label: 'Credited', amount: creditedAmount },
  ].filter(({ amount }) => /[1-9]/.test(amount))
  return settled.length === 0 ? [] : [...settled, { label: 'Open', amount: openAmount }]
}

async function datesOf(db: Database, label: string, at: string | null): Promise<Fact[]> {
  if (at === null) return [{ label, value: '' }]
  const { timeZone } = await db.read(system, (on) => getSetting(on, 'warehouse'))
  return [{ label, value: datesIn(timeZone).moment(at) }]
}

async function partiesOf(on: Kysely<Tables>, table: 'quotes' | 'invoices', { id, customerId }: Quote | Invoice): Promise<Parties> {
  const { parties } = await on.selectFrom(table).select('parties').where('id', '=', id).executeTakeFirstOrThrow()
  return parties ?? readParties(on, customerId)
}

interface Bill extends Pick<Quote, 'lines' | 'net' | 'total' | 'currency' | 'notes'> {
  title: string
  number: string
  facts: Fact[]
  after: { label: string; amount: string }[]
  /** Whether it says how to pay. */
  isPaid?: boolean
  /** Why there is no tax. */
  taxNote?: string | null
}

async function print(db: Database, parties: Parties, { notes, facts, isPaid = false, taxNote = null, ...bill }: Bill): Promise<Download> {
  const { issuer, customer, taxNumber, bankDetails, paymentNote } = parties
  const { logo } = await readLetterhead(db)
  const texts = [
    { label: 'Tax', text: taxNote },
    { label: 'Notes', text: notes },
    { label: 'Bank details', text: isPaid ? bankDetails : null },
    { label: 'Payment', text: isPaid ? paymentNote : null },
  ]
  const document = billPdf({
    ...bill,
    letterhead: { ...issuer, logo },
    facts: [
      { label: 'Customer', value: [customer.name, ...customer.lines].join('\n') },
      ...facts,
      ...(taxNumber === null ? [] : [{ label: 'Our tax number', value: taxNumber }]),
    ],
    texts: texts.flatMap(({ label, text }) => (text === null ? [] : [{ label, text }])),
  })
  return { fileName: `${bill.number}.pdf`, content: await inThread('print-document', document) }
}
