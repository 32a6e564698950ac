/**
 * What a verb changes and what a read shows. Also the events of /api/events: each message carries ids only, and whoever
 * receives one fetches again what shows the topic.
 */
export const topics = [
  'orders',
  'inventory',
  'customers',
  'shipments',
  'notifications',
  'locations',
  'categories',
  'reconciliation',
  'settings',
  'savedViews',
] as const
export type Topic = (typeof topics)[number]
