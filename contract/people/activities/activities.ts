import { z } from 'zod'
import { createdRange } from '../../list-query.ts'
import { record } from '../../record.ts'
import { choice, day, moment, momentOrNone, owner, reference, shown, text } from '../../record-fields.ts'
import { valuesOf } from '../../values-of.ts'

export const activityTypeLabels = { call: 'Call', email: 'Email', meeting: 'Meeting', task: 'Task', note: 'Note' } as const
export const activityTypes = valuesOf(activityTypeLabels)
export type ActivityType = keyof typeof activityTypeLabels
export const activityStatusLabels = { planned: 'Planned', done: 'Done' } as const
export const activityStatuses = valuesOf(activityStatusLabels)
/** The most urgent first. */
export const activityPriorityLabels = { high: 'High', medium: 'Medium', low: 'Low' } as const
export const activityPriorities = valuesOf(activityPriorityLabels)
export type ActivityPriority = keyof typeof activityPriorityLabels

/** Something to be done, or done, with a customer. */
export const activities = record('activity', {
  path: 'activities',
  method: 'PATCH',
  noun: 'activity',
  read: 'crm.read',
  change: 'crm.change',
  topic: 'activities',
  shows: ['customers', 'account'],
  fields: {
    customerId: owner(),
    customerName: shown('Customer', z.string()),
    type: choice('Type', activityTypeLabels, { sort: true, search: true, filter: true }),
    subject: text('Subject', 300, { required: true, sort: true, search: true }),
    status: choice('Status', activityStatusLabels, { start: 'planned', sort: true, search: true, filter: true }),
    priority: choice('Priority', activityPriorityLabels, { start: 'medium', sort: true, filter: true }),
    /** Staff are notified on this day, unless it is done. */
    dueDate: day('Due Date', { sort: true }),
    notes: text('Notes', 5000, { search: true }),
    /** A member of staff. */
    assignedTo: reference('Assigned To', { filter: true }),
    assignedToName: shown('Assigned To', z.string().nullable()),
    doneAt: momentOrNone('Done'),
    createdAt: moment('Created', { sort: true }),
    createdBy: shown('Created By', z.string().nullable()),
    updatedAt: moment('Changed'),
  },
  filters: createdRange,
  files: 'activities',
  summaries: {
    list: 'Activities with customers, planned or done',
    get: 'One activity',
    create: 'Plan an activity with a customer, or record one that is done',
    update: 'Change an activity, mark it done, or planned again',
    history: 'Who changed which fields of an activity',
  },
})
export type Activity = z.output<typeof activities.row>

export const activitiesEndpoints = activities.calls
