import { historyEndpoints } from '../../../contract/history.ts'
import { adjustmentsEndpoints } from '../../../contract/stock/inventory/adjustment-requests.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { itemPictureEndpoints } from '../../../contract/stock/inventory/item-pictures.ts'
import { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import { lotsEndpoints } from '../../../contract/stock/inventory/lots.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { serveListFiles } from '../../platform/list-files/serve-list-files.ts'
import { serveHistory } from '../../platform/records/record-history.ts'
import { adjustItem } from './adjust-item.ts'
import { adjustmentRequestFileColumns } from './adjustment-request-columns.ts'
import { getAdjustmentRequest, listAdjustmentRequests } from './adjustment-requests-queries.ts'
import { correctLot } from './correct-lot.ts'
import { createItem } from './create-item.ts'
import { approveAdjustment, rejectAdjustment, withdrawAdjustment } from './decide-adjustment.ts'
import { deleteItem } from './delete-item.ts'
import { itemFileColumns, movementFileColumns, stockFileColumns } from './inventory-columns.ts'
import { listItems, requireItem, summariseInventory } from './inventory-queries.ts'
import { deleteItemPicture, readItemPicture, setItemPicture } from './item-picture.ts'
import { listLocationStock } from './location-stock.ts'
import { listLots } from './lots-queries.ts'
import { moveItem } from './move-item.ts'
import { putStockRight } from './put-stock-right.ts'
import { restoreItem } from './restore-item.ts'
import { listStockMovements } from './stock-movements-queries.ts'
import { getItemWithStock } from './stock-rows.ts'
import { updateItem } from './update-item.ts'

export function inventoryRoutes(app: App): void {
  serve(app, inventoryEndpoints.list, ({ db, viewer, query }) => listItems(db, viewer, query))
  serveListFiles(app, inventoryEndpoints.list, listItems, itemFileColumns)
  serve(app, inventoryEndpoints.summary, ({ db, viewer, query }) => summariseInventory(db, viewer, query))
  serve(app, inventoryEndpoints.get, ({ db, viewer, params }) => getItemWithStock(db, viewer, params.id))
  serve(app, stockEndpoints.atLocation, ({ db, viewer, params, query }) => listLocationStock(db, viewer, { ...query, ...params }))
  serveListFiles(app, stockEndpoints.atLocation, listLocationStock, stockFileColumns)
  serve(app, inventoryEndpoints.movements, ({ db, viewer, query }) => listStockMovements(db, viewer, query))
  serveListFiles(app, inventoryEndpoints.movements, listStockMovements, movementFileColumns)
  serve(app, itemPictureEndpoints.get, ({ db, viewer, params }) => readItemPicture(db, viewer, params.id))
  serve(app, setItemPicture)
  serve(app, deleteItemPicture)
  serve(app, createItem)
  serve(app, updateItem)
  serve(app, deleteItem)
  serve(app, restoreItem)
  serve(app, adjustItem)
  serve(app, moveItem)
  serve(app, adjustmentsEndpoints.list, ({ db, viewer, query }) => listAdjustmentRequests(db, viewer, query))
  serveListFiles(app, adjustmentsEndpoints.list, listAdjustmentRequests, adjustmentRequestFileColumns)
  serve(app, adjustmentsEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getAdjustmentRequest(on, viewer, params.id)))
  serve(app, approveAdjustment)
  serve(app, rejectAdjustment)
  serve(app, withdrawAdjustment)
  serveHistory(app, adjustmentsEndpoints.history, { entity: 'adjustmentRequest', require: getAdjustmentRequest })
  serve(app, putStockRight)
  serve(app, lotsEndpoints.ofItem, ({ db, viewer, params, query }) => listLots(db, viewer, { ...query, ...params }))
  serve(app, correctLot)
  serveHistory(app, historyEndpoints.ofItem, { entity: 'inventoryItem', without: ['adjust'], require: requireItem })
}
