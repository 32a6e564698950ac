import { type Kysely, sql } from 'kysely'
import { notificationPath } from '../../../contract/people/notifications/notification-links.ts'
import type { OperatorSettings } from '../../../contract/platform/settings/operator-settings.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { mailSignature } from '../../platform/settings/mail-signature.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import { system } from '../../viewer.ts'
import { isMailed } from './mail-notifications.ts'

/** How many mails one transaction queues, and how many notifications one mail lists. */
const mostAtOnce = 200
const mostListed = 100

/** Hourly: after seven o'clock in the warehouse, people who chose a daily mail get one with the notifications of the last 24 hours. */
export const mailDigests = defineJob(
  'mail-digests',
  null,
  async ({ db, settings }) => {
    while ((await queueDigests(db, settings.address)) === mostAtOnce);
  },
  '4 * * * *',
)

/**
 * Queues the digests of today that aren't queued yet. The row of a mail is the mark that a person got the digest of the day; a unique index
 * keeps several servers from queueing one twice. Answers how many were due.
 * @param address where people reach the server.
 */
export function queueDigests(db: Database, address: string): Promise<number> {
  return db.transaction(system, async (trx) => {
    const due = await dueDigests(trx.sql, trx.now())
    if (due.length === 0) return 0
    const operator = await getSetting(trx.sql, 'operator')
    await queueMails(
      trx,
      due.map((digest) => ({
        kind: 'digest' as const,
        subjectId: Number(digest.day.replaceAll('-', '')),
        customerId: digest.customerId,
        userId: digest.userId,
        to: { name: digest.name, address: digest.email },
        subject: `${digest.count} ${digest.count === 1 ? 'notification' : 'notifications'}, ${digest.day}`,
        body: bodyOf(digest, operator, address),
      })),
    )
    return due.length
  })
}

interface Digest {
  /** In the warehouse. */
  day: string
  userId: number
  name: string
  email: string
  customerId: number | null
  count: number
  /** Oldest first. */
  notifications: { title: string; message: string; subjectType: string | null; subjectId: number | null }[]
}

async function dueDigests(on: Kysely<Tables>, now: Date): Promise<Digest[]> {
  const { rows } = await sql<Digest>`
    with today as (
      select day, (day + time '07:00') at time zone warehouse_zone() as until, (day - 1 + time '07:00') at time zone warehouse_zone() as since
      from (select warehouse_day(${now}::timestamptz) as day) d
    )
    select t.day::text as day, u.id as "userId", user_name(u.id) as name, u.email, u.customer_id as "customerId", count(*)::integer as count,
      (json_agg(json_build_object('title', n.title, 'message', n.message, 'subjectType', n.subject_type, 'subjectId', n.subject_id)
        order by n.created_at, n.id)) as notifications
    from today t
      join notifications n on n.created_at >= t.since and n.created_at < t.until
      join notification_preferences p on p.kind = n.kind and p.mailed_daily and n.created_at >= p.mailed_since
      join users u on u.id = p.user_id
      left join customers c on c.id = u.customer_id
    where t.until <= ${now}::timestamptz and ${isMailed}
      and not exists (
        select from mails m where m.kind = 'digest' and m.user_id = u.id and m.subject_id = to_char(t.day, 'YYYYMMDD')::integer)
    group by t.day, u.id
    order by u.id
    limit ${mostAtOnce}`.execute(on)
  return rows
}

function bodyOf({ name, count, notifications }: Digest, operator: OperatorSettings, address: string): string {
  const listed = notifications.slice(0, mostListed)
  const entries = listed.map(({ title, message, ...subject }) => `${title}: ${message}\n${address}${notificationPath(subject) ?? '/'}`)
  const more = count > listed.length ? `\n\nAnd ${count - listed.length} more: ${address}/` : ''
  return `Dear ${name},

${entries.join('\n\n')}${more}

You receive this email once a day because you chose it in your settings.
Change your notifications: ${address}/settings?section=notifications

${mailSignature(operator)}
`
}
