import { historyEndpoints } from '../../../contract/history.ts'
import { invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { serveListFiles } from '../../platform/list-files/serve-list-files.ts'
import { serveHistory } from '../../platform/records/record-history.ts'
import { acceptQuote, declineQuote } from './answer-quote.ts'
import { invoiceFileColumns, quoteFileColumns } from './billing-columns.ts'
import { createInvoice, invoiceQuote } from './create-invoice.ts'
import { createQuote } from './create-quote.ts'
import { creditInvoice } from './credit-invoice.ts'
import { getInvoice, getSentInvoice, listInvoices, listMyInvoices, requireInvoice } from './invoices-queries.ts'
import { printInvoice, printQuote } from './print-bill.ts'
import { getQuote, getSentQuote, listMyQuotes, listQuotes, requireQuote } from './quotes-queries.ts'
import { recordPayment } from './record-payment.ts'
import { reversePayment } from './reverse-payment.ts'
import { sendInvoice, sendQuote } from './send-bill.ts'
import { updateInvoice } from './update-invoice.ts'
import { updateQuote } from './update-quote.ts'

export function billingRoutes(app: App): void {
  serve(app, quotesEndpoints.list, ({ db, viewer, query }) => listQuotes(db, viewer, query))
  serveListFiles(app, quotesEndpoints.list, listQuotes, quoteFileColumns)
  serve(app, quotesEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getQuote(on, viewer, params.id, db.now())))
  serve(app, quotesEndpoints.pdf, ({ db, viewer, params }) => printQuote(db, viewer, params.id))
  serve(app, createQuote)
  serve(app, updateQuote)
  serve(app, sendQuote)
  serve(app, quotesEndpoints.myList, ({ db, viewer, query }) => listMyQuotes(db, viewer, query))
  serveListFiles(app, quotesEndpoints.myList, listMyQuotes, quoteFileColumns)
  serve(app, quotesEndpoints.myGet, ({ db, viewer, params }) => db.read(viewer, (on) => getSentQuote(on, viewer, params.id, db.now())))
  serve(app, quotesEndpoints.myPdf, ({ db, viewer, params }) => printQuote(db, viewer, params.id, getSentQuote))
  serve(app, acceptQuote)
  serve(app, declineQuote)
  serve(app, invoicesEndpoints.list, ({ db, viewer, query }) => listInvoices(db, viewer, query))
  serveListFiles(app, invoicesEndpoints.list, listInvoices, invoiceFileColumns)
  serve(app, invoicesEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getInvoice(on, viewer, params.id, db.now())))
  serve(app, invoicesEndpoints.pdf, ({ db, viewer, params }) => printInvoice(db, viewer, params.id))
  serve(app, createInvoice)
  serve(app, invoiceQuote)
  serve(app, updateInvoice)
  serve(app, sendInvoice)
  serve(app, recordPayment)
  serve(app, reversePayment)
  serve(app, creditInvoice)
  serve(app, invoicesEndpoints.myList, ({ db, viewer, query }) => listMyInvoices(db, viewer, query))
  serveListFiles(app, invoicesEndpoints.myList, listMyInvoices, invoiceFileColumns)
  serve(app, invoicesEndpoints.myGet, ({ db, viewer, params }) => db.read(viewer, (on) => getSentInvoice(on, viewer, params.id, db.now())))
  serve(app, invoicesEndpoints.myPdf, ({ db, viewer, params }) => printInvoice(db, viewer, params.id, getSentInvoice))
  serveHistory(app, historyEndpoints.ofQuote, { entity: 'quote', require: requireQuote })
  serveHistory(app, historyEndpoints.ofInvoice, { entity: 'invoice', require: requireInvoice })
}
