import { type Kysely, sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { type Invoice, invoiceStatuses, invoicesEndpoints, type Payment } from '../../../contract/money/billing/invoices.ts'
import type { BillingLine } from '../../../contract/money.ts'
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

const missing = 'invoice.not-found'

/** Invoices and credit notes; a customer's own, once they are sent. */
export function visibleInvoices(on: Kysely<Tables>, viewer: Viewer) {
  return on
    .selectFrom('invoices as i')
    .$if(viewer.customerId !== null, (q) => q.where('i.customer_id', '=', viewer.customerId).where('i.status', '<>', 'draft'))
}

function withCustomer(on: Kysely<Tables>, viewer: Viewer) {
  return visibleInvoices(on, viewer).leftJoin('customers as c', 'c.id', 'i.customer_id')
}

/** What the portal shows, also to staff: no drafts. */
function sentWithCustomer(on: Kysely<Tables>, viewer: Viewer) {
  return withCustomer(on, viewer).where('i.status', '<>', 'draft')
}

type Invoices = ReturnType<typeof withCustomer>

/** Condition: something of invoice `i` is open after its due date. */
export const isInvoiceOverdue = sql<boolean>`(i.status = 'sent' and i.kind = 'invoice' and i.paid + i.credited < i.total
  and i.due_date < ${warehouseDay(callTime)})`

const status = sql<Invoice['status']>`case when i.status = 'draft' or i.kind = 'credit_note' then i.status::text
  when i.paid + i.credited >= i.total then 'paid' when ${isInvoiceOverdue} then 'overdue' else 'sent' end`
const paymentState = sql<
  Invoice['paymentState']
>`case when i.status = 'draft' or i.kind = 'credit_note' or i.paid + i.credited <= 0 then 'none'
  when i.paid + i.credited >= i.total then 'paid' else 'part' end`
/** What is still to pay of invoice `i`. */
const open = sql<string>`case when i.status = 'draft' or i.kind = 'credit_note' then 0.00 else i.total - i.paid - i.credited end`

const payments = sql<Payment[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'amount', p.amount::text, 'paidOn', p.paid_on, 'method', p.method,
    'reference', p.reference, 'reversesId', p.reverses_id, 'reason', p.reason, 'createdAt', iso(p.created_at),
    'createdBy', user_name(p.created_by)) order by p.id), '[]')
  from payments p where p.invoice_id = i.id)`

const creditNotes = sql<Invoice['creditNotes']>`(
  select coalesce(json_agg(json_build_object('id', n.id, 'invoiceNumber', n.invoice_number, 'total', n.total::text) order by n.id), '[]')
  from invoices n where n.credited_invoice_id = i.id)`

const creditOf = sql<Invoice['creditOf']>`(
  select json_build_object('id', o.id, 'invoiceNumber', o.invoice_number, 'total', o.total::text, 'paidAmount', o.paid::text,
    'creditedAmount', o.credited::text, 'openAmount', (o.total - o.paid - o.credited)::text)
  from invoices o where o.id = i.credited_invoice_id)`

function selectInvoices(invoices: Invoices) {
  return invoices.select([
    'i.id',
    'i.kind',
    'i.invoice_number as invoiceNumber',
    'i.customer_id as customerId',
    sql<string>`c.name`.as('customerName'),
    status.as('status'),
    paymentState.as('paymentState'),
    'i.tax_treatment as taxTreatment',
    'i.currency',
    sql<string>`i.net::text`.as('net'),
    sql<string>`(i.total - i.net)::text`.as('tax'),
    sql<string>`i.total::text`.as('total'),
    sql<string>`i.paid::text`.as('paidAmount'),
    sql<string>`i.credited::text`.as('creditedAmount'),
    sql<string>`(${open})::text`.as('openAmount'),
    'i.due_date as dueDate',
    'i.issued_on as issuedOn',
    'i.notes',
    'i.reason',
    linesJson('invoice', 'i.id').as('lines'),
    payments.as('payments'),
    creditNotes.as('creditNotes'),
    creditOf.as('creditOf'),
    'i.quote_id as quoteId',
    isoOrNull('i.sent_at').as('sentAt'),
    iso('i.created_at').as('createdAt'),
    sql<string | null>`user_name(i.created_by)`.as('createdBy'),
    'i.version',
  ])
}

type Asked = QueryOf<typeof invoicesEndpoints.list>

function invoicesAskedFor(invoices: Invoices, asked: Asked) {
  let found = invoices
    .where(between('i.created_at', asked.createdFrom, asked.createdTo))
    .where(matches(asked.q, (word) => [word.isIn('i.invoice_number'), sql`i.customer_id in ${customersNamed(word)}`]))
  if (asked.customerId) found = found.where('i.customer_id', 'in', asked.customerId)
  if (asked.status) found = found.where(status, 'in', asked.status)
  if (asked.kind) found = found.where('i.kind', 'in', asked.kind)
  if (asked.dueFrom) found = found.where('i.due_date', '>=', asked.dueFrom)
  if (asked.dueTo) found = found.where('i.due_date', '<=', asked.dueTo)
  return found
}

const list = {
  where: invoicesAskedFor,
  select: selectInvoices,
  id: 'i.id',
  sorts: {
    createdAt: { by: 'i.created_at', kind: 'time' },
    invoiceNumber: { by: 'i.invoice_number', kind: 'text' },
    customer: { by: 'c.name', kind: 'text' },
    status: { by: sql`array_position(${sql.lit(`{${invoiceStatuses.join(',')}}`)}::text[], ${status})`, kind: 'integer' },
    total: { by: 'i.total', kind: 'money' },
    openAmount: { by: open, kind: 'money' },
    dueDate: { by: 'i.due_date', kind: 'date', nullable: true },
  },
  defaultSort: '-createdAt',
} as const

export const listInvoices = listOf(invoicesEndpoints.list, { from: withCustomer, ...list })
export const listMyInvoices = listOf(invoicesEndpoints.myList, { from: sentWithCustomer, ...list })

function invoiceById(from: typeof withCustomer, viewer: Viewer, id: number, now: Date) {
  return withTime(selectInvoices(from(statements, viewer)).where('i.id', '=', id).compile(), now)
}

export async function getInvoice(on: Kysely<Tables>, viewer: Viewer, id: number, now: Date): Promise<Invoice> {
  const { rows } = await on.executeQuery(invoiceById(withCustomer, viewer, id, now))
  return onlyRow(rows, missing)
}

/** 404 when it isn't there. */
export async function requireInvoice(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<void> {
  await oneOf(visibleInvoices(on, viewer).where('i.id', '=', id).select('i.id'), missing)
}

/** Drafts are 404 for staff too. */
export async function getSentInvoice(on: Kysely<Tables>, viewer: Viewer, id: number, now: Date): Promise<Invoice> {
  const { rows } = await on.executeQuery(invoiceById(sentWithCustomer, viewer, id, now))
  return onlyRow(rows, missing)
}

/** Locks and reads the invoice; see lockRow. Payments and credit notes of it wait for the lock. */
export function lockInvoice(trx: Transaction, viewer: Viewer, id: number, ifMatch: number | undefined): Promise<Locked<Invoice>> {
  const lock = visibleInvoices(statements, viewer).select('i.id').where('i.id', '=', id).forNoKeyUpdate().compile()
  return lockRow(trx, { lock, read: invoiceById(withCustomer, viewer, id, trx.now()), missing }, ifMatch)
}

/** All lines of the credit notes of an invoice, with their negative quantities. */
export async function linesOfCreditNotes(on: Kysely<Tables>, invoiceId: number): Promise<BillingLine[]> {
  const notes = await on
    .selectFrom('invoices as i')
    .select(linesJson('invoice', 'i.id').as('lines'))
    .where('i.credited_invoice_id', '=', invoiceId)
    .execute()
  return notes.flatMap(({ lines }) => lines)
}
