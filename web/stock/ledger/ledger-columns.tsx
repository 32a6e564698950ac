import { ArrowDownToLine, ArrowLeftRight, ArrowRight, ArrowUpFromLine, Scale } from 'lucide-react'
import { movementTypeLabels, type StockMovement } from '../../../contract/stock/inventory/stock-movements.ts'
import { DocumentLinks } from '../../platform/documents/document-links.tsx'
import { formatNumber, formatWhen } from '../../platform/lib/format.ts'
import type { Column, RowLink } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'

type MovementType = StockMovement['movementType']

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

/** The direction is also given in words, because the sign is easily missed, also by screen readers. */
export function SignedQuantity({ line }: { line: Pick<StockMovement, 'direction' | 'quantity'> }) {
  const { sign, word } = directions[line.direction]
  return (
    <span className="whitespace-nowrap">
      {sign}
      {formatNumber(line.quantity)} <span className="sr-only">{word}</span>
    </span>
  )
}

/** The two locations share a column, because one of them is outside the warehouse in most lines. */
function Places({ line: { fromLocation, toLocation } }: { line: StockMovement }) {
  return (
    <span className="mono whitespace-nowrap">
      {fromLocation ?? '–'}
      <ArrowRight aria-hidden className="mx-1 inline size-3.5! align-[-2px] text-muted" />
      <span className="sr-only"> to </span>
      {toLocation ?? '–'}
    </span>
  )
}

/** Why, with the photos and papers of goods that were taken out of quarantine. */
function Reason({ line: { reason, documents } }: { line: StockMovement }) {
  return (
    <>
      <Truncated text={reason || '–'} />
      {documents.length > 0 && <DocumentLinks documents={documents} />}
    </>
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
const place: Column<StockMovement> = { id: 'place', header: 'From, to', cell: (line) => <Places line={line} /> }
const rest: readonly Column<StockMovement>[] = [
  { id: 'reason', header: 'Reason', mobile: 'title', width: '32%', cell: (line) => <Reason line={line} /> },
  {
    id: 'by',
    header: 'By',
    forStaff: true,
    from: 'wide',
    width: '20%',
    cell: ({ by }) => <Truncated text={by ?? 'Tallyhouse'} className="min-w-20" />,
  },
]
const type: Column<StockMovement> = {
  id: 'type',
  header: 'Type',
  mobile: 'status',
  width: '7.5rem',
  cell: ({ movementType }) => <MovementTypeName type={movementType} />,
}

function date({ createdAt }: StockMovement) {
  return <span className="figures whitespace-nowrap">{formatWhen(createdAt)}</span>
}

/** Lines of the ledger on the page of an item. */
export const itemLedgerColumns: readonly Column<StockMovement>[] = [
  { id: 'date', header: 'Date', mobile: 'key', width: '10.5rem', cell: date },
  type,
  quantity,
  place,
  ...rest,
]

/** Lines of the ledger on the page of a location. */
export const locationLedgerColumns: readonly Column<StockMovement>[] = [
  { id: 'sku', header: 'SKU', mobile: 'key', width: '8.5rem', cell: ({ sku }) => <span className="mono">{sku}</span> },
  { id: 'date', header: 'Date', width: '10.5rem', cell: date },
  type,
  quantity,
  { ...place, from: 'small' },
  ...rest,
]

/** A line that a movement made leads to it. */
export function orderOfLine({ orderId }: StockMovement): RowLink | undefined {
  return orderId === null ? undefined : { to: '/orders/$id', params: { id: String(orderId) } }
}
