import { type Task, taskKindLabels, taskStateLabels } from '../../../contract/goods-in/put-away/tasks.ts'
import type { Column } from '../../platform/files/columns.ts'

/** Tasks of the floor. */
export const taskFileColumns: readonly Column<Task>[] = [
  { label: 'Task', kind: 'number', value: (task) => task.id },
  { label: 'Kind', kind: 'text', value: (task) => taskKindLabels[task.kind], width: 12 },
  { label: 'SKU', kind: 'text', value: (task) => task.sku, width: 18 },
  { label: 'SSCC', kind: 'text', value: (task) => task.sscc, width: 22 },
  { label: 'Name', kind: 'text', value: (task) => task.name, width: 32 },
  { label: 'Quantity', kind: 'number', value: (task) => task.quantity },
  { label: 'Unit of Measure', kind: 'text', value: (task) => task.unitOfMeasure, width: 16 },
  { label: 'Lot', kind: 'text', value: (task) => task.lot, width: 16 },
  { label: 'Expires', kind: 'date', value: (task) => task.expiresOn },
  { label: 'From', kind: 'text', value: (task) => task.fromLocation, width: 14 },
  { label: 'Suggested Location', kind: 'text', value: (task) => task.suggestedLocation, width: 18 },
  { label: 'Put To', kind: 'text', value: (task) => task.doneLocation, width: 14 },
  { label: 'Reason', kind: 'text', value: (task) => task.reason, width: 40 },
  { label: 'Receipt', kind: 'text', value: (task) => task.receiptNumber, width: 16 },
  { label: 'Movement', kind: 'text', value: (task) => task.orderNumber, width: 18 },
  { label: 'Return', kind: 'text', value: (task) => task.returnNumber, width: 16 },
  { label: 'Customer', kind: 'text', value: (task) => task.customerName, width: 28 },
  { label: 'Status', kind: 'text', value: (task) => taskStateLabels[task.state], width: 12 },
  { label: 'Assigned To', kind: 'text', value: (task) => task.assignedToName, width: 20 },
  { label: 'Created', kind: 'time', value: (task) => task.createdAt },
  { label: 'Ended', kind: 'time', value: (task) => task.endedAt },
  { label: 'Ended By', kind: 'text', value: (task) => task.endedBy, width: 20 },
]
