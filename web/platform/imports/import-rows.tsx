import { Link } from '@tanstack/react-router'
import { Pencil, RotateCcw, SkipForward } from 'lucide-react'
import { Suspense, useMemo, useRef, useState } from 'react'
import { type KindWithPage, pathOf } from '../../../contract/kinds.ts'
import { type ImportKind, keyFields } from '../../../contract/platform/imports/import-fields.ts'
import type { ImportRow } from '../../../contract/platform/imports/import-rows.ts'
import { type ImportDetail, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { toastError } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'
import { ListPager } from '../list/list-pager.tsx'
import { classNames } from '../ui/class-names.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Column, RowAction } from '../ui/table-column.ts'
import { RowBadge } from './import-badge.tsx'
import { ImportCell, type SaveCell } from './import-cell.tsx'
import { mappedColumns, outcomeOf, sentenceOf } from './import-words.ts'
import { type RowFilter, rowFilters, totals, useImportRows } from './use-import-rows.ts'

const EditRowDialog = lazyPart(() => import('./edit-row-dialog.tsx'), 'EditRowDialog')

interface ImportRowsProps {
  read: ImportDetail
  /** Cells with errors can be fixed, and rows skipped. */
  editable: boolean
}

/** The rows of an import by what becomes of them, with what is wrong in their cells. */
export function ImportRows({ read, editable }: ImportRowsProps) {
  const list = useImportRows(read)
  const editing = useOverlay('row')
  const frame = useRef<HTMLElement>(null)
  const [said, say] = useState('')
  const { mutate, mutateAsync } = useChange(importsEndpoints.changeRow, ({ id, ...body }: RowChange) => ({ params: { id }, body }))

  const columns = useMemo(() => {
    const save: SaveCell = async (row, column, value) => {
      try {
        const changed = await mutateAsync({ id: row.id, cells: [{ column, value }] })
        say(
          changed.state === 'error'
            ? `Line ${row.line}: ${changed.messages.map((message) => sentenceOf(read, message)).join(' ')}`
            : `Line ${row.line} no longer has errors`,
        )
      } catch (error) {
        toastError(error)
      }
    }
    return columnsOf(read, editable ? save : null)
  }, [read, editable, mutateAsync])

  function actionsOf(row: ImportRow): RowAction[] {
    const skipped = row.state !== 'skipped'
    return [
      { label: 'Edit', icon: <Pencil />, onSelect: () => editing.open(row.id) },
      {
        label: skipped ? 'Skip' : 'Include Again',
        icon: skipped ? <SkipForward /> : <RotateCcw />,
        look: 'text',
        always: true,
        onSelect: () => mutate({ id: row.id, skipped }, { onError: (error) => toastError(error) }),
      },
    ]
  }
  const edited = useOpenedRow(list.rows, editing.value)
  return (
    <section ref={frame} aria-label="Rows" className="list-screen">
      <Filters read={read} show={list.show} onShow={list.setShow} />
      <DataTable
        caption="Rows in the file"
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowName={({ line }) => `line ${line}`}
        actions={editable ? actionsOf : undefined}
        refreshing={list.refreshing}
        error={list.error && !list.rows ? 'Failed to load the rows' : null}
        errorDetail={list.error && detailFor(list.error)}
        onRetry={list.refetch}
        empty={<EmptyState searched title={list.show === 'error' ? 'No rows with errors' : 'No rows of this kind'} />}
      />
      <ListPager list={list.pager} printed={undefined} onTurn={() => frame.current?.scrollIntoView({ block: 'start' })} />
      <span role="status" className="sr-only">
        {said}
      </span>
      <Suspense>{edited && editable && <EditRowDialog key={edited.id} read={read} row={edited} onClose={editing.close} />}</Suspense>
    </section>
  )
}

/** It stays although it is no longer on the page, because it was fixed. */
function useOpenedRow(rows: readonly ImportRow[] | undefined, opened: string | undefined): ImportRow | undefined {
  const [kept, keep] = useState<ImportRow>()
  const found = rows?.find(({ id }) => String(id) === opened)
  if (found && found !== kept) keep(found)
  return found ?? (kept && String(kept.id) === opened ? kept : undefined)
}

interface RowChange {
  id: number
  cells?: { column: number; value: string }[]
  skipped?: boolean
}

function filterLabel(filter: RowFilter, state: ImportDetail['state']): string {
  if (filter === 'all') return 'All'
  if (filter === 'error') return 'With errors'
  return filter === 'skipped' ? 'Skipped' : outcomeOf(filter, state)
}

interface FiltersProps {
  read: ImportDetail
  show: RowFilter
  onShow: (show: RowFilter) => void
}

/** The filters of the rows; a filter without rows is left out. */
function Filters({ read: { counts, state }, show, onShow }: FiltersProps) {
  const offered = rowFilters.filter((filter) => filter === 'all' || filter === show || totals[filter](counts) > 0)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label="Rows to show" className="flex flex-wrap gap-1.5 border-b border-line px-2 py-1.5 print:hidden">
      {offered.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === show}
          onClick={() => onShow(filter)}
          className={classNames(
            'inline-flex h-control items-center gap-2 rounded-control border px-2.5 font-medium pointer-coarse:h-(--touch)',
            filter === show ? 'border-primary-line bg-primary-soft text-primary-text' : 'border-transparent text-ink-2 hover:bg-hover',
          )}
        >
          {filterLabel(filter, state)}
          <span className="figures text-small">{formatNumber(totals[filter](counts))}</span>
        </button>
      ))}
    </div>
  )
}

