import type { ReturnStatus } from '../../../contract/goods-in/returns/return-words.ts'
import { returnStatusLabels } from '../../../contract/goods-in/returns/return-words.ts'
import { returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { changesIn, type FieldWords, History } from '../../platform/detail/history.tsx'

const titles: Readonly<Record<string, string>> = {
  create: 'Created',
  update: 'Changed',
  authorise: 'Authorised',
  decline: 'Declined',
  cancel: 'Cancelled',
  receive: 'Received',
  inspect: 'Inspected',
  close: 'Closed',
}

const fieldWords: FieldWords = {
  status: { label: 'Status', show: (value) => returnStatusLabels[value as ReturnStatus] ?? String(value) },
  reason: 'Reason',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  notes: 'Notes',
  internalNotes: 'Internal notes',
  overrideReason: 'Override reason',
  orderNumber: 'Movement',
  returnLocation: 'Received at',
  shipment: 'Shipment',
  items: { label: 'Items', show: linesText },
}

function linesText(value: unknown): string {
  if (!Array.isArray(value)) return 'none'
  const lines: readonly {
    sku: string
    expected?: number
    received?: number | null
    parts?: { quantity: number; disposition: string }[]
  }[] = value
  return lines
    .map(({ sku, expected, received, parts }) =>
      parts
        ? `${sku}: ${parts.map(({ quantity, disposition }) => `${quantity} ${disposition.replace('_', ' ')}`).join(', ') || 'none'}`
        : `${received ?? expected ?? 0} × ${sku}`,
    )
    .join('; ')
}

/** Who did what to a return. */
export function ReturnHistory({ id }: { id: number }) {
  return (
    <History
      endpoint={returnsEndpoints.history}
      id={id}
      describe={(entry) => {
        const title = titles[entry.action] ?? entry.action
        return entry.action === 'create' ? { title } : { title, changes: changesIn(entry, fieldWords) }
      }}
    />
  )
}
