import { useInfiniteQuery } from '@tanstack/react-query'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { callList } from '../../platform/lib/api.ts'
import { queryOf } from '../../platform/lib/use-read.ts'

const pageSize = 20

/** The newest page, and older ones on request. */
export function useNotificationPages() {
  return useInfiniteQuery({
    ...queryOf(notificationsEndpoints.list, 'pages'),
    queryFn: ({ pageParam, signal }) =>
      callList(notificationsEndpoints.list, { query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
}
