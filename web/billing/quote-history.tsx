import { quoteStatusLabels } from '../../contract/billing/bill-labels.ts'
import { historyEndpoints } from '../../contract/history.ts'
import { changesIn, type FieldWords, History } from '../detail/history.tsx'
import { formatDay } from '../lib/format.ts'
import { linesText, moneyText, wordIn } from './bill-history-words.ts'

const fieldWords: FieldWords = {
  lines: { label: 'Lines', show: linesText },
  total: { label: 'Total', show: moneyText },
  validUntil: { label: 'Valid Until', show: (day) => formatDay(day as string) },
  notes: 'Notes',
  declineReason: 'Reason',
  to: 'Mail to',
  invoiceNumber: 'Invoice',
}

/** The words of an update. The titles of the other steps say the status themselves. */
const wordsOfChange: FieldWords = { ...fieldWords, status: { label: 'Status', show: (status) => wordIn(quoteStatusLabels, status) } }

const actionTitles: Readonly<Record<string, string>> = { create: 'Created', update: 'Changed', send: 'Sent', invoice: 'Invoiced' }

export function QuoteHistory({ id }: { id: number }) {
  return (
    <History
      endpoint={historyEndpoints.ofQuote}
      id={id}
      describe={(entry) => ({
        title: actionTitles[entry.action] ?? entry.action,
        ...(entry.action !== 'create' && { changes: changesIn(entry, entry.action === 'update' ? wordsOfChange : fieldWords) }),
      })}
    />
  )
}
