import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { Topic } from '../../../contract/topics.ts'
import { asksForTwoFactor, isUnauthorized } from './api.ts'
import { redirectDelay } from './redirect-delay.ts'
import { rememberAddress } from './return-address.ts'
import { hasUnsavedWork, isSigningOut } from './session-end.ts'
import { toast } from './toast.ts'
import { type StoredToast, toastAfterReload } from './toast-after-reload.ts'
import { seesCustomerScreens, userQuery } from './use-session.ts'

/** Specification §7: no retry, no refetch on focus, no polling, and data never goes stale by time. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (isUnauthorized(error)) leaveToSignIn()
      // Required since the user was read, and no event said so: SessionGate leads to the set-up.
      if (asksForTwoFactor(error)) void queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
    },
  }),
  defaultOptions: {
    // 'always': without a connection a call fails with a message instead of waiting silently.
    queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Whether changes by others are received. If not, what was read is out of date at once. */
export function setFollowing(following: boolean): void {
  const defaults = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, staleTime: following ? Infinity : 0 } })
}

/** Refetches the visible queries of these topics; the others are refetched when they are shown next. */
export function refetch(topics: readonly Topic[]): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.shows?.some((topic) => topics.includes(topic)) ?? false })
}

let leaving = false

/**
 * The session ended during a read (specification §8). Several reads fail together; the toast is shown once. A form with unsaved changes
 * has offered to sign in again, and stays.
 */
function leaveToSignIn(): void {
  if (leaving || isSigningOut() || hasUnsavedWork()) return
  leaving = true
  const notice: StoredToast = seesCustomerScreens(queryClient.getQueryData(userQuery.queryKey))
    ? { title: 'Session Expired', description: 'Please log in again to continue.', tone: 'destructive' }
    : { title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'destructive' }
  toast(notice)
  // The sign-in screen repeats the message, because half a second is short.
  toastAfterReload(notice)
  setTimeout(() => {
    // Now, because a link may have been followed since the read failed.
    rememberAddress()
    location.assign('/api/login')
  }, redirectDelay)
}
