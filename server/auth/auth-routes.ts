import { authEndpoints } from '../../contract/auth.ts'
import type { Database } from '../db/database.ts'
import type { Reply, Request } from '../http/app-type.ts'
import { originOf } from '../http/call-origin.ts'
import { comesFromElsewhere } from '../http/origin.ts'
import { type App, serve } from '../http/serve.ts'
import { clearCookie, setCookie, tokenOf } from '../http/session.ts'
import { system } from '../viewer.ts'
import { createAdministrator, registrationClosed } from './create-administrator.ts'
import { verifySetupCode } from './setup-code.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { getUser, hasUsers } from './users-queries.ts'
import { endViewAs, startViewAs } from './view-as.ts'

interface AuthSettings {
  supportEmail: string
  setupCode: string | null
}

export function authRoutes(app: App, { supportEmail, setupCode }: AuthSettings): void {
  serve(app, authEndpoints.getUser, ({ db, viewer }) => db.read(viewer, (on) => getUser(on, viewer.userId)))
  serve(app, authEndpoints.signInPage, ({ reply }) => void reply.redirect('/login'))
  serve(app, authEndpoints.signIn, async ({ db, body, request, reply }) => {
    const { user, session } = await signIn(db, { ...body, origin: originOf(request), replaces: tokenOf(request) })
    setCookie(request, reply, session)
    return user
  })

  async function endSession(db: Database, request: Request, reply: Reply): Promise<void> {
    const token = tokenOf(request)
    if (token !== null) await signOut(db, token, originOf(request))
    clearCookie(request, reply)
  }
  serve(app, authEndpoints.signOut, ({ db, request, reply }) => endSession(db, request, reply))
  serve(app, authEndpoints.signOutPage, async ({ db, request, reply }) => {
    // A link on another site must not sign anybody out.
    if (!comesFromElsewhere(request)) await endSession(db, request, reply)
    reply.redirect('/')
  })

  serve(app, authEndpoints.getSetup, async ({ db }) => {
    const needsAdministrator = !(await db.read(system, hasUsers))
    return { needsAdministrator, needsSetupCode: needsAdministrator && setupCode !== null, supportEmail }
  })
  serve(app, authEndpoints.register, async ({ db, body, request, reply }) => {
    if (await db.read(system, hasUsers)) throw registrationClosed()
    if (setupCode !== null) await verifySetupCode(db, { given: body.setupCode, expected: setupCode, origin: originOf(request) })
    const { user, session } = await createAdministrator(db, { ...body, origin: originOf(request) })
    setCookie(request, reply, session)
    return user
  })

  serve(app, authEndpoints.startViewAs, ({ db, viewer, body }) => startViewAs(db, viewer, body.customerId))
  serve(app, authEndpoints.endViewAs, ({ db, viewer }) => endViewAs(db, viewer))
}
