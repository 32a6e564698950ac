import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParams, instant, listQuery } from './fields.ts'
import { everyone } from './roles.ts'

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
    allow: everyone,
    query: listQuery(['createdAt'], { read: z.enum(['true', 'false']).optional() }),
    response: z.array(notification),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/notifications/summary',
    summary: 'How many of the user’s notifications are unread',
    allow: everyone,
    response: z.object({ total: z.number().int(), unread: z.number().int() }),
  }),
  markAllRead: endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Mark all of the user’s notifications read',
    allow: everyone,
    allowsViewOnly: true,
    status: 204,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/notifications/:id',
    summary: 'Mark a notification read or unread',
    allow: everyone,
    allowsViewOnly: true,
    params: idParams,
    row: 'notification',
    body: z.object({ read: z.boolean() }),
    response: notification,
  }),
}
