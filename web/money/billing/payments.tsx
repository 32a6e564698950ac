import { Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import type { Invoice, Payment } from '../../../contract/money/billing/invoices.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { Section } from '../../platform/detail/section.tsx'
import { formatAmount, formatDay } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { paymentMethodLabels } from './bill-badges.tsx'

const ReversePaymentDialog = lazyPart(() => import('./reverse-payment-dialog.tsx'), 'ReversePaymentDialog')

/** What was paid of an invoice, and what was taken back. */
export function Payments({ invoice, forCustomer }: { invoice: Invoice; forCustomer: boolean }) {
  const { payments, currency } = invoice
  const mayChange = useMay('billing.change') && !forCustomer
  const reversing = useOverlay('reverse')
  const reversed = new Set(payments.map(({ reversesId }) => reversesId))
  const isReversible = ({ id, reversesId }: Payment) => reversesId === null && !reversed.has(id)
  const chosen = payments.find((payment) => String(payment.id) === reversing.value && isReversible(payment))
  return (
    <Section flush title="Payments" count={payments.length}>
      <DataTable
        caption="Payments"
        columns={columnsIn(currency)}
        rows={payments}
        rowKey={({ id }) => id}
        rowName={(payment) => `payment of ${formatAmount(payment.amount, currency)}`}
        actions={
          mayChange
            ? (payment) =>
                isReversible(payment)
                  ? [{ label: 'Reverse', icon: <Undo2 />, look: 'text', always: true, onSelect: () => reversing.open(payment.id) }]
                  : []
            : undefined
        }
        empty={<EmptyState title="No payments yet" />}
      />
      <Suspense>{mayChange && chosen && <ReversePaymentDialog invoice={invoice} payment={chosen} onClose={reversing.close} />}</Suspense>
    </Section>
  )
}

function columnsIn(currency: string): readonly Column<Payment>[] {
  return [
    { id: 'paidOn', header: 'Paid On', mobile: 'key', width: '8rem', cell: ({ paidOn }) => formatDay(paidOn) },
    {
      id: 'method',
      header: 'Method',
      mobile: 'status',
      width: '9rem',
      cell: ({ method }) => (method ? paymentMethodLabels[method] : '–'),
    },
    { id: 'reference', header: 'Reference', mobile: 'title', width: '100%', cell: (payment) => <Truncated text={referenceOf(payment)} /> },
    {
      id: 'amount',
      header: 'Amount',
      align: 'right',
      mobile: 'fact',
      width: '10rem',
      cell: ({ amount }) => <span className="figures whitespace-nowrap">{formatAmount(amount, currency)}</span>,
    },
  ]
}

function referenceOf({ reversesId, reason, reference }: Payment): string {
  if (reversesId !== null) return `Reversed: ${reason ?? ''}`
  return reference ?? '–'
}
