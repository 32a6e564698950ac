import { sql } from 'kysely'
import type { Order } from '../../contract/orders.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import { conflict } from '../errors.ts'
import type { Person } from '../viewer.ts'
import { lockOrder } from './lock-order.ts'
import { getOrder } from './orders-queries.ts'

interface Cancellation {
  id: number
  reason: string | null | undefined
  ifMatch: number | undefined
}

/** Staff until exported, the customer while pending; what it held is free at once (decisions §4). */
export function cancelOrder(db: Database, viewer: Person, { id, reason, ifMatch }: Cancellation): Promise<Order> {
  return db.transaction(viewer, async (trx) => {
    const { status, order_number: number } = await lockOrder(trx.sql, id, ifMatch)
    const before = await getOrder(trx.sql, viewer, id)
    if (status === 'cancelled') throw conflict(`${number} is cancelled already.`)
    if (status === 'completed') throw conflict(`${number} is exported and can't be cancelled any more.`)
    if (viewer.role === 'customer' && status !== 'pending') {
      throw conflict(`${number} is being worked on. Ask your account manager to cancel it.`)
    }
    await sql`select release_order(${id}, ${trx.now()})`.execute(trx.sql)
    await trx.sql
      .updateTable('orders')
      .set((eb) => ({ status: 'cancelled', cancelled_at: trx.now(), cancel_reason: reason ?? null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const after = await getOrder(trx.sql, viewer, id)
    await recordAudit(trx, viewer, {
      action: 'cancel',
      entity: 'order',
      entityId: id,
      customerId: after.customerId,
      before: { status: before.status },
      after: { status: 'cancelled', reason },
    })
    trx.publish({ topic: 'orders', ids: [id], customerId: after.customerId })
    trx.publish({ topic: 'inventory', ids: after.items.map((item) => item.inventoryId), customerId: after.customerId })
    return after
  })
}
