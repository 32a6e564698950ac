import { type AdjustmentRequest, adjustmentStatusLabels } from '../../../contract/stock/inventory/adjustment-requests.ts'
import type { Column } from '../../platform/files/columns.ts'

export const adjustmentRequestFileColumns: readonly Column<AdjustmentRequest>[] = [
  { label: 'SKU', kind: 'text', value: (request) => request.sku, width: 18 },
  { label: 'Name', kind: 'text', value: (request) => request.name, width: 32 },
  { label: 'Customer', kind: 'text', value: (request) => request.customerName, width: 28 },
  { label: 'Location', kind: 'text', value: (request) => request.location, width: 14 },
  { label: 'Lot', kind: 'text', value: (request) => request.lot, width: 16 },
  { label: 'Expires', kind: 'date', value: (request) => request.expiresOn },
  { label: 'Adjustment', kind: 'number', value: (request) => request.adjustment },
  { label: 'Reason', kind: 'text', value: (request) => request.reason, width: 40 },
  { label: 'Requested By', kind: 'text', value: (request) => request.requestedBy, width: 20 },
  { label: 'Requested', kind: 'time', value: (request) => request.requestedAt },
  { label: 'Status', kind: 'text', value: (request) => adjustmentStatusLabels[request.status], width: 12 },
  { label: 'Decided By', kind: 'text', value: (request) => request.decidedBy, width: 20 },
  { label: 'Decided', kind: 'time', value: (request) => request.decidedAt },
  { label: 'Note', kind: 'text', value: (request) => request.note, width: 40 },
]
