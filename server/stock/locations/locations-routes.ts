import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { fileColumns } from '../../platform/records/file-columns.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { createLocationRange } from './create-location-range.ts'
import { locationEntity } from './locations-queries.ts'
import { printLocationLabels } from './print-location-labels.ts'
import { createLocation, updateLocation } from './save-location.ts'

/** With their widths in characters. An empty capacity is unlimited. */
const columns = fileColumns(locationEntity.record, {
  code: 16,
  name: 32,
  zone: 12,
  type: 14,
  capacity: undefined,
  currentOccupancy: undefined,
  isActive: 12,
})

export function locationsRoutes(app: App): void {
  serveRecord(app, locationEntity, columns)
  serve(app, locationsEndpoints.labels, ({ db, viewer, query }) => printLocationLabels(db, viewer, query))
  serve(app, createLocation)
  serve(app, updateLocation)
  serve(app, createLocationRange)
}
