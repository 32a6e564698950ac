import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idParams, instant, requiredText } from '../../fields.ts'
import { json } from '../../formats.ts'
import { ownPassword } from '../../own-password.ts'
import { newPassword } from './new-password.ts'

/** A browser or program in which the person is signed in. */
export const openSession = z.object({
  id,
  /** Browser and system, as 'Firefox on Windows'. */
  device: z.string(),
  /** The IP address of its last use; null for one that began before addresses were kept. */
  address: z.string().nullable(),
  signedInAt: instant,
  /** To within ten minutes. */
  lastUsedAt: instant,
  /** The session that asks. */
  isThis: z.boolean(),
})
export type OpenSession = z.output<typeof openSession>

export const twoFactorState = z.object({
  isOn: z.boolean(),
  since: instant.nullable(),
  /** How many recovery codes are not used yet. */
  recoveryCodesLeft: z.number().int(),
  /** Whether an administrator requires it of this person. */
  isRequired: z.boolean(),
})
export type TwoFactorState = z.output<typeof twoFactorState>

/** What an authenticator app needs to know. Answered once, when the set-up begins. */
export const authenticatorKey = z.object({
  /** To type into the app, in groups of four. */
  key: z.string(),
  /** otpauth://totp/… */
  address: z.string(),
  /** The address as a QR code: an SVG picture. */
  qrCode: z.string(),
})

/** Answered once; only their hashes are kept. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** A code of the authenticator app, or a recovery code; both as typed. */
export const typedCode = requiredText(50)

export const passwordChange = z.object({ currentPassword: ownPassword, password: newPassword })
const byPassword = z.object({ password: ownPassword })
const byBoth = z.object({ password: ownPassword, code: typedCode })

export const accountSecurityEndpoints = {
  listSessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where the person is signed in, last used first',
    allow: 'account.secure',
    answer: json(z.array(openSession)),
    shows: ['account'],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'Sign out one browser or program',
    allow: 'account.secure',
    params: idParams,
    row: 'session',
    status: 204,
    changes: ['account'],
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/account/sessions/end-others',
    summary: 'Sign out everywhere but here',
    allow: 'account.secure',
    answer: json(z.object({ ended: z.number().int() })),
    changes: ['account'],
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Change your own password, which signs you out everywhere else',
    allow: 'account.change-password',
    body: json(passwordChange),
    status: 204,
    changes: ['account'],
  }),
  getTwoFactor: endpoint({
    method: 'GET',
    path: '/api/account/two-factor',
    summary: 'Whether sign-in needs a second factor',
    allow: 'account.secure',
    answer: json(twoFactorState),
    shows: ['account', 'settings'],
  }),
  startTwoFactor: endpoint({
    method: 'POST',
    path: '/api/account/two-factor',
    summary: 'Start setting up an authenticator app; a code from the app confirms it',
    allow: 'account.secure',
    body: json(byPassword),
    answer: json(authenticatorKey),
    status: 201,
    changes: [],
  }),
  confirmTwoFactor: endpoint({
    method: 'POST',
    path: '/api/account/two-factor/confirm',
    summary: 'Turn two-factor sign-in on with a code from the app',
    allow: 'account.secure',
    body: json(z.object({ code: typedCode })),
    answer: json(recoveryCodes),
    changes: ['account'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/account/two-factor/recovery-codes',
    summary: 'Generate new recovery codes; the old ones stop working',
    allow: 'account.secure',
    body: json(byBoth),
    answer: json(recoveryCodes),
    changes: ['account'],
  }),
  turnOffTwoFactor: endpoint({
    method: 'POST',
    path: '/api/account/two-factor/turn-off',
    summary: 'Turn two-factor sign-in off, so that the password is enough to sign in',
    allow: 'account.secure',
    body: json(byBoth),
    status: 204,
    changes: ['account'],
  }),
  resetTwoFactor: endpoint({
    method: 'POST',
    path: '/api/users/:id/reset-two-factor',
    summary: 'Turn off two-factor sign-in of a person who lost the phone, and sign them out everywhere',
    allow: 'account.reset-two-factor',
    params: idParams,
    row: 'user',
    body: json(byPassword),
    status: 204,
    changes: ['account'],
  }),
}
