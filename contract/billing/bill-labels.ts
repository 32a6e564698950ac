import type { invoiceStatuses } from './invoices.ts'
import type { quoteStatuses } from './quotes.ts'

export const quoteStatusLabels: Record<(typeof quoteStatuses)[number], string> = {
  draft: 'Draft',
  sent: 'Sent',
  expired: 'Expired',
  accepted: 'Accepted',
  declined: 'Declined',
  invoiced: 'Invoiced',
}

export const invoiceStatusLabels: Record<(typeof invoiceStatuses)[number], string> = {
  draft: 'Draft',
  sent: 'Sent',
  overdue: 'Overdue',
  paid: 'Paid',
}
