import { importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import type { Files } from '../file-store/file-store.ts'
import { type App, serve } from '../http/serve.ts'
import { serveListFiles } from '../list-files/serve-list-files.ts'
import { cancelImport, commitChecked, skipErrors, undoDoneIn } from './change-import.ts'
import { changeImportRowIn } from './change-import-row.ts'
import { errorRowsCsv, templateCsv, templateXlsx } from './import-files.ts'
import { listImportRows } from './import-rows-queries.ts'
import type { ImportHouse } from './importer.ts'
import { importFileColumns } from './imports-columns.ts'
import { getImportDetail, listImports, requireImport } from './imports-queries.ts'
import { mapImport } from './map-import.ts'
import { receiveImportWith } from './receive-import.ts'

export function importsRoutes(app: App, files: Pick<Files, 'incoming'>, house: ImportHouse): void {
  serve(app, importsEndpoints.list, ({ db, viewer, query }) => listImports(db, viewer, query))
  serveListFiles(app, importsEndpoints.list, listImports, importFileColumns)
  serve(app, importsEndpoints.templateCsv, ({ db, viewer, query }) => templateCsv(db, viewer, query.kind))
  serve(app, importsEndpoints.templateXlsx, ({ db, viewer, query }) => templateXlsx(db, viewer, query.kind))
  serve(app, receiveImportWith(files))
  serve(app, importsEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getImportDetail(on, viewer, params.id)))
  serve(app, mapImport)
  serve(app, importsEndpoints.rows, async ({ db, viewer, params, query }) => {
    await db.read(viewer, (on) => requireImport(on, viewer, params.id))
    return listImportRows(db, viewer, { ...params, ...query })
  })
  serve(app, importsEndpoints.errorsCsv, ({ db, viewer, params }) => errorRowsCsv(db, viewer, params.id))
  serve(app, changeImportRowIn(house))
  serve(app, skipErrors)
  serve(app, commitChecked)
  serve(app, cancelImport)
  serve(app, undoDoneIn(house))
}
