import type { z } from 'zod'
import type { SavedView } from '../../../contract/people/saved-views/saved-views.ts'
import { readSearch } from '../address/use-search-state.ts'
import type { Column, ColumnLayout } from '../ui/table-column.ts'
import { type Filter, paramsOf } from './filters.ts'
import type { ReadyView } from './list-definition.ts'
import type { ListState } from './use-list.ts'

type Definition = SavedView['definition']

/** What a list shows, and its columns, as a saved view stores them. */
export function viewDefinition({ q, filters, sort }: ListState, layout: readonly ColumnLayout[]): Definition {
  return {
    filters: [
      ...(q ? [{ field: 'q', values: [q] }] : []),
      ...Object.entries(filters).map(([field, values]) => ({ field, values: [...values] })),
    ],
    sort,
    columns: layout.map(({ id, hidden, width }) => ({ field: id, ...(hidden && { hidden }), ...(width !== undefined && { width }) })),
  }
}

/** The parts of a list's definition that decide what its saved views can show. */
export interface ViewedList {
  params: readonly string[]
  sort: string
  searchSchema: z.ZodObject
  columns: readonly Column<never>[]
  filters: Readonly<Record<string, Filter>>
  readyViews?: readonly ReadyView[]
}

/** What a saved view shows, without what the list doesn't have any more; in the list's own order where it names none. */
export function stateOfView({ definition }: SavedView, list: ViewedList): ListState {
  const { q, sort, filters } = acceptedPart(definition, list)
  return { q, filters, sort: sort ?? list.sort }
}

export function stateOfReadyView({ filters }: ReadyView, { sort }: ViewedList): ListState {
  return { q: '', filters, sort }
}

/** What a saved view names and the list doesn't have any more: 'the filter “gone”', '“lost” as Status', 'the column “weight”'. */
export function missingFrom(list: ViewedList, { definition }: SavedView): string[] {
  const accepted = acceptedPart(definition, list)
  const filters = definition.filters.flatMap(({ field, values }) => {
    if (field === 'q') return []
    if (!list.params.includes(field)) return [`the filter “${field}”`]
    const label = labelOf(field, list)
    return values.filter((value) => !accepted.filters[field]?.includes(value)).map((value) => `“${value}” as ${label}`)
  })
  const columns = definition.columns.filter(({ field }) => !list.columns.some(({ id }) => id === field))
  return [
    ...filters,
    ...columns.map(({ field }) => `the column “${field}”`),
    ...(definition.sort !== null && accepted.sort === undefined ? [`the order “${definition.sort}”`] : []),
  ]
}

function acceptedPart({ filters, sort }: Definition, { params, searchSchema }: ViewedList) {
  const named = filters.filter(({ field }) => field === 'q' || params.includes(field))
  const text = Object.fromEntries(named.map(({ field, values }) => [field, values]))
  const { q, sort: order, ...accepted } = readSearch(searchSchema, { ...text, ...(sort !== null && { sort }) })
  // Filters of the schema are lists of text; q and sort are one text.
  return { q: String(q ?? ''), sort: order as string | undefined, filters: accepted as Record<string, string[]> }
}

function labelOf(param: string, { filters }: ViewedList): string {
  return Object.entries(filters).find(([name, filter]) => paramsOf(name, filter).includes(param))?.[1].label ?? param
}

/** Whether two lists show the same; the order of filters and of their values doesn't matter. */
export function showsSame(one: ListState, other: ListState): boolean {
  return canonical(one) === canonical(other)
}

function canonical({ q, filters, sort }: ListState): string {
  const sorted = Object.keys(filters)
    .sort()
    .map((field) => [field, [...(filters[field] ?? [])].sort()])
  return JSON.stringify([q, sorted, sort])
}
