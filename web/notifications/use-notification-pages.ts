import { useInfiniteQuery } from '@tanstack/react-query'
import { notificationsEndpoints } from '../../contract/notifications.ts'
import { callList } from '../lib/api.ts'

const pageSize = 20

/** The newest page, and older ones as they are asked for. */
export function useNotificationPages() {
  return useInfiniteQuery({
    queryKey: ['notifications', 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callList(notificationsEndpoints.list, { query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
}
