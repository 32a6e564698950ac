import { handlingUnitsEndpoints } from '../../contract/handling-units.ts'
import { type App, serve } from '../http/serve.ts'
import { serveListFiles } from '../list-files/serve-list-files.ts'
import { createHandlingUnit } from './create-handling-unit.ts'
import { handlingUnitFileColumns } from './handling-units-columns.ts'
import { getHandlingUnitWithContents, listHandlingUnits } from './handling-units-queries.ts'
import { moveHandlingUnit } from './move-handling-unit.ts'
import { packHandlingUnit } from './pack-handling-unit.ts'
import { printUnitLabel } from './print-unit-label.ts'
import { unpackHandlingUnit } from './unpack-handling-unit.ts'
import { updateHandlingUnit } from './update-handling-unit.ts'

export function handlingUnitsRoutes(app: App): void {
  serve(app, handlingUnitsEndpoints.list, ({ db, viewer, query }) => listHandlingUnits(db, viewer, query))
  serveListFiles(app, handlingUnitsEndpoints.list, listHandlingUnits, handlingUnitFileColumns)
  serve(app, handlingUnitsEndpoints.get, ({ db, viewer, params }) => getHandlingUnitWithContents(db, viewer, params.id))
  serve(app, handlingUnitsEndpoints.label, ({ db, viewer, params }) => printUnitLabel(db, viewer, params.id))
  serve(app, createHandlingUnit)
  serve(app, updateHandlingUnit)
  serve(app, moveHandlingUnit)
  serve(app, packHandlingUnit)
  serve(app, unpackHandlingUnit)
}
