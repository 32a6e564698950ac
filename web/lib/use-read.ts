import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReadDefinition } from '../../contract/endpoint.ts'
import type { Topic } from '../../contract/topics.ts'
import { type CallOptions, call } from './api.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { shows?: readonly Topic[] }
  }
}

/** All of a read that the browser needs to send it and to know when to send it again. */
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

/** What a call answers, kept up to date. With `enabled: false` it is what is known already, and nothing is fetched. */
export function useRead<const E extends ReadDefinition>(endpoint: E, input: ReadInput<E> = {}, { enabled = true }: ReadSwitch = {}) {
  return useQuery({ ...readQuery(endpoint, input), enabled })
}
