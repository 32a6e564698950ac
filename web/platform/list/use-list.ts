import type { QueryKey } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { QueryInput } from '../../../contract/endpoint.ts'
import { useSearchState } from '../address/use-search-state.ts'
import { callList } from '../lib/api.ts'
import { useIsShown } from '../lib/use-is-shown.ts'
import { useViewer } from '../lib/use-session.ts'
import { useChosenSite } from '../lib/use-sites.ts'
import type { ExportedRows } from '../ui/export-menu.tsx'
import { askedFields, fieldsOnTheirWay } from './asked-fields.ts'
import type { FilterValues } from './filters.ts'
import type { CalledList, ListDefinition, ListEndpoint, ListRow } from './list-definition.ts'
import { listPageQuery, useListPage } from './list-page.ts'
import { mostMatching } from './matching-rows.ts'
import { type Columns, useListColumns } from './use-columns.ts'

/** What a list shows, besides its page: the address says it. */
export interface ListState {
  q: string
  filters: FilterValues
  sort: string
}

/** What the parts of a list screen need to know, whatever its rows are. */
export interface ListControls extends ListState {
  /** All rows that match, over every page. */
  total: number | undefined
  /** Whether the total is an estimate. */
  estimated: boolean
  error: Error | null
  /** The rows are from the page or filters before. */
  refreshing: boolean
  refetch: () => void
  /** The page that is shown; `askedPage` is the one of the address, which may not exist. */
  page: number
  askedPage: number
  /** How many pages there are; undefined until the first answer. */
  pages: number | undefined
  limit: number
  /** Whether search or filters leave rows out. */
  filtered: boolean
  /** The saved view that is open. */
  savedView: number | undefined
  /** Typing replaces the entry in the browser's history. */
  setQ: (q: string) => void
  setFilters: (changed: Readonly<Record<string, readonly string[] | undefined>>, options?: { replace?: boolean }) => void
  setSort: (sort: string) => void
  setPage: (page: number) => void
  setLimit: (limit: number) => void
  clear: () => void
  /** Shows a saved view, or without one the list's own order and no filters. */
  show: (state: ListState, savedView?: number) => void
}

export interface List<Row> extends ListControls {
  definition: ListDefinition<Row>
  /** How the user arranged its columns. */
  columns: Columns
  /** The rows of the page; undefined until the first answer. They have the fields that the list asks for. */
  rows: readonly Row[] | undefined
  /** Fields that the rows don't have yet. */
  missing: readonly string[]
  /** The key of the shown page in the query cache. */
  key: QueryKey
  /** What the call of its rows is sent: filters, search and sort as far as the server knows them. */
  query: object
  /** The site in the top bar, where nothing else leaves rows out. */
  narrowedOnlyTo?: number | null
  /** All rows that match, for their file; null while there is no call that answers just these. */
  matching: ExportedRows | null
  /** Reads the rows that match, in the list's order, over all its pages; the first `mostMatching` of them. */
  readMatching: () => Promise<readonly Row[]>
  /** Which rows are shown, where it is said in other words than usual. */
  range?: string | undefined
}

interface UseListOptions<E extends ListEndpoint> {
  /** Filters that the screen sets, such as the customer it is about. */
  fixed?: QueryInput<E>
}

/** Whether nothing but the site leaves rows out. The address may say it too. */
function isOnlyOf(site: number, { q, filters }: Pick<ListState, 'q' | 'filters'>): boolean {
  return q === '' && Object.entries(filters).every(([name, values]) => name === 'siteId' && values.join() === String(site))
}

type Addressed = Pick<ListDefinition<never>, 'params' | 'searchSchema' | 'sort' | 'pageSize'>

