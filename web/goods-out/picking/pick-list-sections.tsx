import { Undo2 } from 'lucide-react'
import type { PickLine, PickList } from '../../../contract/goods-out/picking/picking.ts'
import { Section } from '../../platform/detail/section.tsx'
import { Timeline } from '../../platform/detail/timeline.tsx'
import { formatNumber, formatQuantity } from '../../platform/lib/format.ts'
import { column } from '../../platform/list/columns.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { ExpiryDay } from './expiry-day.tsx'

const columns = {
  sku: column.longCode('sku', { header: 'SKU', mobile: 'key', width: '10rem' }),
  name: column.text('name', { header: 'Name', mobile: 'title', width: '60%' }),
  location: {
    id: 'location',
    header: 'Location',
    mobile: 'status',
    width: '8rem',
    cell: ({ location }) => <Truncated text={location ?? '–'} className="mono font-semibold" />,
  },
  lot: column.longCode('lot', { header: 'Lot', width: '8rem' }),
  expires: {
    id: 'expires',
    header: 'Expires',
    from: 'medium',
    cell: ({ expiresOn, expired }) => <ExpiryDay expiresOn={expiresOn} expired={expired} />,
  },
  quantity: {
    id: 'quantity',
    header: 'Quantity',
    align: 'right',
    mobile: 'fact',
    cell: ({ quantity, unitOfMeasure }) => <span className="whitespace-nowrap">{formatQuantity(quantity, unitOfMeasure)}</span>,
  },
  unit: {
    id: 'unit',
    header: 'Handling unit',
    width: '12rem',
    cell: ({ sscc }) => (sscc ? <span className="mono">{sscc}</span> : <span className="text-muted">Loose</span>),
  },
} as const satisfies Record<string, Column<PickLine>>

/** What comes after the line that is being picked, in walking order. */
export function LinesLeft({ lines }: { lines: readonly PickLine[] }) {
  return (
    <Section flush title="Next Lines" count={lines.length}>
      <DataTable
        caption="Next lines, in walking order"
        columns={[columns.location, columns.sku, columns.name, columns.lot, columns.expires, columns.quantity]}
        rows={lines}
        rowKey={({ id }) => id}
        empty="No lines left."
      />
    </Section>
  )
}

interface PickedLinesProps {
  lines: readonly PickLine[]
  /** Offers to put back what was picked by mistake. */
  onPutRight?: (line: PickLine) => void
}

export function PickedLines({ lines, onPutRight }: PickedLinesProps) {
  return (
    <Section flush title="Picked" count={lines.length}>
      <DataTable
        caption="Picked lines"
        columns={[columns.sku, columns.name, columns.lot, columns.expires, columns.quantity, columns.location, columns.unit]}
        rows={lines}
        rowKey={({ id }) => id}
        rowName={({ sku }) => sku}
        actions={
          onPutRight && ((line) => [{ label: 'Put Right', icon: <Undo2 />, look: 'text', always: true, onSelect: () => onPutRight(line) }])
        }
        empty="Nothing picked yet."
      />
    </Section>
  )
}

/** What went wrong while picking, newest first. */
export function PickExceptions({ exceptions }: Pick<PickList, 'exceptions'>) {
  return (
    <Section title="Pick Exceptions" count={exceptions.length}>
      <Timeline
        entries={exceptions.toReversed().map(({ id, at, by, kind, sku, quantity, location, reason }) => ({
          id,
          at,
          by,
          title: `${kind === 'short' ? 'Short pick' : 'Wrong pick'}: ${formatNumber(quantity)} of ${sku}`,
          text: [reason, location].filter(Boolean).join(', '),
        }))}
      />
    </Section>
  )
}
