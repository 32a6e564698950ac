import { accountSecurityEndpoints } from '../../../contract/people/auth/account-security.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Database, Transaction } from '../../platform/engine/database.ts'
import { verb } from '../../verb.ts'
import type { CallOrigin, Person } from '../../viewer.ts'
import { settleOwnPassword, turnDown, type VerifiedPassword, verifyOwnPassword } from './confirm-password.ts'
import { deleteSecondFactor, hasSecondFactor, replaceRecoveryCodes, useCode } from './second-factor.ts'
import { dropCachedSessions } from './sessions.ts'

/* What changes a second factor that is on asks for both: the password, and a code of the app or a recovery code. */

export const turnOffTwoFactor = verb(accountSecurityEndpoints.turnOffTwoFactor, {
  asProduct: true,
  prepare: verify,
  run: async ({ trx, viewer, origin }, { code }, verified) => {
    const turnedDown = await settleBoth({ trx, viewer, origin }, verified, code)
    if (turnedDown) return turnedDown
    await deleteSecondFactor(trx, viewer.userId)
    // It may be required of this person, who then sets up another one.
    dropCachedSessions(trx, [viewer.userId])
    const row = { id: viewer.userId, customerId: viewer.customerId }
    return {
      answer: undefined,
      history: [did('turn_off_two_factor', 'user', row, { ...(origin && { origin }) })],
      touched: { account: [row] },
    }
  },
})

export const renewRecoveryCodes = verb(accountSecurityEndpoints.renewRecoveryCodes, {
  asProduct: true,
  prepare: verify,
  run: async ({ trx, viewer, origin }, { code }, verified) => {
    const turnedDown = await settleBoth({ trx, viewer, origin }, verified, code)
    if (turnedDown) return turnedDown
    const recoveryCodes = await replaceRecoveryCodes(trx, viewer.userId)
    const row = { id: viewer.userId, customerId: viewer.customerId }
    return {
      answer: { recoveryCodes },
      history: [did('renew_recovery_codes', 'user', row, { ...(origin && { origin }) })],
      touched: { account: [{ ...row, userId: viewer.userId }] },
    }
  },
})

function verify(db: Database, viewer: Person, { password }: { password: string }, origin: CallOrigin | null) {
  return verifyOwnPassword(db, { viewer, origin }, password)
}

/** How the call is turned down when the password or the code is wrong; null when both are right, and the code is used up. */
async function settleBoth(work: { trx: Transaction; viewer: Person; origin: CallOrigin | null }, verified: VerifiedPassword, code: string) {
  const turnedDown = await settleOwnPassword(work, verified)
  if (turnedDown) return turnedDown
  const { trx, viewer } = work
  if (!(await hasSecondFactor(trx.sql, viewer.userId))) throw httpError('two-factor.is-off')
  if ((await useCode(trx, viewer.userId, code)) !== null) return null
  const refused = httpError('two-factor.wrong-code', undefined, { field: 'code' })
  return turnDown(work, verified.username, { refused, reason: 'wrong code' })
}
