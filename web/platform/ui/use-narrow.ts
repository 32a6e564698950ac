import { useSyncExternalStore } from 'react'

const narrow = window.matchMedia('(max-width: 639.98px)')

/** Whether the window is as narrow as a phone: tables are cards then. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches)
}

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
