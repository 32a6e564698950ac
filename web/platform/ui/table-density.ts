import { useSyncExternalStore } from 'react'

const storageKey = 'table-density'
const listeners = new Set<() => void>()

/** Whether the rows of all tables stand close together. */
export function useCompactRows(): boolean {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(storageKey) === 'compact')
}

export function setCompactRows(compact: boolean): void {
  localStorage.setItem(storageKey, compact ? 'compact' : 'comfortable')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
