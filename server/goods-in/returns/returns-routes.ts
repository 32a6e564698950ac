import { returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { serveListFiles } from '../../platform/list-files/serve-list-files.ts'
import { serveHistory } from '../../platform/records/record-history.ts'
import { authoriseReturn, cancelReturn, declineReturn } from './answer-return.ts'
import { updateReturn } from './change-return.ts'
import { closeReturn } from './close-return.ts'
import { createReturn } from './create-return.ts'
import { inspectReturn } from './inspect-return.ts'
import { printReturnSlip } from './print-return-slip.ts'
import { receiveReturn } from './receive-return.ts'
import { returnFileColumns } from './returns-columns.ts'
import { getReturn, listReturns, readReturnable, requireReturn, summariseReturns } from './returns-queries.ts'

export function returnsRoutes(app: App): void {
  serve(app, returnsEndpoints.list, ({ db, viewer, query }) => listReturns(db, viewer, query))
  serveListFiles(app, returnsEndpoints.list, listReturns, returnFileColumns)
  serve(app, returnsEndpoints.summary, ({ db, viewer, query }) => summariseReturns(db, viewer, query))
  serve(app, returnsEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getReturn(on, viewer, params.id)))
  serve(app, returnsEndpoints.returnable, ({ db, viewer, params }) => readReturnable(db, viewer, params.id))
  serve(app, returnsEndpoints.slip, ({ db, viewer, params }) => printReturnSlip(db, viewer, params.id))
  serveHistory(app, returnsEndpoints.history, { entity: 'return', require: requireReturn })
  serve(app, createReturn)
  serve(app, updateReturn)
  serve(app, cancelReturn)
  serve(app, authoriseReturn)
  serve(app, declineReturn)
  serve(app, receiveReturn)
  serve(app, inspectReturn)
  serve(app, closeReturn)
}
