import type { Invitation } from '../../../contract/people/invitations/invitations.ts'
import type { Mail } from '../../../contract/platform/mail/mails.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { mailSignature } from '../../platform/settings/mail-signature.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import type { Viewer } from '../../viewer.ts'
import { customerEntity } from '../customers/customers-queries.ts'
import { expiryText } from './invitations-queries.ts'

/** Queues the mail with the link of an invitation. Until it is settled its text is the only place that holds the link. */
export async function mailInvitation(trx: Transaction, viewer: Viewer, invitation: Invitation, link: string): Promise<Mail> {
  const { id, customerId, role, email, firstName, lastName, expiresAt } = invitation
  const customer = customerId === null ? null : await customerEntity.get(trx.sql, viewer, customerId)
  const operator = await getSetting(trx.sql, 'operator')
  // In one line, as who invites chooses the names and the product signs the letter.
  const person = [firstName, lastName]
    .filter(Boolean)
    .join(' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const company = operator.name ?? 'Tallyhouse'
  const what = customer ? `its warehouse portal, to the account of ${customer.name}` : `its warehouse system, as ${words[role]}`
  const body = `Dear ${person || email},

${company} invites you to ${what}.
Choose your password here:

${link}

The link works once, until ${await expiryText(trx.sql, expiresAt)}.
If you weren't expecting this email, you can ignore it.

${mailSignature(operator)}
`
  const to = { name: person || email, address: email }
  return queueMail(trx, viewer, {
    kind: 'invitation',
    subjectId: id,
    customer,
    to,
    subject: `Your access to ${customer?.name ?? company}`,
    body,
  })
}

const words: Record<Role, string> = {
  admin: 'an administrator',
  manager: 'a warehouse manager',
  worker: 'a floor worker',
  accountant: 'an accountant',
  customer: 'a customer',
}
