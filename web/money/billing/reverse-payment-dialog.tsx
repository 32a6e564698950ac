import { type Invoice, invoicesEndpoints, type Payment } from '../../../contract/money/billing/invoices.ts'
import { WhyDialog } from '../../platform/form/why-dialog.tsx'
import { formatAmount, formatDay } from '../../platform/lib/format.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'

interface ReversePaymentDialogProps {
  invoice: Invoice
  payment: Payment
  onClose: () => void
}

/** Takes back a payment that was recorded by mistake. Both stay in sight. */
export function ReversePaymentDialog({ invoice, payment, onClose }: ReversePaymentDialogProps) {
  const reverse = useRowChange(invoicesEndpoints.reversePayment)
  const amount = formatAmount(payment.amount, invoice.currency)
  return (
    <WhyDialog
      name={`reverse-payment-${payment.id}`}
      noun="invoice"
      title="Reverse Payment"
      description={`Reverses the payment of ${amount} from ${formatDay(payment.paidOn)} with an opposite entry.`}
      submitLabel="Reverse Payment"
      pendingLabel="Reversing..."
      required
      maxLength={500}
      send={(reason) => reverse.mutateAsync({ read: invoice, body: { reason, paymentId: payment.id } })}
      said={({ invoiceNumber, openAmount, currency }) => ({
        title: 'Payment Reversed',
        description: `${formatAmount(openAmount, currency)} of ${invoiceNumber} is outstanding.`,
      })}
      onClose={onClose}
    />
  )
}
