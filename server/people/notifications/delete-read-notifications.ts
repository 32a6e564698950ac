import { sql } from 'kysely'
import { mostDeleted } from '../../platform/cleanup/cleanup.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'

const dayMs = 86_400_000

/**
 * Deletes notifications that are older than the setting says and that at least one person of their audience has read. Unread ones are kept. Not all have
 * to have read one, because then a person who never reads any would prevent every deletion.
 */
export async function deleteReadNotifications(trx: Transaction): Promise<number> {
  const { readNotificationsDays } = await getSetting(trx.sql, 'retention')
  if (readNotificationsDays === null) return 0
  const happenedBefore = new Date(trx.now().getTime() - readNotificationsDays * dayMs)
  // Two selects, because with `or` PostgreSQL would scan all readers for each row.
  const { numAffectedRows } = await sql`
    with old as (
      select n.id, coalesce(n.customer_id, 0) as audience, n.except_user_id, n.created_at from notifications n
      where n.created_at < ${happenedBefore}
    ), readers as (
      select u.id, coalesce(u.customer_id, 0) as audience, u.created_at as since, m.read_before
      from notification_readers m join users u on u.id = m.user_id
    )
    delete from notifications where id in (
      select old.id from old where exists (select from notification_reads r where r.notification_id = old.id and r.read_at is not null)
      union
      select old.id from old
      where exists (
        select from readers
        where readers.audience = old.audience and readers.id is distinct from old.except_user_id
          and old.created_at >= readers.since and old.created_at < readers.read_before
          and not exists (select from notification_reads r where r.notification_id = old.id and r.user_id = readers.id))
      limit ${mostDeleted})`.execute(trx.sql)
  return Number(numAffectedRows)
}
