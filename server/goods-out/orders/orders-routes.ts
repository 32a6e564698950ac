import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { serveListFiles } from '../../platform/list-files/serve-list-files.ts'
import { serveHistory } from '../../platform/records/record-history.ts'
import { reservationFileColumns } from '../../stock/inventory/inventory-columns.ts'
import { createOrder } from './create-order.ts'
import { orderFileColumns } from './orders-columns.ts'
import { getOrder, listOrders, requireOrder, summariseOrders } from './orders-queries.ts'
import { rateOrder } from './rate-order.ts'
import { readDeliveryNote } from './read-delivery-note.ts'
import { listRememberedAddresses } from './remembered-addresses.ts'
import { listItemReservations, listOrderReservations } from './reservations-queries.ts'
import { startPicking } from './start-picking.ts'
import { updateOrder } from './update-order.ts'

export function ordersRoutes(app: App): void {
  serve(app, ordersEndpoints.list, ({ db, viewer, query }) => listOrders(db, viewer, query))
  serveListFiles(app, ordersEndpoints.list, listOrders, orderFileColumns)
  serve(app, ordersEndpoints.summary, ({ db, viewer, query }) => summariseOrders(db, viewer, query))
  serve(app, ordersEndpoints.addresses, ({ db, viewer, params }) => listRememberedAddresses(db, viewer, params.id))
  serve(app, ordersEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getOrder(on, viewer, params.id)))
  serve(app, ordersEndpoints.deliveryNote, ({ db, viewer, params }) => readDeliveryNote(db, viewer, params.id))
  serve(app, inventoryEndpoints.reservations, ({ db, viewer, params, query }) => listItemReservations(db, viewer, { ...query, ...params }))
  serveListFiles(app, inventoryEndpoints.reservations, listItemReservations, reservationFileColumns)
  serve(app, stockEndpoints.ofOrder, ({ db, viewer, params, query }) => listOrderReservations(db, viewer, { ...query, ...params }))
  serveListFiles(app, stockEndpoints.ofOrder, listOrderReservations, reservationFileColumns)
  serve(app, createOrder)
  serve(app, updateOrder)
  serve(app, startPicking)
  serve(app, rateOrder)
  serveHistory(app, historyEndpoints.ofOrder, { entity: 'order', require: requireOrder })
}
