import { invoiceKinds, invoiceStatuses, invoicesEndpoints } from '../../contract/invoices.ts'
import { quoteStatuses, quotesEndpoints } from '../../contract/quotes.ts'
import { formatAmount, formatDate, formatDay } from '../lib/format.ts'
import { choices, dateRange, labelled } from '../list/filters.ts'
import { defineList } from '../list/list-definition.ts'
import { recordLink } from '../list/row-links.ts'
import { InvoiceBadge, invoiceStatusLabels, QuoteBadge, quoteStatusLabels } from './bill-badges.tsx'

const kindLabels = { invoice: 'Invoices', credit_note: 'Credit notes' }
/** A customer never gets a draft. */
const isSent = (status: string) => status !== 'draft'

/** The invoices and credit notes that a customer got. */
export const myInvoicesList = defineList(invoicesEndpoints.myList, {
  screen: 'my-invoices',
  caption: 'Your invoices',
  search: 'Search invoices...',
  failed: 'Failed to load invoices',
  empty: { title: 'No invoices yet', hint: 'Invoices and credit notes appear here once the warehouse has sent them.' },
  noMatch: { title: 'No invoices match your search.' },
  sort: '-createdAt',
  filters: {
    status: choices(
      'Status',
      labelled(invoiceStatuses, invoiceStatusLabels).filter(({ value }) => isSent(value)),
      { all: 'All Statuses' },
    ),
    kind: choices('Kind', labelled(invoiceKinds, kindLabels)),
    due: dateRange('Due Date'),
  },
  columns: [
    {
      id: 'number',
      header: 'Invoice #',
      sortField: 'invoiceNumber',
      mobile: 'key',
      width: '34%',
      cell: ({ invoiceNumber }) => <span className="mono">{invoiceNumber}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      sortField: 'status',
      mobile: 'status',
      width: '33%',
      cell: (invoice) => <InvoiceBadge invoice={invoice} />,
    },
    {
      id: 'total',
      header: 'Total',
      align: 'right',
      sortField: 'total',
      mobile: 'title',
      width: '10rem',
      cell: ({ total, currency }) => <span className="figures whitespace-nowrap">{formatAmount(total, currency)}</span>,
    },
    {
      id: 'open',
      header: 'Open',
      align: 'right',
      sortField: 'openAmount',
      width: '10rem',
      cell: ({ openAmount, currency }) => <span className="figures whitespace-nowrap">{formatAmount(openAmount, currency)}</span>,
    },
    {
      id: 'dueDate',
      header: 'Due Date',
      sortField: 'dueDate',
      mobile: 'fact',
      width: '33%',
      cell: ({ dueDate }) => <span className="figures whitespace-nowrap">{formatDay(dueDate)}</span>,
    },
    {
      id: 'issued',
      header: 'Issued',
      sortField: 'createdAt',
      extra: true,
      cell: ({ issuedOn }) => <span className="figures whitespace-nowrap">{formatDay(issuedOn)}</span>,
    },
  ],
  rowName: ({ invoiceNumber }) => invoiceNumber,
  rowLink: ({ id }) => recordLink('/invoices/$id', id),
})

/** The quotes that a customer got. */
export const myQuotesList = defineList(quotesEndpoints.myList, {
  screen: 'my-quotes',
  caption: 'Your quotes',
  search: 'Search quotes...',
  failed: 'Failed to load quotes',
  empty: { title: 'No quotes yet', hint: 'Quotes appear here once the warehouse has sent them.' },
  noMatch: { title: 'No quotes match your search.' },
  sort: '-createdAt',
  filters: {
    status: choices(
      'Status',
      labelled(quoteStatuses, quoteStatusLabels).filter(({ value }) => isSent(value)),
      { all: 'All Statuses' },
    ),
    valid: dateRange('Valid Until'),
  },
  columns: [
    {
      id: 'number',
      header: 'Quote #',
      sortField: 'quoteNumber',
      mobile: 'key',
      width: '34%',
      cell: ({ quoteNumber }) => <span className="mono">{quoteNumber}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      sortField: 'status',
      mobile: 'status',
      width: '33%',
      cell: ({ status }) => <QuoteBadge status={status} />,
    },
    {
      id: 'total',
      header: 'Total',
      align: 'right',
      sortField: 'total',
      mobile: 'title',
      width: '10rem',
      cell: ({ total, currency }) => <span className="figures whitespace-nowrap">{formatAmount(total, currency)}</span>,
    },
    {
      id: 'validUntil',
      header: 'Valid Until',
      sortField: 'validUntil',
      mobile: 'fact',
      width: '33%',
      cell: ({ validUntil }) => <span className="figures whitespace-nowrap">{formatDay(validUntil)}</span>,
    },
    {
      id: 'sent',
      header: 'Sent',
      sortField: 'createdAt',
      extra: true,
      cell: ({ sentAt }) => <span className="figures whitespace-nowrap">{formatDate(sentAt)}</span>,
    },
  ],
  rowName: ({ quoteNumber }) => quoteNumber,
  rowLink: ({ id }) => recordLink('/quotes/$id', id),
})
