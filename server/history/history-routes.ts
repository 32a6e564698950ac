import { historyEndpoints } from '../../contract/history.ts'
import { requireInvoice } from '../billing/invoices-queries.ts'
import { requireQuote } from '../billing/quotes-queries.ts'
import type { App } from '../http/serve.ts'
import { requireItem } from '../inventory/inventory-queries.ts'
import { requireOrder } from '../orders/orders-queries.ts'
import { getTask } from '../put-away/tasks-queries.ts'
import { requireReceipt } from '../receipts/receipts-queries.ts'
import { serveHistory } from '../records/record-history.ts'

/** The histories of those that aren't written as a record(). */
export function historyRoutes(app: App): void {
  serveHistory(app, historyEndpoints.ofItem, { entity: 'inventoryItem', without: ['adjust'], require: requireItem })
  serveHistory(app, historyEndpoints.ofOrder, { entity: 'order', require: requireOrder })
  serveHistory(app, historyEndpoints.ofReceipt, { entity: 'receipt', require: requireReceipt })
  serveHistory(app, historyEndpoints.ofQuote, { entity: 'quote', require: requireQuote })
  serveHistory(app, historyEndpoints.ofInvoice, { entity: 'invoice', require: requireInvoice })
  serveHistory(app, historyEndpoints.ofTask, { entity: 'task', require: getTask })
}
