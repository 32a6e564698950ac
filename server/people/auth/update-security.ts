import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { httpError } from '../../errors.ts'
import { replaceSetting } from '../../platform/settings/settings-queries.ts'
import { verb } from '../../verb.ts'
import { settleOwnPassword, verifyOwnPassword } from './confirm-password.ts'
import { hasSecondFactor } from './second-factor.ts'

/** Requires a second factor of staff. Who does so has one, and so doesn't lock itself out by the same press. */
export const updateSecurity = verb(settingsEndpoints.updateSecurity, {
  prepare: (db, viewer, { password }, origin) => verifyOwnPassword(db, { viewer, origin }, password),
  run: async ({ trx, viewer, origin }, { requireTwoFactor }, verified) => {
    const turnedDown = await settleOwnPassword({ trx, viewer, origin }, verified)
    if (turnedDown) return turnedDown
    if (viewer.userId === null || !(await hasSecondFactor(trx.sql, viewer.userId))) throw httpError('two-factor.set-up-first')
    return replaceSetting(trx.sql, 'security', { requireTwoFactor })
  },
})
