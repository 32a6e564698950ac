import { type Invitation, invitationsEndpoints } from '../../contract/invitations.ts'
import { did } from '../audit/history.ts'
import { httpError } from '../errors.ts'
import { cancelMails } from '../mail/mails-queries.ts'
import { verb } from '../verb.ts'
import { getInvitation, lockInvitation } from './invitations-queries.ts'

/** Its link is dead. A mail that still waits isn't sent. */
export const withdrawInvitation = verb(invitationsEndpoints.withdraw, async ({ trx, viewer, now }, { id }) => {
  const invitation = await lockInvitation(trx, viewer, id)
  requireUnended(invitation)
  const { customerId, email } = invitation
  await trx.sql.updateTable('invitations').set({ withdrawn_at: now }).where('id', '=', id).execute()
  const cancelled = await cancelMails(trx, { kind: 'invitation', subjectId: id, reason: 'The invitation was withdrawn.' })
  return {
    answer: await getInvitation(trx, viewer, id),
    history: [did('withdraw_invitation', 'customer', { id: customerId, customerId }, { after: { user: email } })],
    touched: { customers: [{ id: customerId, customerId }], mails: cancelled.map((id) => ({ id })) },
  }
})

/** 409 when it was accepted or withdrawn. */
export function requireUnended({ email, acceptedAt, withdrawnAt }: Invitation): void {
  if (acceptedAt !== null) throw httpError('invitation.closed', { email, state: 'accepted' })
  if (withdrawnAt !== null) throw httpError('invitation.closed', { email, state: 'withdrawn' })
}
