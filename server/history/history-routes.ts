import { historyEndpoints } from '../../contract/history.ts'
import { type App, serve } from '../http/serve.ts'
import {
  listActivityHistory,
  listCategoryHistory,
  listContactHistory,
  listCustomerHistory,
  listHandlingUnitHistory,
  listInvoiceHistory,
  listItemHistory,
  listLocationHistory,
  listOrderHistory,
  listQuoteHistory,
  listReceiptHistory,
  listTaskHistory,
} from './history-queries.ts'

export function historyRoutes(app: App): void {
  serve(app, historyEndpoints.ofItem, ({ db, viewer, params, query }) => listItemHistory(db, viewer, { ...query, ...params }))
  serve(app, historyEndpoints.ofOrder, ({ db, viewer, params, query }) => listOrderHistory(db, viewer, { ...query, ...params }))
  serve(app, historyEndpoints.ofReceipt, ({ db, viewer, params, query }) => listReceiptHistory(db, viewer, { ...query, ...params }))
  serve(app, historyEndpoints.ofCustomer, ({ db, viewer, params, query }) => listCustomerHistory(db, viewer, { ...query, ...params }))
  serve(app, historyEndpoints.ofContact, ({ db, viewer, params, query }) => listContactHistory(db, viewer, { ...query, ...params }))
  serve(app, historyEndpoints.ofActivity, ({ db, viewer, params, query }) => listActivityHistory(db, viewer, { ...query, ...params }))
  serve(app, historyEndpoints.ofQuote, ({ db, viewer, params, query }) => listQuoteHistory(db, viewer, { ...query, ...params }))
  serve(app, historyEndpoints.ofInvoice, ({ db, viewer, params, query }) => listInvoiceHistory(db, viewer, { ...query, ...params }))
  serve(app, historyEndpoints.ofCategory, ({ db, viewer, params, query }) => listCategoryHistory(db, viewer, { ...query, ...params }))
  serve(app, historyEndpoints.ofLocation, ({ db, viewer, params, query }) => listLocationHistory(db, viewer, { ...query, ...params }))
  serve(app, historyEndpoints.ofHandlingUnit, ({ db, viewer, params, query }) =>
    listHandlingUnitHistory(db, viewer, { ...query, ...params }),
  )
  serve(app, historyEndpoints.ofTask, ({ db, viewer, params, query }) => listTaskHistory(db, viewer, { ...query, ...params }))
}