/** A list whose search, filters, sort and page are stored in the address, so that they can be shared and Back undoes them. */
export function useList<const E extends ListEndpoint>(defined: CalledList<E>, { fixed }: UseListOptions<E> = {}): List<ListRow<E>> {
  const { endpoint } = defined
  const isShown = useIsShown()
  const definition = useMemo(() => shownOf(defined, isShown), [defined, isShown])
  const site = useChosenSite()
  // This holds where the screen offers no filter of its own as well: what a person sees is of the site in the top bar.
  const ofSite = site !== null && 'siteId' in endpoint.query.shape ? site : null
  const { page, ...state } = useListState(definition)
  const { q, sort, filters, limit } = state
  // The address holds text, which `searchSchema` has checked against the query of this endpoint.
  const query = useMemo(
    () => ({ ...(ofSite !== null && { siteId: ofSite }), ...filters, ...(q && { q }), sort, ...fixed }) as QueryInput<E>,
    [filters, q, sort, fixed, ofSite],
  )
  const columns = useListColumns(definition, state.savedView)
  const { user, seesCustomerScreens } = useViewer()
  const fields = askedFields(definition, columns.layout, seesCustomerScreens ? 'customer' : user.role)
  const asked = { ...query, ...(fields && { fields: fields.join() }) } as QueryInput<E>
  const answer = useListPage(endpoint, { query: asked, page, limit })

  return {
    ...state,
    definition,
    columns,
    missing: fieldsOnTheirWay(fields, answer.data?.rows as ListRow<E>[] | undefined),
    // The rows of a ListEndpoint have an id, which RowOf can't show of an endpoint that isn't known yet.
    rows: answer.data?.rows as ListRow<E>[] | undefined,
    key: listPageQuery(endpoint, { query: asked, page: answer.page, limit }).queryKey,
    total: answer.data?.total,
    estimated: answer.data?.estimated ?? false,
    error: answer.error,
    refreshing: answer.isPlaceholderData,
    refetch: () => void answer.refetch(),
    page: answer.page,
    askedPage: page,
    pages: answer.pages,
    query: query ?? {},
    narrowedOnlyTo: ofSite !== null && isOnlyOf(ofSite, state) ? ofSite : null,
    matching: { endpoint, query: query ?? {} },
    readMatching: async () => (await callList(endpoint, { query: { ...asked, limit: mostMatching } })).rows as ListRow<E>[],
  }
}

type Shown = Pick<ListDefinition<never>, 'columns' | 'filters'>

function shownOf<L extends Shown>(list: L, isShown: ReturnType<typeof useIsShown>): L {
  const filters = Object.fromEntries(Object.entries(list.filters).filter(([, filter]) => !('ofSites' in filter) || isShown(filter)))
  return { ...list, columns: list.columns.filter(isShown), filters }
}

/** What the address says of a list, and how it is changed. */
export function useListState({ params, searchSchema, sort: usualSort, pageSize }: Addressed) {
  const [search, change] = useSearchState(searchSchema)
  const filters = useMemo(() => filtersIn(search, params), [search, params])
  const read = search as { q?: string; sort?: string; page?: number; limit?: number; saved?: number }
  const { q = '', sort = usualSort, page = 1, limit = pageSize } = read
  const withoutFilters = useMemo(() => Object.fromEntries(params.map((param) => [param, undefined])), [params])
  const show = useCallback(
    (state: ListState, savedView?: number) =>
      change({
        ...withoutFilters,
        ...state.filters,
        q: state.q || undefined,
        sort: state.sort === usualSort ? undefined : state.sort,
        page: undefined,
        saved: savedView,
      }),
    [change, withoutFilters, usualSort],
  )
  return {
    q,
    filters,
    sort,
    page,
    limit,
    filtered: q !== '' || Object.keys(filters).length > 0,
    savedView: read.saved,
    show,
    setQ: (next) => change({ q: next || undefined, page: undefined }, { replace: true }),
    setFilters: (changed, options) => change({ ...changed, page: undefined }, options),
    setSort: (next) => change({ sort: next === usualSort ? undefined : next, page: undefined }),
    setPage: (next) => change({ page: next === 1 ? undefined : next }),
    setLimit: (next) => change({ limit: next === pageSize ? undefined : next, page: undefined }),
    clear: () => change({ ...withoutFilters, q: undefined, page: undefined }),
  } satisfies Partial<ListControls>
}

function filtersIn(search: Record<string, unknown>, params: readonly string[]): FilterValues {
  return Object.fromEntries(params.flatMap((param) => (search[param] === undefined ? [] : [[param, search[param] as string[]]])))
}
