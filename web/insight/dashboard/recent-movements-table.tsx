import { Link } from '@tanstack/react-router'
import { orderTypeLabels } from '../../../contract/goods-out/orders/order-labels.ts'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { OrderPriority, OrderStatusBadge } from '../../goods-out/orders/order-badges.tsx'
import { useRecentOrders } from '../../platform/calls/use-orders.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { formatWhen } from '../../platform/lib/format.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { panelLink } from '../../platform/ui/panel-link.ts'
import type { Column } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'

/** Specification §9. */
const skeletonRows = 3

const columns: readonly Column<Order>[] = [
  {
    id: 'number',
    header: 'Movement',
    mobile: 'key',
    cell: (order) => <span className="mono">{order.orderNumber}</span>,
  },
  { id: 'customer', header: 'Customer', mobile: 'title', width: '28%', cell: (order) => <Truncated text={order.customerName} /> },
  {
    id: 'type',
    header: 'Type',
    cell: (order) => (order.transfer ? 'Transfer' : order.type === 'pick_pack' ? orderTypeLabels.pick_pack : 'TPD2'),
  },
  { id: 'priority', header: 'Priority', cell: (order) => <OrderPriority priority={order.priority} /> },
  { id: 'status', header: 'Status', mobile: 'status', cell: (order) => <OrderStatusBadge status={order.status} /> },
  {
    id: 'created',
    header: 'Created',
    align: 'right',
    mobile: 'fact',
    cell: (order) => <span className="whitespace-nowrap">{formatWhen(order.createdAt)}</span>,
  },
]

/** The five newest movements of all customers. */
export function RecentMovementsTable() {
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
        caption="Recent Movements"
        columns={columns}
        rows={recent.data}
        rowKey={(order) => order.id}
        skeletonRows={skeletonRows}
        error={recent.isError ? 'Failed to load movements' : null}
        errorDetail={detailFor(recent.error)}
        onRetry={() => void recent.refetch()}
        empty={<EmptyState title="No movements yet" hint="The five newest movements appear here." />}
        rowLink={(order) => ({ to: '/orders/$id', params: { id: String(order.id) } })}
      />
    </Panel>
  )
}
