import type { ReadDefinition, RowOf } from '../../../contract/endpoint.ts'
import { rowsIn } from '../address/opened-from.ts'
import { queryClient } from '../lib/query-client.ts'

/** The row of a list that was read already: what a record's page shows until the record itself arrives. */
export function cachedRow<E extends ReadDefinition>(list: E, id: number): RowOf<E> | undefined {
  for (const [key, data] of queryClient.getQueriesData({ queryKey: [list.path] })) {
    if (key.some(asksForFields)) continue
    const row = rowsIn(data).find((known) => known.id === id)
    // The cache holds the answers of this endpoint under its path.
    if (row) return row as RowOf<E>
  }
  return undefined
}

/** Whether a part of a key is the query of rows that don't have all their fields. */
function asksForFields(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'fields' in part
}
