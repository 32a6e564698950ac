import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { kindsFor, mostUnreadCounted, notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import type { Database } from '../../platform/engine/database.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { holds } from '../../platform/lists/list-filters.ts'
import { readsOf } from '../../platform/lists/reads-of.ts'
import { ownSites, type Person } from '../../viewer.ts'

/**
 * The notifications of a person: those of its audience since it became a user, except the kinds it has switched off and those it
 * caused itself. `r` is the person's own mark, read or unread.
 */
export function visibleNotifications(on: Kysely<Tables>, viewer: Person) {
  const { userId, customerId, role } = viewer
  const own = ownSites(viewer)
  return (
    on
      .selectFrom('notifications as n')
      .leftJoin('notification_reads as r', (join) => join.onRef('r.notification_id', '=', 'n.id').on('r.user_id', '=', userId))
      .where('n.customer_id', customerId === null ? 'is' : '=', customerId)
      .where(sql<boolean>`n.except_user_id is distinct from ${userId}`)
      .where(sql<boolean>`(n.only_user_id is null or n.only_user_id = ${userId})`)
      // All other roles are notified of everything that their audience is.
      .$if(role === 'worker' || role === 'accountant', (q) => q.where('n.kind', 'in', kindsFor(role)))
      .$if(own !== null, (q) => q.where(isOfSites(sql`any(${own}::integer[])`)))
      .where('n.created_at', '>=', (eb) => eb.selectFrom('users as u').select('u.created_at').where('u.id', '=', userId))
      .where('n.kind', 'not in', (eb) =>
        eb.selectFrom('notification_preferences as p').select('p.kind').where('p.user_id', '=', userId).where('p.wanted', '=', false),
      )
  )
}

/** Whether people of the role in this column are notified of the kind in that one. All roles but these are notified of everything that their audience is. */
export function isNotifiedAs(role: string, kind: string) {
  const limited = (['worker', 'accountant'] as const).map(
    (each) => sql`when ${each} then ${sql.ref(kind)} = any(${kindsFor(each)}::text[])`,
  )
  return sql<SqlBool>`case ${sql.ref(role)} ${sql.join(limited, sql` `)} else true end`
}

/** Whether a notification `n` concerns one of the sites in this column; none of them stands for all. */
export function isAtSitesOf(siteIds: string) {
  return sql<SqlBool>`(${sql.ref(siteIds)} = '{}' or ${isOfSites(sql`any(${sql.ref(siteIds)})`)})`
}

/** Rows that belong to no site concern every site. */
function isOfSites(own: RawBuilder<unknown>) {
  return sql<SqlBool>`case n.subject_type
    when 'order' then exists (select from orders x where x.id = n.subject_id and x.site_id = ${own})
    when 'receipt' then exists (select from receipts x where x.id = n.subject_id and x.site_id = ${own})
    when 'return' then exists (select from returns x where x.id = n.subject_id and x.site_id = ${own})
    when 'shipment' then exists (select from shipments x where x.id = n.subject_id and x.site_id = ${own})
    when 'count' then exists (select from counts x where x.id = n.subject_id and x.site_id = ${own})
    when 'adjustmentRequest' then exists (select from adjustment_requests x where x.id = n.subject_id and x.site_id = ${own})
    when 'task' then exists (select from tasks x join locations l on l.id = x.from_location_id where x.id = n.subject_id and l.site_id = ${own})
    else true end`
}

/** Everything before this time is read, except what the person marked as unread. */
function readBefore({ userId }: Person) {
  return sql<Date>`coalesce((select read_before from notification_readers where user_id = ${userId}), '-infinity')`
}

export function isRead(viewer: Person) {
  return sql<boolean>`case when r.user_id is null then n.created_at < ${readBefore(viewer)} else r.read_at is not null end`
}

/** The time of the oldest notification that can be unread; lets the list of unread ones skip the read ones. */
function oldestUnread(viewer: Person) {
  return sql<Date>`least(${readBefore(viewer)}, (
    select min(e.created_at) from notification_reads as m join notifications as e on e.id = m.notification_id
    where m.user_id = ${viewer.userId} and m.read_at is null))`
}

type Notifications = ReturnType<typeof visibleNotifications>

function selectNotifications(notifications: Notifications, viewer: Person) {
  return notifications.select([
    'n.id',
    'n.type',
    'n.title',
    'n.message',
    isRead(viewer).as('read'),
    iso('n.created_at').as('createdAt'),
    'n.subject_type as subjectType',
    'n.subject_id as subjectId',
  ])
}

export const { list: listNotifications, get: getNotification } = readsOf(notificationsEndpoints.list, {
  alias: 'n',
  missing: 'notification.not-found',
  from: visibleNotifications,
  select: selectNotifications,
  searched: (word) => [word.isIn('n.title'), word.isIn('n.message')],
  filters: { read: isReadAsAsked },
  sorts: { createdAt: 'time' },
  defaultSort: '-createdAt',
})

function isReadAsAsked(asked: 'true' | 'false', viewer: Person) {
  const condition = holds(isRead(viewer))(asked)
  return asked === 'true' ? condition : sql<SqlBool>`${condition} and ${sql.ref('n.created_at')} >= ${oldestUnread(viewer)}`
}

/** Every open screen calls this after each event, so it reads only rows since the last 'mark all', and a limited number of them. */
export async function countUnread(db: Database, viewer: Person): Promise<{ unread: number }> {
  const { fresh, again } = await db.read(viewer, (on) => {
    const visible = visibleNotifications(on, viewer).select('n.id')
    const fresh = visible
      .where('r.user_id', 'is', null)
      .where('n.created_at', '>=', readBefore(viewer))
      .orderBy('n.created_at', 'desc')
      .orderBy('n.id', 'desc')
      .limit(mostUnreadCounted)
    const again = visible.where('r.user_id', 'is not', null).where('r.read_at', 'is', null).limit(mostUnreadCounted)
    const count = (rows: typeof fresh) => sql<number>`(select count(*) from (${rows}) as rows)`
    return on.selectNoFrom([count(fresh).as('fresh'), count(again).as('again')]).executeTakeFirstOrThrow()
  })
  return { unread: Math.min(fresh + again, mostUnreadCounted) }
}
