import { Link, useNavigate } from '@tanstack/react-router'
import type { Order } from '../../contract/orders.ts'
import { detailFor } from '../lib/api.ts'
import { formatDateTime } from '../lib/format.ts'
import { OrderPriority, OrderStatusBadge, typeLabels } from '../orders/order-badges.tsx'
import { useRecentOrders } from '../orders/use-orders.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { panelLink } from '../ui/panel-link.ts'
import { Truncated } from '../ui/truncated.tsx'

/** Specification §9. */
const skeletonRows = 3

const columns: readonly Column<Order>[] = [
  {
    id: 'number',
    header: 'Movement',
    mobile: 'key',
    cell: (order) => (
      <Link to="/orders" search={{ view: order.id }} className="mono text-ink hover:underline">
        {order.orderNumber}
      </Link>
    ),
  },
  { id: 'customer', header: 'Customer', mobile: 'title', width: '28%', cell: (order) => <Truncated text={order.customerName} /> },
  { id: 'type', header: 'Type', cell: (order) => (order.type === 'pick_pack' ? typeLabels.pick_pack : 'TPD2') },
  { id: 'priority', header: 'Priority', cell: (order) => <OrderPriority priority={order.priority} /> },
  { id: 'status', header: 'Status', mobile: 'status', cell: (order) => <OrderStatusBadge status={order.status} /> },
  {
    id: 'created',
    header: 'Created',
    align: 'right',
    cell: (order) => <span className="whitespace-nowrap">{formatDateTime(order.createdAt)}</span>,
  },
]

/** The five newest movements of all customers. */
export function RecentMovementsTable() {
  const navigate = useNavigate()
  const recent = useRecentOrders(undefined)
  return (
    <Panel
      title="Recent Movements"
      actions={
        <Link to="/orders" className={panelLink}>
          View all
        </Link>
      }
    >
      <DataTable
        plain
        name="recent-movements"
        caption="Recent Movements"
        columns={columns}
        rows={recent.data}
        rowKey={(order) => order.id}
        skeletonRows={skeletonRows}
        error={recent.isError ? 'Failed to load movements' : null}
        errorDetail={detailFor(recent.error)}
        onRetry={() => void recent.refetch()}
        empty={<EmptyState title="No movements yet" hint="The newest five are shown here." />}
        onRowOpen={(order) => void navigate({ to: '/orders', search: { view: order.id } })}
      />
    </Panel>
  )
}
