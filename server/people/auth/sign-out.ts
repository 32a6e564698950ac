import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { endSession } from './sessions.ts'
import { getAccount } from './users-queries.ts'

/** Ends the session of this browser; fine when there is none. */
export const signOut = verb(authEndpoints.signOut, async ({ trx, origin }) => {
  const userId = origin?.sessionToken ? await endSession(trx, origin.sessionToken) : null
  if (userId === null) return { answer: undefined, history: { none: 'No one was signed in.' }, touched: {} }
  const { username, customerId } = await getAccount(trx.sql, userId)
  const details = { actor: { userId, name: username }, ...(origin && { origin }) }
  return {
    answer: undefined,
    history: [did('sign_out', 'user', { id: userId, customerId }, details)],
    // Its other browsers list one less.
    touched: { account: [{ id: userId, customerId, userId }] },
  }
})
