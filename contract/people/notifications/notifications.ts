import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idParams, instant } from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { createdRange, listQuery, several } from '../../list-query.ts'
import type { Role } from '../../roles.ts'

export const notificationTypes = ['error', 'warning', 'success', 'info'] as const

/** What people are notified of, unless they choose not to be. */
export const notificationKinds = [
  'low_stock',
  'movement_created',
  'stage',
  'delivery_announced',
  'inspection_overdue',
  'return_requested',
  'return_answered',
  'shipment_delayed',
  'goods_missing',
  'goods_disposed',
  'task_waiting',
  'back_order',
  'activity_due',
  'invoice_overdue',
  'quote_answered',
  'reconciliation',
  'adjustment_requested',
  'adjustment_decided',
  'count_review',
  'transfer_short',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

const managers = ['admin', 'manager'] as const
const office = [...managers, 'accountant'] as const
const floor = [...managers, 'worker'] as const
const staff = [...office, 'worker'] as const
/** Each kind in words, and who is notified of it. */
export const notificationKindRules: Record<NotificationKind, { label: string; toldTo: readonly Role[] }> = {
  low_stock: { label: 'Low stock', toldTo: [...office, 'customer'] },
  movement_created: { label: 'New movements', toldTo: office },
  stage: { label: 'Stages of movements', toldTo: ['customer'] },
  delivery_announced: { label: 'Announced deliveries', toldTo: staff },
  inspection_overdue: { label: 'Overdue inspections', toldTo: staff },
  return_requested: { label: 'Requested returns', toldTo: office },
  return_answered: { label: 'Answers to returns', toldTo: ['customer'] },
  shipment_delayed: { label: 'Delayed shipments', toldTo: [...office, 'customer'] },
  goods_missing: { label: 'Goods missing while picking', toldTo: managers },
  goods_disposed: { label: 'Goods out of quarantine', toldTo: ['customer'] },
  task_waiting: { label: 'Tasks open for a day', toldTo: floor },
  back_order: { label: 'Back-orders', toldTo: [...office, 'customer'] },
  activity_due: { label: 'Activities that are due', toldTo: office },
  invoice_overdue: { label: 'Overdue invoices', toldTo: [...office, 'customer'] },
  quote_answered: { label: 'Answers to quotes', toldTo: office },
  reconciliation: { label: 'Stock books that do not balance', toldTo: office },
  adjustment_requested: { label: 'Adjustments to approve', toldTo: managers },
  adjustment_decided: { label: 'Decisions on my adjustments', toldTo: ['worker'] },
  count_review: { label: 'Counts to decide', toldTo: managers },
  transfer_short: { label: 'Goods missing of transfers', toldTo: managers },
}

/** The kinds that people of the role are notified of. */
export function kindsFor(role: Role): NotificationKind[] {
  return notificationKinds.filter((kind) => notificationKindRules[kind].toldTo.includes(role))
}

/** A badge needs no exact number above this, and counting costs with each that is unread. */
export const mostUnreadCounted = 1_000

export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: instant,
  /** The row it is about, for a link. */
  subjectType: z.string().nullable(),
  subjectId: id.nullable(),
})
export type Notification = z.output<typeof notification>

/** When notifications of a kind are mailed. Daily ones are collected until seven o'clock in the morning. */
export const mailTimes = ['never', 'at_once', 'daily'] as const
export type MailTime = (typeof mailTimes)[number]

export const notificationPreference = z.object({
  kind: z.enum(notificationKinds),
  label: z.string(),
  /** In the app. */
  wanted: z.boolean(),
  /** Whether it is mailed at all. */
  email: z.boolean(),
  mail: z.enum(mailTimes),
})

/** A choice for each kind, or for some. */
function byKind<S extends z.ZodType>(choice: S) {
  return z.object({
    low_stock: choice,
    movement_created: choice,
    stage: choice,
    delivery_announced: choice,
    inspection_overdue: choice,
    return_requested: choice,
    return_answered: choice,
    shipment_delayed: choice,
    goods_missing: choice,
    goods_disposed: choice,
    task_waiting: choice,
    back_order: choice,
    activity_due: choice,
    invoice_overdue: choice,
    quote_answered: choice,
    reconciliation: choice,
    adjustment_requested: choice,
    adjustment_decided: choice,
    count_review: choice,
    transfer_short: choice,
  } satisfies Record<NotificationKind, S>)
}

/** True is the same as 'at_once', false as 'never'. */
const mailChoice = z.union([z.boolean(), z.enum(mailTimes)], { error: "must be 'never', 'at_once' or 'daily'" }).optional()

/** By kind whether it is wanted in the app and, under `email`, when by email. */
export const notificationChoice = byKind(z.boolean().optional()).extend({ email: byKind(mailChoice).optional() })

export const notificationsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    summary: 'The user’s notifications',
    allow: 'notifications.read',
    query: listQuery(['createdAt'], {
      read: z.enum(['true', 'false']).optional(),
      type: several(z.enum(notificationTypes)).optional(),
      ...createdRange,
    }),
    answer: list(notification),
    shows: ['notifications', 'settings'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/notifications/summary',
    summary: 'How many of the user’s notifications are unread',
    allow: 'notifications.read',
    /** Counted up to `mostUnreadCounted`, which stands for that many or more. */
    answer: json(z.object({ unread: z.number().int().max(mostUnreadCounted) })),
    shows: ['notifications'],
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/notifications/preferences',
    summary: 'The kinds of notifications for the user, with the choice of app and email for each',
    allow: 'notifications.read',
    answer: json(z.array(notificationPreference)),
    shows: ['notifications'],
  }),
  updatePreferences: endpoint({
    method: 'PUT',
    path: '/api/notifications/preferences',
    summary:
      'Choose which kinds of notifications the user wants in the app, and which by email, at once or once a day; kinds left out stay as they are',
    allow: 'notifications.choose',
    body: json(notificationChoice),
    answer: json(z.array(notificationPreference)),
    changes: ['notifications'],
  }),
  markAllRead: endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Mark all of the user’s notifications read',
    allow: 'notifications.mark',
    status: 204,
    changes: ['notifications'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/notifications/:id',
    summary: 'Mark a notification read or unread',
    allow: 'notifications.mark',
    params: idParams,
    row: 'notification',
    body: json(z.object({ read: z.boolean() })),
    answer: json(notification),
    changes: ['notifications'],
  }),
}
