import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import { notFound } from '../errors.ts'
import type { StaffViewer } from '../viewer.ts'

/** Nothing is granted: staff see what they see anyway. That they look as a customer is history, though. */
export async function startViewAs(db: Database, viewer: StaffViewer, customerId: number): Promise<void> {
  await db.transaction(viewer, async (trx) => {
    const customer = await trx.sql.selectFrom('customers').select('id').where('id', '=', customerId).executeTakeFirst()
    if (!customer) throw notFound('There is no such customer.')
    await recordAudit(trx, viewer, { action: 'view_as_start', entity: 'customer', entityId: customerId, customerId })
  })
}

/** Ends what was begun last; fine when nothing was. */
export async function endViewAs(db: Database, viewer: StaffViewer): Promise<void> {
  await db.transaction(viewer, async (trx) => {
    const last = await trx.sql
      .selectFrom('audit_entries')
      .select(['action', 'entity_id'])
      .where('entity', '=', 'customer')
      .where('user_id', '=', viewer.userId)
      .where('action', 'in', ['view_as_start', 'view_as_end'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last?.action !== 'view_as_start') return
    await recordAudit(trx, viewer, { action: 'view_as_end', entity: 'customer', entityId: last.entity_id, customerId: last.entity_id })
  })
}
