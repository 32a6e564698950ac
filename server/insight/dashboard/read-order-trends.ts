import { sql } from 'kysely'
import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts'
import type { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import { visibleOrders } from '../../goods-out/orders/orders-queries.ts'
import { visibleShipments } from '../../goods-out/shipments/shipments-queries.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Viewer } from '../../viewer.ts'
import { trendStart } from './read-trend.ts'

/**
 * Active and completed movements now, and when the trend began: now, less those that were placed since, and those that ended since. A
 * movement is completed when its shipment is created; shipments are counted because they have an index by customer and time.
 */
export async function readOrderTrends(
  db: Database,
  viewer: Viewer,
  { customerId }: QueryOf<typeof dashboardEndpoints.orderTrends>,
): Promise<AnswerOf<typeof dashboardEndpoints.orderTrends>> {
  const now = db.now()
  const start = trendStart(now)
  const row = await db.read(viewer, (on) => {
    const orders = visibleOrders(on, viewer)
      .$if(customerId !== undefined, (q) => q.where('o.customer_id', '=', customerId ?? 0))
      .select([
        sql<number>`count(*) filter (where o.status not in ('completed', 'cancelled'))`.as('active'),
        sql<number>`count(*) filter (where o.status = 'completed')`.as('completed'),
        sql<number>`count(*) filter (where o.created_at > ${start})`.as('placed'),
        sql<number>`count(*) filter (where o.cancelled_at > ${start})`.as('cancelled'),
      ])
    const exported = visibleShipments(on, viewer)
      .$if(customerId !== undefined, (q) => q.where('s.customer_id', '=', customerId ?? 0))
      .where('s.order_id', 'is not', null)
      .where('s.created_at', '>', start)
      .select(sql<number>`count(*)`.as('exported'))
    return on
      .selectFrom([orders.as('o'), exported.as('s')])
      .selectAll()
      .executeTakeFirstOrThrow()
  })
  return {
    active: { current: row.active, previous: row.active - row.placed + row.exported + row.cancelled },
    completed: { current: row.completed, previous: row.completed - row.exported },
  }
}
