import { type Kysely, sql } from 'kysely'
import type { QueryOf } from '../../contract/endpoint.ts'
import type { Notification, notificationsEndpoints } from '../../contract/notifications.ts'
import type { Database } from '../db/database.ts'
import { iso } from '../db/json-columns.ts'
import { listOf, oneOf } from '../db/list.ts'
import type { Tables } from '../db/tables.ts'
import type { Person } from '../viewer.ts'

/** A notification is for one user, staff or not. */
export function visibleNotifications(on: Kysely<Tables>, viewer: Person) {
  return on.selectFrom('notifications as n').where('n.user_id', '=', viewer.userId)
}

function selectNotifications(on: Kysely<Tables>, viewer: Person) {
  return visibleNotifications(on, viewer).select([
    'n.id',
    'n.type',
    'n.title',
    'n.message',
    sql<boolean>`n.read_at is not null`.as('read'),
    iso('n.created_at').as('createdAt'),
    'n.subject_type as subjectType',
    'n.subject_id as subjectId',
  ])
}

export const listNotifications = listOf({
  query: (on: Kysely<Tables>, viewer: Person, filters: QueryOf<typeof notificationsEndpoints.list>) => {
    const all = selectNotifications(on, viewer)
    return filters.read === undefined ? all : all.where('n.read_at', filters.read === 'true' ? 'is not' : 'is', null)
  },
  id: 'n.id',
  sorts: { createdAt: { by: 'n.created_at', kind: 'time' } },
  defaultSort: '-createdAt',
})

export async function getNotification(on: Kysely<Tables>, viewer: Person, id: number): Promise<Notification> {
  return oneOf(selectNotifications(on, viewer).where('n.id', '=', id), 'This notification does not exist.')
}

export function summariseNotifications(db: Database, viewer: Person) {
  return db.read(viewer, (on) =>
    visibleNotifications(on, viewer)
      .select([sql<number>`count(*)`.as('total'), sql<number>`count(*) filter (where n.read_at is null)`.as('unread')])
      .executeTakeFirstOrThrow(),
  )
}
