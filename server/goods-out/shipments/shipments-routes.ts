import { handOverEndpoints } from '../../../contract/goods-out/shipments/hand-over.ts'
import { proofsEndpoints } from '../../../contract/goods-out/shipments/proofs-of-delivery.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { trackingLinksEndpoints } from '../../../contract/goods-out/shipments/tracking-links.ts'
import { networkOf } from '../../people/auth/sign-in-throttle.ts'
import { AddressLimit } from '../../platform/http/address-limit.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { serveListFiles } from '../../platform/list-files/serve-list-files.ts'
import { readLogo } from '../../platform/settings/logo.ts'
import { system } from '../../viewer.ts'
import { createShipment } from './create-shipment.ts'
import { handOver } from './hand-over.ts'
import { importEvents } from './import-events.ts'
import { listCarriers, readManifest } from './read-manifest.ts'
import { readProof } from './read-proof.ts'
import { recordEvent } from './record-event.ts'
import { recordProof } from './record-proof.ts'
import { shipmentFileColumns } from './shipments-columns.ts'
import { getShipment, listShipments, shipmentFigures } from './shipments-queries.ts'
import { createTrackingLink, followShipment, trackingLinkLimit, withdrawTrackingLink } from './tracking-link.ts'
import { updateShipment } from './update-shipment.ts'

export function shipmentsRoutes(app: App): void {
  serve(app, shipmentsEndpoints.list, ({ db, viewer, query }) => listShipments(db, viewer, query))
  serveListFiles(app, shipmentsEndpoints.list, listShipments, shipmentFileColumns)
  serve(app, shipmentsEndpoints.figures, ({ db, viewer, query }) => db.read(viewer, (on) => shipmentFigures(on, viewer, query)))
  serve(app, shipmentsEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getShipment(on, viewer, params.id)))
  serve(app, handOverEndpoints.carriers, ({ db, viewer }) => db.read(viewer, (on) => listCarriers(on, viewer)))
  serve(app, handOverEndpoints.manifest, ({ db, viewer, query }) => readManifest(db, viewer, query))
  serve(app, handOver)
  serve(app, createShipment)
  serve(app, updateShipment)
  serve(app, recordEvent)
  serve(app, importEvents)
  serve(app, recordProof)
  serve(app, proofsEndpoints.pdf, ({ db, viewer, params }) => readProof(db, viewer, params.id))
  serve(app, createTrackingLink)
  serve(app, withdrawTrackingLink)
  const links = new AddressLimit(trackingLinkLimit)
  serve(app, trackingLinksEndpoints.follow, ({ db, params, request }) => {
    links.take(networkOf(request.ip), db.now())
    return db.read(system, (on) => followShipment(on, params.id, db.now()))
  })
  serve(app, trackingLinksEndpoints.logo, async ({ db, params, request }) => {
    links.take(networkOf(request.ip), db.now())
    await db.read(system, (on) => followShipment(on, params.id, db.now()))
    return readLogo(db)
  })
}
