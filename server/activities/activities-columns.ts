import { type Activity, activityPriorityLabels, activityStatusLabels, activityTypeLabels } from '../../contract/activities.ts'
import type { Column } from '../files/columns.ts'

/** Activities with customers. */
export const activityFileColumns: readonly Column<Activity>[] = [
  { label: 'Type', kind: 'text', value: (activity) => activityTypeLabels[activity.type], width: 12 },
  { label: 'Subject', kind: 'text', value: (activity) => activity.subject, width: 40 },
  { label: 'Customer', kind: 'text', value: (activity) => activity.customerName, width: 28 },
  { label: 'Status', kind: 'text', value: (activity) => activityStatusLabels[activity.status], width: 12 },
  { label: 'Priority', kind: 'text', value: (activity) => activityPriorityLabels[activity.priority], width: 12 },
  { label: 'Due Date', kind: 'date', value: (activity) => activity.dueDate },
  { label: 'Assigned To', kind: 'text', value: (activity) => activity.assignedToName, width: 20 },
  { label: 'Notes', kind: 'text', value: (activity) => activity.notes, width: 40 },
  { label: 'Done', kind: 'time', value: (activity) => activity.doneAt },
  { label: 'Created', kind: 'time', value: (activity) => activity.createdAt },
  { label: 'Created By', kind: 'text', value: (activity) => activity.createdBy, width: 20 },
]
