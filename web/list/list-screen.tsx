import type { QueryKey } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { EndpointDefinition, QueryInput } from '../../contract/endpoint.ts'
import { openedFrom } from '../detail/opened-from.ts'
import { SearchInput } from '../form/search-input.tsx'
import { addressOf, detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Menu } from '../ui/menu.tsx'
import { Note } from '../ui/note.tsx'
import { arrangedColumns, type RowAction, type RowLink } from '../ui/table-column.ts'
import { useCompactRows } from '../ui/table-density.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { BulkAction } from './bulk-run.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { Filter } from './filters.ts'
import type { ListEndpoint, ListRow } from './list-definition.ts'
import { ListPager } from './list-pager.tsx'
import { saveRowsAsCsv } from './rows-as-csv.ts'
import { SavedViews } from './saved-views.tsx'
import { SortControl } from './sort-control.tsx'
import { useColumns } from './use-columns.ts'
import type { List } from './use-list.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSavedViews } from './use-saved-views.ts'
import { useSelection } from './use-selection.ts'

interface ListScreenProps<E extends ListEndpoint> {
  list: List<E>
  /** What can be done with a row. */
  actions?: (row: ListRow<E>) => readonly RowAction[]
  /** What can be done with all selected rows; without it rows can't be selected. */
  bulk?: readonly BulkAction<ListRow<E>>[]
  /** The calls that save every matching row as a file. */
  exports?: readonly { label: string; endpoint: EndpointDefinition }[]
  /** The next step while there are no rows at all: a button. */
  add?: ReactNode
  /** The next step in words, for people who may take it. */
  addHint?: string | undefined
}

/** A list with search, filters, saved views, table, pages, and what can be done with its rows. */
export function ListScreen<E extends ListEndpoint>({ list, actions, bulk, exports = [], add, addHint }: ListScreenProps<E>) {
  const { definition, rows } = list
  const frame = useRef<HTMLElement>(null)
  const compact = useCompactRows()
  const views = useSavedViews(definition.screen).data ?? []
  const columns = useColumns(
    `${definition.screen}:${definition.caption}`,
    definition.columns,
    views.find(({ id }) => id === list.savedView),
  )
  const shown = arrangedColumns(definition.columns, columns.layout)
  const selection = useSelection<ListRow<E>>(JSON.stringify([definition.screen, list.filters, list.q]))
  useListKeys(frame, bulk !== undefined)

  const savedViews = (
    <SavedViews
      screen={definition.screen}
      views={views}
      list={list}
      columns={columns}
      params={definition.params}
      defaultSort={definition.sort}
    />
  )

  return (
    <section ref={frame} aria-label={definition.caption} className="list-screen" data-density={compact ? 'compact' : undefined}>
      {views.length > 0 && savedViews}
      <div className="list-tools">
        <div className="list-search">
          <SearchInput placeholder={definition.search} value={list.q} onValueChange={list.setQ} />
        </div>
        <div className="list-filters no-scrollbar">
          <SortControl columns={definition.columns} sort={list.sort} onChange={list.setSort} />
          <FilterBar list={list} filters={definition.filters as Readonly<Record<string, Filter>>} />
          {views.length === 0 && savedViews}
        </div>
        <span className="ml-auto flex gap-2 max-sm:hidden">
          {exports.length > 0 && <ExportMenu exports={exports} query={list.query} />}
          <ColumnsMenu columns={definition.columns} layout={columns.layout} onChange={columns.change} />
        </span>
      </div>
      {rows && list.askedPage !== list.page && (
        <div className="px-2 pt-2">
          <Note tone="caution">
            Page {formatNumber(list.askedPage)} doesn’t exist. This is page {formatNumber(list.page)}, the last one.
          </Note>
        </div>
      )}
      <DataTable
        caption={definition.caption}
        columns={shown}
        rows={rows}
        rowKey={(row) => row.id}
        rowName={definition.rowName}
        rowLink={(row) => fromThisList(definition.rowLink?.(row), list.key)}
        actions={actions}
        skeletonRows={skeletonRows}
        refreshing={list.refreshing}
        error={list.error && definition.failed}
        errorDetail={list.error && detailFor(list.error)}
        onRetry={list.refetch}
        sort={list.sort}
        onSortChange={list.setSort}
        onResize={(id, width) => columns.change(columns.layout.map((entry) => (entry.id === id ? { ...entry, width } : entry)))}
        selection={
          bulk && {
            selected: new Set(selection.rows.keys()),
            onSelect: (keys, chosen) => selection.select(rows?.filter(({ id }) => keys.includes(String(id))) ?? [], chosen),
          }
        }
        empty={
          list.filtered ? (
            <NoMatch {...definition.noMatch} onClear={list.clear} />
          ) : (
            <EmptyState {...definition.empty} {...(addHint && { hint: addHint })} action={add} />
          )
        }
      />
      {bulk && (
        <BulkBar
          selection={selection}
          actions={bulk}
          rowName={definition.rowName}
          {...(exports.length > 0 && { onExport: (chosen: readonly ListRow<E>[]) => saveRowsAsCsv(definition.screen, chosen) })}
        />
      )}
      {!list.error && <ListPager list={list} onTurn={() => showTop(frame.current)} />}
    </section>
  )
}

/** The record's page then leads to the neighbours in this list, and back to it. */
function fromThisList(link: RowLink | undefined, key: QueryKey): RowLink | undefined {
  return link && (link.state ? link : { ...link, state: openedFrom(key) })
}

/** Specification §9. */
const skeletonRows = 5

/** The next page is read from its first row. */
function showTop(frame: HTMLElement | null) {
  if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' })
}

function NoMatch({ title, hint, onClear }: { title: string; hint?: string; onClear: () => void }) {
  return <EmptyState searched title={title} hint={hint} action={<Button onClick={onClear}>Clear filters</Button>} />
}

interface ExportMenuProps {
  exports: readonly { label: string; endpoint: EndpointDefinition }[]
  query: QueryInput<EndpointDefinition>
}

/** Every row that matches, as a file. */
function ExportMenu({ exports, query }: ExportMenuProps) {
  return (
    <Menu
      label="Export"
      trigger={
        <Button icon={<Download aria-hidden />}>
          <span className="max-lg:sr-only">Export</span>
        </Button>
      }
      items={exports.map(({ label, endpoint }) => ({
        label,
        // biome-ignore lint/a11y/useAnchorContent: the menu puts the label into it
        link: <a href={addressOf(endpoint, {}, query)} download />,
      }))}
    />
  )
}
