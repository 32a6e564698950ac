import { sql } from 'kysely'
import { type Invoice, invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { type Quote, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { negatedAmount } from '../../../contract/money.ts'
import type { Mail } from '../../../contract/platform/mail/mails.ts'
import { httpError } from '../../errors.ts'
import { customerEntity } from '../../people/customers/customers-queries.ts'
import { did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { mailSignature } from '../../platform/settings/mail-signature.ts'
import { getSetting, getWarehouseToday, warehouseDay } from '../../platform/settings/settings-queries.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { dueByTerms } from './create-invoice.ts'
import { getInvoice, lockInvoice } from './invoices-queries.ts'
import { readParties } from './parties.ts'
import { getQuote, lockQuote } from './quotes-queries.ts'
import { requireReverseCharge } from './reverse-charge.ts'

/** Sends a draft to its customer, from when on it doesn't change, or mails one again that was sent. */
export const sendQuote = verb(quotesEndpoints.send, async ({ trx, viewer, now }, { id, ifMatch }) => {
  const before = await lockQuote(trx, viewer, id, ifMatch)
  const { quoteNumber: number, validUntil, total, currency } = before
  const isDraft = before.status === 'draft'
  if (isDraft) {
    requireTotal(before, number)
    const { day } = await getWarehouseToday(trx.sql, now)
    if (validUntil < day) throw httpError('quote.valid-in-past', { number, validUntil })
    const sent = await sentNow(trx, before)
    await trx.sql.updateTable('quotes').set(sent).where('id', '=', id).execute()
  }
  const quote = isDraft ? await getQuote(trx.sql, viewer, id, now) : before
  const text = `attached is our quote ${number} of ${total} ${currency}. It is valid until ${validUntil}.
You can accept or decline it in the customer portal.`
  const { mail, entry } = await mailBill(trx, viewer, { kind: 'quote', bill: quote, isDraft, title: `Quote ${number}`, text })
  const touched = { quotes: isDraft ? [quote] : [], mails: mail ? [{ id: mail.id }] : [] }
  return { answer: { ...quote, mail }, before, history: [entry], touched }
})

/** Sends a draft to its customer, from when on it never changes, or mails one again that was sent. */
export const sendInvoice = verb(invoicesEndpoints.send, async ({ trx, viewer, now }, { id, ifMatch }) => {
  const before = await lockInvoice(trx, viewer, id, ifMatch)
  const { invoiceNumber: number, customerId } = before
  const isDraft = before.status === 'draft'
  if (isDraft) {
    requireTotal(before, number)
    await requireReverseCharge(trx.sql, before)
    await trx.sql
      .updateTable('invoices')
      .set({
        ...(await sentNow(trx, before)),
        issued_on: warehouseDay(sql`${now}::timestamptz`),
        due_date: sql<string>`case when is_due_by_terms then ${dueByTerms(customerId, now)} else due_date end`,
      })
      .where('id', '=', id)
      .execute()
  }
  const invoice = isDraft ? await getInvoice(trx.sql, viewer, id, now) : before
  const title = `${invoice.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`
  const { mail, entry } = await mailBill(trx, viewer, { kind: 'invoice', bill: invoice, isDraft, title, text: textOf(invoice) })
  const touched = { invoices: isDraft ? [invoice] : [], mails: mail ? [{ id: mail.id }] : [] }
  return { answer: { ...invoice, mail }, before, history: [entry], touched }
})

function textOf({ kind, invoiceNumber, total, currency, dueDate, creditOf, reason }: Invoice): string {
  if (kind === 'credit_note')
    return `attached is our credit note ${invoiceNumber} of ${negatedAmount(total)} ${currency} for the invoice ${creditOf?.invoiceNumber}.
The reason is: ${reason}`
  return `attached is our invoice ${invoiceNumber} of ${total} ${currency}. It is due on ${dueDate}.`
}

function requireTotal({ total }: Quote | Invoice, number: string): void {
  if (!/[1-9]/.test(total)) throw httpError('billing.total-zero', { number })
}

/** The columns of a draft that is sent: it keeps who issued it to whom as they are now. */
async function sentNow(trx: Transaction, { customerId, version }: Quote | Invoice) {
  const parties = JSON.stringify(await readParties(trx.sql, customerId))
  return { status: 'sent', sent_at: trx.now(), parties, version: version + 1 } as const
}

interface MailedBill {
  kind: 'quote' | 'invoice'
  bill: Quote | Invoice
  isDraft: boolean
  /** As 'Invoice INV-2026-0001'. */
  title: string
  /** What the mail says, between greeting and signature. */
  text: string
}

/** Mails a bill to its customer and writes its line of history. A mail is all that sending again does. */
async function mailBill(trx: Transaction, viewer: Viewer, { kind, bill, isDraft, title, text }: MailedBill) {
  const mail = await queueBill(trx, viewer, { kind, bill, title, text })
  if (!isDraft && mail === null) throw httpError('mail.switched-off')
  const { status, version } = bill
  return { mail, entry: did('send', kind, bill, { after: { status, version, ...(mail && { to: mail.to, mailId: mail.id }) } }) }
}

/** Queues the mail; null when email to customers is switched off, 409 when the customer has no address. */
async function queueBill(trx: Transaction, viewer: Viewer, { kind, bill, title, text }: Omit<MailedBill, 'isDraft'>): Promise<Mail | null> {
  if (!(await getSetting(trx.sql, 'portal')).emailNotifications) return null
  const customer = await customerEntity.get(trx.sql, viewer, bill.customerId)
  const signature = mailSignature(await getSetting(trx.sql, 'operator'))
  const body = `Dear ${customer.name},\n\n${text}\n\n${signature}\n`
  return queueMail(trx, viewer, { kind, subjectId: bill.id, customer, subject: title, body })
}
