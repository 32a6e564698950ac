import type { Mail, MailKind } from '../../contract/mails.ts'
import type { Transaction } from '../db/database.ts'
import { httpError } from '../errors.ts'
import type { Viewer } from '../viewer.ts'
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
  const { id } = await trx.sql
    .insertInto('mails')
    .values({
      kind,
      subject_id: subjectId,
      customer_id: customer?.id ?? null,
      to_name: inOneLine(name),
      to_address: address,
      subject: inOneLine(subject),
      body,
      due_at: trx.now(),
      created_by: viewer.userId,
      created_at: trx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.enqueue(sendMailsJob, {})
  return getMail(trx.sql, viewer, id)
}

/** Names come from people; a line break in one must not begin a header of the mail. */
function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
