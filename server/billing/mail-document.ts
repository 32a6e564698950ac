import type { Mail, MailKind } from '../../contract/mail/mails.ts'
import { customerEntity } from '../customers/customers-queries.ts'
import type { Transaction } from '../engine/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { mailSignature } from '../settings/mail-signature.ts'
import { getSetting } from '../settings/settings-queries.ts'
import type { Viewer } from '../viewer.ts'

interface Document {
  kind: MailKind
  id: number
  customerId: number
  /** As 'Invoice INV-2026-0001'. */
  title: string
  /** What the mail says, between greeting and signature. */
  text: string
}

/** Queues a mail with the document to its customer; null when email to customers is switched off, 409 when it has no address. */
export async function mailDocument(
  trx: Transaction,
  viewer: Viewer,
  { kind, id, customerId, title, text }: Document,
): Promise<Mail | null> {
  if (!(await getSetting(trx.sql, 'portal')).emailNotifications) return null
  const customer = await customerEntity.get(trx.sql, viewer, customerId)
  const signature = mailSignature(await getSetting(trx.sql, 'operator'))
  const body = `Dear ${customer.name},\n\n${text}\n\n${signature}\n`
  return queueMail(trx, viewer, { kind, subjectId: id, customer, subject: title, body })
}
