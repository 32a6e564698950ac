import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { did } from '../../platform/audit/history.ts'
import { sentColumns } from '../../platform/engine/sent-columns.ts'
import { verb } from '../../verb.ts'
import { dropCachedSessions } from './sessions.ts'
import { getUser } from './users-queries.ts'

/** What people change of their own account. */
export const changeAccount = verb(authEndpoints.changeAccount, async ({ trx, viewer }, { language, firstName, lastName }) => {
  const { userId, customerId } = viewer
  const renames = firstName !== undefined || lastName !== undefined
  const before = await getUser(trx.sql, userId)
  await trx.sql
    .updateTable('users')
    .set((eb) => ({
      ...sentColumns({ language, first_name: firstName, last_name: lastName }),
      version: renames ? eb('version', '+', 1) : eb.ref('version'),
    }))
    .where('id', '=', userId)
    .execute()
  // Sessions hold the name, by which history tells who did what.
  if (renames) dropCachedSessions(trx, [userId])
  const after = await getUser(trx.sql, userId)
  return {
    answer: after,
    history: [did('update', 'user', { id: userId, customerId }, { before, after })],
    // Its names are shown to others, its language is not.
    touched: { account: [{ id: userId, customerId, ...(!renames && { userId }) }] },
  }
})
