import { z } from 'zod'
import { mostChosenRows } from '../../../contract/list-files.ts'
import { formatNumber } from '../lib/format.ts'
import { useIsShown } from '../lib/use-is-shown.ts'
import { choices, type Filter } from './filters.ts'
import { type ListDefinition, type ListEndpoint, type ListRow, type ListWords, pageParams, standardPageSize } from './list-definition.ts'
import { arranged, type LoadedColumn, valuesOf } from './loaded-rows.ts'
import { mostMatching } from './matching-rows.ts'
import { useListColumns } from './use-columns.ts'
import { type List, useListState } from './use-list.ts'

interface LoadedOptions<Row> extends ListWords<Row> {
  columns: readonly LoadedColumn<Row>[]
  /** The order unless another is chosen: a column, or `-column` for descending. */
  sort: string
  /** The text of a row that the search looks into. */
  searched: (row: Row) => string
}

interface LoadedDefinition<Row> extends ListDefinition<Row> {
  columns: readonly LoadedColumn<Row>[]
  searched: (row: Row) => string
}

const someTexts = z.union([z.string().transform((value) => [value]), z.array(z.string())]).optional()

/** Declares a list whose rows are all loaded: sorts and filters are columns, and the values of a filter are those that occur in the rows. */
export function defineLoadedList<const E extends ListEndpoint>(
  endpoint: E,
  options: LoadedOptions<ListRow<E>>,
): LoadedDefinition<ListRow<E>> {
  const columns = options.columns.map((column) => (column.sortBy ? { ...column, sortField: column.id } : column))
  const sorts = columns.flatMap(({ sortField }) => (sortField === undefined ? [] : [sortField, `-${sortField}`]))
  const params = columns.flatMap(({ id, filterBy }) => (filterBy ? [id] : []))
  return {
    pageSize: standardPageSize,
    ...options,
    endpoint,
    columns,
    params,
    filters: filtersOf(columns, () => []),
    searchSchema: z.object({
      q: z.string(),
      sort: z.enum(sorts as [string, ...string[]]),
      ...pageParams,
      ...Object.fromEntries(params.map((param) => [param, someTexts])),
    }),
  }
}

interface Loaded<Row> {
  /** All rows, whatever is searched. */
  read: { data: readonly Row[] | undefined; error: Error | null; refetch: () => unknown }
  /** What the call that answered them was sent. */
  query?: object
}

/** A list of rows that are all loaded: like useList, the address holds its search, filters, sort and page; the browser carries them out. */
export function useLoadedList<Row extends { id: number }>(
  { searched, ...definition }: LoadedDefinition<Row>,
  { read: { data, error, refetch }, query = {} }: Loaded<Row>,
): List<Row> {
  const columns = definition.columns.filter(useIsShown())
  const { endpoint } = definition
  const { page: askedPage, ...state } = useListState(definition)
  const { q, filters, sort, limit, filtered } = state
  const matching = data && arranged(data, columns, { q, filters, sort, searched })
  const pages = matching && Math.max(1, Math.ceil(matching.length / limit))
  const page = Math.min(askedPage, pages ?? askedPage)
  const rows = matching?.slice((page - 1) * limit, page * limit)
  // A saved view may name a value that no row has at present.
  const offered = filtersOf(columns, (column, filterBy) => [...new Set([...valuesOf(data ?? [], filterBy), ...(filters[column] ?? [])])])
  return {
    ...state,
    definition: { ...definition, columns, filters: offered },
    columns: useListColumns({ ...definition, columns }, state.savedView),
    rows,
    missing: [],
    // Such rows have no page of their own in the cache, so their pages lead back here, and not to their neighbours.
    key: [],
    total: matching?.length,
    estimated: false,
    error: data === undefined ? error : null,
    refreshing: false,
    refetch: () => void refetch(),
    page,
    askedPage,
    pages,
    query,
    matching: exportedRows({ endpoint, query }, { matching, filtered }),
    readMatching: async () => matching?.slice(0, mostMatching) ?? [],
    range: matching && rows && `Showing ${formatNumber(rows.length)} of ${formatNumber(matching.length)} entries`,
  }
}

type FilterBy<Row> = NonNullable<LoadedColumn<Row>['filterBy']>

function filtersOf<Row>(columns: readonly LoadedColumn<Row>[], values: (column: string, filterBy: FilterBy<Row>) => readonly string[]) {
  return Object.fromEntries(
    columns.flatMap(({ id, header, filterBy }): [string, Filter][] =>
      filterBy ? [[id, choices(header, () => values(id, filterBy).map((value) => ({ value, label: value })))]] : [],
    ),
  )
}

/**
 * The browser searches, filters and sorts, so the file is asked for by the ids that it found. More than can be named so are exported
 * only while none are filtered out; then all are asked for.
 */
function exportedRows(
  all: { endpoint: ListEndpoint; query: object },
  { matching, filtered }: { matching: readonly { id: number }[] | undefined; filtered: boolean },
) {
  if (!matching?.length) return null
  if (matching.length <= mostChosenRows) return { ...all, ids: matching.map(({ id }) => id) }
  return filtered ? null : all
}
