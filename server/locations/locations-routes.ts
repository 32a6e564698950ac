import { locationsEndpoints } from '../../contract/locations.ts'
import { type App, serve } from '../http/serve.ts'
import { serveListFiles } from '../list-files/serve-list-files.ts'
import { locationFileColumns } from './locations-columns.ts'
import { getLocation, listLocations } from './locations-queries.ts'
import { printLocationLabels } from './print-location-labels.ts'
import { createLocation, updateLocation } from './save-location.ts'

export function locationsRoutes(app: App): void {
  serve(app, locationsEndpoints.list, ({ db, viewer, query }) => listLocations(db, viewer, query))
  serveListFiles(app, locationsEndpoints.list, listLocations, locationFileColumns)
  serve(app, locationsEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getLocation(on, params.id)))
  serve(app, locationsEndpoints.labels, ({ db, viewer, query }) => printLocationLabels(db, viewer, query))
  serve(app, createLocation)
  serve(app, updateLocation)
}
