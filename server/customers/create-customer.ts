import type { z } from 'zod'
import type { Customer, credentialsInfo, newCustomer } from '../../contract/customers.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { choosePassword } from '../auth/choose-password.ts'
import { createUser } from '../auth/create-user.ts'
import type { Database } from '../db/database.ts'
import type { StaffViewer, SystemViewer } from '../viewer.ts'
import { profileColumns } from './customer-columns.ts'
import { getCustomer } from './customers-queries.ts'

type Created = Customer & { credentialsInfo: z.output<typeof credentialsInfo> }

/** A customer and its primary user, who signs in with the contact e-mail. The credentials are answered this once. */
export async function createCustomer(
  db: Database,
  viewer: StaffViewer | SystemViewer,
  input: z.output<typeof newCustomer>,
): Promise<Created> {
  const passwordHash = await choosePassword(input.password, [input.contactEmail])
  return db.transaction(viewer, async (trx) => {
    const at = trx.now()
    const { id } = await trx.sql
      .insertInto('customers')
      .values({ ...profileColumns(input), name: input.name, type: input.type, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [firstName, ...otherNames] = (input.primaryContact ?? '').split(/\s+/)
    await createUser(trx, {
      username: input.contactEmail,
      email: input.contactEmail,
      firstName,
      lastName: otherNames.join(' '),
      role: 'customer',
      customerId: id,
      isPrimary: true,
      passwordHash,
    })
    const created = await getCustomer(trx.sql, viewer, id)
    await recordAudit(trx, viewer, { action: 'create', entity: 'customer', entityId: id, customerId: id, after: created })
    trx.publish({ topic: 'customers', ids: [id], customerId: id })
    return { ...created, credentialsInfo: { username: input.contactEmail, password: input.password } }
  })
}
