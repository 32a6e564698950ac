import { sql } from 'kysely'
import type { z } from 'zod'
import { type Invoice, invoicesEndpoints, type newCreditNote } from '../../../contract/money/billing/invoices.ts'
import {
  type BillingLine,
  compareAmounts,
  grouped,
  linesOfAmount,
  negated,
  rateCreditedBeyond,
  subtractAmounts,
  totalsOf,
} from '../../../contract/money.ts'
import { httpError } from '../../errors.ts'
import { created, did } from '../../platform/audit/history.ts'
import { warehouseDay } from '../../platform/settings/settings-queries.ts'
import { verb } from '../../verb.ts'
import { replaceLines, requireBillable } from './billing-lines.ts'
import { getInvoice, linesOfCreditNotes, lockInvoice } from './invoices-queries.ts'
import { readParties, sentVatNumber } from './parties.ts'
import { nextVersion, requirePayable } from './record-payment.ts'

/** Issues a credit note of a sent invoice: a document of its own, with negative amounts, that lowers what is open. Never more than invoiced. */
export const creditInvoice = verb(invoicesEndpoints.credit, async ({ trx, viewer, now }, { id, ifMatch, reason, ...input }) => {
  const before = await lockInvoice(trx, viewer, id, ifMatch)
  const { customerId, currency, taxTreatment, invoiceNumber: number } = before
  requirePayable(before)
  const lines = creditedLines(before, await linesOfCreditNotes(trx.sql, id), input)
  const inserted = await trx.sql
    .insertInto('invoices')
    .values({
      kind: 'credit_note',
      customer_id: customerId,
      credited_invoice_id: id,
      reason,
      currency,
      tax_treatment: taxTreatment,
      invoice_number: sql<string>`document_number('credit_notes', 'CN', ${now})`,
      created_by: viewer.userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await replaceLines(trx, 'invoice', inserted.id, lines.map(negated))
  const parties = await readParties(trx.sql, customerId)
  await trx.sql
    .updateTable('invoices')
    .set({
      status: 'sent',
      sent_at: now,
      issued_on: warehouseDay(sql`${now}::timestamptz`),
      parties: JSON.stringify({ ...parties, vatNumber: parties.vatNumber ?? (await sentVatNumber(trx.sql, id)) }),
    })
    .where('id', '=', inserted.id)
    .execute()
  const note = await getInvoice(trx.sql, viewer, inserted.id, now)
  const { status, openAmount, creditedAmount, version } = await nextVersion(trx, viewer, before)
  return {
    answer: note,
    before,
    history: [
      created('invoice', note),
      did('credit', 'invoice', before, { after: { creditNote: note.invoiceNumber, status, creditedAmount, openAmount, version, number } }),
    ],
    touched: { invoices: [before, note] },
  }
})

/**
 * With positive amounts. Each tax rate is credited with at most what it was invoiced with and isn't credited yet; an amount is spread over what
 * is left of the rates. An amount that is the whole invoice takes its lines, so that it cancels it line by line.
 */
function creditedLines(
  invoice: Invoice,
  credited: readonly BillingLine[],
  { lines, amount }: Pick<z.output<typeof newCreditNote>, 'lines' | 'amount'>,
): BillingLine[] {
  const { invoiceNumber: number, total, currency, creditedAmount } = invoice
  if (!lines && amount === undefined) throw httpError('billing.no-lines', undefined, { field: 'lines' })
  const left = subtractAmounts(total, creditedAmount)
  const wanted = lines ? totalsOf(requireBillable(lines)).total : (amount ?? '0.00')
  if (compareAmounts(wanted, '0') <= 0) throw httpError('invoice.credit-zero', undefined, { field: 'lines' })
  if (compareAmounts(wanted, left) > 0)
    throw httpError('invoice.credit-too-much', { number, most: `${grouped(left)} ${currency}` }, { field: lines ? 'lines' : 'amount' })
  if (!lines) return wanted === total ? invoice.lines : linesOfAmount([...invoice.lines, ...credited], wanted, `Credit of ${number}`)
  const exceeded = rateCreditedBeyond([...invoice.lines, ...credited], lines)
  if (exceeded)
    throw httpError(
      'invoice.credit-other-tax',
      { number, rate: exceeded.rate, most: `${grouped(exceeded.left)} ${currency}` },
      { field: 'lines' },
    )
  return lines
}
