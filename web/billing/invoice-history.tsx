import { invoiceStatusLabels, taxTreatmentLabels } from '../../contract/billing/bill-labels.ts'
import { historyEndpoints } from '../../contract/history.ts'
import { changesIn, type FieldWords, History } from '../detail/history.tsx'
import { formatDay } from '../lib/format.ts'
import { paymentMethodLabels } from './bill-badges.tsx'
import { linesText, moneyText, wordIn } from './bill-history-words.ts'

const fieldWords: FieldWords = {
  lines: { label: 'Lines', show: linesText },
  total: { label: 'Total', show: moneyText },
  taxTreatment: { label: 'Tax', show: (treatment) => wordIn(taxTreatmentLabels, treatment) },
  dueDate: { label: 'Due Date', show: (day) => formatDay(day as string | null) },
  notes: 'Notes',
  amount: { label: 'Amount', show: moneyText },
  paidOn: { label: 'Paid On', show: (day) => formatDay(day as string) },
  method: { label: 'Method', show: (method) => wordIn(paymentMethodLabels, method) },
  reference: 'Reference',
  reason: 'Reason',
  creditNote: 'Credit Note',
  openAmount: { label: 'Open', show: moneyText },
  to: 'Mail to',
}

/** The words of an update. The titles of the other steps say the status themselves. */
const wordsOfChange: FieldWords = { ...fieldWords, status: { label: 'Status', show: (status) => wordIn(invoiceStatusLabels, status) } }

const actionTitles: Readonly<Record<string, string>> = {
  create: 'Created',
  update: 'Changed',
  send: 'Sent',
  pay: 'Payment recorded',
  reverse_payment: 'Payment reversed',
  credit: 'Credited',
}

export function InvoiceHistory({ id }: { id: number }) {
  return (
    <History
      endpoint={historyEndpoints.ofInvoice}
      id={id}
      describe={(entry) => ({
        title: actionTitles[entry.action] ?? entry.action,
        ...(entry.action !== 'create' && { changes: changesIn(entry, entry.action === 'update' ? wordsOfChange : fieldWords) }),
      })}
    />
  )
}
