import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EndpointDefinition, QueryInput } from '../../contract/endpoint.ts'
import { callList } from './api.ts'
import { ListReader, type Paging, type ReadMemory } from './list-reader.ts'

/** Specification §9. */
export const defaultPageSize = 10

interface ListOptions<E extends EndpointDefinition> {
  /** Several when its rows show other nouns' figures. */
  noun: string | readonly string[]
  endpoint: E
  /** Filters and `sort`; the sort must be named, so that the last page can be read from the other end. */
  query: QueryInput<E> & { sort: string }
  /** First page is 1. */
  page: number
  pageSize?: number
}

/** One page of a list by its number. */
export function useListPage<const E extends EndpointDefinition>({
  noun,
  endpoint,
  query,
  page,
  pageSize = defaultPageSize,
}: ListOptions<E>) {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: [noun, 'page', query, page, pageSize],
    queryFn: ({ signal }) => {
      const send = (paging: Paging) => callList(endpoint, { query: { ...query, ...paging }, signal })
      return new ListReader(send, rememberedIn(queryClient, [noun, 'cursors', query, pageSize]), query.sort, pageSize).read(page)
    },
    placeholderData: keepPreviousData,
  })
}

/** Kept in the cache under the list's noun, so that a change of it makes the cursors doubtful too. */
function rememberedIn(queryClient: QueryClient, key: readonly unknown[]): ReadMemory {
  return {
    get: (name) => {
      const state = queryClient.getQueryState<string | number>([...key, name])
      return state && !state.isInvalidated ? state.data : undefined
    },
    set: (name, value) => queryClient.setQueryData([...key, name], value),
  }
}
