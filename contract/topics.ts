/**
 * The kinds of data that verbs change and reads show. Also the events of /api/events: each message carries ids only, and
 * the receiver fetches again what it shows of the topic.
 */
export const topics = [
  'orders',
  'receipts',
  'returns',
  'inventory',
  'customers',
  'contacts',
  'activities',
  'shipments',
  'notifications',
  'sites',
  'locations',
  'mails',
  'quotes',
  'invoices',
  'categories',
  'tasks',
  'handlingUnits',
  'adjustments',
  'counts',
  'reconciliation',
  'settings',
  'savedViews',
  'reportExports',
  'imports',
  'account',
] as const
export type Topic = (typeof topics)[number]
