import { TriangleAlert } from 'lucide-react'
import { receiptStatuses, receiptStatusLabels } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatDate, formatDay, formatNumber } from '../../platform/lib/format.ts'
import { column } from '../../platform/list/columns.tsx'
import { choices, dateRange, labelled, siteFilter } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { siteColumn } from '../../platform/list/site-column.tsx'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import { ReceiptState } from './receipt-badges.tsx'

/** Every receipt, for staff. */
export const receiptsList = defineList(receiptsEndpoints.list, {
  screen: 'receipts',
  caption: 'Warehouse receipts',
  search: 'Search receipts...',
  failed: 'Failed to load receipts',
  empty: {
    title: 'No warehouse receipts found',
    add: { hint: 'Create your first receipt to get started', label: 'New Receipt' },
  },
  noMatch: { title: 'No warehouse receipts found', hint: 'Try adjusting your search' },
  sort: '-createdAt',
  filters: {
    status: choices('Status', labelled(receiptStatuses, receiptStatusLabels), { all: 'All Statuses' }),
    customerId: entities('Customer', 'customer', { all: 'All Customers' }),
    received: dateRange('Received'),
    expected: dateRange('Expected'),
    overdue: choices('Inspection', [{ value: 'true', label: 'Overdue' }], { single: true }),
    entered: dateRange('Received or announced'),
    created: dateRange('Created'),
    siteId: siteFilter,
  },
  columns: [
    column.code('receiptNumber', { id: 'number', header: 'Receipt #', sortField: 'receiptNumber', mobile: 'key', width: '8.5rem' }),
    column.text('customerName', { id: 'customer', header: 'Customer', sortField: 'customer', mobile: 'title', width: '50%' }),
    siteColumn,
    column.text('supplier', { header: 'Supplier', sortField: 'supplier', width: '50%', from: 'medium' }),
    {
      id: 'received',
      header: 'Received Date',
      sortField: 'receivedDate',
      width: '10.5rem',
      from: 'medium',
      cell: (receipt) => <Arrival receipt={receipt} />,
    },
    {
      id: 'items',
      header: 'Items',
      align: 'right',
      sortField: 'units',
      mobile: 'fact',
      width: '6.5rem',
      cell: (receipt) => <Units receipt={receipt} />,
    },
    {
      id: 'status',
      header: 'Status',
      sortField: 'status',
      mobile: 'status',
      width: '12.5rem',
      cell: (receipt) => <ReceiptState receipt={receipt} />,
    },
    {
      id: 'expected',
      header: 'Expected Date',
      sortField: 'expectedDate',
      extra: true,
      cell: ({ expectedDate }) => <span className="figures whitespace-nowrap">{formatDay(expectedDate)}</span>,
    },
    column.code('trackingNumber', { id: 'tracking', header: 'Tracking Number', extra: true }),
    column.moment('createdAt', { id: 'created', header: 'Created', sortField: 'createdAt', extra: true }),
  ],
  rowName: ({ receiptNumber }) => receiptNumber,
  rowLink: ({ id }) => recordLink('/receipts/$id', id),
})

/** When it was received; before that, when it is expected. */
function Arrival({ receipt: { receivedDate, expectedDate } }: { receipt: Pick<Receipt, 'receivedDate' | 'expectedDate'> }) {
  if (receivedDate === null && expectedDate !== null)
    return <span className="figures text-small whitespace-nowrap text-muted">Expected {formatDay(expectedDate)}</span>
  return <span className="figures whitespace-nowrap">{formatDate(receivedDate)}</span>
}

/** All its units, and a warning when some are damaged. */
function Units({ receipt: { totalUnits, damagedUnits } }: { receipt: Pick<Receipt, 'totalUnits' | 'damagedUnits'> }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {damagedUnits > 0 && (
        <span className="inline-flex text-negative-text" title={`${formatNumber(damagedUnits)} damaged`}>
          <TriangleAlert aria-hidden className="size-3.5!" />
          <span className="sr-only">{formatNumber(damagedUnits)} damaged, of </span>
        </span>
      )}
      {formatNumber(totalUnits)}
    </span>
  )
}
