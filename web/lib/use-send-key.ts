import { useRef } from 'react'
import { ApiError, newKey } from './api.ts'

/**
 * The idempotency key of a form. Sending the same content again after a failed connection uses the same key, so that it
 * can't repeat the change; other content, and every submission after an answer, gets a new one.
 */
export function useSendKey() {
  const last = useRef<{ content: string; key: string }>(undefined)
  return {
    of: (body: unknown): string => {
      const content = JSON.stringify(body)
      if (last.current?.content !== content) last.current = { content, key: newKey() }
      return last.current.key
    },
    succeeded: () => {
      last.current = undefined
    },
    /** Call with the error of a failed submission. */
    failed: (error: unknown) => {
      if (!(error instanceof ApiError && error.status === 0)) last.current = undefined
    },
  }
}
