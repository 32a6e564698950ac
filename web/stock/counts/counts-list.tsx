import { countMethodLabels, countMethods, countStatuses, countStatusLabels } from '../../../contract/stock/counts/count-words.ts'
import { type Count, counts, countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatDay, formatMoney, formatNumber } from '../../platform/lib/format.ts'
import { choices, dateRange, labelled, siteFilter } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { siteColumn } from '../../platform/list/site-column.tsx'
import { columnsOf } from '../../platform/record/record-columns.tsx'
import { CountBadge } from './count-badge.tsx'
import { useAssignees } from './use-assignees.ts'

const column = columnsOf(counts)

export const countsList = defineList(countsEndpoints.list, {
  screen: 'counts',
  caption: 'Counts',
  search: 'Search counts...',
  failed: 'Failed to load counts',
  empty: { title: 'No counts yet', add: { hint: 'Plan your first count to see how true the stock is', label: 'New Count' } },
  noMatch: { title: 'No counts found', hint: 'Try adjusting your search' },
  sort: '-createdAt',
  filters: {
    status: choices('Status', labelled(countStatuses, countStatusLabels), { all: 'All Statuses' }),
    method: choices('Method', labelled(countMethods, countMethodLabels), { all: 'All Methods' }),
    assignedTo: choices('Assigned To', useAssignees),
    due: dateRange('Due'),
    created: dateRange('Created'),
    siteId: siteFilter,
  },
  columns: [
    column('countNumber', { id: 'number', mobile: 'key', width: '9rem', className: 'mono' }),
    column('name', { width: '40%', mobile: 'title', none: 'No name' }),
    siteColumn,
    column('method', { width: '8rem', from: 'medium' }),
    column('placesCounted', {
      id: 'places',
      header: 'Places',
      mobile: 'fact',
      width: '7rem',
      cell: ({ placesCounted, placeCount }) => (
        <span className="whitespace-nowrap">
          {formatNumber(placesCounted)} of {formatNumber(placeCount)}
        </span>
      ),
    }),
    column('differenceCount', {
      id: 'differences',
      width: '7rem',
      from: 'small',
      cell: ({ differenceCount }) => <Known value={differenceCount} />,
    }),
    column('netValue', {
      id: 'value',
      width: '7rem',
      from: 'medium',
      cell: ({ netValue }) => (
        <span className="whitespace-nowrap">{netValue === null || netValue === undefined ? '–' : formatMoney(netValue)}</span>
      ),
    }),
    column('assignedToName', { id: 'assigned', width: '30%', from: 'medium', none: 'Unassigned' }),
    column('dueOn', { id: 'due', width: '7rem', cell: ({ dueOn }) => <span className="whitespace-nowrap">{formatDay(dueOn)}</span> }),
    column('status', { mobile: 'status', width: '8.5rem', cell: ({ status }) => <CountBadge status={status} /> }),
    column('createdAt', { id: 'created', extra: true }),
  ],
  rowName: ({ countNumber }: Count) => countNumber,
  rowLink: ({ id }) => recordLink('/counting/$id', id),
})

function Known({ value }: { value: number | null }) {
  return value === null ? <span className="text-muted">–</span> : formatNumber(value)
}
