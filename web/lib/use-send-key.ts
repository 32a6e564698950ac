import { useRef } from 'react'
import { ApiError, newKey } from './api.ts'

/**
 * The idempotency key of a form. It stays the same while no answer came, so that sending again can't book twice;
 * after an answer the next sending is a new wish.
 */
export function useSendKey() {
  const key = useRef<string>(undefined)
  return {
    current: () => {
      key.current ??= newKey()
      return key.current
    },
    /** Call with what a sending failed with. */
    failed: (error: unknown) => {
      if (!(error instanceof ApiError && error.status === 0)) key.current = undefined
    },
  }
}
