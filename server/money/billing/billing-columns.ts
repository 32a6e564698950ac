import {
  invoiceStatusLabels,
  paymentStateLabels,
  quoteStatusLabels,
  taxTreatmentLabels,
} from '../../../contract/money/billing/bill-labels.ts'
import type { Invoice } from '../../../contract/money/billing/invoices.ts'
import type { Quote } from '../../../contract/money/billing/quotes.ts'
import type { Column } from '../../platform/files/columns.ts'

/** Quotes, one line each. */
export const quoteFileColumns: readonly Column<Quote>[] = [
  { label: 'Quote #', kind: 'text', value: (quote) => quote.quoteNumber, width: 16 },
  { label: 'Customer', kind: 'text', value: (quote) => quote.customerName, width: 28 },
  { label: 'Status', kind: 'text', value: (quote) => quoteStatusLabels[quote.status], width: 12 },
  { label: 'Currency', kind: 'text', value: (quote) => quote.currency, width: 10 },
  { label: 'Net', kind: 'money', value: (quote) => quote.net },
  { label: 'Tax', kind: 'money', value: (quote) => quote.tax },
  { label: 'Total', kind: 'money', value: (quote) => quote.total },
  { label: 'Valid Until', kind: 'date', value: (quote) => quote.validUntil },
  { label: 'Sent', kind: 'time', value: (quote) => quote.sentAt },
  { label: 'Answered', kind: 'time', value: (quote) => quote.answeredAt },
  { label: 'Answered By', kind: 'text', value: (quote) => quote.answeredBy, width: 20 },
  { label: 'Decline Reason', kind: 'text', value: (quote) => quote.declineReason, width: 30 },
  { label: 'Notes', kind: 'text', value: (quote) => quote.notes, width: 40 },
  { label: 'Created', kind: 'time', value: (quote) => quote.createdAt },
]

/** Invoices and credit notes, one line each; the amounts of credit notes are negative. */
export const invoiceFileColumns: readonly Column<Invoice>[] = [
  { label: 'Invoice #', kind: 'text', value: (invoice) => invoice.invoiceNumber, width: 16 },
  { label: 'Kind', kind: 'text', value: (invoice) => (invoice.kind === 'credit_note' ? 'Credit Note' : 'Invoice'), width: 12 },
  { label: 'Credit Of', kind: 'text', value: (invoice) => invoice.creditOf?.invoiceNumber ?? null, width: 16 },
  { label: 'Customer', kind: 'text', value: (invoice) => invoice.customerName, width: 28 },
  { label: 'Status', kind: 'text', value: (invoice) => invoiceStatusLabels[invoice.status], width: 12 },
  { label: 'Payment', kind: 'text', value: (invoice) => paymentStateLabels[invoice.paymentState], width: 12 },
  { label: 'Tax Treatment', kind: 'text', value: (invoice) => taxTreatmentLabels[invoice.taxTreatment], width: 20 },
  { label: 'Issued', kind: 'date', value: (invoice) => invoice.issuedOn },
  { label: 'Due Date', kind: 'date', value: (invoice) => invoice.dueDate },
  { label: 'Currency', kind: 'text', value: (invoice) => invoice.currency, width: 10 },
  { label: 'Net', kind: 'money', value: (invoice) => invoice.net },
  { label: 'Tax', kind: 'money', value: (invoice) => invoice.tax },
  { label: 'Total', kind: 'money', value: (invoice) => invoice.total },
  { label: 'Paid', kind: 'money', value: (invoice) => invoice.paidAmount },
  { label: 'Credited', kind: 'money', value: (invoice) => invoice.creditedAmount },
  { label: 'Open', kind: 'money', value: (invoice) => invoice.openAmount },
  { label: 'Reason', kind: 'text', value: (invoice) => invoice.reason, width: 30 },
  { label: 'Notes', kind: 'text', value: (invoice) => invoice.notes, width: 40 },
  { label: 'Created', kind: 'time', value: (invoice) => invoice.createdAt },
]
