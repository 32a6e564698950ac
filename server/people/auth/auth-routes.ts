import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { customerViewsEndpoints } from '../../../contract/people/auth/customer-views.ts'
import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { originOf } from '../../platform/http/call-origin.ts'
import { comesFromElsewhere } from '../../platform/http/origin.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { clearCookie, setCookie } from '../../platform/http/session.ts'
import { serveListFiles } from '../../platform/list-files/serve-list-files.ts'
import { system } from '../../viewer.ts'
import { customerViewFileColumns, staffFileColumns } from './auth-columns.ts'
import { changeAccount } from './change-account.ts'
import { listCustomerViews } from './customer-views-queries.ts'
import { deletePicture, readPicture, setPicture } from './profile-picture.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { listStaffAccounts } from './staff-queries.ts'
import { updateStaffMember } from './update-staff-member.ts'
import { getUser, hasUsers, listStaff } from './users-queries.ts'
import { endViewAs, startViewAs } from './view-customer.ts'

interface AuthSettings {
  supportEmail: string
  setupCode: string | null
}

export function authRoutes(app: App, { supportEmail, setupCode }: AuthSettings): void {
  serve(app, authEndpoints.getUser, ({ db, viewer }) => db.read(viewer, (on) => getUser(on, viewer.userId)))
  serve(app, authEndpoints.listStaff, ({ db, viewer }) => db.read(viewer, listStaff))
  serve(app, staffEndpoints.list, ({ db, viewer, query }) => listStaffAccounts(db, viewer, query))
  serveListFiles(app, staffEndpoints.list, listStaffAccounts, staffFileColumns)
  serve(app, updateStaffMember)
  serve(app, changeAccount)
  serve(app, authEndpoints.getPicture, ({ db, viewer, params: { id } }) => readPicture(db, viewer, id))
  serve(app, setPicture)
  serve(app, deletePicture)
  serve(app, authEndpoints.signInPage, async ({ reply }) => {
    reply.redirect('/login')
  })
  serve(app, signIn, ({ request, reply }, session) => setCookie(request, reply, session))
  serve(app, signOut, ({ request, reply }) => clearCookie(request, reply))
  serve(app, authEndpoints.signOutPage, async ({ db, viewer, request, reply }) => {
    // A link on another site must not sign anybody out.
    if (!comesFromElsewhere(request)) {
      await signOut.perform(db, viewer, {}, { origin: originOf(request) })
      clearCookie(request, reply)
    }
    reply.redirect('/')
  })
  serve(app, authEndpoints.getSetup, async ({ db }) => {
    const needsAdministrator = !(await db.read(system, hasUsers))
    return { needsAdministrator, needsSetupCode: needsAdministrator && setupCode !== null, supportEmail }
  })
  serve(app, startViewAs)
  serve(app, endViewAs)
  serve(app, customerViewsEndpoints.list, ({ db, viewer, query }) => listCustomerViews(db, viewer, query))
  serveListFiles(app, customerViewsEndpoints.list, listCustomerViews, customerViewFileColumns)
}
