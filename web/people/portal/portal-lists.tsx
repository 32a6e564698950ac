import { orderTypeLabels } from '../../../contract/goods-out/orders/order-labels.ts'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { portalLowStock } from '../../../contract/stock/inventory/stock-status.ts'
import { TrackingStageBadge } from '../../goods-out/orders/order-badges.tsx'
import { orderColumns } from '../../goods-out/orders/order-columns.tsx'
import { orderFilters } from '../../goods-out/orders/orders-lists.tsx'
import { Rating } from '../../goods-out/orders/rating.tsx'
import { customerShipmentsList } from '../../goods-out/shipments/shipments-lists.tsx'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatDate, formatNumber } from '../../platform/lib/format.ts'
import { column } from '../../platform/list/columns.tsx'
import { numberRange } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { LowStockBadge } from './low-stock-badge.tsx'

const empty = { hint: 'Create a movement to ship goods from your stock.', label: 'New Movement' }

/** The movements of a customer, with how it rated them. */
export const portalOrdersList = defineList(ordersEndpoints.list, {
  screen: 'portal-orders',
  caption: 'Your orders',
  search: 'Search by number or status...',
  failed: 'Failed to load movements',
  empty: { title: 'No movements yet', hint: empty.hint, add: empty },
  noMatch: { title: 'No movements match your search.' },
  sort: '-createdAt',
  filters: orderFilters,
  columns: [
    column.code('orderNumber', { id: 'number', header: 'Order Number', sortField: 'orderNumber', mobile: 'key' }),
    { id: 'type', header: 'Type', sortField: 'type', cell: ({ type }) => orderTypeLabels[type] ?? type },
    {
      id: 'created',
      header: 'Created',
      sortField: 'createdAt',
      mobile: 'fact',
      cell: ({ createdAt }) => <span className="figures whitespace-nowrap">{formatDate(createdAt)}</span>,
    },
    { ...orderColumns.items, from: 'medium' },
    {
      id: 'stage',
      header: 'Tracking Stage',
      sortField: 'trackingStage',
      mobile: 'title',
      from: 'medium',
      cell: (order) => <TrackingStageBadge order={order} />,
    },
    orderColumns.status,
    { id: 'rating', header: 'Rating', from: 'medium', cell: (order) => <GivenRating order={order} /> },
  ],
  rowName: ({ orderNumber: number }) => number,
  rowLink: ({ id }) => recordLink('/orders/$id', id),
})

/** The shipments of a customer. */
export const portalShipmentsList = defineList(shipmentsEndpoints.list, {
  ...customerShipmentsList,
  screen: 'portal-shipments',
  caption: 'Your shipments',
  search: 'Search by number or status...',
  empty: { title: 'No shipments yet', hint: 'Shipments appear here when a movement is exported.', add: empty },
})

/** The stock of a customer, item by item. */
export const portalItemsList = defineList(inventoryEndpoints.list, {
  screen: 'portal-inventory',
  caption: 'Your items',
  search: 'Search by name or SKU...',
  failed: 'Failed to load inventory',
  empty: { title: 'No inventory allocated yet', hint: 'Contact your account manager to set up inventory' },
  noMatch: { title: 'No items match your search.' },
  sort: 'name',
  filters: { quantity: numberRange('Units') },
  columns: [
    column.text('name', { header: 'Name', sortField: 'name', mobile: 'title', width: '100%' }),
    column.code('sku', { header: 'SKU', sortField: 'sku', mobile: 'key', width: '10rem' }),
    {
      id: 'location',
      header: 'Location',
      sortField: 'location',
      width: '8rem',
      cell: ({ location }) => (location === null ? 'Warehouse' : <span className="mono whitespace-nowrap">{location}</span>),
    },
    {
      id: 'quantity',
      header: 'Units',
      align: 'right',
      sortField: 'quantity',
      mobile: 'fact',
      width: '8rem',
      cell: ({ quantity, unitOfMeasure }) => (
        <span className="whitespace-nowrap">
          {formatNumber(quantity)} <span className="unit">{unitOfMeasure}</span>
        </span>
      ),
    },
    {
      id: 'low',
      header: 'Status',
      mobile: 'status',
      width: '8rem',
      cell: ({ quantity }) => quantity < portalLowStock && <LowStockBadge />,
    },
  ],
  rowName: ({ sku }) => sku,
  rowLink: ({ id }) => recordLink('/inventory/$id', id),
})

function GivenRating({ order: { rating, shipmentStatus } }: { order: Order }) {
  if (rating !== null) return <Rating rating={rating} />
  return <span className="text-muted">{shipmentStatus === 'delivered' ? 'Not rated' : '–'}</span>
}
