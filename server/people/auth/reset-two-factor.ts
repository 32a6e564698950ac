import { accountSecurityEndpoints } from '../../../contract/people/auth/account-security.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { recordStatement } from '../../platform/audit/write-history.ts'
import type { Database, Transaction } from '../../platform/engine/database.ts'
import { verb } from '../../verb.ts'
import { system } from '../../viewer.ts'
import { settleOwnPassword, verifyOwnPassword } from './confirm-password.ts'
import { deleteSecondFactor } from './second-factor.ts'
import { endSessions } from './sessions.ts'
import { findAccount, lockAccount } from './users-queries.ts'

/** For a person who lost both the phone and the recovery codes. Anyone who has the phone now is signed out at once. */
export const resetTwoFactor = verb(accountSecurityEndpoints.resetTwoFactor, {
  prepare: (db, viewer, { password }, origin) => verifyOwnPassword(db, { viewer, origin }, password),
  run: async ({ trx, viewer, origin }, { id }, verified) => {
    const user = await trx.sql.selectFrom('users').select(['id', 'customer_id as customerId']).where('id', '=', id).executeTakeFirst()
    if (!user) throw httpError('user.not-found')
    const turnedDown = await settleOwnPassword({ trx, viewer, origin }, verified)
    if (turnedDown) return turnedDown
    if (id === viewer.userId) throw httpError('two-factor.own')
    if (!(await reset(trx, user))) throw httpError('two-factor.is-off')
    return {
      answer: undefined,
      history: [did('reset_two_factor', 'user', user, { ...(origin && { origin }) })],
      touched: { account: [user] },
    }
  },
})

/** The same by a command on the server's computer, for a person whom no administrator can help. */
export async function resetOfUser(db: Database, name: string): Promise<'reset' | 'none' | 'unknown'> {
  return db.transaction(system, async (trx) => {
    const user = await findAccount(trx.sql, name)
    if (!user) return 'unknown'
    if (!(await reset(trx, user))) return 'none'
    await trx.finish({ recorded: recordStatement({ by: system, at: trx.now(), history: [did('reset_two_factor', 'user', user)] }) })
    trx.publish({ topic: 'account', ids: [user.id], customerId: user.customerId })
    return 'reset'
  })
}

async function reset(trx: Transaction, user: { id: number; customerId: number | null }): Promise<boolean> {
  await lockAccount(trx.sql, user)
  if (!(await deleteSecondFactor(trx, user.id))) return false
  await endSessions(trx, { userId: user.id })
  return true
}
