import { sql } from 'kysely'
import type { z } from 'zod'
import type { Order, orderChange } from '../../contract/orders.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { isStaffMember } from '../auth/users-queries.ts'
import type { Database } from '../db/database.ts'
import { sentColumns } from '../db/sent-columns.ts'
import { conflict } from '../errors.ts'
import type { Person } from '../viewer.ts'
import { lockOrder } from './lock-order.ts'
import { mergeLines } from './order-lines.ts'
import { getOrder } from './orders-queries.ts'

type Change = z.output<typeof orderChange> & { id: number; ifMatch: number | undefined }

/** Edits a movement while it is pending; other lines are reserved in the place of the old ones. */
export function updateOrder(db: Database, viewer: Person, { id, ifMatch, items, assignedTo, ...fields }: Change): Promise<Order> {
  // Read-only for a customer, so dropped (decisions §3): it may send back the movement it read.
  const assignee = viewer.role === 'customer' ? undefined : assignedTo
  return db.transaction(viewer, async (trx) => {
    const { status, order_number: number } = await lockOrder(trx.sql, id, ifMatch)
    const before = await getOrder(trx.sql, viewer, id)
    if (status !== 'pending') throw conflict(`${number} can only be edited while it is pending.`)
    if (assignee && !(await isStaffMember(trx.sql, assignee))) throw conflict('A movement can only be assigned to a member of staff.')
    const lines = items && mergeLines(items)
    if (lines) await sql`select replace_order_lines(${id}, ${JSON.stringify(lines)}::jsonb, ${trx.now()})`.execute(trx.sql)
    await trx.sql
      .updateTable('orders')
      .set((eb) => ({
        ...sentColumns({
          type: fields.type,
          priority: fields.priority,
          notes: fields.notes,
          billing_address: fields.billingAddress && JSON.stringify(fields.billingAddress),
          shipping_address: fields.shippingAddress && JSON.stringify(fields.shippingAddress),
          assigned_to: assignee,
        }),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    const after = await getOrder(trx.sql, viewer, id)
    await recordAudit(trx, viewer, { action: 'update', entity: 'order', entityId: id, customerId: after.customerId, before, after })
    trx.publish({ topic: 'orders', ids: [id], customerId: after.customerId })
    if (lines)
      trx.publish({
        topic: 'inventory',
        ids: [...before.items, ...after.items].map((item) => item.inventoryId),
        customerId: after.customerId,
      })
    return after
  })
}
