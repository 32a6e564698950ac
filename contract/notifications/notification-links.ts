import type { Notification } from './notifications.ts'

const screens: Readonly<Record<string, (id: number) => string>> = {
  order: (id) => `/orders?view=${id}`,
  receipt: (id) => `/receipts/${id}`,
  return: (id) => `/returns/${id}`,
  shipment: (id) => `/shipments/${id}`,
  quote: (id) => `/quotes/${id}`,
  invoice: (id) => `/invoices/${id}`,
  task: (id) => `/put-away/${id}`,
  count: (id) => `/counting/${id}`,
  adjustmentRequest: (id) => `/adjustments/${id}`,
  // The screen finds out whose activity it is.
  activity: (id) => `/crm?tab=activities&edit=${id}`,
  // The page says so when the item has been deleted since.
  inventory: (id) => `/inventory/${id}`,
}

/** The path of the screen that shows what a notification is about; null when there is none. */
export function notificationPath({ subjectType, subjectId }: Pick<Notification, 'subjectType' | 'subjectId'>): string | null {
  if (subjectType === 'reconciliation') return '/dashboard'
  return subjectId === null ? null : (screens[subjectType ?? '']?.(subjectId) ?? null)
}
