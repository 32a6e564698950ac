import { invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { addAmounts, compareAmounts, negatedAmount } from '../../../contract/money.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { getWarehouseToday } from '../../platform/settings/settings-queries.ts'
import { verb } from '../../verb.ts'
import { lockInvoice } from './invoices-queries.ts'
import { nextVersion, requirePayable } from './record-payment.ts'

/** Takes back a payment that was recorded by mistake: by an opposite one that names it, as payments are never changed. */
export const reversePayment = verb(invoicesEndpoints.reversePayment, async ({ trx, viewer, now }, { id, ifMatch, paymentId, reason }) => {
  const before = await lockInvoice(trx, viewer, id, ifMatch)
  const { invoiceNumber: number, payments, paidAmount, total } = before
  requirePayable(before)
  const payment = payments.find((each) => each.id === paymentId)
  if (!payment) throw httpError('payment.unknown', { number }, { field: 'paymentId' })
  if (payment.reversesId !== null) throw httpError('payment.is-reversal', undefined, { field: 'paymentId' })
  if (payments.some(({ reversesId }) => reversesId === paymentId)) throw httpError('payment.reversed', undefined, { field: 'paymentId' })
  const amount = negatedAmount(payment.amount)
  if (compareAmounts(addAmounts(paidAmount, amount), total) > 0) throw httpError('payment.reversal-too-much', { number })
  const { day } = await getWarehouseToday(trx.sql, now)
  await trx.sql
    .insertInto('payments')
    .values({
      invoice_id: id,
      amount,
      paid_on: day,
      method: payment.method,
      reference: payment.reference,
      reverses_id: paymentId,
      reason,
      created_by: viewer.userId,
      created_at: now,
    })
    .execute()
  const after = await nextVersion(trx, viewer, before)
  const { status, openAmount, version } = after
  return {
    answer: after,
    before,
    history: [did('reverse_payment', 'invoice', after, { after: { paymentId, amount, reason, status, openAmount, version } })],
    touched: { invoices: [after] },
  }
})
