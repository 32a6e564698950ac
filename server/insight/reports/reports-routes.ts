import { reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import type { Files } from '../../platform/file-store/file-store.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { readExportFile } from './read-export-file.ts'
import { readKpis } from './read-kpis.ts'
import { readCustomReport, readReport } from './read-report.ts'
import { getReportExport, listReportExports } from './report-exports-queries.ts'
import { reportCsv, reportPdf, reportXlsx } from './report-files.ts'
import { customTable, printedCustom, printedReport, reportTable } from './report-table.ts'
import { startReportExport } from './start-export.ts'

export function reportsRoutes(app: App, { store }: Pick<Files, 'store'>): void {
  serve(app, reportsEndpoints.kpis, ({ db, viewer, query }) => readKpis(db, viewer, query))
  serve(app, reportsEndpoints.rows, ({ db, viewer, query }) => readReport(db, viewer, query))
  serve(app, reportsEndpoints.rowsCsv, async ({ db, viewer, query }) => reportCsv(await reportTable(db, viewer, query)))
  serve(app, reportsEndpoints.rowsXlsx, async ({ db, viewer, query }) => reportXlsx(await reportTable(db, viewer, query)))
  serve(app, reportsEndpoints.rowsPdf, async ({ db, viewer, query }) => reportPdf(db, await printedReport(db, viewer, query)))
  serve(app, reportsEndpoints.custom, ({ db, viewer, query }) => readCustomReport(db, viewer, query))
  serve(app, reportsEndpoints.customCsv, async ({ db, viewer, query }) => reportCsv(await customTable(db, viewer, query)))
  serve(app, reportsEndpoints.customXlsx, async ({ db, viewer, query }) => reportXlsx(await customTable(db, viewer, query)))
  serve(app, reportsEndpoints.customPdf, async ({ db, viewer, query }) => reportPdf(db, await printedCustom(db, viewer, query)))
  serve(app, startReportExport)
  serve(app, reportsEndpoints.exports, ({ db, viewer }) => db.read(viewer, (on) => listReportExports(on, viewer, db.now())))
  serve(app, reportsEndpoints.getExport, ({ db, viewer, params }) => db.read(viewer, (on) => getReportExport(on, viewer, params.id)))
  serve(app, reportsEndpoints.exportFile, ({ db, viewer, params }) => readExportFile(db, viewer, { id: params.id, store }))
}
