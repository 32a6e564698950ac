import { actKindLabels } from '../../../contract/stock/acts/act-kinds.ts'
import { type StockAct, stockActsEndpoints } from '../../../contract/stock/acts/stock-acts.ts'
import { RelatedList } from '../../platform/detail/related-list.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { formatWhen } from '../../platform/lib/format.ts'
import { column } from '../../platform/list/columns.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { useUndoActions } from './undo-actions.tsx'

const columns: readonly Column<StockAct>[] = [
  {
    id: 'date',
    header: 'Date',
    mobile: 'key',
    width: '10.5rem',
    cell: ({ at }) => <span className="figures whitespace-nowrap">{formatWhen(at)}</span>,
  },
  { id: 'kind', header: 'Work', mobile: 'title', width: '50%', cell: (act) => <Truncated text={nameOf(act)} /> },
  {
    id: 'state',
    header: 'State',
    mobile: 'status',
    cell: ({ undoneBy }) => (undoneBy === null ? null : <Badge>Undone</Badge>),
  },
  column.number('units', { header: 'Units', mobile: 'fact', width: '6rem' }),
  column.text('by', { header: 'By', from: 'medium', width: '50%', none: 'Tallyhouse' }),
]

function nameOf({ kind, undoes }: StockAct): string {
  return undoes === null ? actKindLabels[kind] : `Undo of ${actKindLabels[kind].toLowerCase()}`
}

interface WorkSectionProps {
  /** The movement or the receipt whose work it is. */
  of: { orderId: number } | { receiptId: number }
  number: string
}

/** What was done to the stock of a movement or a receipt, one row for each change. */
export function WorkSection({ of, number }: WorkSectionProps) {
  const read = useFirstRows(stockActsEndpoints.list, { query: of, count: 10 })
  const { ofAct } = useUndoActions()
  return <RelatedList title="Work" caption={`Work on ${number}`} columns={columns} rowActions={ofAct} rowName={nameOf} read={read} />
}
