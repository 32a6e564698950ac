import { ordersEndpoints } from '../../contract/orders.ts'
import { formatDateTime, formatNumber } from '../lib/format.ts'
import { defineList } from '../list/list-definition.ts'
import { recordLink } from '../list/row-links.ts'
import { OrderPriority, OrderStatusBadge } from '../orders/order-badges.tsx'
import { Truncated } from '../ui/truncated.tsx'

/** Pick & pack orders (specification §2). The screen filters them together with their shipments. */
export const pickOrdersList = defineList(ordersEndpoints.list, {
  screen: 'orders',
  caption: 'Pick & Pack Orders',
  search: 'Search by order number...',
  failed: 'Failed to load movements',
  empty: { title: 'No pick & pack orders found' },
  noMatch: { title: 'No pick & pack orders found' },
  sort: '-createdAt',
  filters: {},
  columns: [
    {
      id: 'number',
      header: 'Order ID',
      sortField: 'orderNumber',
      mobile: 'key',
      cell: ({ orderNumber }) => <span className="mono">{orderNumber}</span>,
    },
    {
      id: 'customer',
      header: 'Customer',
      sortField: 'customer',
      mobile: 'title',
      width: '60%',
      cell: ({ customerName }) => <Truncated text={customerName} />,
    },
    { id: 'items', header: 'Items', align: 'right', cell: ({ items }) => formatNumber(items.length) },
    { id: 'priority', header: 'Priority', sortField: 'priority', cell: ({ priority }) => <OrderPriority priority={priority} /> },
    { id: 'status', header: 'Status', sortField: 'status', mobile: 'status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
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
