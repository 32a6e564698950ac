import {
  type QuarantineRow,
  quarantineEndpoints,
  quarantineSourceLabels,
  quarantineSources,
} from '../../../contract/goods-in/quarantine/quarantine.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatDate, formatQuantity } from '../../platform/lib/format.ts'
import { column } from '../../platform/list/columns.tsx'
import { choices, labelled, siteFilter } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import { Truncated } from '../../platform/ui/truncated.tsx'

/** Stock in quarantine, the oldest first. */
export const quarantineList = defineList(quarantineEndpoints.list, {
  screen: 'quarantine',
  caption: 'Stock in quarantine',
  search: 'Search by SKU, name, lot, location or reason...',
  failed: 'Failed to load quarantine',
  empty: { title: 'Nothing in quarantine', hint: 'Damaged goods and goods missing at picking appear here.' },
  noMatch: { title: 'No goods found', hint: 'Try adjusting your search' },
  rowName: nameOf,
  rowLink: ({ inventoryId }) => recordLink('/inventory/$id', inventoryId),
  sort: 'since',
  filters: {
    customerId: entities('Customer', 'customer', { all: 'All Customers' }),
    source: choices('From', labelled(quarantineSources, quarantineSourceLabels), { all: 'All Sources' }),
    location: entities('Location', 'location', { all: 'All Locations' }),
    siteId: siteFilter,
  },
  columns: [
    column.longCode('sku', { header: 'SKU', sortField: 'sku', mobile: 'key', width: '8.5rem' }),
    column.text('name', { header: 'Name', mobile: 'title', width: '26%' }),
    column.text('customerName', {
      id: 'customer',
      header: 'Customer',
      sortField: 'customer',
      width: '18%',
      from: 'medium',
      none: 'Unallocated',
    }),
    column.longCode('lot', { header: 'Lot', width: '6rem', from: 'wide' }),
    column.day('expiresOn', { id: 'expires', header: 'Expires', extra: true }),
    column.code('handlingUnit', { id: 'unit', header: 'Handling unit', extra: true, none: 'Loose' }),
    {
      id: 'quantity',
      header: 'Quantity',
      sortField: 'quantity',
      align: 'right',
      mobile: 'fact',
      width: '6rem',
      cell: ({ quantity, unitOfMeasure }) => <span className="whitespace-nowrap">{formatQuantity(quantity, unitOfMeasure)}</span>,
    },
    column.longCode('location', { header: 'Location', sortField: 'location', mobile: 'status', width: '7rem' }),
    {
      id: 'since',
      header: 'Since',
      sortField: 'since',
      width: '7rem',
      cell: ({ since }) => <span className="figures whitespace-nowrap">{formatDate(since)}</span>,
    },
    { id: 'from', header: 'From', width: '7.5rem', from: 'medium', cell: (row) => <Truncated text={sourceOf(row)} /> },
    column.text('reason', { header: 'Reason', width: '50%', from: 'wide' }),
  ],
})

export function nameOf({ sku, lot, location }: QuarantineRow): string {
  return `${sku}${lot === null ? '' : `, lot ${lot}`} at ${location}`
}

function sourceOf({ source, sourceNumber }: QuarantineRow): string {
  return sourceNumber ?? quarantineSourceLabels[source]
}
