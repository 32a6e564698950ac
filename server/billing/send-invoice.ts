import { sql } from 'kysely'
import { type Invoice, invoicesEndpoints } from '../../contract/billing/invoices.ts'
import { negatedAmount } from '../../contract/money.ts'
import { did } from '../audit/history.ts'
import { httpError } from '../errors.ts'
import { warehouseDay } from '../settings/settings-queries.ts'
import { verb } from '../verb.ts'
import { dueByTerms } from './create-invoice.ts'
import { getInvoice, lockInvoice } from './invoices-queries.ts'
import { mailDocument } from './mail-document.ts'
import { readParties } from './parties.ts'
import { requireReverseCharge } from './reverse-charge.ts'

/** Sends a draft to its customer, from when on it never changes, or mails one again that was sent. */
export const sendInvoice = verb(invoicesEndpoints.send, async ({ trx, viewer, now }, { id, ifMatch }) => {
  const before = await lockInvoice(trx, viewer, id, ifMatch)
  const { invoiceNumber: number, customerId } = before
  const isDraft = before.status === 'draft'
  if (isDraft) {
    if (!/[1-9]/.test(before.total)) throw httpError('billing.total-zero', { number })
    await requireReverseCharge(trx.sql, before)
    const today = warehouseDay(sql`${now}::timestamptz`)
    await trx.sql
      .updateTable('invoices')
      .set({
        status: 'sent',
        sent_at: now,
        issued_on: today,
        due_date: sql<string>`case when is_due_by_terms then ${dueByTerms(customerId, now)} else due_date end`,
        parties: JSON.stringify(await readParties(trx.sql, customerId)),
        version: before.version + 1,
      })
      .where('id', '=', id)
      .execute()
  }
  const invoice = isDraft ? await getInvoice(trx.sql, viewer, id, now) : before
  const title = `${invoice.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`
  const mail = await mailDocument(trx, viewer, { kind: 'invoice', id, customerId, title, text: textOf(invoice) })
  if (!isDraft && mail === null) throw httpError('mail.switched-off')
  const sent = { status: invoice.status, version: invoice.version, ...(mail && { to: mail.to, mailId: mail.id }) }
  return {
    answer: { ...invoice, mail },
    before,
    history: [did('send', 'invoice', invoice, { after: sent })],
    touched: { invoices: isDraft ? [invoice] : [], mails: mail ? [{ id: mail.id }] : [] },
  }
})

function textOf({ kind, invoiceNumber, total, currency, dueDate, creditOf, reason }: Invoice): string {
  if (kind === 'credit_note')
    return `attached is our credit note ${invoiceNumber} of ${negatedAmount(total)} ${currency} for the invoice ${creditOf?.invoiceNumber}.
The reason is: ${reason}`
  return `attached is our invoice ${invoiceNumber} of ${total} ${currency}. It is due on ${dueDate}.`
}
