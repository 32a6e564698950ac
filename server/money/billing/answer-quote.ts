import { type Quote, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { httpError } from '../../errors.ts'
import { changed } from '../../platform/audit/history.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Locked } from '../../platform/engine/locked.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { getQuote, lockQuote } from './quotes-queries.ts'

interface Work {
  trx: Transaction
  viewer: Viewer
  now: Date
}
type Answer = 'accepted' | 'declined'

/** Records the answer to a quote that is sent and still valid; 409 otherwise. */
export async function answerQuote(
  { trx, viewer, now }: Work,
  before: Locked<Quote>,
  answer: Answer,
  reason: string | null,
): Promise<Quote> {
  const { id, quoteNumber: number, status, validUntil } = before
  if (status === 'draft') throw httpError('quote.not-sent', { number })
  if (status === 'expired') throw httpError('quote.expired', { number, validUntil })
  if (status !== 'sent') throw httpError('quote.answered', { number, answer: status === 'declined' ? 'declined' : 'accepted' })
  await trx.sql
    .updateTable('quotes')
    .set({
      status: answer,
      answered_at: now,
      answered_by: viewer.userId,
      decline_reason: answer === 'declined' ? reason : null,
      version: before.version + 1,
    })
    .where('id', '=', id)
    .execute()
  return getQuote(trx.sql, viewer, id, now)
}

/** By the customer, in the portal. */
export const acceptQuote = verb(quotesEndpoints.accept, async (work, { id, ifMatch }) => {
  const before = await lockQuote(work.trx, work.viewer, id, ifMatch)
  return outcomeOf(before, await answerQuote(work, before, 'accepted', null))
})

export const declineQuote = verb(quotesEndpoints.decline, async (work, { id, ifMatch, reason }) => {
  const before = await lockQuote(work.trx, work.viewer, id, ifMatch)
  return outcomeOf(before, await answerQuote(work, before, 'declined', reason ?? null))
})

function outcomeOf(before: Locked<Quote>, after: Quote) {
  return {
    answer: after,
    before,
    history: [changed('quote', before, after)] as const,
    touched: { quotes: [after] },
    notices: [noticeOf(after)],
  }
}

/** Staff learn of it at once. */
function noticeOf({ id, quoteNumber, customerName, status, total, currency, declineReason }: Quote): Notice {
  const isAccepted = status === 'accepted'
  const answered = `${customerName} ${status} ${quoteNumber} of ${total} ${currency}`
  return {
    customerId: null,
    exceptUserId: null,
    kind: 'quote_answered',
    type: isAccepted ? 'success' : 'info',
    title: isAccepted ? 'Quote accepted' : 'Quote declined',
    message: declineReason ? `${answered}: ${declineReason}` : answered,
    subjectType: 'quote',
    subjectId: id,
  }
}
