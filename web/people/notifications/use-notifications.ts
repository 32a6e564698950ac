import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'

/** Specification §9: the dashboard shows 3 as alerts. */
const alertCount = 3

export function useUnreadCount(): number {
  return useRead(notificationsEndpoints.summary).data?.unread ?? 0
}

export function useAlerts() {
  return useRead(notificationsEndpoints.list, { query: { limit: alertCount } })
}

export function useMarkRead() {
  return useChange(notificationsEndpoints.update, (id: number) => ({ params: { id }, body: { read: true } }))
}

export function useMarkAllRead() {
  return useChange(notificationsEndpoints.markAllRead, () => ({}))
}
