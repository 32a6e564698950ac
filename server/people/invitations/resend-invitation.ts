import { invitationsEndpoints } from '../../../contract/people/invitations/invitations.ts'
import { cancelMails } from '../../platform/mail/mails-queries.ts'
import { verb } from '../../verb.ts'
import { getInvitation, lockInvitation } from './invitations-queries.ts'
import { linkOf, requireActive, requireInvitable } from './invite.ts'
import { mailInvitation } from './mail-invitation.ts'
import { renewInvitation } from './open-invitation.ts'
import { tellOfInvitation, touchedByInvitation } from './tell-of-invitation.ts'
import { requireUnended } from './withdraw-invitation.ts'

/** Sends an invitation again, with a new link and another 48 hours. The old link is dead, and a mail that still waits with it isn't sent. */
export function resendWith(ownAddress: () => string) {
  return verb(invitationsEndpoints.resend, async ({ trx, viewer }, { id }) => {
    const invitation = await lockInvitation(trx, viewer, id)
    requireUnended(invitation)
    const { customerId, email } = invitation
    if (customerId !== null) await requireActive(trx, customerId)
    await requireInvitable(trx, email, customerId, viewer)
    const cancelled = await cancelMails(trx, { kind: 'invitation', subjectId: id, reason: 'It was sent again with a new link.' })
    const token = await renewInvitation(trx, id)
    const mail = await mailInvitation(trx, viewer, await getInvitation(trx, viewer, id), linkOf(ownAddress(), token))
    return {
      answer: await getInvitation(trx, viewer, id),
      history: [tellOfInvitation('resend_invitation', invitation, { user: email })],
      touched: { ...touchedByInvitation(invitation), mails: [...cancelled, mail.id].map((id) => ({ id })) },
    }
  })
}
