import { type ReceiptStatus, receiptStatusLabels } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { Receipt, ReceiptItem } from '../../../contract/goods-in/receipts/receipts.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { changesIn, type FieldWords, History } from '../../platform/detail/history.tsx'
import { Section } from '../../platform/detail/section.tsx'
import { Timeline } from '../../platform/detail/timeline.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { formatDay, plural } from '../../platform/lib/format.ts'
import { LedgerSection } from '../../stock/acts/ledger-section.tsx'
import { inspectionChanges } from './inspection-changes.ts'
import { ReceiptLines } from './receipt-lines.tsx'

export function ReceiptItems({ receipt }: { receipt: Receipt }) {
  return (
    <Section title="Items" count={receipt.items.length}>
      <ReceiptLines receipt={receipt} />
    </Section>
  )
}

/** What it has brought into stock, and what was taken back. */
export function ReceiptLedger({ receipt }: { receipt: Receipt }) {
  const read = useFirstRows(inventoryEndpoints.movements, { query: { receiptId: receipt.id }, count: 10 })
  return <LedgerSection of={receipt.receiptNumber} read={read} />
}

/** Pending, Received, Inspected, Stored: who took which step when, forward or back. */
export function ReceiptSteps({ receipt }: { receipt: Receipt }) {
  const entries = receipt.steps.toReversed().map(({ status, timestamp, by, notes, reason }, index) => ({
    id: receipt.steps.length - index,
    at: timestamp,
    by,
    title: receiptStatusLabels[status],
    ...((notes || reason) && { text: [notes, reason && `Reason: ${reason}`].filter(Boolean).join('. ') }),
  }))
  return (
    <Section title="Status">
      <Timeline entries={entries} />
    </Section>
  )
}

const fieldWords: FieldWords = {
  status: { label: 'Status', show: (value) => receiptStatusLabels[value as ReceiptStatus] ?? String(value) },
  customerId: { label: 'Customer', show: (id) => `C${id}` },
  supplier: 'Supplier',
  trackingNumber: 'Tracking number',
  expectedDate: { label: 'Expected', show: (value) => (value ? formatDay(String(value)) : 'none') },
  items: { label: 'Items', show: linesText },
  notes: 'Notes',
  stepNotes: 'Notes',
  receivingLocation: 'Received at',
  quarantineLocation: 'Damaged units at',
  reason: 'Reason',
}

/** '3 × COF-1, 2 × TEA-1'. */
function linesText(value: unknown): string {
  if (!Array.isArray(value)) return 'none'
  const lines: readonly Pick<ReceiptItem, 'sku' | 'quantity'>[] = value
  if (lines.length > 8) return plural(lines.length, 'line')
  return lines.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ') || 'none'
}

const actionTitles: Readonly<Record<string, string>> = {
  create: 'Created',
  update: 'Changed',
  receive: 'Received',
  inspect: 'Inspected',
  store: 'Stored',
  go_back: 'Set back',
  create_tasks: 'Put-away tasks created',
  email: 'Email requested',
}

/** Who did what to it, and which fields changed. */
export function ReceiptHistory({ id }: { id: number }) {
  return (
    <History
      endpoint={historyEndpoints.ofReceipt}
      id={id}
      describe={(entry) => {
        const title = actionTitles[entry.action] ?? entry.action
        if (entry.action === 'create') return { title }
        const [fields, inspection] = [changesIn(entry, fieldWords), inspectionChanges(entry)]
        const isInspectionOnly = inspection.length > 0 && fields.length === 0
        return { title: isInspectionOnly ? 'Inspection updated' : title, changes: [...fields, ...inspection] }
      }}
    />
  )
}
