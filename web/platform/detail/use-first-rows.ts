import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueryInput, ReadDefinition } from '../../../contract/endpoint.ts'
import { type CallOptions, callList } from '../lib/api.ts'
import { queryOf } from '../lib/use-read.ts'
import type { ExportedRows } from '../ui/export-menu.tsx'

const firstRows = 5
/** The most rows that a call answers. */
const allRows = 1000

interface FirstRowsInput<E extends ReadDefinition> {
  params?: CallOptions<E>['params']
  query: QueryInput<E>
  count?: number
}

/** The first few rows of a list that belongs to a record, and how many there are; `showAll` fetches the others. */
export function useFirstRows<const E extends ReadDefinition>(
  endpoint: E,
  { params, query, count = firstRows }: FirstRowsInput<E>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const [limit, setLimit] = useState(count)
  const of = queryOf(endpoint, 'first', params, query, limit)
  const read = useQuery({
    ...of,
    queryFn: ({ signal }) => callList(endpoint, { ...(params && { params }), query: { ...query, limit }, signal }),
    placeholderData: keepPreviousData,
    enabled,
  })
  return { ...read, key: of.queryKey, showAll: () => setLimit(allRows), exported: exportedOf(endpoint, params, query) }
}

/** All of them as a file; undefined where the list is offered as none. */
function exportedOf(endpoint: ReadDefinition, params: ExportedRows['params'], query: object | undefined): ExportedRows | undefined {
  const isExported = endpoint.answer?.kind === 'list' && endpoint.answer.fileName !== undefined
  return isExported ? { endpoint, params, query: query ?? {} } : undefined
}
