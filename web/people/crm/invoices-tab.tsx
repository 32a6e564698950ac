import { Suspense } from 'react'
import { invoiceStatusLabels } from '../../../contract/money/billing/bill-labels.ts'
import { type Invoice, invoiceStatuses, invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import { InvoiceBadge } from '../../money/billing/bill-badges.tsx'
import { recordLink } from '../../platform/address/record-link.tsx'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { formatDay } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { defineLoadedList, useLoadedList } from '../../platform/list/use-loaded-list.ts'
import { noResults } from './no-results.ts'
import { totalColumn } from './total-column.tsx'

// The form and its validation are loaded when first opened.
const CreateInvoiceDialog = lazyPart(() => import('../../money/billing/invoice-dialog.tsx'), 'CreateInvoiceDialog')

const statusWords = ({ kind, status }: Invoice) => (kind === 'credit_note' ? 'Credit Note' : invoiceStatusLabels[status])

const invoicesList = defineLoadedList(invoicesEndpoints.list, {
  screen: 'crm-invoices',
  caption: 'Invoices',
  search: 'Search invoices...',
  searched: ({ invoiceNumber }) => invoiceNumber,
  sort: '-number',
  columns: [
    {
      id: 'number',
      header: 'Invoice #',
      mobile: 'key',
      width: '34%',
      sortBy: ({ invoiceNumber }) => invoiceNumber,
      cell: ({ invoiceNumber }) => <span className="mono">{invoiceNumber}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      mobile: 'status',
      width: '33%',
      // Credit notes stand last.
      sortBy: ({ kind, status }) => (kind === 'credit_note' ? invoiceStatuses.length : invoiceStatuses.indexOf(status)),
      filterBy: statusWords,
      cell: (invoice) => <InvoiceBadge invoice={invoice} />,
    },
    totalColumn,
    {
      id: 'dueDate',
      header: 'Due Date',
      mobile: 'fact',
      width: '33%',
      sortBy: ({ dueDate }) => dueDate,
      cell: ({ dueDate }) => <span className="figures whitespace-nowrap">{formatDay(dueDate)}</span>,
    },
  ],
  rowName: ({ invoiceNumber }) => invoiceNumber,
  rowLink: ({ id }) => recordLink('/invoices/$id', id),
  failed: 'Failed to load invoices',
  ...noResults,
})

/** What was charged to a customer, and what was credited. */
export function InvoicesTab({ customer }: { customer: Customer }) {
  const ofCustomer = { customerId: customer.id }
  const read = useRead(invoicesEndpoints.list, { query: ofCustomer })
  const mayChange = useMay('billing.change')
  const adding = useOverlay('new')
  return (
    <>
      <ListScreen
        list={useLoadedList(invoicesList, { read, query: ofCustomer })}
        backLabel="CRM"
        onAdd={mayChange ? () => adding.open(true) : undefined}
        addLabel="Create Invoice"
      />
      <Suspense>{mayChange && adding.value && <CreateInvoiceDialog customer={customer} onClose={adding.close} />}</Suspense>
    </>
  )
}
