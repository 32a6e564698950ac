import { shipmentsEndpoints } from '../../contract/shipments.ts'
import { type App, serve } from '../http/serve.ts'
import { createShipment } from './create-shipment.ts'
import { recordEvent } from './record-event.ts'
import { getShipment, listShipments, shipmentFigures } from './shipments-queries.ts'
import { updateShipment } from './update-shipment.ts'

export function shipmentsRoutes(app: App): void {
  serve(app, shipmentsEndpoints.list, ({ db, viewer, query }) => listShipments(db, viewer, query))
  serve(app, shipmentsEndpoints.figures, ({ db, viewer }) => db.read(viewer, (on) => shipmentFigures(on, viewer)))
  serve(app, shipmentsEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getShipment(on, viewer, params.id)))
  serve(app, createShipment)
  serve(app, updateShipment)
  serve(app, recordEvent)
}
