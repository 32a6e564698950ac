import { shipmentsEndpoints } from '../../contract/shipments.ts'
import { type App, serve } from '../http/serve.ts'
import { listShipments } from './shipments-queries.ts'
import { updateShipment } from './update-shipment.ts'

export function shipmentsRoutes(app: App): void {
  serve(app, shipmentsEndpoints.list, ({ db, viewer, query }) => listShipments(db, viewer, query))
  serve(app, updateShipment)
}
