import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { did } from '../../platform/audit/history.ts'
import type { Database } from '../../platform/engine/database.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { setPassword, setPrimaryEmail } from '../auth/change-sign-in.ts'
import { choosePassword } from '../auth/choose-password.ts'
import { endSessions } from '../auth/sessions.ts'
import { primaryUser } from '../auth/users-queries.ts'
import { customerEntity } from './customers-queries.ts'

/**
 * Changes a profile. The contact email and the password are also the primary user's; disabling access and a new
 * password end the sessions at once.
 */
export const updateCustomer = verb(customersEndpoints.update, {
  prepare: async (db, viewer, { id, password, contactEmail }) =>
    password === undefined ? null : hashOf(db, viewer, { id, password, contactEmail }),
  run: async ({ trx, viewer, origin }, { id, ifMatch, password: _, ...change }, passwordHash) => {
    const before = await customerEntity.lock(trx, viewer, id, ifMatch)
    if (change.contactEmail !== undefined) await setPrimaryEmail(trx, id, change.contactEmail)
    const customer = await customerEntity.update(trx, viewer, id, change)
    if (before.isActive && !customer.isActive) await endSessions(trx, { customerId: id })
    if (passwordHash !== null) await setPassword(trx, { customerId: id }, passwordHash)
    const row = { id, customerId: id }
    const passwordSet = passwordHash === null ? [] : [did('set_password', 'customer', row, { ...(origin && { origin }) })]
    return {
      answer: customer,
      before,
      history: [did('update', 'customer', row, { before, after: customer }), ...passwordSet],
      touched: { customers: [row] },
    }
  },
})

interface NewPassword {
  id: number
  password: string
  contactEmail: string | undefined
}

async function hashOf(db: Database, viewer: Viewer, { id, password, contactEmail }: NewPassword): Promise<string> {
  const user = await db.read(viewer, (on) => primaryUser(on, id))
  return choosePassword(
    password,
    [contactEmail, user?.username, user?.email].filter((name) => name !== undefined),
  )
}
