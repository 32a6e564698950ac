import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { useIsShown } from '../lib/use-is-shown.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type ExportedRows, ExportMenu } from '../ui/export-menu.tsx'
import type { Column, RowAction, RowLink } from '../ui/table-column.ts'
import { Section } from './section.tsx'

export interface RelatedListProps<Row extends { id: number }> {
  title: string
  /** Names the table where the title doesn't say whose rows they are. */
  caption?: string
  columns: readonly Column<Row>[]
  rowLink?: (row: Row) => RowLink | undefined
  /** Names a row for the buttons of its actions. */
  rowName?: (row: Row) => string
  rowActions?: (row: Row) => readonly RowAction[]
  /** The first few rows, with how many there are in all. */
  read: {
    data: { rows: readonly Row[]; total: number } | undefined
    error: Error | null
    isPlaceholderData?: boolean
    refetch: () => unknown
    showAll?: () => void
    exported?: ExportedRows | undefined
  }
  /** The list screen that shows all of them: its path and the filter in its address. Without one the others are shown here. */
  all?: { path: string; search: Record<string, string> } | undefined
  /** When there are none; without it the section is left out until there are some. */
  empty?: string
  hint?: ReactNode
  /** The next step when there are none: a button. */
  emptyAction?: ReactNode
  actions?: ReactNode
}

/** The first rows of a list that belongs to a record, and the way to all of them. */
export function RelatedList<Row extends { id: number }>({ title, read, all, empty, hint, emptyAction, ...props }: RelatedListProps<Row>) {
  const { data, error } = read
  const total = data?.total
  const columns = props.columns.filter(useIsShown())
  const isLeftOut = empty === undefined && !error && !total
  const exported = useMay('lists.export') && !all && total ? read.exported : undefined
  if (isLeftOut) return null
  return (
    <Section
      flush
      title={title}
      count={all ? undefined : total}
      actions={
        <>
          {props.actions}
          {exported && <ExportMenu size="sm" title={title} rows={exported} />}
          {all && total !== undefined && total > 0 && (
            <Link
              to={all.path}
              search={all.search}
              aria-label={`All ${formatNumber(total)}: ${title}`}
              className="inline-flex items-center font-medium whitespace-nowrap text-primary-text hover:underline pointer-coarse:min-h-(--touch) print:hidden"
            >
              All {formatNumber(total)}
            </Link>
          )}
        </>
      }
    >
      <DataTable
        caption={props.caption ?? title}
        columns={columns}
        {...(props.rowLink && { rowLink: props.rowLink })}
        {...(props.rowName && { rowName: props.rowName })}
        actions={props.rowActions}
        rows={data?.rows}
        rowKey={(row) => row.id}
        skeletonRows={3}
        error={error && !data ? `Failed to load ${title.toLowerCase()}` : null}
        errorDetail={error && detailFor(error)}
        onRetry={() => void read.refetch()}
        empty={empty && <EmptyState title={empty} hint={hint} action={emptyAction} />}
      />
      {!all && data && data.rows.length < data.total && read.showAll && (
        <div className="border-t border-line px-4 py-2 print:hidden">
          <Button size="sm" pending={read.isPlaceholderData ?? false} onClick={read.showAll}>
            Show all {formatNumber(data.total)}
          </Button>
        </div>
      )}
    </Section>
  )
}
