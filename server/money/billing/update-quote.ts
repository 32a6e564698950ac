import { type Quote, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { httpError } from '../../errors.ts'
import { customerExists } from '../../people/customers/customers-queries.ts'
import { changed } from '../../platform/audit/history.ts'
import { sentColumns } from '../../platform/engine/sent-columns.ts'
import { verb } from '../../verb.ts'
import { answerQuote } from './answer-quote.ts'
import { differs, replaceLines, requireBillable } from './billing-lines.ts'
import { usualValidUntil } from './create-quote.ts'
import { getQuote, lockQuote } from './quotes-queries.ts'

/** Changes a draft, each field where it differs from what it is, or records the answer that the customer gave to a member of staff. */
export const updateQuote = verb(quotesEndpoints.update, async (work, { id, ifMatch, status, declineReason, ...sent }) => {
  const { trx, viewer, now } = work
  const before = await lockQuote(trx, viewer, id, ifMatch)
  const number = before.quoteNumber
  const isEdited = differs(before, sent)
  if (isEdited && before.status !== 'draft') throw httpError('quote.not-draft', { number })
  if (status !== undefined && status !== before.status) {
    if (status !== 'accepted' && status !== 'declined') throw httpError('quote.status-follows', { number })
    const after = await answerQuote(work, before, status, declineReason ?? null)
    return { answer: after, before, history: [changed('quote', before, after)], touched: { quotes: [after] } }
  }
  if (!isEdited) return { answer: before as Quote, before, history: { none: 'Nothing was changed.' }, touched: {} }

  if (sent.customerId !== undefined && !(await customerExists(trx.sql, sent.customerId)))
    throw httpError('customer.unknown', undefined, { field: 'customerId' })
  if (sent.lines) await replaceLines(trx, 'quote', id, requireBillable(sent.lines))
  await trx.sql
    .updateTable('quotes')
    .set({
      ...sentColumns({
        customer_id: sent.customerId,
        valid_until: sent.validUntil === null ? usualValidUntil(now) : sent.validUntil,
        notes: sent.notes,
      }),
      version: before.version + 1,
    })
    .where('id', '=', id)
    .execute()
  const after = await getQuote(trx.sql, viewer, id, now)
  return { answer: after, before, history: [changed('quote', before, after)], touched: { quotes: [{ id }] } }
})
