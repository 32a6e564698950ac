import { type Kysely, sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { type Quote, quoteStatuses, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { customersNamed } from '../../people/customers/customers-queries.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { iso, isoOrNull } from '../../platform/engine/json-columns.ts'
import { type Locked, lockRow } from '../../platform/engine/locked.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { callTime, statements, withTime } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { listOf, oneOf } from '../../platform/lists/list.ts'
import { between, matches } from '../../platform/lists/list-filters.ts'
import { warehouseDay } from '../../platform/settings/settings-queries.ts'
import type { Viewer } from '../../viewer.ts'
import { linesJson } from './billing-lines.ts'

const missing = 'quote.not-found'

/** Quotes; a customer's own, once they are sent. */
export function visibleQuotes(on: Kysely<Tables>, viewer: Viewer) {
  return on
    .selectFrom('quotes as q')
    .$if(viewer.customerId !== null, (q) => q.where('q.customer_id', '=', viewer.customerId).where('q.status', '<>', 'draft'))
}

function withCustomer(on: Kysely<Tables>, viewer: Viewer) {
  return visibleQuotes(on, viewer).leftJoin('customers as c', 'c.id', 'q.customer_id')
}

/** What the portal shows, also to staff: no drafts. */
function sentWithCustomer(on: Kysely<Tables>, viewer: Viewer) {
  return withCustomer(on, viewer).where('q.status', '<>', 'draft')
}

type Quotes = ReturnType<typeof withCustomer>

const status = sql<
  Quote['status']
>`case when q.status = 'sent' and q.valid_until < ${warehouseDay(callTime)} then 'expired' else q.status end`

function selectQuotes(quotes: Quotes) {
  return quotes.select([
    'q.id',
    'q.quote_number as quoteNumber',
    'q.customer_id as customerId',
    sql<string>`c.name`.as('customerName'),
    status.as('status'),
    'q.currency',
    sql<string>`q.net::text`.as('net'),
    sql<string>`(q.total - q.net)::text`.as('tax'),
    sql<string>`q.total::text`.as('total'),
    'q.valid_until as validUntil',
    'q.notes',
    linesJson('quote', 'q.id').as('lines'),
    sql<number | null>`(select i.id from invoices i where i.quote_id = q.id)`.as('invoiceId'),
    isoOrNull('q.sent_at').as('sentAt'),
    isoOrNull('q.answered_at').as('answeredAt'),
    sql<string | null>`user_name(q.answered_by)`.as('answeredBy'),
    'q.decline_reason as declineReason',
    iso('q.created_at').as('createdAt'),
    sql<string | null>`user_name(q.created_by)`.as('createdBy'),
    'q.version',
  ])
}

type Asked = QueryOf<typeof quotesEndpoints.list>

function quotesAskedFor(quotes: Quotes, asked: Asked) {
  let found = quotes
    .where(between('q.created_at', asked.createdFrom, asked.createdTo))
    .where(matches(asked.q, (word) => [word.isIn('q.quote_number'), sql`q.customer_id in ${customersNamed(word)}`]))
  if (asked.customerId) found = found.where('q.customer_id', 'in', asked.customerId)
  if (asked.status) found = found.where(status, 'in', asked.status)
  if (asked.validFrom) found = found.where('q.valid_until', '>=', asked.validFrom)
  if (asked.validTo) found = found.where('q.valid_until', '<=', asked.validTo)
  return found
}

const list = {
  where: quotesAskedFor,
  select: selectQuotes,
  id: 'q.id',
  sorts: {
    createdAt: { by: 'q.created_at', kind: 'time' },
    quoteNumber: { by: 'q.quote_number', kind: 'text' },
    customer: { by: 'c.name', kind: 'text' },
    status: { by: sql`array_position(${sql.lit(`{${quoteStatuses.join(',')}}`)}::text[], ${status})`, kind: 'integer' },
    total: { by: 'q.total', kind: 'money' },
    validUntil: { by: 'q.valid_until', kind: 'date' },
  },
  defaultSort: '-createdAt',
} as const

export const listQuotes = listOf(quotesEndpoints.list, { from: withCustomer, ...list })
export const listMyQuotes = listOf(quotesEndpoints.myList, { from: sentWithCustomer, ...list })

function quoteById(from: typeof withCustomer, viewer: Viewer, id: number, now: Date) {
  return withTime(selectQuotes(from(statements, viewer)).where('q.id', '=', id).compile(), now)
}

export async function getQuote(on: Kysely<Tables>, viewer: Viewer, id: number, now: Date): Promise<Quote> {
  const { rows } = await on.executeQuery(quoteById(withCustomer, viewer, id, now))
  return onlyRow(rows, missing)
}

/** 404 when it isn't there. */
export async function requireQuote(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<void> {
  await oneOf(visibleQuotes(on, viewer).where('q.id', '=', id).select('q.id'), missing)
}

/** Drafts are 404 for staff too. */
export async function getSentQuote(on: Kysely<Tables>, viewer: Viewer, id: number, now: Date): Promise<Quote> {
  const { rows } = await on.executeQuery(quoteById(sentWithCustomer, viewer, id, now))
  return onlyRow(rows, missing)
}

/** Locks and reads the quote; see lockRow. A quote is locked before the invoice that is made of it. */
export function lockQuote(trx: Transaction, viewer: Viewer, id: number, ifMatch: number | undefined): Promise<Locked<Quote>> {
  const lock = visibleQuotes(statements, viewer).select('q.id').where('q.id', '=', id).forNoKeyUpdate().compile()
  return lockRow(trx, { lock, read: quoteById(withCustomer, viewer, id, trx.now()), missing }, ifMatch)
}
