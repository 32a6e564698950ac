import { stockActsEndpoints } from '../../../contract/stock/acts/stock-acts.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { serveListFiles } from '../../platform/list-files/serve-list-files.ts'
import { actFileColumns } from './acts-columns.ts'
import { getAct, listActs } from './acts-queries.ts'
import { listOwnActs } from './own-acts.ts'
import { previewUndo } from './preview-undo.ts'
import { undoActBy } from './undo-act.ts'
import { undoOwnActBy } from './undo-own-act.ts'
import type { UndoByKind } from './undo-records.ts'

export function stockActsRoutes(app: App, by: UndoByKind): void {
  serve(app, stockActsEndpoints.list, ({ db, viewer, query }) => listActs(db, viewer, query))
  serveListFiles(app, stockActsEndpoints.list, listActs, actFileColumns)
  serve(app, stockActsEndpoints.listOwn, ({ db, viewer, query }) => listOwnActs(db, viewer, query))
  serve(app, undoOwnActBy(by))
  serve(app, stockActsEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getAct(on, viewer, params.id)))
  // In a transaction of changes, so that it finds what the undo will find, with the same rights.
  serve(app, stockActsEndpoints.previewUndo, ({ db, viewer, params, query }) =>
    db.transaction(viewer, ({ sql }) => previewUndo(sql, viewer, params.id, query)),
  )
  serve(app, undoActBy(by))
}
