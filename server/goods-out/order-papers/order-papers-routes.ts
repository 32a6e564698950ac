import { orderPapersEndpoints } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { printOrdersEndpoints } from '../../../contract/goods-out/order-papers/print-orders.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { listOrderDocuments } from './order-documents-queries.ts'
import { readOrderExcise } from './read-order-excise.ts'
import { readOrderPapers } from './read-order-papers.ts'
import { readPackingList } from './read-packing-list.ts'
import { recordExcise } from './record-excise.ts'
import { remakeDocuments } from './remake-documents.ts'

export function orderPapersRoutes(app: App): void {
  serve(app, orderPapersEndpoints.excise, ({ db, viewer, params }) => readOrderExcise(db, viewer, params.id))
  serve(app, orderPapersEndpoints.packingList, ({ db, viewer, params }) => readPackingList(db, viewer, params.id))
  serve(app, orderPapersEndpoints.documents, ({ db, viewer, params }) => db.read(viewer, (on) => listOrderDocuments(on, viewer, params.id)))
  serve(app, printOrdersEndpoints.print, ({ db, viewer, query }) => readOrderPapers(db, viewer, query))
  serve(app, recordExcise)
  serve(app, remakeDocuments)
}
