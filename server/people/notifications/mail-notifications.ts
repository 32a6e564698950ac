import { type Kysely, sql } from 'kysely'
import { notificationPath } from '../../../contract/people/notifications/notification-links.ts'
import { type NotificationKind, notificationKindRules } from '../../../contract/people/notifications/notifications.ts'
import type { OperatorSettings } from '../../../contract/platform/settings/operator-settings.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { mailSignature } from '../../platform/settings/mail-signature.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import { system } from '../../viewer.ts'
import { isAtSitesOf, isNotifiedAs } from './notifications-queries.ts'

/** Older notifications aren't emailed, in milliseconds: after a weekend without a server there would be too many. */
const longestAgo = 24 * 60 * 60 * 1000
/** How many mails one transaction queues. */
const mostAtOnce = 200

/** Every minute: people who want notifications of a kind by email get an email for each. */
export const mailNotifications = defineJob(
  'mail-notifications',
  null,
  async ({ db, settings }) => {
    while ((await queueNotificationMails(db, settings.address)) === mostAtOnce);
  },
  '* * * * *',
)

/**
 * Queues the mails that aren't queued yet; the row of a mail is the mark that its notification was mailed to this person. A unique index keeps
 * several servers from queueing one twice. Answers how many were due.
 * @param address where people reach the server.
 */
export function queueNotificationMails(db: Database, address: string): Promise<number> {
  return db.transaction(system, async (trx) => {
    const due = await dueMails(trx.sql, trx.now())
    if (due.length === 0) return 0
    const operator = await getSetting(trx.sql, 'operator')
    await queueMails(
      trx,
      due.map((mail) => ({
        kind: 'notification' as const,
        subjectId: mail.id,
        customerId: mail.customerId,
        userId: mail.userId,
        to: { name: mail.name, address: mail.email },
        subject: mail.title,
        body: bodyOf(mail, operator, address),
      })),
    )
    return due.length
  })
}

interface DueMail {
  id: number
  kind: NotificationKind
  title: string
  message: string
  subjectType: string | null
  subjectId: number | null
  customerId: number | null
  userId: number
  name: string
  email: string
}

/** Each notification with each person who wants its kind by email, may sign in, and isn't mailed it yet. Customers' only while email to them is on. */
function dueMails(on: Kysely<Tables>, now: Date): Promise<DueMail[]> {
  const since = new Date(now.getTime() - longestAgo)
  return on
    .selectFrom('notifications as n')
    .innerJoin('notification_preferences as p', 'p.kind', 'n.kind')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('customers as c', 'c.id', 'u.customer_id')
    .where('n.created_at', '>', since)
    .whereRef('n.created_at', '>=', 'p.mailed_since')
    .where('p.mailed_daily', '=', false)
    .where(isMailed)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mails as m')
            .select('m.id')
            .where('m.kind', '=', 'notification')
            .whereRef('m.subject_id', '=', 'n.id')
            .whereRef('m.user_id', '=', 'u.id'),
        ),
      ),
    )
    .select(['n.id', 'n.kind', 'n.title', 'n.message', 'n.subject_type as subjectType', 'n.subject_id as subjectId'])
    .select(['n.customer_id as customerId', 'u.id as userId', 'u.email', sql<string>`user_name(u.id)`.as('name')])
    .orderBy('n.created_at')
    .orderBy('n.id')
    .orderBy('u.id')
    .limit(mostAtOnce)
    .execute()
}

/** Whether the notification `n` is for the person `u`, with its role and sites, who may sign in; people of a customer `c` only while email to customers is on. */
export const isMailed = sql<boolean>`(${isNotifiedAs('u.role', 'n.kind')} and ${isAtSitesOf('u.site_ids')} and n.customer_id is not distinct from u.customer_id and n.except_user_id is distinct from u.id
  and (n.only_user_id is null or n.only_user_id = u.id) and u.disabled_at is null
  and (u.customer_id is null
    or c.status = 'active' and (select (value ->> 'emailNotifications')::boolean from settings where key = 'portal')))`

function bodyOf({ name, message, kind, ...subject }: DueMail, operator: OperatorSettings, address: string): string {
  return `Dear ${name},

${/[.!?]$/.test(message) ? message : `${message}.`}

${address}${notificationPath(subject) ?? '/'}

You receive this email because you subscribed to: ${notificationKindRules[kind].label}.
Change your notifications: ${address}/settings?section=notifications

${mailSignature(operator)}
`
}
