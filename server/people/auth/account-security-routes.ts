import { accountSecurityEndpoints } from '../../../contract/people/auth/account-security.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { tokenOf } from '../../platform/http/session.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import { system } from '../../viewer.ts'
import { endOpenSession, endOtherSessions, listOpenSessions } from './account-sessions.ts'
import { changePassword } from './change-password.ts'
import { renewRecoveryCodes, turnOffTwoFactor } from './change-two-factor.ts'
import { resetTwoFactor } from './reset-two-factor.ts'
import { getTwoFactorState } from './second-factor.ts'
import { confirmTwoFactor, startTwoFactor } from './set-up-two-factor.ts'
import { updateSecurity } from './update-security.ts'

export function accountSecurityRoutes(app: App): void {
  // Read in the product's role, the only one with rights on them; each reads the person's own.
  serve(app, accountSecurityEndpoints.listSessions, ({ db, viewer: { userId }, request }) =>
    db.read(system, (on) => listOpenSessions(on, { userId, now: db.now(), token: tokenOf(request) })),
  )
  serve(app, accountSecurityEndpoints.getTwoFactor, ({ db, viewer }) => db.read(system, (on) => getTwoFactorState(on, viewer)))
  serve(app, endOpenSession)
  serve(app, endOtherSessions)
  serve(app, changePassword)
  serve(app, startTwoFactor)
  serve(app, confirmTwoFactor)
  serve(app, renewRecoveryCodes)
  serve(app, turnOffTwoFactor)
  serve(app, resetTwoFactor)
  serve(app, settingsEndpoints.getSecurity, ({ db, viewer }) => db.read(viewer, (on) => getSetting(on, 'security')))
  serve(app, updateSecurity)
}
