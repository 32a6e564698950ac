import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { serveListFiles } from '../../platform/list-files/serve-list-files.ts'
import { planAgain, shipShort } from './missing-goods.ts'
import { packOrder } from './pack-order.ts'
import { pickLine } from './pick.ts'
import { pickShort } from './pick-short.ts'
import { pickListFileColumns } from './picking-columns.ts'
import { getPickList, listPickLists } from './picking-queries.ts'
import { putRight } from './put-right.ts'
import { readPickingFigures } from './read-picking-figures.ts'

export function pickingRoutes(app: App): void {
  serve(app, pickingEndpoints.list, ({ db, viewer, query }) => listPickLists(db, viewer, query))
  serveListFiles(app, pickingEndpoints.list, listPickLists, pickListFileColumns)
  serve(app, pickingEndpoints.figures, ({ db, viewer }) => readPickingFigures(db, viewer))
  serve(app, pickingEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getPickList(on, viewer, params.id, db.now())))
  serve(app, pickLine)
  serve(app, pickShort)
  serve(app, putRight)
  serve(app, planAgain)
  serve(app, shipShort)
  serve(app, packOrder)
}
