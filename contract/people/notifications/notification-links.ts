import { type KindWithPage, kinds, pathOf } from '../../kinds.ts'
import type { Notification } from './notifications.ts'

/** What has no page of its own, or is shown elsewhere than there. */
const elsewhere: Readonly<Record<string, (id: number) => string>> = {
  order: (id) => `/orders?view=${id}`,
  // The screen finds out whose activity it is.
  activity: (id) => `/crm?tab=activities&edit=${id}`,
  // The page says so when the item has been deleted since.
  inventory: (id) => pathOf('inventoryItem', id),
}

/** The path of the screen that shows what a notification is about; null when there is none. */
export function notificationPath({ subjectType, subjectId }: Pick<Notification, 'subjectType' | 'subjectId'>): string | null {
  if (subjectType === 'reconciliation') return '/dashboard'
  if (subjectType === null || subjectId === null) return null
  return elsewhere[subjectType]?.(subjectId) ?? (hasPage(subjectType) ? pathOf(subjectType, subjectId) : null)
}

function hasPage(kind: string): kind is KindWithPage {
  return kind in kinds && kinds[kind as keyof typeof kinds].page !== null
}
