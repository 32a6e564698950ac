import { orderPriorityLabels, orderStatusLabels } from '../../../contract/goods-out/orders/order-labels.ts'
import type { PickListSummary } from '../../../contract/goods-out/picking/picking.ts'
import type { Column } from '../../platform/files/columns.ts'

/** Movements on the floor. */
export const pickListFileColumns: readonly Column<PickListSummary>[] = [
  { label: 'Movement', kind: 'text', value: (row) => row.orderNumber, width: 18 },
  { label: 'Customer', kind: 'text', value: (row) => row.customerName, width: 28 },
  { label: 'Priority', kind: 'text', value: (row) => orderPriorityLabels[row.priority], width: 10 },
  { label: 'Status', kind: 'text', value: (row) => orderStatusLabels[row.status], width: 14 },
  { label: 'Lines Left', kind: 'number', value: (row) => row.linesLeft },
  { label: 'Picked', kind: 'number', value: (row) => row.pickedQuantity },
  { label: 'To Pick', kind: 'number', value: (row) => row.quantity },
  { label: 'Assigned To', kind: 'text', value: (row) => row.assignedToName, width: 20 },
  { label: 'Confirmed', kind: 'time', value: (row) => row.confirmedAt },
  { label: 'Picking Started', kind: 'time', value: (row) => row.pickingStartedAt },
]
