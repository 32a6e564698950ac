import { advanceOrdersEndpoints } from '../../../contract/goods-out/orders/advance-orders.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { advanceOrders } from './advance-orders.ts'
import { advanceTracking } from './advance-tracking.ts'
import { cancelOrder } from './cancel-order.ts'
import { readNextStages } from './next-stages-queries.ts'

/** The changes of movements that take the floor along. */
export function orderStagesRoutes(app: App): void {
  serve(app, advanceTracking)
  serve(app, advanceOrders)
  serve(app, advanceOrdersEndpoints.nextStages, ({ db, viewer, query }) => db.read(viewer, (on) => readNextStages(on, viewer, query.ids)))
  serve(app, cancelOrder)
}
