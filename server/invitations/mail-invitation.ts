import type { Invitation } from '../../contract/invitations.ts'
import type { Mail } from '../../contract/mails.ts'
import { getCustomer } from '../customers/customers-queries.ts'
import type { Transaction } from '../db/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { mailSignature } from '../settings/mail-signature.ts'
import { getSetting } from '../settings/settings-queries.ts'
import type { Viewer } from '../viewer.ts'
import { expiryText } from './invitations-queries.ts'

/** Queues the mail with the link of an invitation. Until it is settled its text is the only place that holds the link. */
export async function mailInvitation(trx: Transaction, viewer: Viewer, invitation: Invitation, link: string): Promise<Mail> {
  const { id, customerId, email, firstName, lastName, expiresAt } = invitation
  const customer = await getCustomer(trx.sql, viewer, customerId)
  const operator = await getSetting(trx.sql, 'operator')
  const person = [firstName, lastName].filter(Boolean).join(' ')
  const body = `Dear ${person || email},

${operator.name ?? 'Tallyhouse'} invites you to its warehouse portal, to the account of ${customer.name}.
Choose your password here:

${link}

The link works once, until ${await expiryText(trx.sql, expiresAt)}.
If you don't know what this is about, you need to do nothing.

${mailSignature(operator)}
`
  const to = { name: person || email, address: email }
  return queueMail(trx, viewer, { kind: 'invitation', subjectId: id, customer, to, subject: `Your access to ${customer.name}`, body })
}
