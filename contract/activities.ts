import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, idInUrl, idParams, instant, optionalText, requiredText } from './fields.ts'
import { json, list } from './formats.ts'
import { createdRange, listQuery, several } from './list-query.ts'

export const activityTypes = ['call', 'email', 'meeting', 'task', 'note'] as const
export type ActivityType = (typeof activityTypes)[number]
export const activityStatuses = ['planned', 'done'] as const
export type ActivityStatus = (typeof activityStatuses)[number]
/** The most urgent first. */
export const activityPriorities = ['high', 'medium', 'low'] as const
export type ActivityPriority = (typeof activityPriorities)[number]

export const activityTypeLabels: Record<ActivityType, string> = {
  call: 'Call',
  email: 'Email',
  meeting: 'Meeting',
  task: 'Task',
  note: 'Note',
}

export const activityPriorityLabels: Record<ActivityPriority, string> = { high: 'High', medium: 'Medium', low: 'Low' }
export const activityStatusLabels: Record<ActivityStatus, string> = { planned: 'Planned', done: 'Done' }

/** Something to be done, or done, with a customer. */
export const activity = z.object({
  id,
  customerId: id,
  customerName: z.string(),
  type: z.enum(activityTypes),
  subject: z.string(),
  status: z.enum(activityStatuses),
  priority: z.enum(activityPriorities),
  /** Staff are notified on this day, unless it is done. */
  dueDate: z.iso.date().nullable(),
  notes: z.string().nullable(),
  /** A member of staff. */
  assignedTo: id.nullable(),
  assignedToName: z.string().nullable(),
  doneAt: instant.nullable(),
  createdAt: instant,
  createdBy: z.string().nullable(),
  updatedAt: instant,
  /** Its number is the ETag of the row. */
  version: z.number().int(),
})
export type Activity = z.output<typeof activity>

const activityFields = {
  type: z.enum(activityTypes),
  subject: requiredText(300),
  status: z.enum(activityStatuses),
  priority: z.enum(activityPriorities),
  dueDate: day.nullish(),
  notes: optionalText(5000),
  assignedTo: id.nullish(),
}

export const newActivity = z.object({
  customerId: id,
  ...activityFields,
  status: activityFields.status.default('planned'),
  priority: activityFields.priority.default('medium'),
})
export const activityChange = z.object(activityFields).partial()

export const activitiesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/activities',
    summary: 'What is to be done, or was done, with customers',
    allow: 'crm.read',
    query: listQuery(['createdAt', 'dueDate', 'subject', 'type', 'status', 'priority'], {
      customerId: several(idInUrl).optional(),
      type: several(z.enum(activityTypes)).optional(),
      status: several(z.enum(activityStatuses)).optional(),
      priority: several(z.enum(activityPriorities)).optional(),
      assignedTo: several(idInUrl).optional(),
      ...createdRange,
    }),
    answer: list(activity, 'activities'),
    shows: ['activities', 'customers', 'account'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/activities/:id',
    summary: 'One activity',
    allow: 'crm.read',
    params: idParams,
    row: 'activity',
    answer: json(activity),
    shows: ['activities', 'customers', 'account'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/activities',
    summary: 'Plan an activity with a customer, or record one that is done',
    allow: 'crm.change',
    body: json(newActivity),
    answer: json(activity),
    status: 201,
    changes: ['activities'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/activities/:id',
    summary: 'Change an activity, mark it done, or planned again',
    allow: 'crm.change',
    params: idParams,
    row: 'activity',
    versioned: 'version',
    body: json(activityChange),
    answer: json(activity),
    changes: ['activities'],
  }),
}
