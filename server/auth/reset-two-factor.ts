import { accountSecurityEndpoints } from '../../contract/account-security.ts'
import { did } from '../audit/history.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import { settleOwnPassword, verifyOwnPassword } from './confirm-password.ts'
import { deleteSecondFactor } from './second-factor.ts'
import { endSessions } from './sessions.ts'
import { lockAccount } from './users-queries.ts'

/** For somebody who lost both the phone and the recovery codes. Whoever has the phone now is signed out at once. */
export const resetTwoFactor = verb(accountSecurityEndpoints.resetTwoFactor, {
  prepare: (db, viewer, { password }, origin) => verifyOwnPassword(db, { viewer, origin }, password),
  run: async ({ trx, viewer, origin }, { id }, verified) => {
    const user = await trx.sql.selectFrom('users').select(['id', 'customer_id as customerId']).where('id', '=', id).executeTakeFirst()
    if (!user) throw httpError('user.not-found')
    const turnedDown = await settleOwnPassword({ trx, viewer, origin }, verified)
    if (turnedDown) return turnedDown
    if (id === viewer.userId) throw httpError('two-factor.own')
    await lockAccount(trx.sql, user)
    if (!(await deleteSecondFactor(trx, id))) throw httpError('two-factor.is-off')
    await endSessions(trx, { userId: id })
    return {
      answer: undefined,
      history: [did('reset_two_factor', 'user', user, { ...(origin && { origin }) })],
      touched: { account: [user] },
    }
  },
})
