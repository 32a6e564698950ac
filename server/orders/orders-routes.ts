import { historyEndpoints } from '../../contract/history.ts'
import { ordersEndpoints } from '../../contract/orders/orders.ts'
import { type App, serve } from '../http/serve.ts'
import { serveListFiles } from '../list-files/serve-list-files.ts'
import { serveHistory } from '../records/record-history.ts'
import { createOrder } from './create-order.ts'
import { orderFileColumns } from './orders-columns.ts'
import { getOrder, listOrders, requireOrder, summariseOrders } from './orders-queries.ts'
import { rateOrder } from './rate-order.ts'
import { readDeliveryNote } from './read-delivery-note.ts'
import { listRememberedAddresses } from './remembered-addresses.ts'
import { startPicking } from './start-picking.ts'
import { updateOrder } from './update-order.ts'

export function ordersRoutes(app: App): void {
  serve(app, ordersEndpoints.list, ({ db, viewer, query }) => listOrders(db, viewer, query))
  serveListFiles(app, ordersEndpoints.list, listOrders, orderFileColumns)
  serve(app, ordersEndpoints.summary, ({ db, viewer, query }) => summariseOrders(db, viewer, query))
  serve(app, ordersEndpoints.addresses, ({ db, viewer, params }) => listRememberedAddresses(db, viewer, params.id))
  serve(app, ordersEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getOrder(on, viewer, params.id)))
  serve(app, ordersEndpoints.deliveryNote, ({ db, viewer, params }) => readDeliveryNote(db, viewer, params.id))
  serve(app, createOrder)
  serve(app, updateOrder)
  serve(app, startPicking)
  serve(app, rateOrder)
  serveHistory(app, historyEndpoints.ofOrder, { entity: 'order', require: requireOrder })
}
