import { type Invitation, invitationsEndpoints } from '../../../contract/people/invitations/invitations.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { cancelMails } from '../../platform/mail/mails-queries.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { getInvitation, lockInvitation } from './invitations-queries.ts'
import { tellOfInvitation, touchedByInvitation } from './tell-of-invitation.ts'

/** Its link is dead. A mail that still waits isn't sent. */
export const withdrawInvitation = verb(invitationsEndpoints.withdraw, async ({ trx, viewer }, { id }) => {
  const { answer, history, mails } = await endInvitation(trx, viewer, id)
  return { answer, history, touched: { ...touchedByInvitation(answer), mails } }
})

export async function endInvitation(trx: Transaction, viewer: Viewer, id: number) {
  const invitation = await lockInvitation(trx, viewer, id)
  requireUnended(invitation)
  await trx.sql.updateTable('invitations').set({ withdrawn_at: trx.now() }).where('id', '=', id).execute()
  const cancelled = await cancelMails(trx, { kind: 'invitation', subjectId: id, reason: 'The invitation was withdrawn.' })
  return {
    answer: await getInvitation(trx, viewer, id),
    history: [tellOfInvitation('withdraw_invitation', invitation, { user: invitation.email })] as const,
    mails: cancelled.map((mail) => ({ id: mail })),
  }
}

/** 409 when it was accepted or withdrawn. */
export function requireUnended({ email, acceptedAt, withdrawnAt }: Invitation): void {
  if (acceptedAt !== null) throw httpError('invitation.closed', { email, state: 'accepted' })
  if (withdrawnAt !== null) throw httpError('invitation.closed', { email, state: 'withdrawn' })
}
