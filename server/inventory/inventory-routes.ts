import { inventoryEndpoints } from '../../contract/inventory.ts'
import { type App, serve } from '../http/serve.ts'
import { adjustItem } from './adjust-item.ts'
import { createItem } from './create-item.ts'
import { deleteItem } from './delete-item.ts'
import { getItemWithStock, listItems, listStockMovements, summariseInventory } from './inventory-queries.ts'
import { restoreItem } from './restore-item.ts'
import { updateItem } from './update-item.ts'

export function inventoryRoutes(app: App): void {
  serve(app, inventoryEndpoints.list, ({ db, viewer, query }) => listItems(db, viewer, query))
  serve(app, inventoryEndpoints.summary, ({ db, viewer, query }) => summariseInventory(db, viewer, query))
  serve(app, inventoryEndpoints.get, ({ db, viewer, params }) => getItemWithStock(db, viewer, params.id))
  serve(app, inventoryEndpoints.create, ({ db, viewer, body }) => createItem(db, viewer, body))
  serve(app, inventoryEndpoints.update, ({ db, viewer, params, body, ifMatch }) =>
    updateItem(db, viewer, { ...body, id: params.id, ifMatch }),
  )
  serve(app, inventoryEndpoints.delete, ({ db, viewer, params, ifMatch }) => deleteItem(db, viewer, { id: params.id, ifMatch }))
  serve(app, inventoryEndpoints.restore, ({ db, viewer, params }) => restoreItem(db, viewer, params.id))
  serve(app, inventoryEndpoints.adjust, ({ db, viewer, params, body, ifMatch }) =>
    adjustItem(db, viewer, { ...body, id: params.id, ifMatch }),
  )
  serve(app, inventoryEndpoints.movements, ({ db, viewer, query }) => listStockMovements(db, viewer, query))
}
