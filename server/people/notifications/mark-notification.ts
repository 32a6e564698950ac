import { sql } from 'kysely'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { verb } from '../../verb.ts'
import { getNotification, isRead, visibleNotifications } from './notifications-queries.ts'

const noHistory = { none: 'Read marks are private.' }
/** Older notifications are certainly committed, because no transaction takes as long. */
const hour = 3_600_000

export const markNotification = verb(notificationsEndpoints.update, async ({ trx, viewer, now }, { id, read }) => {
  await getNotification(trx.sql, viewer, id)
  await trx.sql
    .insertInto('notification_reads')
    .values({ user_id: viewer.userId, notification_id: id, read_at: read ? now : null })
    .onConflict((of) => of.columns(['user_id', 'notification_id']).doUpdateSet((eb) => ({ read_at: eb.ref('excluded.read_at') })))
    .execute()
  return { answer: await getNotification(trx.sql, viewer, id), history: noHistory, touched: { ownNotifications: [id] } }
})

/**
 * One row marks everything older than an hour as read. Newer notifications get a mark each, so that one that is being stored at this
 * moment remains unread.
 */
export const markAllNotificationsRead = verb(notificationsEndpoints.markAllRead, async ({ trx, viewer, now }) => {
  const before = new Date(now.getTime() - hour)
  await trx.sql
    .insertInto('notification_readers')
    .values({ user_id: viewer.userId, read_before: before })
    .onConflict((of) =>
      of.column('user_id').doUpdateSet({ read_before: sql`greatest(notification_readers.read_before, excluded.read_before)` }),
    )
    .execute()
  await trx.sql
    .deleteFrom('notification_reads as r')
    .using('notifications as n')
    .whereRef('n.id', '=', 'r.notification_id')
    .where('r.user_id', '=', viewer.userId)
    .where('n.created_at', '<', before)
    .execute()
  const unread = visibleNotifications(trx.sql, viewer)
    .where('n.created_at', '>=', before)
    .where(isRead(viewer), '=', false)
    .select((eb) => [eb.val(viewer.userId).as('user_id'), 'n.id', eb.val(now).as('read_at')])
  await trx.sql
    .insertInto('notification_reads')
    .columns(['user_id', 'notification_id', 'read_at'])
    .expression(unread)
    .onConflict((of) => of.columns(['user_id', 'notification_id']).doUpdateSet((eb) => ({ read_at: eb.ref('excluded.read_at') })))
    .execute()
  return { answer: undefined, history: noHistory, touched: { ownNotifications: [] } }
})
