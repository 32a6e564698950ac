import { ordersEndpoints } from '../../contract/orders.ts'
import { type App, serve } from '../http/serve.ts'
import { advanceTracking } from './advance-tracking.ts'
import { cancelOrder } from './cancel-order.ts'
import { createOrder } from './create-order.ts'
import { getOrder, listOrders, summariseOrders } from './orders-queries.ts'
import { rateOrder } from './rate-order.ts'
import { startPicking } from './start-picking.ts'
import { updateOrder } from './update-order.ts'

export function ordersRoutes(app: App): void {
  serve(app, ordersEndpoints.list, ({ db, viewer, query }) => listOrders(db, viewer, query))
  serve(app, ordersEndpoints.summary, ({ db, viewer, query }) => summariseOrders(db, viewer, query))
  serve(app, ordersEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getOrder(on, viewer, params.id)))
  serve(app, ordersEndpoints.create, ({ db, viewer, body }) => createOrder(db, viewer, body))
  serve(app, ordersEndpoints.update, ({ db, viewer, params, body, ifMatch }) =>
    updateOrder(db, viewer, { ...body, id: params.id, ifMatch }),
  )
  serve(app, ordersEndpoints.cancel, ({ db, viewer, params, body, ifMatch }) =>
    cancelOrder(db, viewer, { id: params.id, reason: body.reason, ifMatch }),
  )
  serve(app, ordersEndpoints.startPicking, ({ db, viewer, params, ifMatch }) => startPicking(db, viewer, { id: params.id, ifMatch }))
  serve(app, ordersEndpoints.advanceTracking, ({ db, viewer, params, body, ifMatch }) =>
    advanceTracking(db, viewer, { ...body, id: params.id, ifMatch }),
  )
  serve(app, ordersEndpoints.rate, ({ db, viewer, params, body, ifMatch }) =>
    rateOrder(db, viewer, { id: params.id, rating: body.rating, comment: body.comment, ifMatch }),
  )
}