/** The columns of the file that are mapped, in its order; of a phone's card the first two. */
function columnsOf(read: ImportDetail, save: SaveCell | null): Column<ImportRow>[] {
  return [
    {
      id: 'line',
      header: 'Line',
      mobile: 'key',
      width: '4.5rem',
      cell: ({ line }) => (
        <span className="figures">
          <span className="sm:hidden">Line </span>
          {line}
        </span>
      ),
    },
    { id: 'state', header: 'Result', mobile: 'status', width: '7rem', cell: (row) => <RowBadge row={row} importState={read.state} /> },
    {
      id: 'record',
      header: 'Record',
      mobile: 'title',
      width: '12rem',
      cell: (row) => <RowOutcome row={row} read={read} />,
    },
    ...mappedColumns(read).map(
      ({ index, label }): Column<ImportRow> => ({
        id: `cell-${index}`,
        header: label,
        width: '10rem',
        cell: (row) => <ImportCell read={read} row={row} column={index} label={label} onSave={save} />,
      }),
    ),
  ]
}

const importedKinds = { items: 'inventoryItem', receipts: 'receipt', movements: 'order', locations: 'location' } as const satisfies Record<
  ImportKind,
  KindWithPage
>

/** The record that the row made or is about, and what is wrong with the row as a whole; on a phone's card with every cell. */
function RowOutcome({ row, read }: { row: ImportRow; read: ImportDetail }) {
  const whole = row.messages.filter(({ column }) => column === null)
  const isThere = row.record !== null && read.state !== 'undone'
  return (
    <span className="grid gap-0.5 whitespace-normal wrap-anywhere">
      {row.record && isThere && (
        <Link to={pathOf(importedKinds[read.kind], row.record.id)} className="mono text-primary-text hover:underline">
          {row.record.name}
        </Link>
      )}
      {row.record && !isThere && <span className="mono">{row.record.name}</span>}
      {row.known !== null && <span className="text-small text-caution-text">{row.known}</span>}
      {whole.map((message) => (
        <span key={message.message} className="text-small text-negative-text">
          {sentenceOf(read, message)}
        </span>
      ))}
      {row.record === null && <span className="mono sm:hidden">{codeIn(row, read)}</span>}
      <span className="text-small text-negative-text sm:hidden">
        {row.messages.flatMap((message) => (message.column === null ? [] : [sentenceOf(read, message)])).join(' · ')}
      </span>
      {row.record === null && whole.length === 0 && row.known === null && <span className="text-muted max-sm:hidden">–</span>}
    </span>
  )
}

/** What the row is about, as the file says it. */
function codeIn({ cells }: ImportRow, { kind, mapping }: ImportDetail): string {
  return cells[mapping.indexOf(keyFields[kind])] ?? ''
}
