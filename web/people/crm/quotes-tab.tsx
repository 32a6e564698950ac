import { Suspense } from 'react'
import { quoteStatusLabels } from '../../../contract/money/billing/bill-labels.ts'
import { quoteStatuses, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import { QuoteBadge } from '../../money/billing/bill-badges.tsx'
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
const CreateQuoteDialog = lazyPart(() => import('../../money/billing/quote-dialog.tsx'), 'CreateQuoteDialog')

const quotesList = defineLoadedList(quotesEndpoints.list, {
  screen: 'crm-quotes',
  caption: 'Quotes',
  search: 'Search quotes...',
  searched: ({ quoteNumber }) => quoteNumber,
  sort: '-number',
  columns: [
    {
      id: 'number',
      header: 'Quote #',
      mobile: 'key',
      width: '34%',
      sortBy: ({ quoteNumber }) => quoteNumber,
      cell: ({ quoteNumber }) => <span className="mono">{quoteNumber}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      mobile: 'status',
      width: '33%',
      sortBy: ({ status }) => quoteStatuses.indexOf(status),
      filterBy: ({ status }) => quoteStatusLabels[status],
      cell: ({ status }) => <QuoteBadge status={status} />,
    },
    totalColumn,
    {
      id: 'validUntil',
      header: 'Valid Until',
      mobile: 'fact',
      width: '33%',
      sortBy: ({ validUntil }) => validUntil,
      cell: ({ validUntil }) => <span className="figures whitespace-nowrap">{formatDay(validUntil)}</span>,
    },
  ],
  rowName: ({ quoteNumber }) => quoteNumber,
  rowLink: ({ id }) => recordLink('/quotes/$id', id),
  failed: 'Failed to load quotes',
  ...noResults,
})

/** What was offered to a customer. */
export function QuotesTab({ customer }: { customer: Customer }) {
  const ofCustomer = { customerId: customer.id }
  const read = useRead(quotesEndpoints.list, { query: ofCustomer })
  const mayChange = useMay('billing.change')
  const adding = useOverlay('new')
  return (
    <>
      <ListScreen
        list={useLoadedList(quotesList, { read, query: ofCustomer })}
        backLabel="CRM"
        onAdd={mayChange ? () => adding.open(true) : undefined}
        addLabel="Create Quote"
      />
      <Suspense>{mayChange && adding.value && <CreateQuoteDialog customer={customer} onClose={adding.close} />}</Suspense>
    </>
  )
}
