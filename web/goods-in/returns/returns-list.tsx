import {
  returnKindLabels,
  returnKinds,
  returnReasonLabels,
  returnReasons,
  returnStatuses,
  returnStatusLabels,
} from '../../../contract/goods-in/returns/return-words.ts'
import { returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatDate } from '../../platform/lib/format.ts'
import { column } from '../../platform/list/columns.tsx'
import { choices, dateRange, labelled, siteFilter } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { siteColumn } from '../../platform/list/site-column.tsx'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { ReturnStatusBadge } from './return-badges.tsx'

/** Every return; of a customer its own. */
export const returnsList = listOfReturns({ add: 'New Return', hint: 'Enter a return to say what comes back', forStaff: true })
export const customerReturnsList = listOfReturns({
  add: 'Request Return',
  hint: 'Request a return of goods that were delivered',
  forStaff: false,
})

function listOfReturns({ add, hint, forStaff }: { add: string; hint: string; forStaff: boolean }) {
  return defineList(returnsEndpoints.list, {
    screen: 'returns',
    caption: 'Returns',
    search: 'Search returns...',
    failed: 'Failed to load returns',
    empty: { title: 'No returns yet', add: { hint, label: add } },
    noMatch: { title: 'No returns found', hint: 'Try adjusting your search' },
    sort: '-createdAt',
    filters: {
      status: choices('Status', labelled(returnStatuses, returnStatusLabels), { all: 'All Statuses' }),
      reason: choices('Reason', labelled(returnReasons, returnReasonLabels), { all: 'All Reasons' }),
      ...(forStaff && {
        customerId: entities('Customer', 'customer', { all: 'All Customers' }),
        kind: choices('Kind', labelled(returnKinds, returnKindLabels), { all: 'All Kinds' }),
        waiting: choices('Inspection', [{ value: 'true', label: 'Waiting for a day' }], { single: true }),
        siteId: siteFilter,
      }),
      orderId: entities('Movement', 'order', { all: 'All Movements' }),
      created: dateRange('Created'),
    },
    columns: [
      column.code('returnNumber', { id: 'number', header: 'Return #', sortField: 'returnNumber', mobile: 'key', width: '8.5rem' }),
      ...(forStaff ? [column.text('customerName', { id: 'customer', header: 'Customer', mobile: 'title', width: '60%' }), siteColumn] : []),
      {
        id: 'movement',
        header: 'Movement',
        width: '9.5rem',
        ...(!forStaff && { mobile: 'title' as const }),
        from: 'medium',
        cell: ({ orderNumber }) => <span className="mono">{orderNumber ?? '–'}</span>,
      },
      column.number('units', { header: 'Units', mobile: 'fact', width: '5.5rem' }),
      {
        id: 'reason',
        header: 'Reason',
        width: '40%',
        from: 'medium',
        cell: ({ reason }) => <Truncated text={returnReasonLabels[reason]} />,
      },
      {
        id: 'received',
        header: 'Received',
        sortField: 'receivedAt',
        width: '8.5rem',
        from: 'medium',
        cell: ({ receivedAt }) => <span className="figures whitespace-nowrap">{formatDate(receivedAt)}</span>,
      },
      {
        id: 'status',
        header: 'Status',
        sortField: 'status',
        mobile: 'status',
        width: '9.5rem',
        cell: ({ status }) => <ReturnStatusBadge status={status} />,
      },
      column.code('trackingNumber', { id: 'tracking', header: 'Tracking Number', extra: true }),
      column.moment('createdAt', { id: 'created', header: 'Created', sortField: 'createdAt', extra: true }),
    ],
    rowName: ({ returnNumber }) => returnNumber,
    rowLink: ({ id }) => recordLink('/returns/$id', id),
  })
}
