import type { z } from 'zod'
import { type CustomerUser, customersEndpoints, type customerUserChange } from '../../../contract/people/customers/customers.ts'
import { did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Locked } from '../../platform/engine/locked.ts'
import { sentColumns } from '../../platform/engine/sent-columns.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { getCustomerUser, lockCustomerUser } from './customer-users-queries.ts'
import { endSessions } from './sessions.ts'

/** Changes the names or the access of a customer's user. Disabling it ends its sessions at once. Recorded in the history of the customer. */
export const updateUser = verb(customersEndpoints.updateUser, async ({ trx, viewer }, { id, ifMatch, ...change }) =>
  setUserAccess(trx, viewer, await lockCustomerUser(trx, viewer, id, ifMatch), change),
)

/** The change of a locked user, as a verb's outcome. */
export async function setUserAccess(
  trx: Transaction,
  viewer: Viewer,
  before: Locked<CustomerUser & { customerId: number }>,
  { isActive, ...change }: z.output<typeof customerUserChange>,
) {
  const { id } = before
  const access =
    isActive === undefined || isActive === before.isActive
      ? {}
      : isActive
        ? { disabled_at: null, disabled_by: null }
        : { disabled_at: trx.now(), disabled_by: viewer.userId }
  await trx.sql
    .updateTable('users')
    .set((eb) => ({
      ...sentColumns({ first_name: change.firstName, last_name: change.lastName, portal_access: change.portalAccess }),
      ...access,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  const { customerId, ...user } = await getCustomerUser(trx.sql, viewer, id)
  if (before.isActive && !user.isActive) await endSessions(trx, { userId: id })
  const row = { id: customerId, customerId }
  return {
    answer: user,
    before,
    history: [
      did('update_user', 'customer', row, { before: accessOf(before), after: { ...accessOf(user), user: user.username } }),
    ] as const,
    touched: { customers: [row] },
  }
}

/** Under names of their own, as the history is the customer's, which has an access too. */
function accessOf({ firstName, lastName, portalAccess, isActive }: CustomerUser) {
  return { firstName, lastName, userAccess: portalAccess, maySignIn: isActive }
}
