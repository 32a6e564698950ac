import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Scale } from 'lucide-react'
import { inventoryEndpoints, movementTypes, type StockMovement } from '../../contract/inventory.ts'
import { formatDateTime, formatNumber } from '../lib/format.ts'
import { choices, dateRange, labelled } from '../list/filters.ts'
import { defineList } from '../list/list-definition.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { recordLink } from '../list/row-links.ts'
import { useList } from '../list/use-list.ts'
import { Truncated } from '../ui/truncated.tsx'
import { useCustomerChoices } from './items-list.tsx'

type MovementType = StockMovement['movementType']

const typeLabels: Record<MovementType, string> = {
  inbound: 'Inbound',
  outbound: 'Outbound',
  transfer: 'Transfer',
  adjustment: 'Adjustment',
}
const typeIcons = { inbound: ArrowDownToLine, outbound: ArrowUpFromLine, transfer: ArrowLeftRight, adjustment: Scale }

const stockMovementsList = defineList(inventoryEndpoints.movements, {
  screen: 'inventory-movements',
  caption: 'Movements',
  search: 'Search movements...',
  failed: 'Failed to load movements',
  empty: { title: 'No movements found', hint: 'Stock that comes, moves or leaves is listed here' },
  noMatch: { title: 'No movements found', hint: 'Try adjusting your search' },
  sort: '-createdAt',
  filters: {
    movementType: choices('Type', labelled(movementTypes, typeLabels), { all: 'All types' }),
    customerId: choices('Customer', useCustomerChoices),
    created: dateRange('Date'),
  },
  columns: [
    {
      id: 'date',
      header: 'Date',
      sortField: 'createdAt',
      mobile: 'title',
      width: '11rem',
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
    },
    { id: 'type', header: 'Type', mobile: 'status', width: '9rem', cell: ({ movementType }) => <Type type={movementType} /> },
    { id: 'sku', header: 'SKU', sortField: 'sku', mobile: 'key', width: '8.5rem', cell: ({ sku }) => <span className="mono">{sku}</span> },
    {
      id: 'quantity',
      header: 'Quantity',
      sortField: 'quantity',
      align: 'right',
      mobile: 'fact',
      width: '6rem',
      cell: (line) => <SignedQuantity line={line} />,
    },
    { id: 'from', header: 'From', width: '6rem', cell: ({ fromLocation }) => <span className="mono">{fromLocation ?? '–'}</span> },
    { id: 'to', header: 'To', width: '6rem', cell: ({ toLocation }) => <span className="mono">{toLocation ?? '–'}</span> },
    { id: 'reason', header: 'Reason', width: '60%', from: 'medium', cell: ({ reason }) => <Truncated text={reason || '–'} /> },
    { id: 'by', header: 'By', extra: true, cell: ({ by }) => <Truncated text={by ?? '–'} /> },
  ],
  rowName: ({ sku }) => sku,
  rowLink: ({ inventoryId }) => recordLink('/inventory/$id', inventoryId),
})

/** The Movements tab: the stock ledger, which is read-only. A row leads to its item. */
export function StockMovementsTable() {
  return <ListScreen list={useList(stockMovementsList)} />
}

const directions: Record<StockMovement['direction'], { sign: string; word: string }> = {
  in: { sign: '+', word: 'in' },
  out: { sign: '−', word: 'out' },
  within: { sign: '', word: 'moved within the warehouse' },
}

/** The direction is also given in words, because the sign alone is easily missed, also by screen readers. */
function SignedQuantity({ line }: { line: StockMovement }) {
  const { sign, word } = directions[line.direction]
  return (
    <span className="whitespace-nowrap">
      {sign}
      {formatNumber(line.quantity)} <span className="sr-only">{word}</span>
    </span>
  )
}

function Type({ type }: { type: MovementType }) {
  const Glyph = typeIcons[type]
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2">
      <Glyph aria-hidden className="size-3.5! text-muted" />
      {typeLabels[type]}
    </span>
  )
}
