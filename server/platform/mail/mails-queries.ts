import { type Kysely, sql } from 'kysely'
import { type Mail, mailsEndpoints } from '../../../contract/platform/mail/mails.ts'
import { ownSites, type Viewer } from '../../viewer.ts'
import type { Transaction } from '../engine/database.ts'
import { iso, isoOrNull } from '../engine/json-columns.ts'
import type { Tables } from '../engine/tables.ts'
import { forStaff } from '../lists/list-filters.ts'
import { readsOf } from '../lists/reads-of.ts'
import type { Claim } from '../work-queue/claims.ts'

/**
 * Mails; none for customers, who have them in their mailbox. Staff of some sites see those about receipts there, and of the notifications that
 * people are mailed their own.
 */
export function visibleMails(on: Kysely<Tables>, viewer: Viewer) {
  const own = ownSites(viewer)
  return forStaff(on.selectFrom('mails as m'), viewer).$if(own !== null, (q) =>
    q.where(sql<boolean>`case
      when m.kind = 'receipt' then exists (select from receipts t where t.id = m.subject_id and t.site_id = any(${own}::integer[]))
      when m.kind in ('notification', 'digest') then m.user_id = ${viewer.userId}
      else true end`),
  )
}

type Mails = ReturnType<typeof visibleMails>

function selectMails(mails: Mails) {
  return mails.select([
    'm.id',
    'm.kind',
    'm.subject_id as subjectId',
    'm.to_address as to',
    'm.subject',
    'm.state',
    'm.delivery',
    'm.attempts',
    'm.error',
    sql<string | null>`case when m.state = 'queued' and m.attempts > 0 then iso(m.due_at) end`.as('nextAttemptAt'),
    sql<string | null>`user_name(m.created_by)`.as('createdBy'),
    iso('m.created_at').as('createdAt'),
    isoOrNull('m.sent_at').as('sentAt'),
  ])
}

export const { list: listMails, get: getMail } = readsOf(mailsEndpoints.list, {
  alias: 'm',
  missing: 'mail.not-found',
  from: visibleMails,
  select: selectMails,
  searched: (word) => [word.isIn('m.to_address'), word.isIn('m.subject')],
  sorts: { createdAt: 'time' },
  defaultSort: '-createdAt',
})

/** A mail that one worker is sending. */
export interface ClaimedMail extends Claim {
  kind: Mail['kind']
  subject_id: number
  to_name: string
  to_address: string
  subject: string
  body: string
  message_id: string
  created_at: Date
}

/** Reads a mail that was claimed, and says that it is being sent. Each attempt has the same Message-ID. */
export function takeMail(trx: Transaction, { id }: Claim, senderDomain: string): Promise<ClaimedMail> {
  return trx.sql
    .updateTable('mails')
    .set({
      state: 'sending',
      message_id: sql<string>`coalesce(message_id, '<' || gen_random_uuid() || '@' || ${senderDomain}::text || '>')`,
    })
    .where('id', '=', id)
    .returning(['id', 'kind', 'subject_id', 'to_name', 'to_address', 'subject', 'body', 'attempts', 'created_at'])
    .returning(sql<string>`message_id`.as('message_id'))
    .executeTakeFirstOrThrow()
}

/** An email that was accepted for delivery is sent, even if another worker has claimed it meanwhile. */
export async function recordSent(trx: Transaction, { id }: ClaimedMail, delivery: NonNullable<Mail['delivery']>): Promise<void> {
  await trx.sql
    .updateTable('mails')
    .set({ state: 'sent', due_at: null, delivery, error: null, sent_at: trx.now(), body: bodyWithoutLink })
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .execute()
}

/** Gives up the mails of a kind about a row that still wait: what they say isn't so any more. Answers their ids. */
export async function cancelMails(trx: Transaction, { kind, subjectId, reason }: CancelledMails): Promise<number[]> {
  const cancelled = await trx.sql
    .updateTable('mails')
    .set({ state: 'failed', due_at: null, error: reason, body: bodyWithoutLink })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'queued')
    .returning('id')
    .execute()
  return cancelled.map(({ id }) => id)
}

interface CancelledMails {
  kind: Mail['kind']
  subjectId: number
  /** A sentence. */
  reason: string
}

/** The link of an invitation is a secret: it is kept no longer than it takes to send it. */
export const bodyWithoutLink = sql<string>`case when kind = 'invitation' then regexp_replace(body, 'invitation=[-\\w]{43}', 'invitation=(removed)') else body end`
