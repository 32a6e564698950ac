import type { z } from 'zod'
import type { Customer, customerChange } from '../../contract/customers.ts'
import { type CallOrigin, recordAudit } from '../audit/record-audit.ts'
import { setPassword, setPrimaryEmail } from '../auth/change-sign-in.ts'
import { choosePassword } from '../auth/choose-password.ts'
import { endSessions } from '../auth/sessions.ts'
import { primaryUser } from '../auth/users-queries.ts'
import type { Database } from '../db/database.ts'
import type { StaffViewer } from '../viewer.ts'
import { profileColumns } from './customer-columns.ts'
import { getCustomer, lockCustomer } from './customers-queries.ts'

type Change = z.output<typeof customerChange> & { id: number; ifMatch: number | undefined; origin: CallOrigin }

/**
 * Changes a profile. The contact e-mail is the primary user's too; a password is that user's; disabling access and a new
 * password end the sessions at once (decisions §2).
 */
export async function updateCustomer(
  db: Database,
  viewer: StaffViewer,
  { id, ifMatch, password, origin, ...change }: Change,
): Promise<Customer> {
  const passwordHash = password === undefined ? null : await hashOf(db, viewer, { id, password, contactEmail: change.contactEmail })
  return db.transaction(viewer, async (trx) => {
    await lockCustomer(trx.sql, viewer, id, ifMatch)
    const before = await getCustomer(trx.sql, viewer, id)
    if (change.contactEmail !== undefined) await setPrimaryEmail(trx, id, change.contactEmail)
    await trx.sql
      .updateTable('customers')
      .set((eb) => ({ ...profileColumns(change), updated_at: trx.now(), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const after = await getCustomer(trx.sql, viewer, id)
    if (before.isActive && !after.isActive) await endSessions(trx, { customerId: id })
    await recordAudit(trx, viewer, { action: 'update', entity: 'customer', entityId: id, customerId: id, before, after })
    if (passwordHash !== null) {
      await setPassword(trx, { customerId: id }, passwordHash)
      await recordAudit(trx, viewer, { action: 'set_password', entity: 'customer', entityId: id, customerId: id, origin })
    }
    trx.publish({ topic: 'customers', ids: [id], customerId: id })
    return after
  })
}

interface NewPassword {
  id: number
  password: string
  contactEmail: string | undefined
}

async function hashOf(db: Database, viewer: StaffViewer, { id, password, contactEmail }: NewPassword): Promise<string> {
  const user = await db.read(viewer, (on) => primaryUser(on, id))
  return choosePassword(
    password,
    [contactEmail, user?.username, user?.email].filter((name) => name !== undefined),
  )
}
