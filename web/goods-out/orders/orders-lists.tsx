import { orderPriorityLabels, orderStatusLabels, orderTypeLabels } from '../../../contract/goods-out/orders/order-labels.ts'
import { orderPriorities, ordersEndpoints, orderTypes } from '../../../contract/goods-out/orders/orders.ts'
import { orderStatuses, stageLabelInList, trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { orderAttention } from '../../../contract/platform/attention/attention.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { attentionTitles } from '../../platform/attention/attention-titles.ts'
import { formatDate } from '../../platform/lib/format.ts'
import { column } from '../../platform/list/columns.tsx'
import { choices, dateRange, labelled, siteFilter } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { siteColumn } from '../../platform/list/site-column.tsx'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import { OrderType, TrackingStageBadge } from './order-badges.tsx'
import { ofOrder, orderColumns, referenceColumns } from './order-columns.tsx'

const stages = trackingStages.map((stage) => ({ value: stage, label: stageLabelInList(stage) }))

/** Filters of movements wherever they are listed. */
export const orderFilters = {
  status: choices('Status', labelled(orderStatuses, orderStatusLabels), { all: 'All Statuses' }),
  type: choices('Type', labelled(orderTypes, orderTypeLabels), { all: 'All Types' }),
  priority: choices('Priority', labelled(orderPriorities, orderPriorityLabels)),
  trackingStage: choices('Tracking Stage', stages),
  rated: choices('Rating', labelled(['false', 'true'], { false: 'Without a rating', true: 'Rated' }), { single: true }),
  created: dateRange('Created'),
  siteId: siteFilter,
}

/** Every movement, for staff. */
export const ordersList = defineList(ordersEndpoints.list, {
  screen: 'orders',
  caption: 'Warehouse movements',
  search: 'Search by movement number...',
  failed: 'Failed to load movements',
  empty: { title: 'No movements yet', add: { hint: "Click 'New Movement' to create the first one." } },
  noMatch: { title: 'No movements match your search.' },
  sort: '-createdAt',
  readyViews: [
    { name: 'Pending', filters: { status: ['pending'] } },
    { name: 'In Progress', filters: { status: ['processing', 'picking', 'packing'] } },
    { name: 'Unassigned for a Day', filters: { attention: ['unassigned_movement'] } },
  ],
  filters: {
    ...orderFilters,
    customerId: entities('Customer', 'customer', { all: 'All Customers' }),
    attention: choices('Needs attention', labelled(orderAttention, attentionTitles)),
  },
  columns: [
    column.code('orderNumber', { id: 'number', header: 'Movement Number', sortField: 'orderNumber', mobile: 'key' }),
    orderColumns.customer,
    ofOrder(['type', 'transfer'], {
      id: 'type',
      header: 'Type',
      sortField: 'type',
      from: 'medium',
      cell: (order) => <OrderType order={order} />,
    }),
    siteColumn,
    orderColumns.priority,
    orderColumns.status,
    orderColumns.items,
    orderColumns.assigned,
    orderColumns.created,
    ...referenceColumns,
  ],
  reads: ['orderNumber', 'status', 'trackingStage'],
  rowName: ({ orderNumber }) => orderNumber,
  rowLink: ({ id }) => recordLink('/orders/$id', id),
})

/** The movements of one customer, as it sees them. */
export const customerOrdersList = defineList(ordersEndpoints.list, {
  screen: 'orders',
  caption: 'Your movements',
  search: 'Search by movement number...',
  failed: 'Failed to load movements',
  empty: { title: 'No movements yet', add: { hint: "Click 'New Movement' to create your first movement" } },
  noMatch: { title: 'No movements match your search.' },
  sort: '-createdAt',
  filters: { ...orderFilters, attention: choices('Needs attention', labelled(['late_shipment'], attentionTitles)) },
  columns: [
    column.code('orderNumber', { id: 'number', header: 'Order Number', sortField: 'orderNumber', mobile: 'key' }),
    ofOrder(['createdAt'], {
      id: 'date',
      header: 'Date',
      sortField: 'createdAt',
      mobile: 'fact',
      cell: ({ createdAt }) => <span className="figures whitespace-nowrap">{formatDate(createdAt)}</span>,
    }),
    orderColumns.items,
    ofOrder(['trackingStage', 'status'], {
      id: 'stage',
      header: 'Tracking Stage',
      sortField: 'trackingStage',
      mobile: 'title',
      cell: (order) => <TrackingStageBadge order={order} />,
    }),
    orderColumns.status,
    ...referenceColumns,
  ],
  reads: ['orderNumber'],
  rowName: ({ orderNumber }) => orderNumber,
  rowLink: ({ id }) => recordLink('/orders/$id', id),
})
