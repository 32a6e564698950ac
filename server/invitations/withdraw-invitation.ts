import { type Invitation, invitationsEndpoints } from '../../contract/invitations/invitations.ts'
import { httpError } from '../errors.ts'
import { cancelMails } from '../mail/mails-queries.ts'
import { verb } from '../verb.ts'
import { getInvitation, lockInvitation } from './invitations-queries.ts'
import { tellOfInvitation, touchedByInvitation } from './tell-of-invitation.ts'

/** Its link is dead. A mail that still waits isn't sent. */
export const withdrawInvitation = verb(invitationsEndpoints.withdraw, async ({ trx, viewer, now }, { id }) => {
  const invitation = await lockInvitation(trx, viewer, id)
  requireUnended(invitation)
  await trx.sql.updateTable('invitations').set({ withdrawn_at: now }).where('id', '=', id).execute()
  const cancelled = await cancelMails(trx, { kind: 'invitation', subjectId: id, reason: 'The invitation was withdrawn.' })
  return {
    answer: await getInvitation(trx, viewer, id),
    history: [tellOfInvitation('withdraw_invitation', invitation, { user: invitation.email })],
    touched: { ...touchedByInvitation(invitation), mails: cancelled.map((id) => ({ id })) },
  }
})

/** 409 when it was accepted or withdrawn. */
export function requireUnended({ email, acceptedAt, withdrawnAt }: Invitation): void {
  if (acceptedAt !== null) throw httpError('invitation.closed', { email, state: 'accepted' })
  if (withdrawnAt !== null) throw httpError('invitation.closed', { email, state: 'withdrawn' })
}
