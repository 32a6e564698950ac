import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryInput, ReadDefinition } from '../../contract/endpoint.ts'
import { callList } from './api.ts'
import { ListReader, type Paging, type ReadMemory } from './list-reader.ts'
import { queryOf } from './use-read.ts'

/** Specification §9. */
export const defaultPageSize = 10

interface ListPageInput<E extends ReadDefinition> {
  /** Filters and `sort`; the sort must be named, so that the last page can be read from the other end. */
  query: QueryInput<E> & { sort: string }
  /** First page is 1. */
  page: number
  pageSize?: number
}

/** One page of a list by its number. */
export function useListPage<const E extends ReadDefinition>(endpoint: E, input: ListPageInput<E>) {
  return useQuery({ ...listPageQuery(endpoint, input), placeholderData: keepPreviousData })
}

export function listPageQuery<const E extends ReadDefinition>(endpoint: E, { query, page, pageSize = defaultPageSize }: ListPageInput<E>) {
  return queryOptions({
    ...queryOf(endpoint, 'page', query, page, pageSize),
    queryFn: ({ client, signal }) => {
      const send = (paging: Paging) => callList(endpoint, { query: { ...query, ...paging }, signal })
      return new ListReader(send, cursorsIn(client, endpoint, query, pageSize), query.sort, pageSize).read(page)
    },
  })
}

/** Stored in the query cache with the list's topics, so that a change invalidates the cursors together with the pages. */
function cursorsIn(client: QueryClient, endpoint: ReadDefinition, ...input: unknown[]): ReadMemory {
  const { queryKey, meta } = queryOf(endpoint, 'cursors')
  client.setQueryDefaults(queryKey, { meta })
  const keyOf = (name: 'total' | number) => [...queryKey, ...input, name]
  return {
    get: (name) => {
      const state = client.getQueryState<string | number>(keyOf(name))
      return state && !state.isInvalidated ? state.data : undefined
    },
    set: (name, value) => client.setQueryData(keyOf(name), value),
  }
}
