import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EndpointDefinition, QueryInput, ResponseOf } from '../../contract/endpoint.ts'
import { callList, type ListPage } from './api.ts'

/** Specification §9. */
export const defaultPageSize = 10
/** The most rows a list call answers at once. */
const longestCall = 1000

type RowOf<E extends EndpointDefinition> = ResponseOf<E> extends readonly (infer Row)[] ? Row : never

interface ListOptions<E extends EndpointDefinition> {
  noun: string
  endpoint: E
  /** Filters and `sort`; the sort must be named, so that the last page can be read from the other end. */
  query: QueryInput<E> & { sort: string }
  /** First page is 1. */
  page: number
  pageSize?: number
}

/**
 * One page of a list by its number. The server pages by key and knows no page numbers: each page read
 * leaves the cursor of the one after it in the cache, the last page is read backwards, and a page in
 * between that was never reached (a shared link) is walked to in the longest steps the server allows.
 */
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
    queryFn: ({ signal }) => new ListReader(queryClient, noun, endpoint, query, pageSize, signal).read(page),
    placeholderData: keepPreviousData,
  })
}

class ListReader<E extends EndpointDefinition> {
  readonly #queryClient: QueryClient
  readonly #cursors: readonly unknown[]
  readonly #call: (extra: Record<string, string | number>) => Promise<ListPage<RowOf<E>>>
  readonly #sort: string
  readonly #pageSize: number

  constructor(
    queryClient: QueryClient,
    noun: string,
    endpoint: E,
    query: QueryInput<E> & { sort: string },
    pageSize: number,
    signal: AbortSignal,
  ) {
    this.#queryClient = queryClient
    this.#cursors = [noun, 'cursors', query, pageSize]
    this.#call = (extra) => callList(endpoint, { query: { ...query, ...extra }, signal })
    this.#sort = query.sort
    this.#pageSize = pageSize
  }

  async read(page: number): Promise<ListPage<RowOf<E>>> {
    const total = this.#known<number>('total')
    const lastPage = total === undefined ? undefined : Math.ceil(total / this.#pageSize)
    if (page > 1 && this.#known(page) === undefined && total !== undefined && page === lastPage) return this.#readLast(total)
    const cursor = await this.#cursorOf(page)
    // The list has become shorter than the page that was asked for.
    if (cursor === null) return { rows: [], total: this.#known<number>('total') ?? 0, next: null }
    return this.#remember(await this.#call({ limit: this.#pageSize, ...(cursor && { cursor }) }), page)
  }

  async #readLast(total: number): Promise<ListPage<RowOf<E>>> {
    const sort = this.#sort.startsWith('-') ? this.#sort.slice(1) : `-${this.#sort}`
    const page = await this.#call({ sort, limit: total % this.#pageSize || this.#pageSize })
    return { rows: page.rows.toReversed(), total: page.total, next: null }
  }

  /** '' for the first page, null for a page behind the last. */
  async #cursorOf(page: number): Promise<string | null> {
    let from = page
    while (from > 1 && this.#known(from) === undefined) from -= 1
    let cursor = from === 1 ? '' : (this.#known<string>(from) ?? '')
    while (from < page) {
      const steps = Math.min(page - from, Math.floor(longestCall / this.#pageSize))
      const walked = await this.#call({ limit: steps * this.#pageSize, ...(cursor && { cursor }) })
      this.#remember(walked, from + steps - 1)
      if (walked.next === null) return null
      cursor = walked.next
      from += steps
    }
    return cursor
  }

  #remember(read: ListPage<RowOf<E>>, page: number): ListPage<RowOf<E>> {
    this.#queryClient.setQueryData([...this.#cursors, 'total'], read.total)
    if (read.next !== null) this.#queryClient.setQueryData([...this.#cursors, page + 1], read.next)
    return read
  }

  /** What the cache remembers, unless a change of the noun has made it doubtful. */
  #known<T>(key: 'total' | number): T | undefined {
    const state = this.#queryClient.getQueryState<T>([...this.#cursors, key])
    return state && !state.isInvalidated ? state.data : undefined
  }
}
