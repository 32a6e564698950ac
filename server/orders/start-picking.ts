import type { Order } from '../../contract/orders.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import { conflict } from '../errors.ts'
import type { StaffViewer } from '../viewer.ts'
import { lockOrder } from './lock-order.ts'
import { getOrder } from './orders-queries.ts'

interface Start {
  id: number
  ifMatch: number | undefined
}

/** Picking started: the status turns to picking, the stage stays confirmed (decisions §4). Whoever starts it has it assigned. */
export function startPicking(db: Database, viewer: StaffViewer, { id, ifMatch }: Start): Promise<Order> {
  return db.transaction(viewer, async (trx) => {
    const { status, order_number: number } = await lockOrder(trx.sql, id, ifMatch)
    if (status === 'pending') throw conflict(`${number} has to be confirmed before it is picked.`)
    if (status !== 'processing') throw conflict(`Picking of ${number} can't start: it is ${status}.`)
    await trx.sql
      .updateTable('orders')
      .set((eb) => ({
        status: 'picking',
        picking_started_at: trx.now(),
        assigned_to: eb.fn.coalesce('assigned_to', eb.val(viewer.userId)),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    const order = await getOrder(trx.sql, viewer, id)
    await recordAudit(trx, viewer, {
      action: 'start_picking',
      entity: 'order',
      entityId: id,
      customerId: order.customerId,
      before: { status },
      after: { status: order.status },
    })
    trx.publish({ topic: 'orders', ids: [id], customerId: order.customerId })
    return order
  })
}
