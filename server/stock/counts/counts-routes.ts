import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { serveListFiles } from '../../platform/list-files/serve-list-files.ts'
import { serveRecord, serveRecordList } from '../../platform/records/serve-record.ts'
import { approveCount } from './approve-count.ts'
import { cancelCount, recountLines, updateCount } from './change-count.ts'
import { listCountsOfItem, listCountsOfLocation } from './closed-lines.ts'
import { readCountFigures } from './count-figures.ts'
import { countPlanEntity } from './count-plans-queries.ts'
import { getCountSheet } from './count-sheet.ts'
import { closedLineFileColumns, countFileColumns, countPlanFileColumns } from './counts-columns.ts'
import { countEntity, getDetailedCount } from './counts-queries.ts'
import { createCount, previewCount } from './plan-count.ts'
import { printCountSheet } from './print-count-sheet.ts'
import { createCountPlan, updateCountPlan } from './save-count-plan.ts'
import { submitCount } from './submit-count.ts'
import { writeOffAside } from './write-off-aside.ts'

export function countsRoutes(app: App): void {
  serveRecordList(app, countEntity, countFileColumns)
  serve(app, countsEndpoints.preview, ({ db, viewer, query }) => db.read(viewer, (on) => previewCount(on, viewer, db.now(), query)))
  serve(app, countsEndpoints.figures, ({ db, viewer, query }) => db.read(viewer, (on) => readCountFigures(on, viewer, db.now(), query)))
  serve(app, countsEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getDetailedCount(on, viewer, params.id)))
  serve(app, countsEndpoints.sheet, ({ db, viewer, params }) => db.read(viewer, (on) => getCountSheet(on, viewer, params.id)))
  serve(app, countsEndpoints.paper, ({ db, viewer, params }) => printCountSheet(db, viewer, params.id))
  serve(app, createCount)
  serve(app, updateCount)
  serve(app, submitCount)
  serve(app, recountLines)
  serve(app, approveCount)
  serve(app, cancelCount)
  serve(app, writeOffAside)
  serve(app, countsEndpoints.ofItem, ({ db, viewer, params, query }) => listCountsOfItem(db, viewer, { ...query, ...params }))
  serveListFiles(app, countsEndpoints.ofItem, listCountsOfItem, closedLineFileColumns)
  serve(app, countsEndpoints.ofLocation, ({ db, viewer, params, query }) => listCountsOfLocation(db, viewer, { ...query, ...params }))
  serveListFiles(app, countsEndpoints.ofLocation, listCountsOfLocation, closedLineFileColumns)
  serveRecord(app, countPlanEntity, countPlanFileColumns)
  serve(app, createCountPlan)
  serve(app, updateCountPlan)
}
