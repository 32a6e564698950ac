import { useState } from 'react'

/**
 * Keeps the content of a form in this tab until it is sent or discarded, so that closing the dialog by mistake,
 * a reload or an expired session loses nothing.
 */
export function useDraft<T>(name: string, blank: T): [draft: T, setDraft: (draft: T) => void, discard: () => void] {
  const key = `draft:${name}`
  const [draft, setDraft] = useState(() => stored<T>(key) ?? blank)

  function keep(next: T) {
    setDraft(next)
    sessionStorage.setItem(key, JSON.stringify(next))
  }
  return [draft, keep, () => sessionStorage.removeItem(key)]
}

function stored<T>(key: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
