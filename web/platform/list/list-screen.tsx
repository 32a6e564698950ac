import type { QueryKey } from '@tanstack/react-query'
import { Plus, Printer } from 'lucide-react'
import { Suspense, useRef } from 'react'
import type { EndpointDefinition } from '../../../contract/endpoint.ts'
import { openedFrom } from '../address/opened-from.ts'
import { SearchInput } from '../form/search-input.tsx'
import { addressOf, detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useMay } from '../lib/use-session.ts'
import { useShortcut } from '../scan/use-shortcut.ts'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ExportMenu } from '../ui/export-menu.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Note } from '../ui/note.tsx'
import { arrangedColumns, type RowAction, type RowLink } from '../ui/table-column.ts'
import { useCompactRows } from '../ui/table-density.ts'
import { useNarrow } from '../ui/use-narrow.ts'
import type { BulkAction } from './bulk-run.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { EmptyWords } from './list-definition.ts'
import { ListPager } from './list-pager.tsx'
import { NoneAtSite } from './none-at-site.tsx'
import { SortControl } from './sort-control.tsx'
import type { List } from './use-list.ts'
import { useListKeys } from './use-list-keys.ts'
import { useOpenedRow } from './use-opened-row.ts'
import { usePrintAll } from './use-print-all.ts'
import { useSavedViews } from './use-saved-views.ts'
import { useSelection } from './use-selection.ts'

// Loaded when rows are first selected, and for a list that has views or something to save as one.
const BulkBar = lazyPart(() => import('./bulk-bar.tsx'), 'BulkBar')
const SavedViews = lazyPart(() => import('./saved-views.tsx'), 'SavedViews')

/** A file of the matching rows that is neither of the two of every list. */
export interface FileOfRows {
  label: string
  endpoint: EndpointDefinition
  /** Parameters besides the filters of the list. */
  query?: Record<string, string>
}

interface ListScreenProps<Row> {
  list: List<Row>
  /** What can be done with a row. */
  actions?: ((row: Row) => readonly RowAction[]) | undefined
  /** What can be done with all selected rows, besides saving them as a file. */
  bulk?: readonly BulkAction<Row>[]
  /** Further files of every matching row; for people who may save lists as files. */
  files?: readonly FileOfRows[]
  /** What the way back from a record's page is called, where it isn't what records of this kind are listed on otherwise. */
  backLabel?: string
  /** Adds a row; only for people who may. While there are none, the list's `empty.add` then says how. */
  onAdd?: (() => void) | undefined
  /** Names the button that adds a row, among the list's tools and by `n`, where neither is the page's own: 'Add Contact'. */
  addLabel?: string
}

