import { type Task, tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { RelatedList } from '../../platform/detail/related-list.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import type { Column } from '../../platform/ui/table-column.ts'
import { taskColumns } from '../put-away/task-columns.tsx'

const columns: readonly Column<Task>[] = [
  taskColumns.goods,
  taskColumns.name,
  taskColumns.quantity,
  {
    id: 'to',
    header: 'Put to',
    width: '9rem',
    cell: ({ state, doneLocation, suggestedLocation }) => (
      <span className="mono">{doneLocation ?? suggestedLocation ?? (state === 'open' ? 'No bin fits' : '–')}</span>
    ),
  },
  { ...taskColumns.state, mobile: 'status' },
]

/** Its put-away tasks: what is where, and what is still to be done. */
export function ReceiptTasks({ receipt }: { receipt: Receipt }) {
  const read = useFirstRows(tasksEndpoints.list, {
    query: { receiptId: [receipt.id], kind: ['put_away'], sort: 'suggestedLocation' },
    count: 10,
  })
  return (
    <RelatedList
      title="Put-away"
      caption={`Put-away tasks of ${receipt.receiptNumber}`}
      columns={columns}
      rowLink={useMay('floor.work') ? ({ id }) => recordLink('/put-away/$id', id) : undefined}
      read={read}
      empty="No put-away tasks yet"
      hint={receipt.status === 'inspected' ? 'Choose Create Task to get tasks with suggested bins.' : undefined}
    />
  )
}
