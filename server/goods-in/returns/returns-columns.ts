import {
  returnConditionLabels,
  returnDispositionLabels,
  returnKindLabels,
  returnReasonLabels,
  returnStatusLabels,
} from '../../../contract/goods-in/returns/return-words.ts'
import type { GoodsReturn } from '../../../contract/goods-in/returns/returns.ts'
import type { Column } from '../../platform/files/columns.ts'

/** Returns, one line each. */
export const returnFileColumns: readonly Column<GoodsReturn>[] = [
  { label: 'Return #', kind: 'text', value: (each) => each.returnNumber, width: 16 },
  { label: 'Customer', kind: 'text', value: (each) => each.customerName, width: 28 },
  { label: 'Movement', kind: 'text', value: (each) => each.orderNumber, width: 16 },
  { label: 'Status', kind: 'text', value: (each) => returnStatusLabels[each.status], width: 12 },
  { label: 'Kind', kind: 'text', value: (each) => returnKindLabels[each.kind], width: 16 },
  { label: 'Reason', kind: 'text', value: (each) => returnReasonLabels[each.reason], width: 16 },
  { label: 'Units', kind: 'number', value: (each) => each.units },
  {
    label: 'Lines',
    kind: 'text',
    value: (each) => each.items.map((line) => `${line.received ?? line.expected} × ${line.sku}`).join('; '),
    width: 40,
  },
  { label: 'Findings', kind: 'text', value: findingsOf, width: 40 },
  { label: 'UI Codes', kind: 'text', value: (each) => each.items.flatMap(({ uiCodes }) => uiCodes).join('; ') || null, width: 40 },
  { label: 'Carrier', kind: 'text', value: (each) => each.carrier, width: 20 },
  { label: 'Tracking Number', kind: 'text', value: (each) => each.trackingNumber, width: 20 },
  { label: 'Created', kind: 'time', value: (each) => each.createdAt },
  { label: 'Received', kind: 'time', value: (each) => each.receivedAt },
  { label: 'Inspected', kind: 'time', value: (each) => each.inspectedAt },
  { label: 'Closed', kind: 'time', value: (each) => each.closedAt },
  { label: 'Notes', kind: 'text', value: (each) => each.notes, width: 40 },
  { label: 'Decline Reason', kind: 'text', value: (each) => each.declineReason, width: 40 },
]

/** '2 × TEA-1 Good, Restock' */
function findingsOf({ items }: GoodsReturn): string | null {
  const found = items.flatMap(({ sku, parts }) =>
    parts.map(
      ({ quantity, condition, disposition }) =>
        `${quantity} × ${sku} ${returnConditionLabels[condition]}, ${returnDispositionLabels[disposition]}`,
    ),
  )
  return found.join('; ') || null
}
