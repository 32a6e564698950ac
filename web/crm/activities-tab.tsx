import { Check, Pencil, Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import {
  type Activity,
  activitiesEndpoints,
  activityPriorities,
  activityPriorityLabels,
  activityStatuses,
  activityStatusLabels,
  activityTypeLabels,
} from '../../contract/activities/activities.ts'
import type { Customer } from '../../contract/customers/customers.ts'
import { useMarkDone } from '../activities/use-mark-done.ts'
import { overlayLink } from '../address/overlay-link.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { formatDay, plural, today } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useRead } from '../lib/use-read.ts'
import { useMay } from '../lib/use-session.ts'
import { bulkCall } from '../list/bulk-call.ts'
import type { BulkAction } from '../list/bulk-run.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { defineLoadedList, useLoadedList } from '../list/use-loaded-list.ts'
import { Badge } from '../ui/badge.tsx'
import type { RowAction } from '../ui/table-column.ts'
import { Truncated } from '../ui/truncated.tsx'
import { noResults } from './no-results.ts'

// The forms and their validation are loaded when first opened.
const AddActivityDialog = lazyPart(() => import('../activities/activity-dialog.tsx'), 'AddActivityDialog')
const EditActivityDialog = lazyPart(() => import('../activities/activity-dialog.tsx'), 'EditActivityDialog')

const activitiesList = defineLoadedList(activitiesEndpoints.list, {
  screen: 'crm-activities',
  caption: 'Activities',
  search: 'Search activities...',
  searched: ({ subject }) => subject,
  sort: 'status',
  columns: [
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
  ],
  rowName: ({ subject }) => subject,
  rowLink: ({ id }) => overlayLink('edit', id),
  failed: 'Failed to load activities',
  ...noResults,
})

const planAll: BulkAction<Activity> = {
  label: 'Undo',
  running: 'Planning',
  done: (count) => `${plural(count, 'activity', 'activities')} reopened`,
  ...bulkCall(activitiesEndpoints.update, ({ id }) => ({ params: { id }, body: { status: 'planned' as const } })),
}

const markAllDone: BulkAction<Activity> = {
  label: 'Mark Done',
  running: 'Marking',
  done: (count) => `${plural(count, 'activity', 'activities')} done`,
  refuses: ({ status }) => (status === 'done' ? 'This activity is already done.' : undefined),
  ...bulkCall(activitiesEndpoints.update, ({ id }) => ({ params: { id }, body: { status: 'done' as const } })),
  undo: planAll,
}

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
  const actionsOf = (activity: Activity): RowAction[] => [
    activity.status === 'planned'
      ? { ...always, label: 'Mark Done', icon: <Check />, pending: pending === activity.id, onSelect: () => mark(activity, 'done') }
      : { ...always, label: 'Undo', icon: <Undo2 />, pending: pending === activity.id, onSelect: () => mark(activity, 'planned') },
    { label: 'Edit', icon: <Pencil />, onSelect: () => editing.open(activity.id) },
  ]
  return (
    <>
      <ListScreen
        list={useLoadedList(activitiesList, { read, query: ofCustomer })}
        actions={mayChange ? actionsOf : undefined}
        bulk={mayChange ? [markAllDone] : []}
        backLabel="CRM"
        onAdd={mayChange ? () => adding.open(true) : undefined}
        addLabel="Add Activity"
      />
      <Suspense>
        {mayChange && adding.value && <AddActivityDialog customer={customer} onClose={adding.close} />}
        {mayChange && editing.value && <EditActivityDialog id={Number(editing.value)} onClose={editing.close} />}
      </Suspense>
    </>
  )
}

const always = { look: 'text', always: true } as const
