import { authEndpoints } from '../../contract/auth.ts'
import { did } from '../audit/history.ts'
import { verb } from '../verb.ts'
import { getUser } from './users-queries.ts'

/** What people change of their own account. */
export const changeAccount = verb(authEndpoints.changeAccount, async ({ trx, viewer }, { language }) => {
  const { userId, customerId } = viewer
  const before = await getUser(trx.sql, userId)
  await trx.sql.updateTable('users').set({ language }).where('id', '=', userId).execute()
  const after = await getUser(trx.sql, userId)
  return {
    answer: after,
    history: [did('update', 'user', { id: userId, customerId }, { before, after })],
    touched: { account: [{ id: userId, customerId, userId }] },
  }
})
