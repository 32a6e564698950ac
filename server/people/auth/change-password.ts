import { accountSecurityEndpoints } from '../../../contract/people/auth/account-security.ts'
import { did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { system } from '../../viewer.ts'
import { choosePassword } from './choose-password.ts'
import { settleOwnPassword, verifyAndPrepare } from './confirm-password.ts'
import { endSomeSessions } from './sessions.ts'
import { getSignIn } from './users-queries.ts'

/** Members of staff change their own password. It signs them out everywhere but here. */
export const changePassword = verb(accountSecurityEndpoints.changePassword, {
  prepare: (db, viewer, { currentPassword, password }, origin) =>
    verifyAndPrepare(db, { viewer, origin }, currentPassword, async ({ isRight }) => {
      if (!isRight) return { newHash: null }
      const { username, email } = await db.read(system, (on) => getSignIn(on, viewer.userId))
      return { newHash: await choosePassword(password, [username, email]) }
    }),
  run: async ({ trx, viewer, origin }, _input, { verified, newHash }) => {
    const turnedDown = await settleOwnPassword({ trx, viewer, origin }, verified, 'currentPassword')
    if (turnedDown) return turnedDown
    if (newHash === null) throw new Error('A right password comes with the hash of the new one.')
    await trx.sql.updateTable('users').set({ password_hash: newHash }).where('id', '=', viewer.userId).execute()
    await endSomeSessions(trx, viewer.userId, { allBut: origin?.sessionToken ?? null })
    const row = { id: viewer.userId, customerId: null }
    return {
      answer: undefined,
      history: [did('change_password', 'user', row, { ...(origin && { origin }) })],
      touched: { account: [{ ...row, userId: viewer.userId }] },
    }
  },
})
