import { sql } from 'kysely'
import type { z } from 'zod'
import { type Invoice, invoicesEndpoints, type newPayment } from '../../../contract/money/billing/invoices.ts'
import { compareAmounts, grouped, negatedAmount } from '../../../contract/money.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Locked } from '../../platform/engine/locked.ts'
import { getWarehouseToday } from '../../platform/settings/settings-queries.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { getInvoice, lockInvoice } from './invoices-queries.ts'

interface Work {
  trx: Transaction
  viewer: Viewer
  now: Date
}

/**
 * Records a payment of at most what is open, or pays back at most what is overpaid. The invoice stays locked until it is committed, so two
 * payments at once never exceed what is open.
 */
export async function addPayment(
  { trx, viewer, now }: Work,
  before: Locked<Invoice>,
  payment: Pick<z.output<typeof newPayment>, 'amount'> & Partial<z.output<typeof newPayment>>,
): Promise<Invoice> {
  const { id } = before
  requirePayable(before)
  refuseTooMuch(before, payment.amount)
  const { day: today } = await getWarehouseToday(trx.sql, now)
  const paidOn = payment.paidOn ?? today
  if (paidOn > today) throw httpError('payment.in-future', { today }, { field: 'paidOn' })
  if (payment.reference) await refuseKnownReference(trx, before, payment.reference)
  await trx.sql
    .insertInto('payments')
    .values({
      invoice_id: id,
      amount: payment.amount,
      paid_on: paidOn,
      method: payment.method ?? null,
      reference: payment.reference ?? null,
      created_by: viewer.userId,
      created_at: now,
    })
    .execute()
  return nextVersion(trx, viewer, before)
}

export function requirePayable({ kind, status, invoiceNumber: number }: Invoice): void {
  if (kind === 'credit_note') throw httpError('invoice.is-credit-note', { number })
  if (status === 'draft') throw httpError('invoice.not-sent', { number })
}

function refuseTooMuch({ invoiceNumber: number, openAmount, currency }: Invoice, amount: string): void {
  const field = { field: 'amount' }
  const isRefund = compareAmounts(amount, '0') < 0
  if (isRefund) {
    if (compareAmounts(amount, openAmount) >= 0) return
    const most = compareAmounts(openAmount, '0') < 0 ? negatedAmount(openAmount) : '0.00'
    throw httpError('payment.refund-too-much', { number, most: `${grouped(most)} ${currency}` }, field)
  }
  if (compareAmounts(openAmount, '0') <= 0) throw httpError('payment.nothing-open', { number }, field)
  if (compareAmounts(amount, openAmount) > 0)
    throw httpError('payment.too-much', { number, open: `${grouped(openAmount)} ${currency}` }, field)
}

/** One that was taken back may be recorded again. */
async function refuseKnownReference(trx: Transaction, { id, invoiceNumber: number }: Invoice, reference: string): Promise<void> {
  const known = await trx.sql
    .selectFrom('payments as p')
    .select('p.id')
    .where('p.invoice_id', '=', id)
    .where('p.reverses_id', 'is', null)
    .where(sql<boolean>`fold(p.reference) = fold(${reference})`)
    .where(sql<boolean>`not exists (select from payments r where r.reverses_id = p.id)`)
    .executeTakeFirst()
  if (known) throw httpError('payment.reference-taken', { number, reference }, { field: 'reference' })
}

/** The last payment of an invoice, as its history keeps it. */
function paymentOf({ payments }: Invoice) {
  const { amount, paidOn, method, reference } = payments.at(-1) ?? {}
  return { amount, paidOn, ...(method && { method }), ...(reference && { reference }) }
}

/** The invoice after something was booked on it. */
export async function nextVersion(trx: Transaction, viewer: Viewer, { id, version }: Invoice): Promise<Invoice> {
  await trx.sql
    .updateTable('invoices')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute()
  return getInvoice(trx.sql, viewer, id, trx.now())
}

export const recordPayment = verb(invoicesEndpoints.recordPayment, async (work, { id, ifMatch, ...payment }) => {
  const before = await lockInvoice(work.trx, work.viewer, id, ifMatch)
  const after = await addPayment(work, before, payment)
  const { status, openAmount, version } = after
  return {
    answer: after,
    before,
    history: [did('pay', 'invoice', after, { after: { ...paymentOf(after), status, openAmount, version } })],
    touched: { invoices: [after] },
  }
})
