import type { Mail, MailKind } from '../../../contract/platform/mail/mails.ts'
import { httpError } from '../../errors.ts'
import { system, type Viewer } from '../../viewer.ts'
import type { Transaction } from '../engine/database.ts'
import { sendMailsJob } from './mail-timing.ts'
import { getMail } from './mails-queries.ts'

export interface NewMail {
  kind: MailKind
  /** The row it is about, whose document is attached. */
  subjectId: number
  /** Whom it concerns; null for a mail to staff, which says who gets it. */
  customer: { id: number; name: string; contactEmail: string | null } | null
  /** Who gets it, when that isn't the customer itself at its contact address. */
  to?: { name: string; address: string }
  subject: string
  /** Plain text. */
  body: string
}

/** Queues a mail within the caller's transaction: it is sent if that commits. 409 when the customer has no address. */
export async function queueMail(
  trx: Transaction,
  viewer: Viewer,
  { kind, subjectId, customer, to, subject, body }: NewMail,
): Promise<Mail> {
  const name = to?.name ?? customer?.name ?? ''
  const address = to?.address ?? customer?.contactEmail
  if (!address) throw httpError('mail.no-address', { customer: name })
  const row = rowOf(trx, { kind, subjectId, customerId: customer?.id ?? null, to: { name, address }, subject, body })
  const { id } = await trx.sql
    .insertInto('mails')
    .values({ ...row, created_by: viewer.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.enqueue(sendMailsJob, {})
  // Customers, who invite colleagues, read no mails.
  return getMail(trx.sql, system, id)
}

export interface PersonalMail extends Pick<NewMail, 'kind' | 'subjectId' | 'subject' | 'body'> {
  customerId: number | null
  userId: number
  to: { name: string; address: string }
}

/** Queues mails to people, each once for its row and person: what another server has queued meanwhile is left out. */
export async function queueMails(trx: Transaction, mails: readonly PersonalMail[]): Promise<void> {
  const queued = await trx.sql
    .insertInto('mails')
    .values(mails.map(({ userId, ...mail }) => ({ ...rowOf(trx, mail), user_id: userId, created_by: null })))
    .onConflict((of) => of.doNothing())
    .returning('id')
    .execute()
  if (queued.length === 0) return
  await trx.enqueue(sendMailsJob, {})
  trx.publish({ topic: 'mails', ids: queued.map(({ id }) => id), customerId: null })
}

function rowOf(trx: Transaction, { kind, subjectId, customerId, to, subject, body }: Omit<PersonalMail, 'userId'>) {
  const now = trx.now()
  return {
    kind,
    subject_id: subjectId,
    customer_id: customerId,
    body,
    to_name: inOneLine(to.name),
    to_address: to.address,
    subject: inOneLine(subject),
    due_at: now,
    created_at: now,
  }
}

/** Names come from people; a line break in one must not begin a header of the mail. */
function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
