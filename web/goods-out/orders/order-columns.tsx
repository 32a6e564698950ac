import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { reading } from '../../platform/list/asked-fields.ts'
import { column } from '../../platform/list/columns.tsx'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { Assigned } from './assigned.tsx'
import { OrderPriority, OrderStatusBadge } from './order-badges.tsx'

export const ofOrder = reading<Order>()

/** Columns of movements wherever they are listed. */
export const orderColumns = {
  customer: column.text('customerName', { id: 'customer', header: 'Customer', sortField: 'customer', mobile: 'title', width: '40%' }),
  items: ofOrder(['items'], { id: 'items', header: 'Items', align: 'right', cell: ({ items }) => formatNumber(items.length) }),
  priority: ofOrder(['priority'], {
    id: 'priority',
    header: 'Priority',
    sortField: 'priority',
    cell: ({ priority }) => <OrderPriority priority={priority} />,
  }),
  status: ofOrder(['status'], {
    id: 'status',
    header: 'Status',
    sortField: 'status',
    mobile: 'status',
    cell: ({ status }) => <OrderStatusBadge status={status} />,
  }),
  assigned: ofOrder(['assignedToName'], {
    id: 'assigned',
    header: 'Assigned To',
    from: 'wide',
    width: '20%',
    cell: ({ assignedToName }) => <Assigned to={assignedToName} />,
  }),
  created: column.moment('createdAt', {
    id: 'created',
    header: 'Created',
    align: 'right',
    sortField: 'createdAt',
    mobile: 'fact',
    from: 'medium',
  }),
  reference: column.longCode('reference', { header: 'Reference', width: '20%', extra: true, none: '' }),
  purchaseOrder: column.longCode('purchaseOrder', { header: 'Purchase Order', width: '20%', extra: true, none: '' }),
  shipBy: column.day('requestedShipDate', { id: 'shipBy', header: 'Ship By', sortField: 'requestedShipDate', extra: true }),
  recipient: ofOrder(['recipient'], {
    id: 'recipient',
    header: 'Recipient',
    width: '20%',
    extra: true,
    cell: ({ recipient }) => <Truncated text={[recipient?.name, recipient?.company].filter(Boolean).join(', ')} />,
  }),
  carrier: column.text('carrier', { header: 'Carrier', width: '20%', extra: true, none: '' }),
  service: column.text('serviceType', { id: 'service', header: 'Service', width: '14%', extra: true }),
}

/** Hidden until shown, in every list of movements. */
export const referenceColumns = [
  orderColumns.reference,
  orderColumns.purchaseOrder,
  orderColumns.shipBy,
  orderColumns.recipient,
  orderColumns.carrier,
  orderColumns.service,
]
