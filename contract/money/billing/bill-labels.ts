import type { invoiceStatuses, paymentStates, taxTreatments } from './invoices.ts'
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

export const paymentStateLabels: Record<(typeof paymentStates)[number], string> = { none: 'None', part: 'Part Paid', paid: 'Paid' }

export const taxTreatmentLabels: Record<(typeof taxTreatments)[number], string> = {
  standard: 'Standard',
  reverse_charge: 'VAT reverse charged',
}
