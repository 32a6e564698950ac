import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { Topic } from '../../contract/topics.ts'
import { toast } from '../ui/toast.tsx'
import { isUnauthorized } from './api.ts'
import { redirectDelay } from './redirect-delay.ts'
import { type StoredToast, toastAfterReload } from './toast-after-reload.ts'
import { seesCustomerScreens, userQuery } from './use-session.ts'

/** Specification §7: no retry, no refetch on focus, no polling, and data never goes stale by time. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (isUnauthorized(error)) leaveToSignIn()
    },
  }),
  defaultOptions: {
    // 'always': without a connection a call fails and says so, instead of waiting unseen.
    queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Fetches again whatever is on the screen and shows one of these topics; the rest is fetched when it is shown next. */
export function refetch(topics: readonly Topic[]): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.shows?.some((topic) => topics.includes(topic)) ?? false })
}

let leaving = false

/** The session ended while something was read (specification §8). Several reads fail at once; people are told once. */
function leaveToSignIn(): void {
  if (leaving) return
  leaving = true
  const notice: StoredToast = seesCustomerScreens(queryClient.getQueryData(userQuery.queryKey))
    ? { title: 'Session Expired', description: 'Please log in again to continue.', tone: 'destructive' }
    : { title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'destructive' }
  toast(notice)
  // Half a second is short for reading: the sign-in screen says it again.
  toastAfterReload(notice)
  setTimeout(() => location.assign('/api/login'), redirectDelay)
}
