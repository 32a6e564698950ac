import { historyCall } from './history-entry.ts'

/** What was done to one record, for staff, of those that aren't written as a record(). */
export const historyEndpoints = {
  ofItem: historyCall(
    'inventory',
    'inventoryItem',
    'Who changed which fields of an item, also of a deleted one. Its adjustments are lines of the ledger',
    ['inventory'],
  ),
  ofOrder: historyCall('orders', 'order', 'Who did what to a movement', ['orders']),
  ofTask: historyCall('tasks', 'task', 'Who created, assigned, completed or cancelled a task', ['tasks']),
  ofReceipt: historyCall('warehouse-receipts', 'receipt', 'Who did what to a receipt', ['receipts', 'tasks', 'mails']),
  ofQuote: historyCall('quotes', 'quote', 'Who wrote, changed, sent and answered a quote', ['quotes', 'invoices', 'mails']),
  ofInvoice: historyCall('invoices', 'invoice', 'Who wrote, changed, sent and credited an invoice, and its payments', [
    'invoices',
    'mails',
  ]),
}
