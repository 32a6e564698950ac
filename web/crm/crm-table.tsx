import { type ReactNode, useRef } from 'react'
import { mostChosenRows } from '../../contract/list-files.ts'
import { SearchInput } from '../form/search-input.tsx'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { useMay } from '../lib/use-session.ts'
import { FilterBar } from '../list/filter-bar.tsx'
import { ListPager } from '../list/list-pager.tsx'
import { SortControl } from '../list/sort-control.tsx'
import { useListKeys } from '../list/use-list-keys.ts'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type ExportedRows, ExportMenu } from '../ui/export-menu.tsx'
import type { RowAction, RowLink } from '../ui/table-column.ts'
import { useCompactRows } from '../ui/table-density.ts'
import type { LoadedColumn } from './loaded-rows.ts'
import { useLoadedList } from './use-loaded-list.ts'

interface CrmTableProps<Row extends { id: number }> {
  /** Names the table for screen readers. */
  caption: string
  /** All rows of the customer. */
  read: { data: readonly Row[] | undefined; error: Error | null; refetch: () => unknown }
  /** The call that answered them, for their file. */
  exported: ExportedRows
  /** The sentence when they can't be loaded. */
  failed: string
  columns: readonly LoadedColumn<Row>[]
  sort: string
  /** The placeholder of the search. */
  search: string
  searched: (row: Row) => string
  rowName: (row: Row) => string
  rowLink: (row: Row) => RowLink
  actions?: ((row: Row) => readonly RowAction[]) | undefined
  /** The button that adds a row. */
  add: ReactNode
}

/** What belongs to one customer, searched, filtered, sorted and paged in the browser. */
export function CrmTable<Row extends { id: number }>({ caption, read, columns, searched, ...props }: CrmTableProps<Row>) {
  const list = useLoadedList({ columns, rows: read.data, searched, sort: props.sort })
  const exported = useMay('lists.export') ? exportedRows(props.exported, list) : null
  const frame = useRef<HTMLElement>(null)
  const compact = useCompactRows()
  useListKeys(frame, false)
  const sortable = columns.map((column) => (column.sortBy ? { ...column, sortField: column.id } : column))
  const failed = read.error !== null && read.data === undefined
  return (
    <section ref={frame} aria-label={caption} className="list-screen" data-density={compact ? 'compact' : undefined}>
      <div className="list-tools">
        <div className="list-search">
          <SearchInput placeholder={props.search} value={list.q} onValueChange={list.setQ} />
        </div>
        <div className="list-filters no-scrollbar">
          <SortControl columns={sortable} sort={list.sort} onChange={list.setSort} />
          <FilterBar list={list} filters={list.offered} />
        </div>
        <div className="ml-auto flex gap-2 max-sm:grid max-sm:border-b max-sm:border-line max-sm:p-2 print:hidden">
          {exported && (
            <span className="contents max-sm:hidden">
              <ExportMenu rows={exported} />
            </span>
          )}
          {props.add}
        </div>
      </div>
      <DataTable
        caption={caption}
        columns={sortable}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowName={props.rowName}
        rowLink={props.rowLink}
        actions={props.actions}
        sort={list.sort}
        onSortChange={list.setSort}
        error={failed ? props.failed : null}
        errorDetail={read.error && detailFor(read.error)}
        onRetry={() => void read.refetch()}
        empty={
          <EmptyState
            searched={list.filtered}
            title="No results found."
            action={list.filtered && <Button onClick={list.clear}>Clear filters</Button>}
          />
        }
      />
      {!failed && (
        <ListPager
          list={list}
          printed={undefined}
          onTurn={() => frame.current?.scrollIntoView({ block: 'nearest' })}
          {...(list.rows && { range: `Showing ${formatNumber(list.rows.length)} of ${formatNumber(list.total ?? 0)} entries` })}
        />
      )}
    </section>
  )
}

/**
 * The browser searches, filters and sorts, so the file is asked for by the ids that it found. More than can be named so are exported
 * only while none are filtered out; then all are asked for.
 */
function exportedRows(of: ExportedRows, { matching, filtered }: { matching: readonly { id: number }[] | undefined; filtered: boolean }) {
  if (!matching?.length) return null
  if (matching.length <= mostChosenRows) return { ...of, ids: matching.map(({ id }) => id) }
  return filtered ? null : of
}
