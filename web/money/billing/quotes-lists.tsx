import { quoteStatusLabels } from '../../../contract/money/billing/bill-labels.ts'
import { type Quote, quoteStatuses, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatDate, formatDay } from '../../platform/lib/format.ts'
import { choices, dateRange, labelled } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { QuoteBadge } from './bill-badges.tsx'
import { customerColumn, sentStatuses, totalColumn } from './bill-columns.tsx'

type SortField = 'quoteNumber' | 'status' | 'validUntil' | 'createdAt'

const statuses = labelled(quoteStatuses, quoteStatusLabels)
const filters = { valid: dateRange('Valid Until') }

const columns = {
  number: {
    id: 'number',
    header: 'Quote #',
    sortField: 'quoteNumber',
    mobile: 'key',
    width: '34%',
    cell: ({ quoteNumber }) => <span className="mono">{quoteNumber}</span>,
  },
  status: {
    id: 'status',
    header: 'Status',
    sortField: 'status',
    mobile: 'status',
    width: '33%',
    cell: ({ status }) => <QuoteBadge status={status} />,
  },
  validUntil: {
    id: 'validUntil',
    header: 'Valid Until',
    sortField: 'validUntil',
    mobile: 'fact',
    width: '33%',
    cell: ({ validUntil }) => <span className="figures whitespace-nowrap">{formatDay(validUntil)}</span>,
  },
  sent: {
    id: 'sent',
    header: 'Sent',
    sortField: 'createdAt',
    extra: true,
    cell: ({ sentAt }) => <span className="figures whitespace-nowrap">{formatDate(sentAt)}</span>,
  },
} as const satisfies Record<string, Column<Quote, SortField>>

const both = {
  search: 'Search quotes...',
  failed: 'Failed to load quotes',
  noMatch: { title: 'No quotes match your search.' },
  sort: '-createdAt',
  rowName: ({ quoteNumber }: { quoteNumber: string }) => quoteNumber,
  rowLink: ({ id }: { id: number }) => recordLink('/quotes/$id', id),
} as const

/** All quotes, for staff. */
export const quotesList = defineList(quotesEndpoints.list, {
  ...both,
  screen: 'quotes',
  caption: 'Quotes',
  empty: { title: 'No quotes yet', hint: 'Create quotes in the CRM.' },
  filters: {
    status: choices('Status', statuses, { all: 'All Statuses' }),
    customerId: entities('Customer', 'customer', { all: 'All Customers' }),
    ...filters,
  },
  columns: [
    { ...columns.number, width: '10rem' },
    customerColumn,
    { ...columns.status, width: '8rem' },
    { ...totalColumn, mobile: 'fact' },
    { ...columns.validUntil, width: '8rem', mobile: undefined, from: 'medium' },
    columns.sent,
  ],
})

/** The quotes that a customer got. */
export const myQuotesList = defineList(quotesEndpoints.myList, {
  ...both,
  screen: 'my-quotes',
  caption: 'Your quotes',
  empty: { title: 'No quotes yet', hint: 'Quotes appear here when the warehouse sends them.' },
  filters: {
    status: sentStatuses(statuses),
    ...filters,
  },
  columns: [columns.number, columns.status, totalColumn, columns.validUntil, columns.sent],
})
