import type { CountPlace } from '../../../contract/stock/counts/count-places.ts'
import { countPlaceStatusLabels } from '../../../contract/stock/counts/count-words.ts'
import type { DetailedCount } from '../../../contract/stock/counts/counts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { Section } from '../../platform/detail/section.tsx'
import { formatNumber, formatWhen } from '../../platform/lib/format.ts'
import { column } from '../../platform/list/columns.tsx'
import { Badge, type BadgeTone } from '../../platform/ui/badge.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'

const tones: Record<CountPlace['status'], BadgeTone> = { open: 'grey', recount: 'yellow', counted: 'blue', closed: 'green' }

const columns: readonly Column<CountPlace>[] = [
  column.longCode('location', { header: 'Location', mobile: 'key', width: '40%' }),
  column.text('zone', { header: 'Zone', width: '20%', from: 'medium', none: 'None' }),
  { id: 'lines', header: 'Lines', align: 'right', mobile: 'fact', width: '5rem', cell: ({ lines }) => formatNumber(lines.length) },
  column.number('round', { header: 'Round', width: '5rem' }),
  {
    id: 'counted',
    header: 'Last Counted',
    mobile: 'title',
    width: '40%',
    cell: ({ counts }) => {
      const last = counts.at(-1)
      return <Truncated text={last ? `${last.by ?? 'Tallyhouse'}, ${formatWhen(last.at)}` : 'Not counted'} />
    },
  },
  {
    id: 'status',
    header: 'Status',
    mobile: 'status',
    width: '7.5rem',
    cell: ({ status }) => <Badge tone={tones[status]}>{countPlaceStatusLabels[status]}</Badge>,
  },
]

/** The locations of a count, in walking order. */
export function CountPlaces({ count: { countNumber, places } }: { count: DetailedCount }) {
  return (
    <Section flush title="Places" count={places.length}>
      <DataTable
        caption={`Places of ${countNumber}`}
        columns={columns}
        rows={places}
        rowKey={({ id }) => id}
        rowLink={({ locationId }) => recordLink('/locations/$id', locationId)}
        empty={<EmptyState title="No places" />}
      />
    </Section>
  )
}
