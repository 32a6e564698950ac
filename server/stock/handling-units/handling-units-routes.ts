import { handlingUnits, handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { fileColumns } from '../../platform/records/file-columns.ts'
import { serveRecordList } from '../../platform/records/serve-record.ts'
import { createHandlingUnit } from './create-handling-unit.ts'
import { getHandlingUnitWithContents, unitEntity } from './handling-units-queries.ts'
import { moveHandlingUnit } from './move-handling-unit.ts'
import { packHandlingUnit } from './pack-handling-unit.ts'
import { printUnitLabel } from './print-unit-label.ts'
import { unpackHandlingUnit } from './unpack-handling-unit.ts'
import { updateHandlingUnit } from './update-handling-unit.ts'

/** With their widths in characters. */
const columns = fileColumns(handlingUnits, {
  sscc: 22,
  kind: 10,
  location: 16,
  customerName: 28,
  items: undefined,
  quantity: undefined,
  reserved: undefined,
  weightKg: undefined,
  parentSscc: 22,
  orderNumber: 18,
  shippedAt: undefined,
  createdAt: undefined,
  createdBy: 20,
})

export function handlingUnitsRoutes(app: App): void {
  serveRecordList(app, unitEntity, columns)
  serve(app, handlingUnitsEndpoints.get, ({ db, viewer, params }) => getHandlingUnitWithContents(db, viewer, params.id))
  serve(app, handlingUnitsEndpoints.label, ({ db, viewer, params }) => printUnitLabel(db, viewer, params.id))
  serve(app, createHandlingUnit)
  serve(app, updateHandlingUnit)
  serve(app, moveHandlingUnit)
  serve(app, packHandlingUnit)
  serve(app, unpackHandlingUnit)
}
