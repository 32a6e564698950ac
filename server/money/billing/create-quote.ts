import { sql } from 'kysely'
import { defaultValidDays, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { httpError } from '../../errors.ts'
import { customerExists } from '../../people/customers/customers-queries.ts'
import { created } from '../../platform/audit/history.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import { verb } from '../../verb.ts'
import { linesSent, replaceLines } from './billing-lines.ts'
import { getQuote } from './quotes-queries.ts'

/** The day until which a quote is valid unless the caller says. */
export function usualValidUntil(now: Date) {
  return sql<string>`warehouse_day(${now}) + ${sql.lit(defaultValidDays)}`
}

/** Saves a quote as a draft, under its number. */
export const createQuote = verb(quotesEndpoints.create, async ({ trx, viewer, now }, { customerId, validUntil, notes, ...input }) => {
  const lines = linesSent(input, 'Services')
  if (!(await customerExists(trx.sql, customerId))) throw httpError('customer.unknown', undefined, { field: 'customerId' })
  const { currency } = await getSetting(trx.sql, 'billing')
  const { id } = await trx.sql
    .insertInto('quotes')
    .values({
      quote_number: sql<string>`document_number('quotes', 'Q', ${now})`,
      customer_id: customerId,
      currency,
      valid_until: validUntil ?? usualValidUntil(now),
      notes: notes ?? null,
      created_by: viewer.userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await replaceLines(trx, 'quote', id, lines)
  const quote = await getQuote(trx.sql, viewer, id, now)
  // Only staff are informed of drafts.
  return { answer: quote, history: [created('quote', quote)], touched: { quotes: [{ id }] } }
})
