import { Link } from '@tanstack/react-router'
import type { Order } from '../../contract/orders.ts'
import { formatDate, formatDateTime, formatNumber } from '../lib/format.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import type { Column } from '../ui/data-table.tsx'
import { OrderPriority, OrderStatusBadge, TrackingStageBadge, typeLabels } from './order-badges.tsx'
import type { OrdersSearch } from './orders-search.ts'
import { useOrdersSearch } from './use-orders-search.ts'

const items: Column<Order> = { id: 'items', header: 'Items', align: 'right', cell: (order) => formatNumber(order.items.length) }
const status: Column<Order> = {
  id: 'status',
  header: 'Status',
  mobile: 'status',
  cell: (order) => <OrderStatusBadge status={order.status} />,
}

export const staffOrderColumns: readonly Column<Order>[] = [
  { id: 'number', header: 'Movement Number', sortField: 'orderNumber', mobile: 'key', cell: (order) => <OrderNumber order={order} /> },
  { id: 'type', header: 'Type', cell: (order) => typeLabels[order.type] ?? order.type },
  { id: 'priority', header: 'Priority', cell: (order) => <OrderPriority priority={order.priority} /> },
  status,
  items,
  {
    id: 'assigned',
    header: 'Assigned To',
    cell: (order) => (order.assignedTo === null ? <span className="text-muted">Unassigned</span> : 'Assigned'),
  },
  {
    id: 'created',
    header: 'Created',
    align: 'right',
    sortField: 'createdAt',
    cell: (order) => <Moment>{formatDateTime(order.createdAt)}</Moment>,
  },
  { id: 'actions', header: 'Actions', align: 'right', mobile: 'actions', cell: (order) => <StaffOrderActions order={order} /> },
]

export const customerOrderColumns: readonly Column<Order>[] = [
  { id: 'number', header: 'Order Number', sortField: 'orderNumber', mobile: 'key', cell: (order) => <OrderNumber order={order} /> },
  { id: 'date', header: 'Date', sortField: 'createdAt', cell: (order) => <Moment>{formatDate(order.createdAt)}</Moment> },
  items,
  { id: 'stage', header: 'Tracking Stage', cell: (order) => <TrackingStageBadge order={order} /> },
  status,
  {
    id: 'actions',
    header: 'Actions',
    align: 'right',
    mobile: 'actions',
    cell: (order) => <TrackButton order={order}>Track Order</TrackButton>,
  },
]

function numberId(order: Order): string {
  return `movement-${order.id}`
}

function OrderNumber({ order }: { order: Order }) {
  return (
    <Link
      to="."
      search={(old: OrdersSearch) => ({ ...old, view: order.id })}
      resetScroll={false}
      id={numberId(order)}
      className="mono text-ink hover:underline"
    >
      {order.orderNumber}
    </Link>
  )
}

/** Opens the tracking dialog of a movement; the movement's number tells several such buttons apart. */
export function TrackButton({ order, children }: { order: Order; children: string }) {
  const [, change] = useOrdersSearch()
  return (
    <Button size="sm" aria-describedby={numberId(order)} onClick={() => change({ view: order.id })}>
      {children}
    </Button>
  )
}

function StaffOrderActions({ order }: { order: Order }) {
  const [, change] = useOrdersSearch()
  const mayEdit = useMay('orders.update')
  const pending = order.status === 'pending'
  return (
    <span className="inline-flex gap-1">
      <TrackButton order={order}>View</TrackButton>
      {mayEdit && (
        <Button
          size="sm"
          aria-describedby={numberId(order)}
          disabled={!pending}
          title={pending ? undefined : 'Only a pending movement can be edited'}
          onClick={() => change({ edit: order.id })}
        >
          Edit
        </Button>
      )}
    </span>
  )
}

function Moment({ children }: { children: string }) {
  return <span className="figures whitespace-nowrap">{children}</span>
}
