import { orderAttention } from '../../contract/attention.ts'
import { type Order, orderPriorities, ordersEndpoints, orderTypes } from '../../contract/orders.ts'
import { orderStatuses, stageLabelInList, trackingStages } from '../../contract/tracking-stages.ts'
import { attentionTitles } from '../dashboard/attention-titles.ts'
import { formatDate, formatDateTime, formatNumber } from '../lib/format.ts'
import { choices, dateRange, labelled } from '../list/filters.ts'
import { defineList } from '../list/list-definition.ts'
import { recordLink } from '../list/row-links.ts'
import { entities } from '../lookup/entity-filter.tsx'
import type { Column } from '../ui/table-column.ts'
import { Truncated } from '../ui/truncated.tsx'
import { OrderPriority, OrderStatusBadge, priorityLabels, statusLabels, TrackingStageBadge, typeLabels } from './order-badges.tsx'

const stages = trackingStages.map((stage) => ({ value: stage, label: stageLabelInList(stage) }))

const filters = {
  status: choices('Status', labelled(orderStatuses, statusLabels), { all: 'All Statuses' }),
  type: choices('Type', labelled(orderTypes, typeLabels), { all: 'All Types' }),
  priority: choices('Priority', labelled(orderPriorities, priorityLabels)),
  trackingStage: choices('Tracking Stage', stages),
  created: dateRange('Created'),
}

/** Columns that the staff's and the customer's list have in common. */
const columns = {
  items: { id: 'items', header: 'Items', align: 'right', cell: ({ items }) => formatNumber(items.length) },
  status: {
    id: 'status',
    header: 'Status',
    sortField: 'status',
    mobile: 'status',
    cell: ({ status }) => <OrderStatusBadge status={status} />,
  },
} as const satisfies Record<string, Column<Order>>

const number = ({ orderNumber }: Order) => <span className="mono">{orderNumber}</span>

/** Every movement, for staff. */
export const ordersList = defineList(ordersEndpoints.list, {
  screen: 'orders',
  caption: 'Warehouse movements',
  search: 'Search by movement number...',
  failed: 'Failed to load movements',
  empty: { title: 'No movements yet', add: { hint: "Click 'New Movement' to create the first one." } },
  noMatch: { title: 'No movements match your search.' },
  sort: '-createdAt',
  filters: {
    ...filters,
    customerId: entities('Customer', 'customer', { all: 'All Customers' }),
    attention: choices('Needs attention', labelled(orderAttention, attentionTitles)),
  },
  columns: [
    { id: 'number', header: 'Movement Number', sortField: 'orderNumber', mobile: 'key', cell: number },
    {
      id: 'customer',
      header: 'Customer',
      sortField: 'customer',
      mobile: 'title',
      width: '40%',
      cell: ({ customerName }) => <Truncated text={customerName} />,
    },
    { id: 'type', header: 'Type', sortField: 'type', from: 'medium', cell: ({ type }) => typeLabels[type] ?? type },
    { id: 'priority', header: 'Priority', sortField: 'priority', cell: ({ priority }) => <OrderPriority priority={priority} /> },
    columns.status,
    columns.items,
    {
      id: 'assigned',
      header: 'Assigned To',
      from: 'wide',
      cell: ({ assignedTo }) => (assignedTo === null ? <span className="text-muted">Unassigned</span> : 'Assigned'),
    },
    {
      id: 'created',
      header: 'Created',
      align: 'right',
      sortField: 'createdAt',
      mobile: 'fact',
      from: 'medium',
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
    },
  ],
  rowName: ({ orderNumber }) => orderNumber,
  rowLink: ({ id }) => recordLink('/orders/$id', id),
})

/** The movements of one customer, as it sees them. */
export const customerOrdersList = defineList(ordersEndpoints.list, {
  screen: 'orders',
  caption: 'Your movements',
  search: 'Search by movement number...',
  failed: 'Failed to load movements',
  empty: { title: 'No movements yet', add: { hint: "Click 'New Movement' to create your first movement" } },
  noMatch: { title: 'No movements match your search.' },
  sort: '-createdAt',
  filters: { ...filters, attention: choices('Needs attention', labelled(['late_shipment'], attentionTitles)) },
  columns: [
    { id: 'number', header: 'Order Number', sortField: 'orderNumber', mobile: 'key', cell: number },
    {
      id: 'date',
      header: 'Date',
      sortField: 'createdAt',
      mobile: 'fact',
      cell: ({ createdAt }) => <span className="figures whitespace-nowrap">{formatDate(createdAt)}</span>,
    },
    columns.items,
    {
      id: 'stage',
      header: 'Tracking Stage',
      sortField: 'trackingStage',
      mobile: 'title',
      cell: (order) => <TrackingStageBadge order={order} />,
    },
    columns.status,
  ],
  rowName: ({ orderNumber }) => orderNumber,
  rowLink: ({ id }) => recordLink('/orders/$id', id),
})
