import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { ReceiptState } from './receipt-badges.tsx'

export type ReceiptTab = 'details' | 'items' | 'inspection' | 'actions'

/** The tabs of the specification. */
export function receiptTabs(lines: number): { value: ReceiptTab; label: string; count?: number }[] {
  return [
    { value: 'details', label: 'Receipt Details' },
    { value: 'items', label: 'Items', count: lines },
    { value: 'inspection', label: 'Inspection' },
    { value: 'actions', label: 'Actions' },
  ]
}

/** The title of the dialog. */
export function ReceiptHeading({ receipt }: { receipt: Receipt }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="mono">{receipt.receiptNumber}</span>
      <ReceiptState receipt={receipt} />
    </span>
  )
}
