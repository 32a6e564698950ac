import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Scale } from 'lucide-react'
import type { StockMovement } from '../../contract/inventory.ts'
import { formatNumber, formatWhen } from '../lib/format.ts'
import type { Column, RowLink } from '../ui/table-column.ts'
import { Truncated } from '../ui/truncated.tsx'

type MovementType = StockMovement['movementType']

export const movementTypeLabels: Record<MovementType, string> = {
  inbound: 'Inbound',
  outbound: 'Outbound',
  transfer: 'Transfer',
  adjustment: 'Adjustment',
}
const typeIcons = { inbound: ArrowDownToLine, outbound: ArrowUpFromLine, transfer: ArrowLeftRight, adjustment: Scale }

export function MovementTypeName({ type }: { type: MovementType }) {
  const Glyph = typeIcons[type]
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2">
      <Glyph aria-hidden className="size-3.5! text-muted" />
      {movementTypeLabels[type]}
    </span>
  )
}

const directions: Record<StockMovement['direction'], { sign: string; word: string }> = {
  in: { sign: '+', word: 'in' },
  out: { sign: '−', word: 'out' },
  within: { sign: '', word: 'moved within the warehouse' },
}

/** The direction is also given in words, because the sign alone is easily missed, also by screen readers. */
export function SignedQuantity({ line }: { line: Pick<StockMovement, 'direction' | 'quantity'> }) {
  const { sign, word } = directions[line.direction]
  return (
    <span className="whitespace-nowrap">
      {sign}
      {formatNumber(line.quantity)} <span className="sr-only">{word}</span>
    </span>
  )
}

const quantity: Column<StockMovement> = {
  id: 'quantity',
  header: 'Quantity',
  align: 'right',
  mobile: 'fact',
  width: '6rem',
  cell: (line) => <SignedQuantity line={line} />,
}
const rest: readonly Column<StockMovement>[] = [
  quantity,
  { id: 'from', header: 'From', width: '6.5rem', cell: ({ fromLocation }) => <span className="mono">{fromLocation ?? '–'}</span> },
  { id: 'to', header: 'To', width: '6.5rem', cell: ({ toLocation }) => <span className="mono">{toLocation ?? '–'}</span> },
  { id: 'reason', header: 'Reason', mobile: 'title', width: '60%', cell: ({ reason }) => <Truncated text={reason || '–'} /> },
  { id: 'by', header: 'By', from: 'medium', width: '40%', cell: ({ by }) => <Truncated text={by ?? 'Tallyhouse'} /> },
]
const type: Column<StockMovement> = {
  id: 'type',
  header: 'Type',
  mobile: 'status',
  width: '8.5rem',
  cell: ({ movementType }) => <MovementTypeName type={movementType} />,
}

function date({ createdAt }: StockMovement) {
  return <span className="figures whitespace-nowrap">{formatWhen(createdAt)}</span>
}

/** Lines of the ledger on the page of an item. */
export const itemLedgerColumns: readonly Column<StockMovement>[] = [
  { id: 'date', header: 'Date', mobile: 'key', width: '10.5rem', cell: date },
  type,
  ...rest,
]

/** Lines of the ledger on the page of a location. */
export const locationLedgerColumns: readonly Column<StockMovement>[] = [
  { id: 'sku', header: 'SKU', mobile: 'key', width: '8.5rem', cell: ({ sku }) => <span className="mono">{sku}</span> },
  { id: 'date', header: 'Date', width: '10.5rem', cell: date },
  type,
  ...rest,
]

/** A line that a movement made leads to it. */
export function orderOfLine({ orderId }: StockMovement): RowLink | undefined {
  return orderId === null ? undefined : { to: '/orders/$id', params: { id: String(orderId) } }
}
