import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { copyRows } from './copy-rows.ts'
import { DataTableHead } from './data-table-head.tsx'
import { DataTableRow } from './data-table-row.tsx'
import { ErrorState } from './error-state.tsx'
import { reachableScroll } from './focusable.ts'
import { Skeleton } from './skeleton.tsx'
import type { Column, RowAction, RowLink } from './table-column.ts'

export interface TableSelection {
  /** Keys of the selected rows, over all pages. */
  selected: ReadonlySet<string>
  onSelect: (keys: readonly string[], chosen: boolean) => void
}

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  /** Names a row for its checkbox and buttons. */
  rowName?: (row: Row) => string
  /** Where a row leads: the link stands in its key cell, and a click on the row follows it. */
  rowLink?: (row: Row) => RowLink | undefined
  actions?: ((row: Row) => readonly RowAction[]) | undefined
  skeletonRows?: number
  /** The rows are outdated, and new ones are loading. */
  refreshing?: boolean
  /** The error message of the specification; `errorDetail` gives the cause and what to do. */
  error?: string | null | undefined
  errorDetail?: ReactNode
  onRetry?: () => void
  /** Shown instead of rows when there are none. */
  empty: ReactNode
  /** 'field' or '-field'. */
  sort?: string
  onSortChange?: (sort: string) => void
  onResize?: (columnId: string, width: number) => void
  selection?: TableSelection | undefined
  /** Default true: below 640 px the rows are cards of the columns that say where by `mobile`. */
  cards?: boolean
}

/** A table with its states. Without search, pages and frame: those belong to ListScreen. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rowKey, rowName, rowLink, actions, error, selection, skeletonRows = 5 } = props
  const scroll = useMarkedOverflow()
  const id = useId()
  const loading = !error && props.rows === undefined
  const rows = error || loading ? [] : (props.rows ?? [])
  const pageKeys = rows.map((row) => String(rowKey(row)))
  const rowActions = actions && rows.map(actions)
  // Where no row of the page has an action, the column would only take room from the others.
  const hasActions = rowActions !== undefined && (rows.length === 0 || rowActions.some((ofRow) => ofRow.length > 0))
  return (
    <>
      <div ref={scroll} className="data-table-scroll">
        <table
          aria-busy={loading || undefined}
          className="data-table"
          data-cards={props.cards === false ? undefined : true}
          onCopy={copyRows}
        >
          <caption className="sr-only">{props.caption}</caption>
          <DataTableHead
            columns={columns}
            hasActions={hasActions}
            sort={props.sort}
            onSortChange={props.onSortChange}
            onResize={props.onResize}
            selected={selection && pageKeys.filter((key) => selection.selected.has(key)).length}
            onSelectPage={(chosen) => selection?.onSelect(pageKeys, chosen)}
            rowCount={rows.length}
          />
          <tbody data-refreshing={props.refreshing || undefined}>
            {rows.map((row, index) => {
              const key = String(rowKey(row))
              return (
                <DataTableRow
                  key={key}
                  row={row}
                  rowKey={key}
                  index={index}
                  columns={columns}
                  rowName={rowName?.(row) ?? key}
                  nameId={`${id}-${key}`}
                  link={rowLink?.(row)}
                  actions={hasActions ? rowActions[index] : undefined}
                  selected={selection?.selected.has(key)}
                  onSelect={(chosen) => selection?.onSelect([key], chosen)}
                />
              )
            })}
            {loading && (
              <SkeletonRows count={skeletonRows} columns={columns} selectable={selection !== undefined} hasActions={hasActions} />
            )}
          </tbody>
        </table>
      </div>
      {error && <ErrorState title={error} detail={props.errorDetail} {...(props.onRetry && { onRetry: props.onRetry })} />}
      {!error && !loading && rows.length === 0 && props.empty}
    </>
  )
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
    const forgetRegion = reachableScroll(element)
    return () => {
      observer.disconnect()
      forgetRegion?.()
    }
  }, [])
  return scroll
}

/** Bars of changing length look like text; the row height is the one of real rows. */
const barWidths = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/4', 'w-1/2']

interface SkeletonRowsProps<Row> {
  count: number
  columns: readonly Column<Row>[]
  selectable: boolean
  hasActions: boolean
}

function SkeletonRows<Row>({ count, columns, selectable, hasActions }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => row).map((row) => (
    <tr key={row} data-skeleton>
      {selectable && <td className="cell-select" />}
      {columns.map((column, index) => (
        <td key={column.id} className={classNames(`cell-${column.mobile ?? 'off-card'}`, column.from && `from-${column.from}`)}>
          <Skeleton className={classNames('max-w-32 min-w-8', barWidths[(row + index) % barWidths.length])} />
        </td>
      ))}
      {hasActions && <td className="cell-actions" />}
    </tr>
  ))
}
