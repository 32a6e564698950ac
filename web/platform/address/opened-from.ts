import type { QueryKey } from '@tanstack/react-query'

/** The list that a record was opened from: its page in the query cache, and its address. */
export interface OpenedFrom {
  key: QueryKey
  href: string
  /** Instead of the name of the list that such records have: 'Customer Portal'. */
  label?: string | undefined
}

declare module '@tanstack/history' {
  interface HistoryState {
    openedFrom?: OpenedFrom
    /** The record whose page led back to this list. */
    cameFrom?: number
  }
}

/**
 * For the link of a list's row, as its `state`: the record's page then leads to the neighbours on that page of the list,
 * and back to the list as it was.
 */
export function openedFrom(key: QueryKey, label?: string) {
  return () => ({ openedFrom: { key, label, href: location.pathname + location.search } })
}

/** The rows of a list's answer in the cache: a page of it, or all of it. */
export function rowsIn(data: unknown): readonly { id: number }[] {
  const rows = Array.isArray(data) ? data : typeof data === 'object' && data !== null && 'rows' in data ? data.rows : []
  return Array.isArray(rows) ? rows : []
}
