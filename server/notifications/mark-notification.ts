import { sql } from 'kysely'
import { notificationsEndpoints } from '../../contract/notifications.ts'
import { verb } from '../verb.ts'
import { getNotification, visibleNotifications } from './notifications-queries.ts'

const noHistory = { none: 'What a person has read is nobody else’s business.' }

export const markNotification = verb(notificationsEndpoints.update, async ({ trx, viewer, now }, { id, read }) => {
  await getNotification(trx.sql, viewer, id)
  if (read)
    await trx.sql
      .insertInto('notification_reads')
      .values({ user_id: viewer.userId, notification_id: id, read_at: now })
      .onConflict((conflicting) => conflicting.doNothing())
      .execute()
  else await trx.sql.deleteFrom('notification_reads').where('user_id', '=', viewer.userId).where('notification_id', '=', id).execute()
  return { answer: await getNotification(trx.sql, viewer, id), history: noHistory, touched: { ownNotifications: [id] } }
})

export const markAllNotificationsRead = verb(notificationsEndpoints.markAllRead, async ({ trx, viewer, now }) => {
  const unread = visibleNotifications(trx.sql, viewer).where('r.read_at', 'is', null).select('n.id')
  await sql`
    insert into notification_reads (user_id, notification_id, read_at)
    select ${viewer.userId}::integer, unread.id, ${now}::timestamptz from (${unread}) as unread
    on conflict do nothing`.execute(trx.sql)
  return { answer: undefined, history: noHistory, touched: { ownNotifications: [] } }
})
