import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { column } from '../../platform/list/columns.tsx'
import { defineList } from '../../platform/list/list-definition.ts'
import { orderColumns, referenceColumns } from '../orders/order-columns.tsx'

/** Pick & pack orders (specification §2). The screen filters them together with their shipments. */
export const pickOrdersList = defineList(ordersEndpoints.list, {
  screen: 'orders',
  caption: 'Pick & Pack Orders',
  search: 'Search by order number...',
  failed: 'Failed to load pick orders',
  empty: {
    title: 'No pick & pack orders found',
    add: { hint: 'Pick & pack movements of all customers appear here.', label: 'New Pick Order' },
  },
  noMatch: { title: 'No pick & pack orders found' },
  sort: '-createdAt',
  filters: {},
  columns: [
    column.code('orderNumber', { id: 'number', header: 'Order ID', sortField: 'orderNumber', mobile: 'key' }),
    { ...orderColumns.customer, width: '60%' },
    orderColumns.items,
    orderColumns.priority,
    orderColumns.status,
    orderColumns.assigned,
    orderColumns.created,
    ...referenceColumns,
  ],
  rowName: ({ orderNumber }) => orderNumber,
  rowLink: ({ id }) => recordLink('/orders/$id', id),
})
