import type { CountPlace } from '../../contract/counts/count-places.ts'
import { countPlaceStatusLabels } from '../../contract/counts/count-words.ts'
import type { DetailedCount } from '../../contract/counts/counts.ts'
import { recordLink } from '../address/record-link.tsx'
import { Section } from '../detail/section.tsx'
import { formatNumber, formatWhen } from '../lib/format.ts'
import { column } from '../list/columns.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Column } from '../ui/table-column.ts'
import { Truncated } from '../ui/truncated.tsx'

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
