import type { Kysely } from 'kysely'
import { type AdvancedOrders, advanceOrdersEndpoints } from '../../../contract/goods-out/orders/advance-orders.ts'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { nextStage } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { httpError } from '../../errors.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { toHttpError } from '../../platform/http/problem.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { visibleOrders } from '../orders/orders-queries.ts'
import { advanceTracking } from './advance-tracking.ts'

type Advancing = Pick<Order, 'id' | 'orderNumber' | 'status' | 'trackingStage'>

/**
 * Takes several movements one stage further, each in a transaction of its own, so that one that is refused holds up no other. None is
 * exported unless that is asked for: the stage is read here and compared under the lock of the movement.
 */
export const advanceOrders = verb(advanceOrdersEndpoints.advance, {
  prepare: async (db, viewer, { ids, exports }) => ({
    orders: await db.read(viewer, (on) => ordersOf(on, viewer, ids)),
    exports,
    done: { advanced: [], refused: [] } as AdvancedOrders,
  }),
  inTurn: async (db, viewer, { orders, exports, done }, origin) => {
    for (const order of orders) {
      const { id, orderNumber } = order
      try {
        const stage = stageToReach(order, exports)
        await advanceTracking.perform(db, viewer, { id, stage, notes: null }, { origin })
        done.advanced.push({ id, orderNumber, stage })
      } catch (error) {
        const { status, code, message } = toHttpError(error)
        if (status >= 500) throw error
        done.refused.push({ id, orderNumber, code, message })
      }
    }
  },
  run: async (_, __, { done }) => ({ answer: done, history: { none: 'each movement has its own' }, touched: {} }),
})

/** In the order of the call. */
async function ordersOf(on: Kysely<Tables>, viewer: Viewer, ids: readonly number[]): Promise<Advancing[]> {
  const found = await visibleOrders(on, viewer)
    .where('o.id', 'in', ids)
    .select(['o.id', 'o.order_number as orderNumber', 'o.status', 'o.tracking_stage as trackingStage'])
    .execute()
  const byId = new Map(found.map((order) => [order.id, order]))
  return ids.map((id, place) => {
    const order = byId.get(id)
    if (!order) throw httpError('order.unknown', { id }, { field: `ids.${place}` })
    return order
  })
}

/** Movements that have ended are refused by the single call. */
function stageToReach({ orderNumber: number, status, trackingStage }: Advancing, exports: boolean) {
  const next = nextStage(trackingStage)
  if (next === 'exported' && !exports && status !== 'cancelled') throw httpError('advance.exports', { number })
  return next ?? trackingStage
}
