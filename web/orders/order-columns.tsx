import type { Order } from '../../contract/orders/orders.ts'
import { formatDateTime, formatNumber } from '../lib/format.ts'
import type { Column } from '../ui/table-column.ts'
import { Truncated } from '../ui/truncated.tsx'
import { Assigned } from './assigned.tsx'
import { OrderPriority, OrderStatusBadge } from './order-badges.tsx'

/** Of movements wherever they are listed. */
export const orderColumns = {
  customer: {
    id: 'customer',
    header: 'Customer',
    sortField: 'customer',
    mobile: 'title',
    width: '40%',
    cell: ({ customerName }) => <Truncated text={customerName} />,
  },
  items: { id: 'items', header: 'Items', align: 'right', cell: ({ items }) => formatNumber(items.length) },
  priority: { id: 'priority', header: 'Priority', sortField: 'priority', cell: ({ priority }) => <OrderPriority priority={priority} /> },
  status: {
    id: 'status',
    header: 'Status',
    sortField: 'status',
    mobile: 'status',
    cell: ({ status }) => <OrderStatusBadge status={status} />,
  },
  assigned: {
    id: 'assigned',
    header: 'Assigned To',
    from: 'wide',
    width: '20%',
    cell: ({ assignedToName }) => <Assigned to={assignedToName} />,
  },
  created: {
    id: 'created',
    header: 'Created',
    align: 'right',
    sortField: 'createdAt',
    mobile: 'fact',
    from: 'medium',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
} as const satisfies Record<string, Column<Order>>

export const orderNumber = ({ orderNumber: number }: Order) => <span className="mono">{number}</span>
