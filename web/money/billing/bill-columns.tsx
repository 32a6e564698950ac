import type { Quote } from '../../../contract/money/billing/quotes.ts'
import { formatAmount } from '../../platform/lib/format.ts'
import { choices } from '../../platform/list/filters.ts'
import type { Column } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'

/* What lists of quotes and of invoices share. */

export const customerColumn = {
  id: 'customer',
  header: 'Customer',
  sortField: 'customer',
  mobile: 'title',
  width: '100%',
  cell: ({ customerName }) => <Truncated text={customerName} />,
} as const satisfies Column<Pick<Quote, 'customerName'>>

export const totalColumn = {
  id: 'total',
  header: 'Total',
  align: 'right',
  sortField: 'total',
  mobile: 'title',
  width: '10rem',
  cell: ({ total, currency }) => <span className="figures whitespace-nowrap">{formatAmount(total, currency)}</span>,
} as const satisfies Column<Pick<Quote, 'total' | 'currency'>>

/** The statuses that a customer's list is filtered by: a customer never gets a draft. */
export function sentStatuses(statuses: readonly { value: string; label: string }[]) {
  const sent = statuses.filter(({ value }) => value !== 'draft')
  return choices('Status', sent, { all: 'All Statuses' })
}
