import { useRef } from 'react'
import { ApiError, newKey } from './api.ts'

/**
 * The idempotency key of a form. It stays the same until there is an answer, so that sending again can't repeat the change;
 * after an answer the next submission gets a new key.
 */
export function useSendKey() {
  const key = useRef<string>(undefined)
  return {
    current: () => {
      key.current ??= newKey()
      return key.current
    },
    /** Call with the error of a failed submission. */
    failed: (error: unknown) => {
      if (!(error instanceof ApiError && error.status === 0)) key.current = undefined
    },
  }
}
