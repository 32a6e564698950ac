import type { ClosedCountLine } from '../../../contract/stock/counts/count-places.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { RelatedList } from '../../platform/detail/related-list.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { formatWhen } from '../../platform/lib/format.ts'
import { column } from '../../platform/list/columns.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { signed } from './different-lines.ts'

const columns: readonly Column<ClosedCountLine>[] = [
  column.code('countNumber', { id: 'number', header: 'Count #', mobile: 'key', width: '9rem' }),
  {
    id: 'at',
    header: 'Counted',
    mobile: 'status',
    width: '9rem',
    cell: ({ at }) => <span className="whitespace-nowrap">{formatWhen(at)}</span>,
  },
  column.number('expected', { header: 'Expected', width: '6rem' }),
  column.number('counted', { header: 'Quantity', width: '6rem' }),
  { id: 'difference', header: 'Difference', align: 'right', mobile: 'fact', width: '6.5rem', cell: ({ difference }) => signed(difference) },
  column.text('by', { header: 'By', width: '30%', from: 'medium' }),
]

const sku: Column<ClosedCountLine> = column.longCode('sku', { header: 'SKU', mobile: 'title', width: '40%' })
const location: Column<ClosedCountLine> = column.longCode('location', { header: 'Location', mobile: 'title', width: '40%' })
const [number, ...others] = columns as [Column<ClosedCountLine>, ...Column<ClosedCountLine>[]]
const ofItem = [number, location, ...others]
const ofLocation = [number, sku, ...others]

const leadTo = ({ countId }: ClosedCountLine) => recordLink('/counting/$id', countId)

/** When an item was counted, and what was found. */
export function ItemCounts({ id }: { id: number }) {
  const read = useFirstRows(countsEndpoints.ofItem, { params: { id }, query: {} })
  return <RelatedList title="Counts" columns={ofItem} read={read} rowLink={leadTo} />
}

/** When a location was counted, and what was found. */
export function LocationCounts({ id }: { id: number }) {
  const read = useFirstRows(countsEndpoints.ofLocation, { params: { id }, query: {} })
  return <RelatedList title="Counts" columns={ofLocation} read={read} rowLink={leadTo} />
}
