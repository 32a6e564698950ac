import { useMemo } from 'react'
import { z } from 'zod'
import { useSearchState } from '../address/use-search-state.ts'
import { choices, type Filter } from '../list/filters.ts'
import { arranged, type LoadedColumn, valuesOf } from './loaded-rows.ts'

const standardPageSize = 10

const someTexts = z.union([z.string().transform((value) => [value]), z.array(z.string())]).optional()

interface Options<Row> {
  columns: readonly LoadedColumn<Row>[]
  rows: readonly Row[] | undefined
  /** The text of a row that the search looks into. */
  searched: (row: Row) => string
  /** The order unless another is chosen. */
  sort: string
}

/** A list of rows that are all loaded: like useList, the address holds its search, filters, sort and page. */
export function useLoadedList<Row>({ columns, rows, searched, sort: usualSort }: Options<Row>) {
  const schema = useMemo(() => searchSchemaOf(columns), [columns])
  const [search, change] = useSearchState(schema)
  const filterable = columns.flatMap(({ id, header, filterBy }) => (filterBy ? [{ id, header, filterBy }] : []))
  const values = Object.fromEntries(filterable.flatMap(({ id }) => (search[id] === undefined ? [] : [[id, search[id] as string[]]])))
  const { q = '', sort = usualSort, page: askedPage = 1, limit = standardPageSize } = search as Partial<Paging>
  const matching = rows && arranged(rows, columns, { q, filters: values, sort, searched })
  const pages = matching && Math.max(1, Math.ceil(matching.length / limit))
  const page = Math.min(askedPage, pages ?? askedPage)
  const filters: Record<string, Filter> = Object.fromEntries(
    filterable.map(({ id, header, filterBy }) => [
      id,
      choices(
        header,
        valuesOf(rows ?? [], filterBy).map((value) => ({ value, label: value })),
      ),
    ]),
  )
  const none = Object.fromEntries(filterable.map(({ id }) => [id, undefined]))
  return {
    /** Those of the page. */
    rows: matching?.slice((page - 1) * limit, page * limit),
    /** Those of all pages. */
    matching,
    /** The filters that there are; `filters` are the values chosen of them. */
    offered: filters,
    q,
    sort,
    filters: values as Readonly<Record<string, readonly string[]>>,
    filtered: q !== '' || Object.keys(values).length > 0,
    total: matching?.length,
    estimated: false,
    page,
    pages,
    limit,
    setQ: (next: string) => change({ q: next || undefined, page: undefined }, { replace: true }),
    setSort: (next: string) => change({ sort: next === usualSort ? undefined : next, page: undefined }),
    setFilters: (changed: Readonly<Record<string, readonly string[] | undefined>>, options?: { replace?: boolean }) =>
      change({ ...changed, page: undefined }, options),
    setPage: (next: number) => change({ page: next === 1 ? undefined : next }),
    setLimit: (next: number) => change({ limit: next === standardPageSize ? undefined : next, page: undefined }),
    clear: () => change({ ...none, q: undefined, page: undefined }),
  }
}

interface Paging {
  q: string
  sort: string
  page: number
  limit: number
}

function searchSchemaOf<Row>(columns: readonly LoadedColumn<Row>[]): z.ZodObject {
  const sorts = columns.flatMap(({ id, sortBy }) => (sortBy ? [id, `-${id}`] : []))
  return z.object({
    q: z.string(),
    sort: z.enum(sorts as [string, ...string[]]),
    page: z.coerce.number().int().min(1),
    limit: z.coerce.number().int().min(1).max(100),
    ...Object.fromEntries(columns.flatMap(({ id, filterBy }) => (filterBy ? [[id, someTexts]] : []))),
  })
}
