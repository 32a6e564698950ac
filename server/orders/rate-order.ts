import type { Order } from '../../contract/orders.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import { conflict } from '../errors.ts'
import { shipmentStatusOfOrder } from '../shipments/shipments-queries.ts'
import type { CustomerViewer } from '../viewer.ts'
import { lockOrder } from './lock-order.ts'
import { getOrder } from './orders-queries.ts'

interface Rating {
  id: number
  rating: number
  comment: string | null | undefined
  ifMatch?: number | undefined
}

/** A customer's rating of a movement that was delivered; a second one takes the place of the first. */
export function rateOrder(db: Database, viewer: CustomerViewer, { id, rating, comment, ifMatch }: Rating): Promise<Order> {
  return db.transaction(viewer, async (trx) => {
    await lockOrder(trx.sql, id, ifMatch)
    const { orderNumber } = await getOrder(trx.sql, viewer, id)
    if ((await shipmentStatusOfOrder(trx.sql, viewer, id)) !== 'delivered')
      throw conflict(`${orderNumber} can be rated once it is delivered.`)
    const given = { rating, comment: comment ?? null, user_id: viewer.userId, created_at: trx.now() }
    await trx.sql
      .insertInto('feedback')
      .values({ order_id: id, customer_id: viewer.customerId, ...given })
      .onConflict((again) => again.column('order_id').doUpdateSet(given))
      .execute()
    await trx.sql
      .updateTable('orders')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, viewer, {
      action: 'rate',
      entity: 'order',
      entityId: id,
      customerId: viewer.customerId,
      after: { rating, comment },
    })
    trx.publish({ topic: 'orders', ids: [id], customerId: viewer.customerId })
    return getOrder(trx.sql, viewer, id)
  })
}
