import { queryOptions, type SkipToken, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReadDefinition } from '../../../contract/endpoint.ts'
import { lastPagedRow } from '../../../contract/list-query.ts'
import { type OpenedFrom, rowsIn } from '../address/opened-from.ts'
import { callList, type ListPage } from '../lib/api.ts'

/** A record before or after the open one, and the page of the list that it is on. */
export interface Neighbour {
  id: number
  list: OpenedFrom
}

export interface Neighbours {
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** The place in the list, from 1. */
  place: number
  /** All rows of the list, over every page. */
  count: number
}

/** What is read of a page of a list: the parts of its query's key (`listPageQuery`). */
interface ListedPage {
  path: ReadDefinition['path']
  query: object
  page: number
  limit: number
}

/**
 * Where the record is in the list that it was opened from; null when it wasn't, or the page isn't cached any more. The neighbour of a page's
 * first and last row is on another page, which is read.
 */
export function useNeighbours(id: number): Neighbours | null {
  const list = useOpenedFrom()
  const client = useQueryClient()
  const data = list && client.getQueryData(list.key)
  const rows = rowsIn(data)
  const index = rows.findIndex((row) => row.id === id)
  const listed = list && index >= 0 ? pageOf(list) : null
  const before = listed ? (listed.page - 1) * listed.limit : 0
  const total = listed && typeof data === 'object' && data !== null && 'total' in data ? Number(data.total) : rows.length
  const isFirst = index === 0 && before > 0
  const isLast = index === rows.length - 1 && before + rows.length < Math.min(total, lastPagedRow)
  const earlier = useQuery(otherPage(list, isFirst ? listed : null, -1))
  const later = useQuery(otherPage(list, isLast ? listed : null, 1))
  if (!list || index < 0 || total < 2) return null
  const on = (row: { id: number } | undefined, page: OpenedFrom) => row && { id: row.id, list: page }
  return {
    previous: isFirst && listed ? on(earlier.data?.rows.at(-1), besides(list, listed, -1)) : on(rows[index - 1], list),
    next: isLast && listed ? on(later.data?.rows[0], besides(list, listed, 1)) : on(rows[index + 1], list),
    place: before + index + 1,
    count: total,
  }

  function otherPage(from: OpenedFrom | undefined, read: ListedPage | null, step: number) {
    const known = from && client.getQueryCache().find({ queryKey: from.key })
    return pageQuery(read && { ...read, page: read.page + step }, known?.meta)
  }
}

/** The list that the open record's page was opened from. */
export function useOpenedFrom(): OpenedFrom | undefined {
  return useLocation({ select: (location) => location.state.openedFrom })
}

function pageOf({ key }: OpenedFrom): ListedPage | null {
  const [path, kind, query, page, limit] = key
  if (!isPath(path) || kind !== 'page' || typeof page !== 'number' || typeof limit !== 'number') return null
  return { path, query: typeof query === 'object' && query !== null ? query : {}, page, limit }
}

function isPath(part: unknown): part is ReadDefinition['path'] {
  return typeof part === 'string' && part.startsWith('/api/')
}

function keyOf({ path, query, page, limit }: ListedPage) {
  return [path, 'page', query, page, limit] as const
}

function pageQuery(read: ListedPage | null, meta: object | undefined) {
  const queryFn: SkipToken | (({ signal }: { signal: AbortSignal }) => Promise<ListPage<{ id: number }>>) = read
    ? ({ signal }) => {
        const query = { ...read.query, page: read.page, limit: read.limit }
        return callList<ReadDefinition>({ method: 'GET', path: read.path }, { query, signal }) as Promise<ListPage<{ id: number }>>
      }
    : skipToken
  return queryOptions({ queryKey: read ? keyOf(read) : ['no page'], ...(meta && { meta }), queryFn })
}

/** The page of the list before or after, with its address. */
function besides({ href, label }: OpenedFrom, read: ListedPage, step: number): OpenedFrom {
  const to = { ...read, page: read.page + step }
  const address = new URL(href, location.origin)
  if (to.page === 1) address.searchParams.delete('page')
  else address.searchParams.set('page', String(to.page))
  return { key: keyOf(to), label, href: address.pathname + address.search }
}
