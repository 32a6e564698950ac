import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { notificationsEndpoints } from '../../contract/notifications.ts'
import { call, callList } from '../lib/api.ts'
import { refetch } from '../lib/query-client.ts'

/** Specification §9: the dashboard shows 3 as alerts. */
const alertCount = 3
const pageSize = 20

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

/** The newest page, and older ones as they are asked for. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: ['notifications', 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callList(notificationsEndpoints.list, { query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
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
