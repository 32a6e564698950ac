import type { Notification } from '../../contract/notifications.ts'
import type { Database } from '../db/database.ts'
import type { Person } from '../viewer.ts'
import { getNotification } from './notifications-queries.ts'

interface Mark {
  id: number
  read: boolean
}

export function markNotification(db: Database, viewer: Person, { id, read }: Mark): Promise<Notification> {
  return db.transaction(viewer, async (trx) => {
    await getNotification(trx.sql, viewer, id)
    await trx.sql
      .updateTable('notifications')
      .set({ read_at: read ? trx.now() : null })
      .where('id', '=', id)
      .where('user_id', '=', viewer.userId)
      .execute()
    trx.publish({ topic: 'notifications', ids: [id], customerId: viewer.customerId, userId: viewer.userId })
    return getNotification(trx.sql, viewer, id)
  })
}

export function markAllNotificationsRead(db: Database, viewer: Person): Promise<void> {
  return db.transaction(viewer, async (trx) => {
    await trx.sql
      .updateTable('notifications')
      .set({ read_at: trx.now() })
      .where('user_id', '=', viewer.userId)
      .where('read_at', 'is', null)
      .execute()
    trx.publish({ topic: 'notifications', ids: [], customerId: viewer.customerId, userId: viewer.userId })
  })
}
