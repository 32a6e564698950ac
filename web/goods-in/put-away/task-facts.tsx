import { type Task, taskStateLabels } from '../../../contract/goods-in/put-away/tasks.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { RecordLink } from '../../platform/address/record-link.tsx'
import { FactList } from '../../platform/detail/facts.tsx'
import { changesIn, type FieldWords, History } from '../../platform/detail/history.tsx'
import { formatDateTime, formatNumber } from '../../platform/lib/format.ts'

/** Where the goods of a task are from, where they go, and whose they are. */
export function TaskFacts({ task }: { task: Task }) {
  const {
    inventoryId,
    sku,
    handlingUnitId,
    sscc,
    receiptId,
    receiptNumber,
    returnId,
    returnNumber,
    orderId,
    orderNumber,
    customerId,
    customerName,
  } = task
  return (
    <FactList
      facts={[
        sscc !== null && {
          label: 'Handling unit',
          value: (
            <RecordLink to="/handling-units/$id" id={handlingUnitId} mono>
              {sscc}
            </RecordLink>
          ),
        },
        sku !== null && {
          label: 'Item',
          value: (
            <RecordLink to="/inventory/$id" id={inventoryId} mono>
              {sku}
            </RecordLink>
          ),
        },
        { label: 'Lot', value: task.lot ?? 'None' },
        { label: 'From', value: task.fromLocation ?? 'No location' },
        { label: 'Suggested', value: task.suggestedLocation ?? 'No bin fits' },
        { label: 'Why', value: task.reason },
        task.doneLocation !== null && { label: 'Put at', value: task.doneLocation },
        orderNumber !== null && {
          label: 'Cancelled movement',
          value: (
            <RecordLink to="/orders/$id" id={orderId} mono>
              {orderNumber}
            </RecordLink>
          ),
        },
        receiptNumber !== null && {
          label: 'Receipt',
          value: (
            <RecordLink to="/receipts/$id" id={receiptId} mono>
              {receiptNumber}
            </RecordLink>
          ),
        },
        returnNumber !== null && {
          label: 'Return',
          value: (
            <RecordLink to="/returns/$id" id={returnId} mono>
              {returnNumber}
            </RecordLink>
          ),
        },
        customerName !== null && {
          label: 'Customer',
          value: (
            <RecordLink to="/customers/$id" id={customerId}>
              {customerName}
            </RecordLink>
          ),
        },
        { label: 'Assigned To', value: task.assignedToName ?? 'Unassigned' },
        { label: 'Created', value: formatDateTime(task.createdAt) },
        { label: 'Created by', value: task.createdBy ?? '–' },
        task.endedAt !== null && { label: taskStateLabels[task.state], value: formatDateTime(task.endedAt) },
        task.endedBy !== null && { label: 'By', value: task.endedBy },
      ]}
    />
  )
}

const fieldWords: FieldWords = {
  state: { label: 'Status', show: (value) => taskStateLabels[value as Task['state']] ?? String(value) },
  assignedToName: { label: 'Assigned To', show: (name) => (name ? String(name) : 'Unassigned') },
  quantity: { label: 'Quantity', show: (value) => formatNumber(Number(value)) },
  suggestedLocation: 'Suggested',
  doneLocation: 'Put at',
  reason: 'Reason',
}

const actionTitles: Readonly<Record<string, string>> = {
  create: 'Created',
  assign: 'Assigned',
  complete: 'Put away',
  cancel: 'Cancelled',
}

export function TaskHistory({ id }: { id: number }) {
  return (
    <History
      endpoint={historyEndpoints.ofTask}
      id={id}
      describe={(entry) => ({ title: actionTitles[entry.action] ?? entry.action, changes: changesIn(entry, fieldWords) })}
    />
  )
}
