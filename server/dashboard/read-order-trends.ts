import { sql } from 'kysely'
import type { dashboardEndpoints } from '../../contract/dashboard.ts'
import type { AnswerOf, QueryOf } from '../../contract/endpoint.ts'
import type { Database } from '../db/database.ts'
import { visibleOrders } from '../orders/orders-queries.ts'
import { visibleShipments } from '../shipments/shipments-queries.ts'
import type { Viewer } from '../viewer.ts'
import { trendPeriods } from './trend-periods.ts'

/**
 * Movements created and completed in the last period and in the equal one before it. A movement is completed when its
 * shipment is created. Shipments are counted because they have an index by customer and time.
 */
export async function readOrderTrends(
  db: Database,
  viewer: Viewer,
  { customerId }: QueryOf<typeof dashboardEndpoints.orderTrends>,
): Promise<AnswerOf<typeof dashboardEndpoints.orderTrends>> {
  const now = db.now()
  const { start, before } = trendPeriods(now)
  const counts = (at: string) => [
    sql<number>`count(*) filter (where ${sql.ref(at)} > ${start})`.as('current'),
    sql<number>`count(*) filter (where ${sql.ref(at)} <= ${start})`.as('previous'),
  ]
  const row = await db.read(viewer, (on) => {
    const placed = visibleOrders(on, viewer)
      .$if(customerId !== undefined, (q) => q.where('o.customer_id', '=', customerId ?? 0))
      .where('o.created_at', '>', before)
      .where('o.created_at', '<=', now)
      .select(counts('o.created_at'))
    const completed = visibleShipments(on, viewer)
      .$if(customerId !== undefined, (q) => q.where('s.customer_id', '=', customerId ?? 0))
      .where('s.order_id', 'is not', null)
      .where('s.created_at', '>', before)
      .where('s.created_at', '<=', now)
      .select(counts('s.created_at'))
    return on
      .selectFrom([placed.as('p'), completed.as('c')])
      .select(['p.current as placed', 'p.previous as placedBefore', 'c.current as completed', 'c.previous as completedBefore'])
      .executeTakeFirstOrThrow()
  })
  return {
    placed: { current: row.placed, previous: row.placedBefore },
    completed: { current: row.completed, previous: row.completedBefore },
  }
}
