import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParams, instant } from './fields.ts'
import { json, list } from './formats.ts'
import { createdRange, listQuery, several } from './list-query.ts'

export const notificationTypes = ['error', 'warning', 'success', 'info'] as const

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
    answer: json(z.object({ total: z.number().int(), unread: z.number().int() })),
    shows: ['notifications'],
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
