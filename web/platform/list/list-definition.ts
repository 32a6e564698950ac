import { z } from 'zod'
import type { QueryInput, ReadDefinition, RowOf } from '../../../contract/endpoint.ts'
import type { ListFormat } from '../../../contract/formats.ts'
import type { SavedView } from '../../../contract/people/saved-views/saved-views.ts'
import type { Column, RowLink } from '../ui/table-column.ts'
import { type Filter, paramsOf } from './filters.ts'

/** A list call whose rows have an id. */
export type ListEndpoint = ReadDefinition & { query: z.ZodObject; answer: ListFormat<z.ZodType<{ id: number }>> }

export type ListRow<E extends ListEndpoint> = RowOf<E> & { id: number }

type Query<E extends ReadDefinition> = NonNullable<QueryInput<E>>
type Param<E extends ReadDefinition> = keyof Query<E> & string
type Sort<E extends ReadDefinition> = Query<E> extends { sort?: infer S } ? Extract<S, string> : never
type SortField<E extends ReadDefinition> = Exclude<Sort<E>, `-${string}`>

type RangeName<E extends ReadDefinition> = Param<E> extends infer P ? (P extends `${infer Base}From` ? Base : never) : never
type Bound<E extends ReadDefinition> = `${RangeName<E>}From` | `${RangeName<E>}To`
/** A filter is named after its parameter, a range after the common part of its two: `created` for `createdFrom` and `createdTo`. */
type FilterName<E extends ReadDefinition> =
  | Exclude<Param<E>, Bound<E> | 'limit' | 'page' | 'cursor' | 'fields' | 'q' | 'sort'>
  | RangeName<E>

export interface Words {
  title: string
  hint?: string
}

export interface EmptyWords extends Words {
  /** How the first row is added, shown only to people who may add one: instead of `hint`, and with a label also as a button. */
  add?: { hint: string; label?: string }
}

/** Rows that most people look for first, as a tab above the table before the views that people save. */
export interface ReadyView {
  name: string
  filters: Readonly<Record<string, readonly string[]>>
}

/** How a list is named and what it says, wherever its rows are sorted and filtered. */
export interface ListWords<Row> {
  /** Under which views of it are saved and the user's arrangement of its columns is stored. */
  screen: SavedView['screen']
  /** Names the table for screen readers. */
  caption: string
  /** The placeholder of the search. */
  search: string
  /** Rows of a page unless another number is chosen. */
  pageSize?: number
  /** In this order. Not where figures above the list lead to the same rows already, as on the inventory: the first row stays in sight. */
  readyViews?: readonly ReadyView[]
  /** Names a row for its checkbox and buttons. */
  rowName: (row: Row) => string
  /** Where a row leads. */
  rowLink?: (row: Row) => RowLink | undefined
  /**
   * What name, link, actions and bulk actions read of a row, besides its id: rows then have these fields and those of the visible columns
   * only. Without it they have all.
   */
  reads?: readonly (keyof Row & string)[]
  /** The error message of the specification. */
  failed: string
  /** Said when there are no rows at all. */
  empty: EmptyWords
  /** Said when no row matches search and filters. */
  noMatch: Words
}

export interface ListOptions<E extends ListEndpoint> extends ListWords<ListRow<E>> {
  columns: readonly Column<ListRow<E>, SortField<E>>[]
  filters: { readonly [name in FilterName<E>]?: Filter }
  /** The order of rows unless another is chosen. */
  sort: Sort<E>
}

/** A list as its screen and its saved views know it. */
export interface ListDefinition<Row> extends ListWords<Row> {
  /** The call that answers its rows, for its files. */
  endpoint: ListEndpoint
  columns: readonly Column<Row>[]
  filters: Readonly<Record<string, Filter>>
  sort: string
  pageSize: number
  /** The filters' parameters. */
  params: readonly string[]
  /** What the address may say. */
  searchSchema: z.ZodObject
}

/** A list that the server searches, sorts, filters and pages. */
export type CalledList<E extends ListEndpoint> = ListDefinition<ListRow<E>> & ListOptions<E> & { endpoint: E }

/** Specification §9. */
export const standardPageSize = 10
export const pageSizes = [10, 25, 50, 100]

/** The parameters of an address that every list has: which page is shown, and which saved view is open. */
export const pageParams = {
  page: z.coerce.number().int().min(1),
  limit: z.coerce.number().int().min(1).max(100),
  saved: z.coerce.number().int().min(1),
}

/** Declares a list screen once; address, chips, call, export and saved views follow from it. The address is checked against the endpoint's own query, value by value. */
export function defineList<const E extends ListEndpoint>(endpoint: E, options: ListOptions<E>): CalledList<E> {
  const filters = options.filters as ListOptions<E>['filters'] & Readonly<Record<string, Filter>>
  const params = Object.entries<Filter>(filters).flatMap(([name, filter]) => paramsOf(name, filter))
  const { shape } = endpoint.query
  const one = (accepted: z.core.$ZodType | undefined) => valuesOf(accepted).transform((values) => values?.[0])
  return {
    pageSize: standardPageSize,
    ...options,
    endpoint,
    filters,
    params,
    searchSchema: z.object({
      q: one(shape.q),
      sort: one(shape.sort),
      ...pageParams,
      ...Object.fromEntries(params.map((param) => [param, valuesOf(shape[param])])),
    }),
  }
}

/** The values of a parameter that the call accepts; undefined when there are none. */
function valuesOf(accepted: z.core.$ZodType | undefined) {
  const isAccepted = (value: string) => accepted !== undefined && z.safeParse(accepted, value).success
  return z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((sent) => {
      const values = [sent ?? []].flat().filter(isAccepted)
      return values.length > 0 ? values : undefined
    })
}
