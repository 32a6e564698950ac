import {
  type HandlingUnit,
  handlingUnitKindLabels,
  handlingUnitKinds,
  handlingUnits,
  handlingUnitsEndpoints,
} from '../../../contract/stock/handling-units/handling-units.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatDate, formatDateTime } from '../../platform/lib/format.ts'
import { choices, dateRange, labelled, siteFilter } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { siteColumn } from '../../platform/list/site-column.tsx'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import { columnsOf } from '../../platform/record/record-columns.tsx'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { quantityThere } from '../ledger/availability.tsx'

const column = columnsOf(handlingUnits)

/** Pallets and cartons. */
export const unitsList = defineList(handlingUnitsEndpoints.list, {
  screen: 'handling-units',
  caption: 'Handling units',
  search: 'Search handling units...',
  failed: 'Failed to load handling units',
  empty: {
    title: 'No handling units yet',
    hint: 'Stock that isn’t on a pallet or in a carton is loose.',
    add: { hint: 'Add a pallet or carton, then pack stock into it', label: 'New Handling Unit' },
  },
  noMatch: { title: 'No handling units found', hint: 'Try adjusting your search' },
  sort: '-createdAt',
  filters: {
    kind: choices('Kind', labelled(handlingUnitKinds, handlingUnitKindLabels), { all: 'All Kinds' }),
    customerId: entities('Customer', 'customer', { all: 'All Customers' }),
    siteId: siteFilter,
    location: entities('Location', 'location'),
    inventoryId: entities('Item', 'item'),
    parentId: entities('Within', 'handlingUnit'),
    empty: choices(
      'Content',
      [
        { value: 'true', label: 'Empty' },
        { value: 'false', label: 'With stock' },
      ],
      { single: true },
    ),
    created: dateRange('Created'),
  },
  columns: [
    column('sscc', { mobile: 'key', width: '12.5rem', className: 'mono' }),
    column('kind', { mobile: 'status', width: '6rem' }),
    column('location', { width: '9rem', cell: (unit) => <Place unit={unit} /> }),
    siteColumn,
    column('orderNumber', { id: 'movement', width: '9.5rem', from: 'wide', className: 'mono' }),
    column('customerName', { id: 'customer', mobile: 'title', width: '60%', none: 'Unallocated' }),
    column('items', { from: 'medium' }),
    column('quantity', {
      mobile: 'fact',
      cell: ({ quantity }) => (quantity === 0 ? <span className="text-muted">Empty</span> : quantityThere(quantity)),
    }),
    column('reserved', { from: 'medium' }),
    column('weightKg', { id: 'weight', extra: true, align: 'right' }),
    column('parentSscc', { id: 'within', width: '12.5rem', from: 'wide', className: 'mono' }),
    column('createdAt', {
      id: 'created',
      extra: true,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
    }),
  ],
  rowName: ({ sscc }: HandlingUnit) => sscc,
  rowLink: ({ id }) => recordLink('/handling-units/$id', id),
})

function Place({ unit: { location, shippedAt } }: { unit: HandlingUnit }) {
  if (shippedAt) return <span className="text-muted">Shipped {formatDate(shippedAt)}</span>
  return <Truncated text={location ?? '–'} className="mono" />
}
