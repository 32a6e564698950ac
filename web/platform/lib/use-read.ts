import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReadDefinition } from '../../../contract/endpoint.ts'
import type { Topic } from '../../../contract/topics.ts'
import { type CallOptions, call } from './api.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { shows?: readonly Topic[] }
  }
}

/** The part of a read's endpoint that the browser needs to send it and to refetch it. */
export type ReadAddress<E extends ReadDefinition> = Pick<E, 'method' | 'path' | 'shows'>

type ReadInput<E extends ReadDefinition> = Pick<CallOptions<E>, 'params' | 'query'>

export interface ReadSwitch {
  enabled?: boolean
}

/** The key of a query starts with the path of its call; its topics tell `refetch` when to fetch it again. */
export function queryOf(endpoint: ReadAddress<ReadDefinition>, ...input: unknown[]) {
  return { queryKey: [endpoint.path, ...input], meta: { shows: endpoint.shows } }
}

export function readQuery<const E extends ReadDefinition>(endpoint: E, input: ReadInput<E> = {}) {
  return queryOptions({
    ...queryOf(endpoint, input.params, input.query),
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
  })
}

/** For `fetchQuery`: asks the server although the answer is cached. */
export function freshRead<const E extends ReadDefinition>(endpoint: E, input: ReadInput<E> = {}) {
  return { ...readQuery(endpoint, input), staleTime: 0 }
}

/** The answer of a read, kept up to date. With `enabled: false` only cached data is returned. */
export function useRead<const E extends ReadDefinition>(endpoint: E, input: ReadInput<E> = {}, { enabled = true }: ReadSwitch = {}) {
  return useQuery({ ...readQuery(endpoint, input), enabled })
}
