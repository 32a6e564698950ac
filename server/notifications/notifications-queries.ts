import { type Kysely, sql } from 'kysely'
import type { QueryOf } from '../../contract/endpoint.ts'
import { type Notification, notificationsEndpoints } from '../../contract/notifications.ts'
import type { Database } from '../db/database.ts'
import { iso } from '../db/json-columns.ts'
import { listOf, oneOf } from '../db/list.ts'
import { between, matches } from '../db/list-filters.ts'
import type { Tables } from '../db/tables.ts'
import type { Person } from '../viewer.ts'

/**
 * What a person is told: events of its audience since it has been a user, without the kinds it
 * doesn't want and those it caused. `r` is its own mark that it has read it.
 */
export function visibleNotifications(on: Kysely<Tables>, viewer: Person) {
  return on
    .selectFrom('notifications as n')
    .leftJoin('notification_reads as r', (join) => join.onRef('r.notification_id', '=', 'n.id').on('r.user_id', '=', viewer.userId))
    .where('n.customer_id', viewer.customerId === null ? 'is' : '=', viewer.customerId)
    .where(sql<boolean>`n.except_user_id is distinct from ${viewer.userId}`)
    .where('n.created_at', '>=', (eb) => eb.selectFrom('users as u').select('u.created_at').where('u.id', '=', viewer.userId))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notification_preferences as p')
            .select('p.kind')
            .where('p.user_id', '=', viewer.userId)
            .whereRef('p.kind', '=', 'n.kind')
            .where('p.wanted', '=', false),
        ),
      ),
    )
}

type Notifications = ReturnType<typeof visibleNotifications>

function selectNotifications(notifications: Notifications) {
  return notifications.select([
    'n.id',
    'n.type',
    'n.title',
    'n.message',
    sql<boolean>`r.read_at is not null`.as('read'),
    iso('n.created_at').as('createdAt'),
    'n.subject_type as subjectType',
    'n.subject_id as subjectId',
  ])
}

function notificationsAskedFor(notifications: Notifications, asked: QueryOf<typeof notificationsEndpoints.list>) {
  let found = notifications
    .where(between('n.created_at', asked.createdFrom, asked.createdTo))
    .where(matches(asked.q, (word) => [word.isIn('n.title'), word.isIn('n.message')]))
  if (asked.read) found = found.where('r.read_at', asked.read === 'true' ? 'is not' : 'is', null)
  if (asked.type) found = found.where('n.type', 'in', asked.type)
  return found
}

export const listNotifications = listOf(notificationsEndpoints.list, {
  from: visibleNotifications,
  where: notificationsAskedFor,
  select: selectNotifications,
  id: 'n.id',
  sorts: { createdAt: { by: 'n.created_at', kind: 'time' } },
  defaultSort: '-createdAt',
})

export async function getNotification(on: Kysely<Tables>, viewer: Person, id: number): Promise<Notification> {
  return oneOf(selectNotifications(visibleNotifications(on, viewer)).where('n.id', '=', id), 'notification.not-found')
}

export function summariseNotifications(db: Database, viewer: Person) {
  return db.read(viewer, (on) =>
    visibleNotifications(on, viewer)
      .select([sql<number>`count(*)`.as('total'), sql<number>`count(*) filter (where r.read_at is null)`.as('unread')])
      .executeTakeFirstOrThrow(),
  )
}
