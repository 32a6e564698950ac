import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { verb } from '../../verb.ts'
import { requireSites } from '../auth/sites-of-staff.ts'
import { getInvitation } from './invitations-queries.ts'
import { linkOf, requireInvitable } from './invite.ts'
import { mailInvitation } from './mail-invitation.ts'
import { openInvitation } from './open-invitation.ts'
import { tellOfInvitation } from './tell-of-invitation.ts'

/**
 * Sends a person a link to create an account as a member of staff.
 * @param ownAddress where people reach the server; the link leads there.
 */
export function inviteStaffWith(ownAddress: () => string) {
  return verb(staffEndpoints.invite, async ({ trx, viewer }, wanted) => {
    await requireInvitable(trx, wanted.email, null, viewer)
    await requireSites(trx.sql, wanted)
    const { id, token } = await openInvitation(trx, { ...wanted, portalAccess: 'full', customerId: null, createdBy: viewer.userId })
    const invitation = await getInvitation(trx, viewer, id)
    const mail = await mailInvitation(trx, viewer, invitation, linkOf(ownAddress(), token))
    return {
      answer: await getInvitation(trx, viewer, id),
      history: [
        tellOfInvitation('invite', invitation, {
          user: wanted.email,
          role: wanted.role,
          ...(wanted.siteIds.length > 0 && { siteIds: wanted.siteIds }),
        }),
      ],
      touched: { account: [{ id }], mails: [{ id: mail.id }] },
    }
  })
}
