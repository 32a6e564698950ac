import { orderPriorityLabels, orderStatusLabels } from '../../../contract/goods-out/orders/order-labels.ts'
import { orderPriorities } from '../../../contract/goods-out/orders/orders.ts'
import { type PickListSummary, pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatNumber } from '../../platform/lib/format.ts'
import { column } from '../../platform/list/columns.tsx'
import { choices, labelled, siteFilter } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { OrderPriority, OrderStatusBadge } from '../orders/order-badges.tsx'

/** Movements that are to be picked or being picked, those that wait longest first. */
export const pickLists = defineList(pickingEndpoints.list, {
  screen: 'picking',
  caption: 'Movements to pick',
  search: 'Search movements...',
  failed: 'Failed to load movements',
  empty: { title: 'Nothing to pick', hint: 'Confirmed movements appear here.' },
  noMatch: { title: 'No movements found', hint: 'Try adjusting your search' },
  sort: 'confirmedAt',
  filters: {
    status: choices('Status', labelled(['processing', 'picking'], orderStatusLabels), { all: 'All Statuses' }),
    priority: choices('Priority', labelled(orderPriorities, orderPriorityLabels), { all: 'All Priorities' }),
    customerId: entities('Customer', 'customer', { all: 'All Customers' }),
    siteId: siteFilter,
  },
  columns: [
    column.code('orderNumber', { id: 'number', header: 'Movement', sortField: 'orderNumber', mobile: 'key', width: '9.5rem' }),
    column.text('customerName', { id: 'customer', header: 'Customer', sortField: 'customer', mobile: 'title', width: '50%' }),
    {
      id: 'priority',
      header: 'Priority',
      sortField: 'priority',
      from: 'medium',
      cell: ({ priority }) => <OrderPriority priority={priority} />,
    },
    column.number('linesLeft', { id: 'lines', header: 'Lines left' }),
    { id: 'progress', header: 'Picked', align: 'right', mobile: 'fact', cell: (row) => <Progress row={row} /> },
    { id: 'status', header: 'Status', mobile: 'status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
    {
      id: 'assigned',
      header: 'Assigned To',
      from: 'medium',
      width: '9rem',
      cell: ({ assignedToName }) => (assignedToName ? <Truncated text={assignedToName} /> : <span className="text-muted">Unassigned</span>),
    },
    column.moment('confirmedAt', { id: 'confirmed', header: 'Confirmed', sortField: 'confirmedAt', from: 'wide' }),
  ],
  rowName: ({ orderNumber }: PickListSummary) => orderNumber,
  rowLink: ({ id }) => recordLink('/picking/$id', id),
})

function Progress({ row: { pickedQuantity, quantity } }: { row: PickListSummary }) {
  return (
    <span className="figures whitespace-nowrap">
      {formatNumber(pickedQuantity)} <span className="text-muted">of {formatNumber(quantity)}</span>
    </span>
  )
}
