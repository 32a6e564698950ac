import type { SavedView } from '../../contract/saved-views.ts'
import type { ColumnLayout } from '../ui/table-column.ts'
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

/** What a saved view shows. Filters that the list doesn't have any more are left out; `defaultSort` where it names no order. */
export function stateOfView({ definition }: SavedView, params: readonly string[], defaultSort: string): ListState {
  const known = definition.filters.filter(({ field }) => params.includes(field))
  return {
    q: definition.filters.find(({ field }) => field === 'q')?.values[0] ?? '',
    filters: Object.fromEntries(known.map(({ field, values }) => [field, values])),
    sort: definition.sort ?? defaultSort,
  }
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
