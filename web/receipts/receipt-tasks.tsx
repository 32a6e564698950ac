import type { Receipt } from '../../contract/receipts.ts'
import { type Task, tasksEndpoints } from '../../contract/tasks.ts'
import { RelatedList } from '../detail/related-list.tsx'
import { useFirstRows } from '../detail/use-first-rows.ts'
import { formatQuantity } from '../lib/format.ts'
import { recordLink } from '../list/row-links.ts'
import { TaskBadge } from '../put-away/task-badge.tsx'
import { codeOf, goodsName } from '../put-away/task-goods.ts'
import type { Column } from '../ui/table-column.ts'
import { Truncated } from '../ui/truncated.tsx'

const columns: readonly Column<Task>[] = [
  { id: 'goods', header: 'SKU or SSCC', mobile: 'key', width: '12rem', cell: (task) => <Truncated text={codeOf(task)} className="mono" /> },
  { id: 'name', header: 'Name', mobile: 'title', width: '60%', cell: (task) => <Truncated text={goodsName(task)} /> },
  {
    id: 'quantity',
    header: 'Quantity',
    align: 'right',
    mobile: 'fact',
    cell: ({ quantity, unitOfMeasure }) => <span className="whitespace-nowrap">{formatQuantity(quantity, unitOfMeasure ?? 'units')}</span>,
  },
  {
    id: 'to',
    header: 'Put to',
    width: '9rem',
    cell: ({ state, doneLocation, suggestedLocation }) => (
      <span className="mono">{doneLocation ?? suggestedLocation ?? (state === 'open' ? 'No bin fits' : '–')}</span>
    ),
  },
  { id: 'state', header: 'Status', mobile: 'status', width: '8rem', cell: ({ state }) => <TaskBadge state={state} /> },
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
      rowLink={({ id }) => recordLink('/put-away/$id', id)}
      read={read}
      empty="No put-away tasks yet"
      hint={receipt.status === 'inspected' ? 'Create Task makes them, each with a suggested bin.' : undefined}
    />
  )
}
