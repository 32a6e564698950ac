import { callList } from '../lib/api.ts'
import type { ListEndpoint, ListRow } from './list-definition.ts'
import type { List } from './use-list.ts'

/** The most rows that a bulk action or a print reaches: as many as a list call answers at once. */
export const mostMatching = 1000

/** The rows that match search and filters, in the list's order, over all its pages; the first `mostMatching` of them. */
export async function readMatching<E extends ListEndpoint>({
  definition,
  query,
}: Pick<List<E>, 'definition' | 'query'>): Promise<ListRow<E>[]> {
  const { rows } = await callList(definition.endpoint, { query: { ...query, limit: mostMatching } })
  // The rows of a ListEndpoint have an id, which RowOf can't show of an endpoint that isn't known yet.
  return rows as ListRow<E>[]
}
