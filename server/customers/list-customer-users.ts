import { sql } from 'kysely'
import { visibleCustomerUsers } from '../auth/users-queries.ts'
import type { Database } from '../db/database.ts'
import { iso } from '../db/json-columns.ts'
import type { Viewer } from '../viewer.ts'
import { requireCustomer } from './customers-queries.ts'

/** Who may sign in for a customer, the primary user first; 404 when the customer isn't there. */
export function listCustomerUsers(db: Database, viewer: Viewer, id: number) {
  return db.read(viewer, async (on) => {
    await requireCustomer(on, viewer, id)
    return visibleCustomerUsers(on, viewer)
      .where('u.customer_id', '=', id)
      .select(['u.id', sql<string>`user_name(u.id)`.as('name'), 'u.username', 'u.email'])
      .select(['u.is_primary as isPrimary', iso('u.created_at').as('createdAt')])
      .orderBy('u.is_primary', 'desc')
      .orderBy('u.id')
      .execute()
  })
}
