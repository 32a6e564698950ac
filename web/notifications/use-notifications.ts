import { useMutation, useQuery } from '@tanstack/react-query'
import { notificationsEndpoints } from '../../contract/notifications.ts'
import { call } from '../lib/api.ts'
import { refetch } from '../lib/query-client.ts'

/** Specification §9: the dashboard shows 3 as alerts. */
const alertCount = 3

export function useUnreadCount(): number {
  const { data } = useQuery({
    queryKey: ['notifications', 'summary'],
    queryFn: ({ signal }) => call(notificationsEndpoints.summary, { signal }),
  })
  return data?.unread ?? 0
}

export function useAlerts() {
  return useQuery({
    queryKey: ['notifications', 'alerts'],
    queryFn: ({ signal }) => call(notificationsEndpoints.list, { query: { limit: alertCount }, signal }),
  })
}

export function useMarkRead() {
  return useMutation({
    mutationFn: (id: number) => call(notificationsEndpoints.update, { params: { id }, body: { read: true } }),
    onSuccess: () => refetch('notifications'),
  })
}

export function useMarkAllRead() {
  return useMutation({ mutationFn: () => call(notificationsEndpoints.markAllRead), onSuccess: () => refetch('notifications') })
}
