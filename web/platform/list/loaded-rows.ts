import type { Column } from '../ui/table-column.ts'

/** A column of rows that are all loaded: the browser sorts and filters them. */
export interface LoadedColumn<Row> extends Column<Row> {
  /** What the rows are sorted by; null stands last in both directions. Gives the header its button. */
  sortBy?: (row: Row) => string | number | null
  /** What the rows are filtered by, in words; null is in no choice. */
  filterBy?: (row: Row) => string | null
}

export interface Wanted {
  q: string
  /** Values by column; a row must have one of them in each column. */
  filters: Readonly<Record<string, readonly string[]>>
  /** A column, or `-column` for descending. */
  sort: string
}

function inOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/** The rows that match search and filters, in order; equal ones stay as they were. */
export function arranged<Row>(
  rows: readonly Row[],
  columns: readonly LoadedColumn<Row>[],
  { q, filters, sort, searched }: Wanted & { searched: (row: Row) => string },
): Row[] {
  const words = folded(q).split(/\s+/).filter(Boolean)
  const matching = rows.filter((row) => {
    const text = folded(searched(row))
    return words.every((word) => text.includes(word)) && columns.every((column) => passes(row, column, filters[column.id]))
  })
  const descending = sort.startsWith('-')
  const keyOf = columns.find(({ id }) => id === (descending ? sort.slice(1) : sort))?.sortBy
  return keyOf ? matching.sort((one, other) => compare(keyOf(one), keyOf(other), descending)) : matching
}

/** The values of a column that occur, as choices of its filter. */
export function valuesOf<Row>(rows: readonly Row[], filterBy: (row: Row) => string | null): string[] {
  return [...new Set(rows.flatMap((row) => filterBy(row) ?? []))].sort(inOrder)
}

function passes<Row>(row: Row, { filterBy }: LoadedColumn<Row>, values: readonly string[] | undefined): boolean {
  return values === undefined || filterBy === undefined || values.includes(filterBy(row) ?? '')
}

function compare(one: string | number | null, other: string | number | null, descending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const order = typeof one === 'number' && typeof other === 'number' ? one - other : inOrder(String(one), String(other))
  return descending ? -order : order
}

/** Without accents and case, as the server's search compares. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
