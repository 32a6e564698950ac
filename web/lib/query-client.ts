import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { User } from '../../contract/auth.ts'
import { toast } from '../ui/toast.tsx'
import { isUnauthorized } from './api.ts'
import { redirectDelay } from './redirect-delay.ts'
import { type StoredToast, toastAfterReload } from './toast-after-reload.ts'
import { viewedCustomer } from './view-as.ts'

/**
 * Specification §7: no retry, no refetch on focus, no polling, and data never goes stale by time.
 * Keys start with the noun: `['orders', 'list', query]`, or with a list of nouns where the answer is reckoned from
 * several: `[['orders', 'inventory'], 'stats']`. A change, one's own or told by the server, invalidates every key of its noun.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (isUnauthorized(error) && query.queryKey[0] !== 'user') leaveToSignIn()
    },
  }),
  defaultOptions: {
    // 'always': without a connection a call fails and says so, instead of waiting unseen.
    queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

export function refetch(...nouns: string[]): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [of] }) => [of].flat().some((noun) => nouns.includes(String(noun))) })
}

let leaving = false

/** The session ended while a list was read (specification §8). Several lists fail at once; people are told once. */
function leaveToSignIn(): void {
  if (leaving) return
  leaving = true
  const user = queryClient.getQueryData<User | null>(['user'])
  const notice: StoredToast =
    user?.role === 'customer' || viewedCustomer()
      ? { title: 'Session Expired', description: 'Please log in again to continue.', tone: 'destructive' }
      : { title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'destructive' }
  toast(notice)
  // Half a second is short for reading: the sign-in screen says it again.
  toastAfterReload(notice)
  setTimeout(() => location.assign('/api/login'), redirectDelay)
}
