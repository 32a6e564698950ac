import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { DataTableHead } from './data-table-head.tsx'
import { useRowKeys } from './data-table-keys.ts'
import { DataTablePager, type Paging } from './data-table-pager.tsx'
import { DataTableRow } from './data-table-row.tsx'
import { DataTableSettings, rememberedSettings, type TableSettings } from './data-table-settings.tsx'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right for numbers. */
  align?: 'right'
  /** The field of the list call's `sort`; gives the header its button. */
  sortField?: string
  /** Its position on a card below 640 px; default is a labelled pair. */
  mobile?: 'key' | 'status' | 'title' | 'pair' | 'actions' | 'hidden'
  /** A CSS width; a percentage is a share of the remaining width, and overflow is truncated (see Truncated). */
  width?: string
  /** Whether users can hide it; default true except for the key and the actions. */
  hideable?: boolean
}

interface Selection<Row> {
  /** Keys of the selected rows, kept across pages. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Names a row's checkbox. */
  rowLabel: (row: Row) => string
  /** Buttons of the bar that appears while rows are selected. */
  actions: ReactNode
}

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string
  /** Key under which the browser stores hidden columns and density. */
  name: string
  columns: readonly Column<Row>[]
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  /** Default: while there are no `rows`. */
  loading?: boolean
  skeletonRows?: number
  /** The rows are outdated, and new ones are loading. */
  refreshing?: boolean
  /** The error message of the specification; `errorDetail` gives the cause and what to do. */
  error?: string | null | undefined
  errorDetail?: ReactNode
  onRetry?: () => void
  /** Shown instead of rows when there are none; `noMatch` when filters are the reason (`filtered`). */
  empty: ReactNode
  noMatch?: ReactNode
  filtered?: boolean
  /** 'field' or '-field'. */
  sort?: string
  onSortChange?: (sort: string) => void
  paging?: Paging
  /** Search and filters above the table's header. */
  toolbar?: ReactNode
  /** Without frame, toolbar and settings: for a short table inside a panel. */
  plain?: boolean
  selection?: Selection<Row>
  /** Enter on a row. */
  onRowOpen?: (row: Row) => void
}

function isHideable(column: Column<never>): boolean {
  return column.hideable ?? (column.mobile !== 'key' && column.mobile !== 'actions')
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rowKey, error, selection, onRowOpen, paging, skeletonRows = 5 } = props
  const table = useRef<HTMLDivElement>(null)
  const scroll = useMarkedOverflow()
  const [settings, setSettings] = useState<TableSettings>(() => rememberedSettings(props.name))
  const shownColumns = columns.filter((column) => !isHideable(column) || !settings.hidden.includes(column.id))
  const loading = !error && (props.loading ?? props.rows === undefined)
  const rows = error || loading ? [] : (props.rows ?? [])
  const pageKeys = rows.map((row) => String(rowKey(row)))

  useExistingPage(paging, !loading && !error && rows.length === 0)

  function select(keys: readonly string[], chosen: boolean) {
    const next = new Set(selection?.selected)
    for (const key of keys) chosen ? next.add(key) : next.delete(key)
    selection?.onChange(next)
  }
  function toggle(index: number) {
    const key = pageKeys[index]
    if (key !== undefined) select([key], !selection?.selected.has(key))
  }
  function openRow(index: number) {
    const row = rows[index]
    if (row !== undefined) onRowOpen?.(row)
  }

  useRowKeys(table, { ...(onRowOpen && { open: openRow }), ...(selection && { toggle }) })

  return (
    <div
      ref={table}
      className="data-table"
      data-plain={props.plain || undefined}
      data-density={settings.compact && !props.plain ? 'compact' : undefined}
    >
      {!props.plain && (
        <div className={classNames('data-table-tools', !props.toolbar && 'max-sm:hidden')}>
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">{props.toolbar}</div>
          <DataTableSettings name={props.name} columns={columns.filter(isHideable)} settings={settings} onChange={setSettings} />
        </div>
      )}
      <div ref={scroll} className="data-table-scroll">
        <table aria-busy={loading || undefined}>
          <caption className="sr-only">{props.caption}</caption>
          <DataTableHead
            columns={shownColumns}
            sort={props.sort}
            onSortChange={props.onSortChange}
            selected={selection && pageKeys.filter((key) => selection.selected.has(key)).length}
            onSelectPage={(chosen) => select(pageKeys, chosen)}
            rowCount={rows.length}
          />
          <tbody data-refreshing={props.refreshing || undefined}>
            {rows.map((row, index) => (
              <DataTableRow
                key={rowKey(row)}
                row={row}
                index={index}
                columns={shownColumns}
                selected={selection?.selected.has(String(rowKey(row)))}
                selectLabel={selection?.rowLabel(row)}
                onSelect={(chosen) => select([String(rowKey(row))], chosen)}
              />
            ))}
            {loading && <SkeletonRows count={skeletonRows} columns={shownColumns} selectable={selection !== undefined} />}
          </tbody>
        </table>
      </div>
      {error && <ErrorState title={error} detail={props.errorDetail} {...(props.onRetry && { onRetry: props.onRetry })} />}
      {!error && !loading && rows.length === 0 && ((props.filtered && props.noMatch) || props.empty)}
      {selection && selection.selected.size > 0 && (
        <div className="data-table-bulk">
          <span className="figures font-medium" role="status">
            {selection.selected.size} selected
          </span>
          {selection.actions}
          <button type="button" onClick={() => selection.onChange(new Set())}>
            Clear
          </button>
        </div>
      )}
      {paging && !error && <DataTablePager {...paging} />}
    </div>
  )
}

/** Goes to the last existing page when the open one has become empty. */
function useExistingPage(paging: Paging | undefined, empty: boolean) {
  const { page = 1, pageSize = 1, total = 0, onPageChange } = paging ?? {}
  useEffect(() => {
    const last = Math.max(1, Math.ceil(total / pageSize))
    if (empty && page > 1) onPageChange?.(last < page ? last : 1)
  })
}

/** Marks the element while its table is wider, so that only then it scrolls horizontally. */
function useMarkedOverflow() {
  const scroll = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = scroll.current
    const table = element?.querySelector('table')
    if (!element || !table) return
    const observer = new ResizeObserver(() => {
      element.toggleAttribute('data-overflows', table.offsetWidth > element.clientWidth)
    })
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return scroll
}

/** Bars of changing length look like text; the row height is the one of real rows. */
const barWidths = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/4', 'w-1/2']

function SkeletonRows<Row>({ count, columns, selectable }: { count: number; columns: readonly Column<Row>[]; selectable: boolean }) {
  return Array.from({ length: count }, (_, row) => row).map((row) => (
    <tr key={row} data-skeleton>
      {selectable && <td className="cell-select" />}
      {columns.map((column, index) => (
        <td key={column.id} className={`cell-${column.mobile ?? 'pair'}`}>
          <Skeleton className={classNames('max-w-32 min-w-8', barWidths[(row + index) % barWidths.length])} />
        </td>
      ))}
    </tr>
  ))
}
