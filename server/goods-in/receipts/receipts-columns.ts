import { receiptStatusLabels } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import type { Column } from '../../platform/files/columns.ts'

/** Receipts, one line each. */
export const receiptFileColumns: readonly Column<Receipt>[] = [
  { label: 'Receipt #', kind: 'text', value: (receipt) => receipt.receiptNumber, width: 16 },
  { label: 'Customer', kind: 'text', value: (receipt) => receipt.customerName, width: 28 },
  { label: 'Supplier', kind: 'text', value: (receipt) => receipt.supplier, width: 28 },
  { label: 'Tracking Number', kind: 'text', value: (receipt) => receipt.trackingNumber, width: 20 },
  { label: 'Status', kind: 'text', value: (receipt) => receiptStatusLabels[receipt.status], width: 12 },
  { label: 'Inspection Overdue', kind: 'text', value: (receipt) => (receipt.overdue ? 'Overdue' : null), width: 18 },
  { label: 'Expected Date', kind: 'date', value: (receipt) => receipt.expectedDate },
  { label: 'Received Date', kind: 'time', value: (receipt) => receipt.receivedDate },
  { label: 'Inspected', kind: 'time', value: (receipt) => receipt.inspectedAt },
  { label: 'Inspected By', kind: 'text', value: (receipt) => receipt.inspectedBy, width: 20 },
  { label: 'Stored', kind: 'time', value: (receipt) => receipt.storedAt },
  { label: 'SKUs', kind: 'number', value: (receipt) => receipt.uniqueSkus },
  { label: 'Items', kind: 'number', value: (receipt) => receipt.totalUnits },
  { label: 'Damaged', kind: 'number', value: (receipt) => receipt.damagedUnits },
  { label: 'Short', kind: 'number', value: (receipt) => receipt.shortUnits },
  { label: 'Over', kind: 'number', value: (receipt) => receipt.overUnits },
  { label: 'Lines', kind: 'text', value: (receipt) => receipt.items.map((line) => `${line.quantity} × ${line.sku}`).join('; '), width: 40 },
  { label: 'Notes', kind: 'text', value: (receipt) => receipt.notes, width: 40 },
  { label: 'Created', kind: 'time', value: (receipt) => receipt.createdAt },
  { label: 'Created By', kind: 'text', value: (receipt) => receipt.createdBy, width: 20 },
]
