import { type Task, taskStateLabels, taskStates, tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { column } from '../../platform/list/columns.tsx'
import { choices, dateRange, labelled, siteFilter } from '../../platform/list/filters.ts'
import { defineList, type ListOptions } from '../../platform/list/list-definition.ts'
import { siteColumn } from '../../platform/list/site-column.tsx'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { taskColumns } from './task-columns.tsx'
import { codeOf } from './task-goods.ts'

type Options = ListOptions<typeof tasksEndpoints.list>

const columns = {
  ...taskColumns,
  goods: { ...taskColumns.goods, sortField: 'sku' },
  from: column.longCode('fromLocation', { id: 'from', header: 'From', sortField: 'fromLocation', width: '8rem' }),
  to: {
    id: 'to',
    header: 'Put to',
    sortField: 'suggestedLocation',
    mobile: 'status',
    width: '8.5rem',
    cell: (task) => <PutTo task={task} />,
  },
  receipt: {
    id: 'receipt',
    header: 'Receipt',
    width: '8.5rem',
    from: 'wide',
    // The receipt; for returned goods the return, for put-back the cancelled movement.
    cell: ({ receiptNumber, returnNumber, orderNumber }) => (
      <span className="mono">{receiptNumber ?? returnNumber ?? orderNumber ?? '–'}</span>
    ),
  },
  customer: column.text('customerName', { id: 'customer', header: 'Customer', width: '40%', from: 'medium', none: 'Unallocated' }),
  assigned: {
    id: 'assigned',
    header: 'Assigned To',
    width: '9rem',
    from: 'medium',
    cell: ({ assignedToName }) => (assignedToName ? <Truncated text={assignedToName} /> : <span className="text-muted">Unassigned</span>),
  },
  created: column.moment('createdAt', { id: 'created', header: 'Created', sortField: 'createdAt', extra: true }),
  ended: column.moment('endedAt', { id: 'ended', header: 'Ended', sortField: 'endedAt', width: '11rem' }),
} as const satisfies Record<string, Options['columns'][number]>

const filters = {
  customerId: entities('Customer', 'customer', { all: 'All Customers' }),
  waiting: choices('Waiting', [{ value: 'true', label: 'Open for more than a day' }], { single: true }),
  created: dateRange('Created'),
  siteId: siteFilter,
} as const

const both = {
  screen: 'put-away',
  search: 'Search tasks...',
  failed: 'Failed to load put-away tasks',
  noMatch: { title: 'No put-away tasks found', hint: 'Try adjusting your search' },
  rowName: codeOf,
  rowLink: ({ id }: Task) => recordLink('/put-away/$id', id),
} as const

/** What is to be put away, in the order in which one walks along the bins. */
export const openTasksList = defineList(tasksEndpoints.list, {
  ...both,
  caption: 'Open put-away tasks',
  empty: { title: 'Nothing to put away', hint: 'To create tasks, open an inspected receipt and choose Create Task under Actions.' },
  sort: 'suggestedLocation',
  filters,
  columns: [
    columns.goods,
    columns.name,
    columns.quantity,
    siteColumn,
    columns.from,
    columns.to,
    columns.receipt,
    columns.customer,
    columns.assigned,
    columns.created,
  ],
})

export const allTasksList = defineList(tasksEndpoints.list, {
  ...both,
  caption: 'All put-away tasks',
  empty: { title: 'No put-away tasks yet', hint: 'To create tasks, open an inspected receipt and choose Create Task under Actions.' },
  sort: '-createdAt',
  filters: { state: choices('Status', labelled(taskStates, taskStateLabels), { all: 'All Statuses' }), ...filters },
  columns: [
    columns.goods,
    columns.name,
    columns.quantity,
    siteColumn,
    columns.from,
    columns.to,
    { ...columns.receipt, from: 'wide' },
    { ...columns.customer, extra: true },
    columns.state,
    columns.ended,
    { ...columns.assigned, extra: true },
    columns.created,
  ],
})

/** The bin where they were put, else the suggested one. */
function PutTo({ task: { state, doneLocation, suggestedLocation } }: { task: Task }) {
  const code = doneLocation ?? suggestedLocation
  if (code) return <Truncated text={code} className="mono font-semibold" />
  return state === 'open' ? <span className="text-caution-text">No bin fits</span> : '–'
}
