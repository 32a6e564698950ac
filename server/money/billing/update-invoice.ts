import { type Invoice, invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { httpError } from '../../errors.ts'
import { customerExists } from '../../people/customers/customers-queries.ts'
import { changed, did } from '../../platform/audit/history.ts'
import { sentColumns } from '../../platform/engine/sent-columns.ts'
import { verb } from '../../verb.ts'
import { differs, replaceLines, requireBillable } from './billing-lines.ts'
import { dueByTerms } from './create-invoice.ts'
import { getInvoice, lockInvoice } from './invoices-queries.ts'
import { addPayment } from './record-payment.ts'
import { requireReverseCharge } from './reverse-charge.ts'

/** Changes a draft, each field where it differs from what it is; `status: 'paid'` books what is open of one that was sent. */
export const updateInvoice = verb(invoicesEndpoints.update, async (work, { id, ifMatch, status, ...sent }) => {
  const { trx, viewer, now } = work
  const before = await lockInvoice(trx, viewer, id, ifMatch)
  const number = before.invoiceNumber
  const isEdited = differs(before, sent)
  if (isEdited && before.kind === 'credit_note') throw httpError('invoice.is-credit-note', { number })
  if (isEdited && before.status !== 'draft') throw httpError('invoice.not-draft', { number })
  if (status === 'paid' && before.status !== 'paid') {
    const after = await addPayment(work, before, { amount: before.openAmount })
    return { answer: after, before, history: [paidRest(before, after)], touched: { invoices: [after] } }
  }
  if (status !== undefined && !isStillTrue(status, before)) throw httpError('invoice.status-follows', { number })
  if (!isEdited) return { answer: before as Invoice, before, history: { none: 'Nothing was changed.' }, touched: {} }

  const { customerId = before.customerId, lines, dueDate, notes, taxTreatment = before.taxTreatment } = sent
  if (sent.customerId !== undefined && !(await customerExists(trx.sql, customerId)))
    throw httpError('customer.unknown', undefined, { field: 'customerId' })
  await requireReverseCharge(trx.sql, { taxTreatment, customerId, lines: lines ?? before.lines })
  const putLines = async () => lines && replaceLines(trx, 'invoice', id, requireBillable(lines))
  // The database accepts tax only on lines of an invoice that is no reverse charge.
  if (taxTreatment === 'reverse_charge') await putLines()
  const isByTerms = dueDate === undefined || dueDate === before.dueDate ? undefined : dueDate === null
  const { is_due_by_terms: wasByTerms } = await trx.sql
    .selectFrom('invoices')
    .select('is_due_by_terms')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await trx.sql
    .updateTable('invoices')
    .set({
      ...sentColumns({
        customer_id: sent.customerId,
        // Another customer has other terms.
        due_date: (isByTerms ?? wasByTerms) ? dueByTerms(customerId, now) : (dueDate ?? undefined),
        is_due_by_terms: isByTerms,
        notes,
        tax_treatment: sent.taxTreatment,
      }),
      version: before.version + 1,
    })
    .where('id', '=', id)
    .execute()
  if (taxTreatment === 'standard') await putLines()
  const after = await getInvoice(trx.sql, viewer, id, now)
  return { answer: after, before, history: [changed('invoice', before, after)], touched: { invoices: [{ id }] } }
})

/** A sent invoice may have become overdue since it was read. */
function isStillTrue(sent: Invoice['status'], { status }: Invoice): boolean {
  const isSent = (one: Invoice['status']) => one === 'sent' || one === 'overdue'
  return sent === status || (isSent(sent) && isSent(status))
}

function paidRest(before: Invoice, after: Invoice) {
  return did('pay', 'invoice', after, { before: paidOf(before), after: paidOf(after) })
}

function paidOf({ status, paidAmount, openAmount, version }: Invoice) {
  return { status, paidAmount, openAmount, version }
}
