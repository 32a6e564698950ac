import { historyEndpoints } from '../../../contract/history.ts'
import { invoiceStatusLabels, quoteStatusLabels, taxTreatmentLabels } from '../../../contract/money/billing/bill-labels.ts'
import type { BillingLine } from '../../../contract/money.ts'
import { changesIn, type FieldWords, History } from '../../platform/detail/history.tsx'
import { formatDay, formatDecimal, formatPrice, plural } from '../../platform/lib/format.ts'
import { paymentMethodLabels } from './bill-badges.tsx'

const billWords: FieldWords = { lines: { label: 'Lines', show: linesText }, total: { label: 'Total', show: moneyText } }
const billTitles = { create: 'Created', update: 'Changed', send: 'Sent' }

const quotes = {
  endpoint: historyEndpoints.ofQuote,
  statuses: quoteStatusLabels,
  titles: { ...billTitles, invoice: 'Invoiced' },
  words: {
    ...billWords,
    validUntil: { label: 'Valid Until', show: dayText },
    notes: 'Notes',
    declineReason: 'Reason',
    to: 'Mail to',
    invoiceNumber: 'Invoice',
  },
}

const invoices = {
  endpoint: historyEndpoints.ofInvoice,
  statuses: invoiceStatusLabels,
  titles: { ...billTitles, pay: 'Payment recorded', reverse_payment: 'Payment reversed', credit: 'Credited' },
  words: {
    ...billWords,
    taxTreatment: { label: 'Tax', show: wordIn(taxTreatmentLabels) },
    dueDate: { label: 'Due Date', show: dayText },
    notes: 'Notes',
    amount: { label: 'Amount', show: moneyText },
    paidOn: { label: 'Paid On', show: dayText },
    method: { label: 'Method', show: wordIn(paymentMethodLabels) },
    reference: 'Reference',
    reason: 'Reason',
    creditNote: 'Credit Note',
    openAmount: { label: 'Open', show: moneyText },
    to: 'Mail to',
  },
}

/** The history of a quote or an invoice. The status is said of an update; the titles of the other steps say it themselves. */
export function BillHistory({ kind, id }: { kind: 'quote' | 'invoice'; id: number }) {
  const { endpoint, statuses, words, ...bills } = kind === 'quote' ? quotes : invoices
  const titles: Readonly<Record<string, string>> = bills.titles
  const wordsOfChange: FieldWords = { ...words, status: { label: 'Status', show: wordIn(statuses) } }
  return (
    <History
      endpoint={endpoint}
      id={id}
      describe={(entry) => ({
        title: titles[entry.action] ?? entry.action,
        ...(entry.action !== 'create' && { changes: changesIn(entry, entry.action === 'update' ? wordsOfChange : words) }),
      })}
    />
  )
}

/** '2 × Storage at 50.00, 1 × Handling at 12.50'. */
function linesText(value: unknown): string {
  if (!Array.isArray(value)) return 'none'
  const lines: readonly BillingLine[] = value
  if (lines.length > 8) return plural(lines.length, 'line')
  return lines
    .map(({ description, quantity, unitPrice }) => `${formatDecimal(quantity)} × ${description} at ${formatPrice(unitPrice)}`)
    .join(', ')
}

/** An amount without its currency, which never changes. */
function moneyText(value: unknown): string {
  return typeof value === 'string' ? formatPrice(value) : 'none'
}

function dayText(value: unknown): string {
  return formatDay(value as string | null)
}

/** Writes the label of a status or a method. */
function wordIn(labels: Readonly<Record<string, string>>): (value: unknown) => string {
  return (value) => (typeof value === 'string' ? (labels[value] ?? value) : 'none')
}
