import { sql } from 'kysely'
import type { Order } from '../../contract/orders.ts'
import { defaultTransitDays } from '../../contract/shipments.ts'
import type { TrackingStage } from '../../contract/tracking-stages.ts'
import type { Database } from '../db/database.ts'
import { statements } from '../db/statements.ts'
import { publishStockChange } from '../inventory/publish-stock-change.ts'
import type { StaffViewer, SystemViewer } from '../viewer.ts'
import { onlyOrder, orderById } from './orders-queries.ts'

interface Advance {
  id: number
  stage: TrackingStage
  notes?: string | null | undefined
  ifMatch?: number | undefined
}

/** Marks the next stage complete, and no other; at the last one the stock leaves and a shipment is born (advance-order.sql). */
export function advanceTracking(db: Database, viewer: StaffViewer | SystemViewer, { id, stage, notes, ifMatch }: Advance): Promise<Order> {
  return db.transaction(viewer, async (trx) => {
    const advance = sql`select advance_order(${id}, ${stage}, ${notes ?? null}, ${ifMatch ?? null}, ${viewer.userId}, ${viewer.name},
      make_interval(days => ${defaultTransitDays}), ${trx.now()})`.compile(statements)
    const [, advanced] = await trx.finish(advance, orderById(viewer, id))
    const order = onlyOrder(advanced)
    trx.publish({ topic: 'orders', ids: [id], customerId: order.customerId })
    trx.publish({ topic: 'notifications', ids: [], customerId: order.customerId })
    if (stage === 'exported') {
      publishStockChange(
        trx,
        order.items.map((item) => item.inventoryId),
        order.customerId,
      )
      trx.publish({ topic: 'shipments', ids: order.shipmentId === null ? [] : [order.shipmentId], customerId: order.customerId })
    }
    return order
  })
}
