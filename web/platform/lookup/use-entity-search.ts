import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { queryOf } from '../lib/use-read.ts'
import type { Entity, EntityType } from './entity.ts'
import { type EntityScope, entitySources, searchEntities } from './entity-sources.ts'

export function entitySearchQuery(type: EntityType, q: string, scope: EntityScope) {
  const { endpoint } = entitySources[type]
  return queryOptions({
    ...queryOf(endpoint, 'picker', type, q, scope),
    queryFn: ({ signal }) => searchEntities(type, q, scope, signal),
  })
}

/** The first records that match the text, or the first of all. The last answer stays while another is fetched. */
export function useEntitySearch(type: EntityType, q: string, scope: EntityScope, enabled: boolean) {
  return useQuery({ ...entitySearchQuery(type, q, scope), placeholderData: keepPreviousData, enabled })
}

/** The records of a filter's values in the address (ids, of locations codes); undefined for each that is not loaded. */
export function useEntities(type: EntityType, keys: readonly string[]): readonly (Entity | undefined)[] {
  const { endpoint, read } = entitySources[type]
  const reads = useQueries({
    queries: keys.map((key) => ({
      ...queryOf(endpoint, 'picked', type, key),
      queryFn: ({ signal }: { signal: AbortSignal }) => read(key, signal),
    })),
  })
  return reads.map(({ data }) => data)
}
