import type { Address } from '../../../contract/address.ts'
import { orderPriorityLabels, orderStatusLabels, orderTypeLabels } from '../../../contract/goods-out/orders/order-labels.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { stageLabelInList } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { columnsWithout } from '../../platform/list-files/columns-without.ts'

/** Movements, one line each. */
export const orderFileColumns = columnsWithout(
  ordersEndpoints.list,
  [
    'id',
    'customerId',
    'siteId',
    'siteCode',
    'assignedTo',
    'trackingHistory',
    'pickingStartedAt',
    'transfer',
    'shipmentId',
    'shipmentStatus',
    'version',
    'consignorSeed',
    'consigneeSeed',
  ],
  [
    { label: 'Movement Number', kind: 'text', value: (order) => order.orderNumber, width: 18 },
    { label: 'Customer', kind: 'text', value: (order) => order.customerName, width: 28 },
    { label: 'Type', kind: 'text', value: (order) => orderTypeLabels[order.type], width: 14 },
    { label: 'Priority', kind: 'text', value: (order) => orderPriorityLabels[order.priority], width: 10 },
    { label: 'Status', kind: 'text', value: (order) => orderStatusLabels[order.status], width: 14 },
    { label: 'Tracking Stage', kind: 'text', value: (order) => stageLabelInList(order.trackingStage), width: 18 },
    { label: 'Items', kind: 'number', value: (order) => order.items.length },
    { label: 'Units', kind: 'number', value: (order) => order.items.reduce((units, line) => units + line.quantity, 0) },
    { label: 'Lines', kind: 'text', value: (order) => order.items.map((line) => `${line.quantity} × ${line.sku}`).join('; '), width: 40 },
    { label: 'Assigned To', kind: 'text', value: (order) => order.assignedToName, width: 20 },
    { label: 'Ship To', kind: 'text', value: (order) => oneLine(order.shippingAddress), width: 40 },
    { label: 'Bill To', kind: 'text', value: (order) => oneLine(order.billingAddress), width: 40 },
    { label: 'Reference', kind: 'text', value: (order) => order.reference, width: 20 },
    { label: 'Purchase Order', kind: 'text', value: (order) => order.purchaseOrder, width: 20 },
    { label: 'Ship By', kind: 'date', value: (order) => order.requestedShipDate },
    { label: 'Recipient', kind: 'text', value: (order) => order.recipient?.name ?? null, width: 24 },
    { label: 'Company', kind: 'text', value: (order) => order.recipient?.company ?? null, width: 24 },
    { label: 'Phone', kind: 'text', value: (order) => order.recipient?.phone ?? null, width: 18 },
    { label: 'Email', kind: 'text', value: (order) => order.recipient?.email ?? null, width: 26 },
    { label: 'Carrier', kind: 'text', value: (order) => order.carrier, width: 20 },
    { label: 'Service', kind: 'text', value: (order) => order.serviceType, width: 16 },
    { label: 'Notes', kind: 'text', value: (order) => order.notes, width: 40 },
    { label: 'Back-Order Of', kind: 'text', value: (order) => order.backOrderOf?.orderNumber ?? null, width: 18 },
    { label: 'ARC', kind: 'text', value: (order) => order.arc, width: 24 },
    { label: 'Rating', kind: 'number', value: (order) => order.rating },
    { label: 'Rating Comment', kind: 'text', value: (order) => order.ratingComment, width: 30 },
    { label: 'Created', kind: 'time', value: (order) => order.createdAt },
    { label: 'Confirmed', kind: 'time', value: (order) => order.confirmedAt },
    { label: 'Packaging Started', kind: 'time', value: (order) => order.packagingStartedAt },
    { label: 'Labelling Completed', kind: 'time', value: (order) => order.labellingCompletedAt },
    { label: 'Documented', kind: 'time', value: (order) => order.documentedAt },
    { label: 'Exported', kind: 'time', value: (order) => order.exportedAt },
    { label: 'Cancelled', kind: 'time', value: (order) => order.cancelledAt },
    { label: 'Cancel Reason', kind: 'text', value: (order) => order.cancelReason, width: 30 },
  ],
)

function oneLine({ street, city, state, zip, country }: Address): string {
  return [street, city, `${state} ${zip}`.trim(), country].filter(Boolean).join(', ')
}
