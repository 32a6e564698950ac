import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'

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

export interface Neighbours {
  previous: number | undefined
  next: number | undefined
  /** The place on the list's page, from 1. */
  place: number
  count: number
}

/** Where the record stands on the page of the list that it was opened from; null when it wasn't, or the page isn't cached any more. */
export function useNeighbours(id: number): { list: OpenedFrom | undefined; neighbours: Neighbours | null } {
  const client = useQueryClient()
  const list = useLocation({ select: (location) => location.state.openedFrom })
  const rows = list ? rowsIn(client.getQueryData(list.key)) : []
  const index = rows.findIndex((row) => row.id === id)
  if (index < 0 || rows.length < 2) return { list, neighbours: null }
  return { list, neighbours: { previous: rows[index - 1]?.id, next: rows[index + 1]?.id, place: index + 1, count: rows.length } }
}

/** The rows of a list's answer in the cache: a page of it, or all of it. */
export function rowsIn(data: unknown): readonly { id: number }[] {
  const rows = Array.isArray(data) ? data : typeof data === 'object' && data !== null && 'rows' in data ? data.rows : []
  return Array.isArray(rows) ? rows : []
}