/** A list with search, filters, saved views, table, pages, and what can be done with its rows. */
export function ListScreen<Row extends { id: number }>({
  list,
  bulk = [],
  files = [],
  backLabel,
  onAdd,
  addLabel,
  ...rest
}: ListScreenProps<Row>) {
  const { definition, rows } = list
  const mayExport = useMay('lists.export') && definition.endpoint.answer.fileName !== undefined
  const exported = { endpoint: definition.endpoint, query: list.query }
  const selectable = mayExport || bulk.length > 0
  const frame = useRef<HTMLElement>(null)
  const compact = useCompactRows()
  const narrow = useNarrow()
  const views = useSavedViews(definition.screen).data ?? []
  const { columns } = list
  const shown = arrangedColumns(definition.columns, columns.layout).filter(
    ({ reads }) => !reads?.some((field) => list.missing.includes(field)),
  )
  const selection = useSelection<Row>(JSON.stringify([definition.screen, list.filters, list.q]))
  const printing = usePrintAll(list)
  useListKeys(frame, selectable)
  useShortcut('n', addLabel ?? '', addLabel === undefined ? undefined : onAdd)
  useOpenedRow(frame, rows !== undefined)

  const hasTabs = views.length > 0 || definition.readyViews !== undefined
  const savedViews = (hasTabs || list.filtered || list.sort !== definition.sort) && (
    // The space of the tabs is kept while their code is loaded.
    <Suspense
      fallback={
        hasTabs && (
          <div className="saved-views">
            <span className="saved-view" />
          </div>
        )
      }
    >
      <SavedViews screen={definition.screen} views={views} list={list} columns={columns} definition={definition} />
    </Suspense>
  )
  const exportMenu = mayExport && list.matching && (
    <ExportMenu
      rows={list.matching}
      more={files.map(({ label, endpoint, query }) => ({ label, href: addressOf(endpoint, {}, { ...list.query, ...query }) }))}
    />
  )

  return (
    <section ref={frame} aria-label={definition.caption} className="list-screen" data-density={compact ? 'compact' : undefined}>
      {hasTabs && savedViews}
      <div className="list-tools">
        <div className="list-search">
          <SearchInput className="min-w-0 flex-1" placeholder={definition.search} value={list.q} onValueChange={list.setQ} />
          {narrow && exportMenu}
        </div>
        <div className="list-filters no-scrollbar">
          <SortControl columns={definition.columns} sort={list.sort} onChange={list.setSort} />
          <FilterBar list={list} filters={definition.filters} />
          {!hasTabs && savedViews}
        </div>
        <span className="ml-auto flex gap-2 max-sm:hidden">
          {!narrow && exportMenu}
          <IconButton
            outlined
            className="size-control"
            label="Print"
            icon={<Printer />}
            pending={printing.pending}
            disabled={!rows?.length}
            onClick={() => void printing.print()}
          />
          <ColumnsMenu
            columns={definition.columns}
            layout={columns.layout}
            onChange={columns.change}
            widthOf={(id) => frame.current?.querySelector<HTMLElement>(`th[data-column="${CSS.escape(id)}"]`)?.offsetWidth}
          />
        </span>
        {addLabel !== undefined && onAdd && (
          <span className="max-sm:grid max-sm:border-b max-sm:border-line max-sm:p-2">
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
              {addLabel}
            </Button>
          </span>
        )}
      </div>
      {rows && list.askedPage !== list.page && (
        <div className="px-2 pt-2">
          <Note tone="caution">
            Page {formatNumber(list.askedPage)} doesn’t exist. Showing page {formatNumber(list.page)}, the last one.
          </Note>
        </div>
      )}
      <DataTable
        caption={definition.caption}
        columns={shown}
        rows={printing.rows ?? rows}
        rowKey={(row) => row.id}
        rowName={definition.rowName}
        rowLink={(row) => fromThisList(definition.rowLink?.(row), list.key, backLabel)}
        actions={rest.actions}
        skeletonRows={skeletonRows}
        refreshing={list.refreshing}
        error={list.error && definition.failed}
        errorDetail={list.error && detailFor(list.error)}
        onRetry={list.refetch}
        sort={list.sort}
        onSortChange={list.setSort}
        onResize={(id, width) => columns.change(columns.layout.map((entry) => (entry.id === id ? { ...entry, width } : entry)))}
        selection={
          selectable
            ? {
                selected: new Set(selection.rows.keys()),
                onSelect: (keys, chosen) => selection.select(rows?.filter(({ id }) => keys.includes(String(id))) ?? [], chosen),
              }
            : undefined
        }
        empty={<NoneOf list={list} onAdd={onAdd} />}
      />
      {selectable && selection.used && (
        <Suspense>
          <BulkBar
            selection={selection}
            actions={bulk}
            rowName={definition.rowName}
            inSight={new Set(rows?.map(({ id }) => id))}
            matching={{ total: list.total ?? 0, estimated: list.estimated, read: list.readMatching }}
            {...(mayExport && { exported })}
          />
        </Suspense>
      )}
      {!list.error && <ListPager list={list} onTurn={() => showTop(frame.current)} printed={printing.rows?.length} />}
    </section>
  )
}

/** The record's page then leads to the neighbours in this list, and back to it. */
function fromThisList(link: RowLink | undefined, key: QueryKey, label: string | undefined): RowLink | undefined {
  return link && (link.state ? link : { ...link, state: openedFrom(key, label) })
}

/** Specification §9. */
const skeletonRows = 5

/** The next page is read from its first row. */
function showTop(frame: HTMLElement | null) {
  if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' })
}

function NoneOf<Row>({ list, onAdd }: { list: List<Row>; onAdd: (() => void) | undefined }) {
  const { definition, narrowedOnlyTo: site } = list
  if (typeof site === 'number') return <NoneAtSite site={site} onShowAll={list.clear} />
  return list.filtered ? <NoMatch {...definition.noMatch} onClear={list.clear} /> : <NoRows words={definition.empty} onAdd={onAdd} />
}

function NoMatch({ title, hint, onClear }: { title: string; hint?: string; onClear: () => void }) {
  return <EmptyState searched title={title} hint={hint} action={<Button onClick={onClear}>Clear filters</Button>} />
}

/** How to add the first row is shown only to people who may add one. */
function NoRows({ words: { title, hint, add }, onAdd }: { words: EmptyWords; onAdd: (() => void) | undefined }) {
  if (!add || !onAdd) return <EmptyState title={title} hint={hint} />
  const button = add.label !== undefined && (
    <Button icon={<Plus aria-hidden />} onClick={onAdd}>
      {add.label}
    </Button>
  )
  return <EmptyState title={title} hint={add.hint} action={button} />
}
