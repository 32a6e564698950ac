import { Pencil } from 'lucide-react'
import {
  type Activity,
  activities,
  activitiesEndpoints,
  activityPriorityLabels,
  activityStatuses,
  activityStatusLabels,
  activityTypeLabels,
} from '../../../contract/people/activities/activities.ts'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import { overlayLink } from '../../platform/address/overlay-link.ts'
import { EditDialog } from '../../platform/form/edit-dialog.tsx'
import { formatDay, today } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { defineLoadedList, useLoadedList } from '../../platform/list/use-loaded-list.ts'
import { bulkOf, rowAction, useActs } from '../../platform/record/actions.tsx'
import { loadedColumnsOf } from '../../platform/record/record-columns.tsx'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import type { RowAction } from '../../platform/ui/table-column.ts'
import { markDone, planAgain } from '../activities/activity-actions.ts'
import { useActivity } from '../activities/use-activities.ts'
import { noResults } from './no-results.ts'

// The form and its validation are loaded when first opened.
const ActivityDialog = lazyPart(() => import('../activities/activity-dialog.tsx'), 'ActivityDialog')

const column = loadedColumnsOf(activities)

const activitiesList = defineLoadedList(activitiesEndpoints.list, {
  screen: 'crm-activities',
  caption: 'Activities',
  search: 'Search activities...',
  searched: ({ subject }) => subject,
  sort: 'status',
  columns: [
    column('type', { mobile: 'title', width: '7rem', filter: true, sortBy: ({ type }) => activityTypeLabels[type] }),
    column('subject', { mobile: 'key', width: '100%' }),
    column('status', {
      mobile: 'status',
      width: '7rem',
      filter: true,
      // Planned ones first, in order of their due date.
      sortBy: ({ status, dueDate }) => `${activityStatuses.indexOf(status)} ${dueDate ?? 'without'}`,
      cell: ({ status }) => (status === 'done' ? <Badge tone="green">Done</Badge> : activityStatusLabels[status]),
    }),
    column('priority', {
      width: '7rem',
      filter: true,
      cell: ({ priority }) => (priority === 'high' ? <Badge tone="red">High</Badge> : activityPriorityLabels[priority]),
    }),
    column('dueDate', { mobile: 'fact', width: '9rem', cell: (row) => <DueDate activity={row} /> }),
  ],
  rowName: ({ subject }) => subject,
  rowLink: ({ id }) => overlayLink('edit', id),
  failed: 'Failed to load activities',
  ...noResults,
})

const markAllDone = bulkOf(markDone)

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
  const dialogs = useDialogs({
    new: mayChange && ((onClose) => <ActivityDialog record={null} customer={customer} onClose={onClose} />),
    edit:
      mayChange &&
      ((onClose, id) => <EditDialog id={Number(id)} noun="Activity" useRecord={useActivity} dialog={ActivityDialog} onClose={onClose} />),
  })
  const acts = useActs<Activity>()
  const actionsOf = (activity: Activity): RowAction[] => [
    ...rowAction(acts, markDone, activity, always),
    ...rowAction(acts, planAgain, activity, always),
    { label: 'Edit', icon: <Pencil />, onSelect: () => dialogs.open('edit', activity.id) },
  ]
  return (
    <>
      <ListScreen
        list={useLoadedList(activitiesList, { read, query: ofCustomer })}
        actions={mayChange ? actionsOf : undefined}
        bulk={mayChange ? [markAllDone] : []}
        backLabel="CRM"
        onAdd={mayChange ? () => dialogs.open('new') : undefined}
        addLabel="Add Activity"
      />
      {dialogs.shown}
    </>
  )
}

const always = { look: 'text', always: true } as const
