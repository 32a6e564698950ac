import { createHash, timingSafeEqual } from 'node:crypto'
import { authEndpoints } from '../../contract/auth.ts'
import { badRequest, forbidden } from '../errors.ts'
import { comesFromElsewhere } from '../http/origin.ts'
import { type App, serve } from '../http/serve.ts'
import { giveCookie, takeCookie, tokenOf } from '../http/session.ts'
import { system } from '../viewer.ts'
import { createAdministrator, registrationClosed } from './create-administrator.ts'
import { endSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { SignInThrottle } from './sign-in-throttle.ts'
import { getUser, hasUsers } from './users-queries.ts'
import { endViewAs, startViewAs } from './view-as.ts'

interface AuthSettings {
  supportEmail: string
  setupCode: string | null
}

export function authRoutes(app: App, { supportEmail, setupCode }: AuthSettings): void {
  const throttle = new SignInThrottle(() => app.database.now())

  serve(app, authEndpoints.getUser, ({ db, viewer }) => db.read(viewer, (on) => getUser(on, viewer.userId)))
  serve(app, authEndpoints.signInPage, ({ reply }) => void reply.redirect('/login'))
  serve(app, authEndpoints.signIn, async ({ db, body, request, reply }) => {
    const succeeded = throttle.attempt(request.ip, body.username)
    const { user, session } = await signIn(db, { ...body, userAgent: request.headers['user-agent'] ?? null, replaces: tokenOf(request) })
    succeeded()
    giveCookie(request, reply, session)
    return user
  })

  async function signOut({
    db,
    request,
    reply,
  }: {
    db: App['database']
    request: Parameters<typeof tokenOf>[0]
    reply: Parameters<typeof takeCookie>[1]
  }) {
    const token = tokenOf(request)
    if (token !== null) await db.transaction(system, (trx) => endSession(trx, token))
    takeCookie(request, reply)
  }
  serve(app, authEndpoints.signOut, signOut)
  serve(app, authEndpoints.signOutPage, async (call) => {
    // A link on another site must not sign anybody out.
    if (!comesFromElsewhere(call.request)) await signOut(call)
    call.reply.redirect('/')
  })

  serve(app, authEndpoints.getSetup, async ({ db }) => {
    const needsAdministrator = !(await db.read(system, hasUsers))
    return { needsAdministrator, needsSetupCode: needsAdministrator && setupCode !== null, supportEmail }
  })
  serve(app, authEndpoints.register, async ({ db, body, request, reply }) => {
    if (await db.read(system, hasUsers)) throw registrationClosed()
    if (setupCode !== null) {
      const code = givenSetupCode(body.setupCode)
      const succeeded = throttle.attempt(request.ip, '(set-up code)')
      if (!isSame(code, setupCode)) throw forbidden(`That is not the set-up code. ${askForSetupCode}`)
      succeeded()
    }
    const { user, session } = await createAdministrator(db, { ...body, userAgent: request.headers['user-agent'] ?? null })
    giveCookie(request, reply, session)
    return user
  })

  serve(app, authEndpoints.startViewAs, ({ db, viewer, body }) => startViewAs(db, viewer, body.customerId))
  serve(app, authEndpoints.endViewAs, ({ db, viewer }) => endViewAs(db, viewer))
}

const askForSetupCode = 'Enter the set-up code that the server printed when it started.'

function givenSetupCode(code: string | undefined): string {
  if (!code?.trim()) throw badRequest(askForSetupCode, [{ path: 'setupCode', message: askForSetupCode }])
  return code.trim()
}

/** In the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
