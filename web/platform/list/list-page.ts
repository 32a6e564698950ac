import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryInput, ReadDefinition } from '../../../contract/endpoint.ts'
import { lastPagedRow } from '../../../contract/list-query.ts'
import { callList } from '../lib/api.ts'
import { queryOf } from '../lib/use-read.ts'

interface PageInput<E extends ReadDefinition> {
  /** Filters and sort. */
  query: QueryInput<E>
  /** First page is 1. */
  page: number
  limit: number
}

export function listPageQuery<const E extends ReadDefinition>(endpoint: E, { query, page, limit }: PageInput<E>) {
  return queryOptions({
    ...queryOf(endpoint, 'page', query, page, limit),
    queryFn: ({ signal }) => callList(endpoint, { query: { ...query, page, limit }, signal }),
  })
}

/** The last page that page numbers reach. */
export function lastReachablePage(limit: number): number {
  return Math.ceil(lastPagedRow / limit)
}

/** One page of a list by its number. Instead of a page that doesn't exist it reads the last one, and says so by its `page`. */
export function useListPage<const E extends ReadDefinition>(endpoint: E, { query, page, limit }: PageInput<E>) {
  const reachable = lastReachablePage(limit)
  const asked = useQuery({
    ...listPageQuery(endpoint, { query, page: Math.min(page, reachable), limit }),
    placeholderData: keepPreviousData,
  })
  const pages = asked.data && Math.max(1, Math.min(Math.ceil(asked.data.total / limit), reachable))
  const isBeyond = pages !== undefined && !asked.isPlaceholderData && page > pages
  const last = useQuery({ ...listPageQuery(endpoint, { query, page: pages ?? 1, limit }), enabled: isBeyond })
  return { ...(isBeyond ? last : asked), page: isBeyond ? pages : page, pages }
}
