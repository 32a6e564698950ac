import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import type { Shipment } from '../../../contract/goods-out/shipments/shipments.ts'
import { TrackingStageBadge } from '../../goods-out/orders/order-badges.tsx'
import { orderColumns } from '../../goods-out/orders/order-columns.tsx'
import { shipmentColumns } from '../../goods-out/shipments/shipments-lists.tsx'
import { formatDate } from '../../platform/lib/format.ts'
import { column } from '../../platform/list/columns.tsx'
import type { Column } from '../../platform/ui/table-column.ts'

/** Columns of the newest movements on the portal's first tab. */
export const recentOrderColumns: readonly Column<Order>[] = [
  column.code('orderNumber', { id: 'number', header: 'Order Number', mobile: 'key' }),
  { id: 'created', header: 'Created', mobile: 'fact', cell: ({ createdAt }) => <Day of={createdAt} /> },
  { id: 'stage', header: 'Tracking Stage', mobile: 'title', cell: (order) => <TrackingStageBadge order={order} /> },
  unsorted(orderColumns.status),
]

/** Columns of the newest shipments. */
export const recentShipmentColumns: readonly Column<Shipment>[] = [
  { ...unsorted(shipmentColumns.tracking), cell: ({ trackingNumber }) => <span className="mono">{trackingNumber}</span> },
  { ...unsorted(shipmentColumns.destination), width: '100%', mobile: 'title' },
  unsorted(shipmentColumns.status),
  unsorted(shipmentColumns.eta),
]

/** These tables show only the newest rows. */
function unsorted<Row>({ sortField: _, ...column }: Column<Row>): Column<Row> {
  return column
}

function Day({ of }: { of: string }) {
  return <span className="figures whitespace-nowrap">{formatDate(of)}</span>
}
