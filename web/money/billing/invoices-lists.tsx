import { invoiceStatusLabels } from '../../../contract/money/billing/bill-labels.ts'
import { type Invoice, invoiceKinds, invoiceStatuses, invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatAmount, formatDay } from '../../platform/lib/format.ts'
import { choices, dateRange, labelled } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { InvoiceBadge } from './bill-badges.tsx'
import { customerColumn, sentStatuses, totalColumn } from './bill-columns.tsx'

type SortField = 'invoiceNumber' | 'status' | 'openAmount' | 'dueDate' | 'createdAt'

const kindLabels = { invoice: 'Invoices', credit_note: 'Credit notes' }
const statuses = labelled(invoiceStatuses, invoiceStatusLabels)
const filters = {
  kind: choices('Kind', labelled(invoiceKinds, kindLabels)),
  due: dateRange('Due Date'),
}

const columns = {
  number: {
    id: 'number',
    header: 'Invoice #',
    sortField: 'invoiceNumber',
    mobile: 'key',
    width: '34%',
    cell: ({ invoiceNumber }) => <span className="mono">{invoiceNumber}</span>,
  },
  status: {
    id: 'status',
    header: 'Status',
    sortField: 'status',
    mobile: 'status',
    width: '33%',
    cell: (invoice) => <InvoiceBadge invoice={invoice} />,
  },
  open: {
    id: 'open',
    header: 'Open',
    align: 'right',
    sortField: 'openAmount',
    width: '10rem',
    cell: ({ openAmount, currency }) => <span className="figures whitespace-nowrap">{formatAmount(openAmount, currency)}</span>,
  },
  dueDate: {
    id: 'dueDate',
    header: 'Due Date',
    sortField: 'dueDate',
    mobile: 'fact',
    width: '33%',
    cell: ({ dueDate }) => <span className="figures whitespace-nowrap">{formatDay(dueDate)}</span>,
  },
  issued: {
    id: 'issued',
    header: 'Issued',
    sortField: 'createdAt',
    extra: true,
    cell: ({ issuedOn }) => <span className="figures whitespace-nowrap">{formatDay(issuedOn)}</span>,
  },
} as const satisfies Record<string, Column<Invoice, SortField>>

const both = {
  search: 'Search invoices...',
  failed: 'Failed to load invoices',
  noMatch: { title: 'No invoices match your search.' },
  sort: '-createdAt',
  rowName: ({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber,
  rowLink: ({ id }: { id: number }) => recordLink('/invoices/$id', id),
} as const

/** All invoices and credit notes, for staff. */
export const invoicesList = defineList(invoicesEndpoints.list, {
  ...both,
  screen: 'invoices',
  readyViews: [
    { name: 'Drafts', filters: { status: ['draft'] } },
    { name: 'Overdue', filters: { status: ['overdue'] } },
  ],
  caption: 'Invoices',
  empty: { title: 'No invoices yet', hint: 'Create invoices in the CRM or from an accepted quote.' },
  filters: {
    status: choices('Status', statuses, { all: 'All Statuses' }),
    customerId: entities('Customer', 'customer', { all: 'All Customers' }),
    ...filters,
  },
  columns: [
    { ...columns.number, width: '10rem' },
    customerColumn,
    { ...columns.status, width: '12rem' },
    { ...totalColumn, mobile: 'fact' },
    columns.open,
    { ...columns.dueDate, width: '8rem', mobile: undefined, from: 'medium' },
    columns.issued,
  ],
})

/** The invoices and credit notes that a customer got. */
export const myInvoicesList = defineList(invoicesEndpoints.myList, {
  ...both,
  screen: 'my-invoices',
  caption: 'Your invoices',
  empty: { title: 'No invoices yet', hint: 'Invoices and credit notes appear here when the warehouse sends them.' },
  filters: {
    status: sentStatuses(statuses),
    ...filters,
  },
  columns: [columns.number, columns.status, totalColumn, columns.open, columns.dueDate, columns.issued],
})
