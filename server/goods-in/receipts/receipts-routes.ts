import { countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { serveListFiles } from '../../platform/list-files/serve-list-files.ts'
import { serveHistory } from '../../platform/records/record-history.ts'
import { correctCountedLot, countGoods, discardCounts, getCounting } from './count-goods.ts'
import { createPutAway } from './create-put-away.ts'
import { createReceipt } from './create-receipt.ts'
import { emailReceipt } from './email-receipt.ts'
import { printReceipt } from './print-receipt.ts'
import { receiptFileColumns } from './receipts-columns.ts'
import { getReceipt, listReceipts, requireReceipt, summariseReceipts } from './receipts-queries.ts'
import { receiveCounted, updateReceipt } from './update-receipt.ts'
import { withdrawReceipt } from './withdraw-receipt.ts'

export function receiptsRoutes(app: App): void {
  serve(app, receiptsEndpoints.list, ({ db, viewer, query }) => listReceipts(db, viewer, query))
  serveListFiles(app, receiptsEndpoints.list, listReceipts, receiptFileColumns)
  serve(app, receiptsEndpoints.summary, ({ db, viewer, query }) => summariseReceipts(db, viewer, query))
  serve(app, receiptsEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getReceipt(on, viewer, params.id, db.now())))
  serve(app, receiptsEndpoints.pdf, ({ db, viewer, params }) => printReceipt(db, viewer, params.id))
  serve(app, emailReceipt)
  serve(app, createReceipt)
  serve(app, updateReceipt)
  serve(app, withdrawReceipt)
  serve(app, createPutAway)
  serve(app, countingEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getCounting(on, viewer, params.id)))
  serve(app, countGoods)
  serve(app, correctCountedLot)
  serve(app, discardCounts)
  serve(app, receiveCounted)
  serveHistory(app, historyEndpoints.ofReceipt, { entity: 'receipt', require: requireReceipt })
}
