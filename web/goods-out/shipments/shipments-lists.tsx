import { shipmentStatuses, shipmentStatusLabels } from '../../../contract/goods-out/shipments/shipment-events.ts'
import { type Shipment, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { column } from '../../platform/list/columns.tsx'
import { choices, dateRange, labelled, siteFilter } from '../../platform/list/filters.ts'
import { defineList, type ListOptions } from '../../platform/list/list-definition.ts'
import { siteColumn } from '../../platform/list/site-column.tsx'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import { ShipmentBadge } from './shipment-badge.tsx'
import { ShipmentEta } from './shipment-eta.tsx'

type Options = ListOptions<typeof shipmentsEndpoints.list>

/** Columns of shipments wherever they are listed. */
export const shipmentColumns = {
  tracking: {
    id: 'tracking',
    header: 'Tracking ID',
    sortField: 'trackingNumber',
    mobile: 'key',
    width: '9.5rem',
    cell: (shipment) => <TrackingId shipment={shipment} />,
  },
  customer: column.text('customerName', { id: 'customer', header: 'Customer', sortField: 'customer', mobile: 'title', width: '34%' }),
  origin: column.text('origin', { header: 'Origin', sortField: 'origin', width: '33%', from: 'medium' }),
  destination: column.text('destination', { header: 'Destination', sortField: 'destination', width: '33%' }),
  status: {
    id: 'status',
    header: 'Status',
    sortField: 'status',
    mobile: 'status',
    width: '7.5rem',
    cell: ({ status }) => <ShipmentBadge status={status} />,
  },
  eta: {
    id: 'eta',
    header: 'ETA',
    align: 'right',
    sortField: 'estimatedDelivery',
    mobile: 'fact',
    width: '8rem',
    cell: (shipment) => <ShipmentEta shipment={shipment} />,
  },
  movement: column.code('orderNumber', { id: 'movement', header: 'Movement', extra: true }),
  carrier: {
    id: 'carrier',
    header: 'Carrier',
    extra: true,
    cell: ({ carrierName }) => carrierName ?? '–',
  },
  carrierNumber: column.code('carrierTrackingNumber', { id: 'carrierNumber', header: 'Carrier Number', extra: true }),
  created: column.moment('createdAt', { id: 'created', header: 'Created', sortField: 'createdAt', extra: true }),
} as const satisfies Record<string, Options['columns'][number]>

const filters = {
  status: choices('Status', labelled(shipmentStatuses, shipmentStatusLabels), { all: 'All Statuses' }),
  created: dateRange('Created'),
} as const

const both = {
  screen: 'shipments',
  caption: 'Active Shipments',
  search: 'Search by tracking number...',
  failed: 'Failed to load shipments',
  empty: { title: 'No shipments found', hint: 'Shipments appear here when a movement is exported.' },
  noMatch: { title: 'No shipments match your search.' },
  sort: '-createdAt',
  readyViews: [
    { name: 'On the Way', filters: { status: ['in_transit'] } },
    { name: 'Delayed', filters: { status: ['delayed'] } },
  ],
  rowName: ({ trackingNumber }: Shipment) => trackingNumber,
  rowLink: ({ id }: Shipment) => recordLink('/shipments/$id', id),
} as const

const { tracking, customer, origin, destination, status, eta, movement, carrier, carrierNumber, created } = shipmentColumns

/** Every shipment, for staff. */
export const shipmentsList = defineList(shipmentsEndpoints.list, {
  ...both,
  filters: {
    status: filters.status,
    customerId: entities('Customer', 'customer', { all: 'All Customers' }),
    created: filters.created,
    siteId: siteFilter,
  },
  columns: [tracking, siteColumn, customer, origin, destination, status, eta, movement, carrier, carrierNumber, created],
})

/** The shipments of one customer, as it sees them. */
export const customerShipmentsList = defineList(shipmentsEndpoints.list, {
  ...both,
  filters,
  columns: [tracking, origin, { ...destination, mobile: 'title' }, status, eta, movement, carrier, carrierNumber, created],
})

function TrackingId({ shipment: { trackingNumber, serviceType } }: { shipment: Shipment }) {
  return (
    <span className="grid sm:py-1">
      <span className="mono">{trackingNumber}</span>
      <span className="truncate text-small font-normal text-muted" title={serviceType}>
        {serviceType}
      </span>
    </span>
  )
}
