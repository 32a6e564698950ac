import { Check, Pencil, Plus, Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import {
  type Activity,
  activitiesEndpoints,
  activityPriorities,
  activityPriorityLabels,
  activityStatuses,
  activityStatusLabels,
  activityTypeLabels,
} from '../../contract/activities.ts'
import type { Customer } from '../../contract/customers.ts'
import { useMarkDone } from '../activities/use-mark-done.ts'
import { overlayLink } from '../address/overlay-link.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { formatDay, today } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useRead } from '../lib/use-read.ts'
import { useMay } from '../lib/use-session.ts'
import { useShortcut } from '../scan/use-shortcut.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import type { RowAction } from '../ui/table-column.ts'
import { Truncated } from '../ui/truncated.tsx'
import { CrmTable } from './crm-table.tsx'
import type { LoadedColumn } from './loaded-rows.ts'

// The forms and their validation are loaded when first opened.
const AddActivityDialog = lazyPart(() => import('../activities/activity-dialog.tsx'), 'AddActivityDialog')
const EditActivityDialog = lazyPart(() => import('../activities/activity-dialog.tsx'), 'EditActivityDialog')

const columns: readonly LoadedColumn<Activity>[] = [
  {
    id: 'type',
    header: 'Type',
    mobile: 'title',
    width: '7rem',
    sortBy: ({ type }) => activityTypeLabels[type],
    filterBy: ({ type }) => activityTypeLabels[type],
    cell: ({ type }) => activityTypeLabels[type],
  },
  {
    id: 'subject',
    header: 'Subject',
    mobile: 'key',
    width: '100%',
    sortBy: ({ subject }) => subject,
    cell: ({ subject }) => <Truncated text={subject} />,
  },
  {
    id: 'status',
    header: 'Status',
    mobile: 'status',
    width: '7rem',
    // What is planned comes first, and of it what is due first.
    sortBy: ({ status, dueDate }) => `${activityStatuses.indexOf(status)} ${dueDate ?? 'without'}`,
    filterBy: ({ status }) => activityStatusLabels[status],
    cell: ({ status }) => (status === 'done' ? <Badge tone="green">Done</Badge> : activityStatusLabels[status]),
  },
  {
    id: 'priority',
    header: 'Priority',
    width: '7rem',
    sortBy: ({ priority }) => activityPriorities.indexOf(priority),
    filterBy: ({ priority }) => activityPriorityLabels[priority],
    cell: ({ priority }) => (priority === 'high' ? <Badge tone="red">High</Badge> : activityPriorityLabels[priority]),
  },
  {
    id: 'dueDate',
    header: 'Due Date',
    mobile: 'fact',
    width: '9rem',
    sortBy: ({ dueDate }) => dueDate,
    cell: (row) => <DueDate activity={row} />,
  },
]

function DueDate({ activity: { dueDate, status } }: { activity: Activity }) {
  if (dueDate === null) return 'N/A'
  const isLate = status === 'planned' && dueDate < today()
  return (
    <span className="whitespace-nowrap">
      {formatDay(dueDate)}
      {isLate && <span className="font-medium text-negative-text"> · overdue</span>}
    </span>
  )
}

/** What is to be done, and was done, with a customer. */
export function ActivitiesTab({ customer }: { customer: Customer }) {
  const ofCustomer = { customerId: customer.id }
  const read = useRead(activitiesEndpoints.list, { query: ofCustomer })
  const mayChange = useMay('crm.change')
  const adding = useOverlay('new')
  const editing = useOverlay('edit')
  const { mark, pending } = useMarkDone()
  const add = mayChange ? () => adding.open(true) : undefined
  useShortcut('n', 'Add Activity', add)
  const actionsOf = (activity: Activity): RowAction[] => [
    activity.status === 'planned'
      ? { ...always, label: 'Mark Done', icon: <Check />, pending: pending === activity.id, onSelect: () => mark(activity, 'done') }
      : { ...always, label: 'Undo', icon: <Undo2 />, pending: pending === activity.id, onSelect: () => mark(activity, 'planned') },
    { label: 'Edit', icon: <Pencil />, onSelect: () => editing.open(activity.id) },
  ]
  return (
    <>
      <CrmTable
        caption={`Activities with ${customer.name}`}
        read={read}
        exported={{ endpoint: activitiesEndpoints.list, query: ofCustomer }}
        failed="Failed to load activities"
        columns={columns}
        sort="status"
        search="Search activities..."
        searched={({ subject }) => subject}
        rowName={({ subject }) => subject}
        rowLink={({ id }) => overlayLink('edit', id)}
        actions={mayChange ? actionsOf : undefined}
        add={
          add && (
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={add}>
              Add Activity
            </Button>
          )
        }
      />
      <Suspense>
        {mayChange && adding.value && <AddActivityDialog customer={customer} onClose={adding.close} />}
        {mayChange && editing.value && <EditActivityDialog id={Number(editing.value)} onClose={editing.close} />}
      </Suspense>
    </>
  )
}

const always = { look: 'text', always: true } as const
