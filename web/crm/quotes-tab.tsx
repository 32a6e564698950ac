import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { quoteStatusLabels } from '../../contract/bill-labels.ts'
import type { Customer } from '../../contract/customers.ts'
import { addAmounts, mostMoney } from '../../contract/money.ts'
import { type Quote, quoteStatuses, quotesEndpoints } from '../../contract/quotes.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { QuoteBadge } from '../billing/bill-badges.tsx'
import { openedFrom } from '../detail/opened-from.ts'
import { formatAmount, formatDay } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useRead } from '../lib/use-read.ts'
import { useMay } from '../lib/use-session.ts'
import { recordLink } from '../list/row-links.ts'
import { useShortcut } from '../scan/use-shortcut.ts'
import { Button } from '../ui/button.tsx'
import { CrmTable } from './crm-table.tsx'
import type { LoadedColumn } from './loaded-rows.ts'

// The form and its validation are loaded when first opened.
const CreateQuoteDialog = lazyPart(() => import('../quotes/quote-dialog.tsx'), 'CreateQuoteDialog')

const columns: readonly LoadedColumn<Quote>[] = [
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
  {
    id: 'total',
    header: 'Total',
    align: 'right',
    mobile: 'title',
    width: '10rem',
    sortBy: ({ total }) => addAmounts(mostMoney, total),
    cell: ({ total, currency }) => <span className="figures whitespace-nowrap">{formatAmount(total, currency)}</span>,
  },
  {
    id: 'validUntil',
    header: 'Valid Until',
    mobile: 'fact',
    width: '33%',
    sortBy: ({ validUntil }) => validUntil,
    cell: ({ validUntil }) => <span className="figures whitespace-nowrap">{formatDay(validUntil)}</span>,
  },
]

/** What was offered to a customer. */
export function QuotesTab({ customer }: { customer: Customer }) {
  const ofCustomer = { customerId: customer.id }
  const read = useRead(quotesEndpoints.list, { query: ofCustomer })
  const mayChange = useMay('billing.change')
  const adding = useOverlay('new')
  const add = mayChange ? () => adding.open(true) : undefined
  useShortcut('n', 'Create Quote', add)
  return (
    <>
      <CrmTable
        caption={`Quotes for ${customer.name}`}
        read={read}
        exported={{ endpoint: quotesEndpoints.list, query: ofCustomer }}
        failed="Failed to load quotes"
        columns={columns}
        sort="-number"
        search="Search quotes..."
        searched={({ quoteNumber }) => quoteNumber}
        rowName={({ quoteNumber }) => quoteNumber}
        rowLink={({ id }) => ({ ...recordLink('/quotes/$id', id), state: openedFrom([], 'CRM') })}
        add={
          add && (
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={add}>
              Create Quote
            </Button>
          )
        }
      />
      <Suspense>{mayChange && adding.value && <CreateQuoteDialog customer={customer} onClose={adding.close} />}</Suspense>
    </>
  )
}
