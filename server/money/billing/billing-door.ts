import { sql } from 'kysely'
import { mostAttentionRows } from '../../../contract/platform/attention/attention.ts'
import type { Door } from '../../door.ts'
import { attentionColumns } from '../../platform/attention/attention-search.ts'
import { statements } from '../../platform/engine/statements.ts'
import { kindOf } from '../../platform/search/kind-of.ts'
import { system } from '../../viewer.ts'
import { billingRoutes } from './billing-routes.ts'
import { isInvoiceOverdue, visibleInvoices } from './invoices-queries.ts'
import { tellOverdueInvoices } from './overdue-invoices.ts'
import { printInvoice, printQuote } from './print-bill.ts'
import { visibleQuotes } from './quotes-queries.ts'

export const billingDoor: Door = {
  serve: billingRoutes,
  jobs: [tellOverdueInvoices],
  mailed: { quote: (db, id) => printQuote(db, system, id), invoice: (db, id) => printInvoice(db, system, id) },
  search: {
    quote: kindOf('quote', {
      allow: 'billing.read-own',
      called: ['quotes'],
      from: visibleQuotes,
      id: 'q.id',
      title: sql.ref<string>('q.quote_number'),
      customerId: 'q.customer_id',
      places: (word) => [word.isInNumber('q.quote_number')],
      exact: ({ number }) => sql`q.quote_number = ${number}`,
    }),

    invoice: kindOf('invoice', {
      allow: 'billing.read-own',
      called: ['invoices'],
      from: visibleInvoices,
      id: 'i.id',
      title: sql.ref<string>('i.invoice_number'),
      customerId: 'i.customer_id',
      places: (word) => [word.isInNumber('i.invoice_number')],
      exact: ({ number }) => sql`i.invoice_number = ${number}`,
    }),
  },
  attention: {
    overdue_invoice: (viewer) =>
      visibleInvoices(statements, viewer)
        .innerJoin('customers as c', 'c.id', 'i.customer_id')
        .where(isInvoiceOverdue)
        .select(attentionColumns({ invoiceId: sql`i.id`, code: sql`i.invoice_number`, name: sql`c.name`, dueOn: sql`i.due_date` }))
        .orderBy('i.due_date')
        .orderBy('i.id')
        .limit(mostAttentionRows),
  },
}
