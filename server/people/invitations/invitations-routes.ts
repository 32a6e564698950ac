import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { colleaguesEndpoints } from '../../../contract/people/invitations/colleagues.ts'
import { invitationsEndpoints } from '../../../contract/people/invitations/invitations.ts'
import { originOf } from '../../platform/http/call-origin.ts'
import { ownAddress } from '../../platform/http/own-address.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { setCookie } from '../../platform/http/session.ts'
import { listColleagues } from '../auth/customer-users-queries.ts'
import { customerEntity } from '../customers/customers-queries.ts'
import { inviteColleagueWith, updateColleague, withdrawColleague } from './colleagues.ts'
import { listColleagueInvitations, listInvitations } from './invitations-queries.ts'
import { inviteWith } from './invite.ts'
import { inviteStaffWith } from './invite-staff.ts'
import { registerWith } from './register.ts'
import { readInvitation } from './register-invited.ts'
import { resendWith } from './resend-invitation.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export function invitationsRoutes(app: App, { setupCode }: { setupCode: string | null }): void {
  const address = () => ownAddress(app)
  serve(app, invitationsEndpoints.list, ({ db, viewer, params: { id } }) =>
    db.read(viewer, async (on) => {
      await customerEntity.require(on, viewer, id)
      return listInvitations(on, viewer, { customerId: id, now: db.now() })
    }),
  )
  serve(app, inviteWith(address))
  serve(app, colleaguesEndpoints.list, ({ db, viewer }) => db.read(viewer, (on) => listColleagues(on, viewer)))
  serve(app, colleaguesEndpoints.listInvitations, ({ db, viewer }) =>
    db.read(viewer, (on) => listColleagueInvitations(on, viewer, db.now())),
  )
  serve(app, inviteColleagueWith(address))
  serve(app, withdrawColleague)
  serve(app, updateColleague)
  serve(app, staffEndpoints.listInvitations, ({ db, viewer }) =>
    db.read(viewer, (on) => listInvitations(on, viewer, { customerId: null, now: db.now() })),
  )
  serve(app, inviteStaffWith(address))
  serve(app, resendWith(address))
  serve(app, withdrawInvitation)
  serve(app, authEndpoints.getInvitation, ({ db, query, request }) => readInvitation(db, query.token, originOf(request)))
  serve(app, registerWith(setupCode), ({ request, reply }, session) => setCookie(request, reply, session))
}
