import {
  type AdjustmentRequest,
  type AdjustmentStatus,
  adjustmentStatuses,
  adjustmentStatusLabels,
  adjustmentsEndpoints,
} from '../../../contract/stock/inventory/adjustment-requests.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatNumber, formatWhen } from '../../platform/lib/format.ts'
import { column } from '../../platform/list/columns.tsx'
import { choices, dateRange, labelled, siteFilter } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import { Badge } from '../../platform/ui/badge.tsx'

export const adjustmentsList = defineList(adjustmentsEndpoints.list, {
  screen: 'adjustments',
  caption: 'Adjustments',
  search: 'Search adjustments...',
  failed: 'Failed to load adjustments',
  empty: { title: 'No adjustments yet', hint: 'Adjustments that need approval appear here.' },
  noMatch: { title: 'No adjustments found', hint: 'Try adjusting your search' },
  sort: '-requestedAt',
  filters: {
    status: choices('Status', labelled(adjustmentStatuses, adjustmentStatusLabels), { all: 'All statuses' }),
    customerId: entities('Customer', 'customer', { all: 'All customers' }),
    siteId: siteFilter,
    created: dateRange('Requested'),
  },
  columns: [
    column.code('sku', { header: 'SKU', sortField: 'sku', mobile: 'key', width: '8.5rem' }),
    column.text('name', { header: 'Name', mobile: 'title', width: '35%' }),
    {
      id: 'adjustment',
      header: 'Adjustment',
      align: 'right',
      sortField: 'adjustment',
      mobile: 'fact',
      width: '8rem',
      cell: (request) => <span className="whitespace-nowrap">{signedUnits(request)}</span>,
    },
    column.code('location', { header: 'Location', width: '7rem', none: 'Home' }),
    column.text('reason', { header: 'Reason', from: 'medium', width: '30%' }),
    column.text('requestedBy', { header: 'Requested By', from: 'medium', width: '20%' }),
    {
      id: 'requested',
      header: 'Requested',
      sortField: 'requestedAt',
      from: 'small',
      width: '9rem',
      cell: ({ requestedAt }) => <span className="whitespace-nowrap">{formatWhen(requestedAt)}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      sortField: 'status',
      mobile: 'status',
      width: '7.5rem',
      cell: ({ status }) => <AdjustmentBadge status={status} />,
    },
    column.text('customerName', { id: 'customer', header: 'Customer', extra: true, none: 'Unallocated' }),
  ],
  rowName: ({ sku }) => sku,
  rowLink: ({ id }) => recordLink('/adjustments/$id', id),
})

/** '−40 EA'. */
export function signedUnits({ adjustment, unitOfMeasure }: Pick<AdjustmentRequest, 'adjustment' | 'unitOfMeasure'>): string {
  return `${adjustment < 0 ? '−' : '+'}${formatNumber(Math.abs(adjustment))} ${unitOfMeasure}`
}

const tones = { open: 'yellow', approved: 'green', rejected: 'red', withdrawn: undefined } as const

export function AdjustmentBadge({ status }: { status: AdjustmentStatus }) {
  const tone = tones[status]
  return <Badge {...(tone && { tone })}>{adjustmentStatusLabels[status]}</Badge>
}
