import { z } from 'zod'
import { type Invoice, invoicesEndpoints, type Payment, paymentReversal } from '../../contract/billing/invoices.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { formatAmount, formatDay } from '../lib/format.ts'
import { toast } from '../lib/toast.ts'
import { useRowChange } from '../lib/use-change.ts'

const typed = z.object({ reason: z.string() })
const { TextField } = fieldsOf<{ reason: string }>()

interface ReversePaymentDialogProps {
  invoice: Invoice
  payment: Payment
  onClose: () => void
}

/** Takes back a payment that was recorded by mistake. Both stay in sight. */
export function ReversePaymentDialog({ invoice, payment, onClose }: ReversePaymentDialogProps) {
  const reverse = useRowChange(invoicesEndpoints.reversePayment)
  const amount = formatAmount(payment.amount, invoice.currency)
  const form = useRecordForm({
    name: `reverse-payment-${payment.id}`,
    noun: 'invoice',
    record: null,
    values: () => ({ reason: '' }),
    create: {
      schema: () => formSchema(typed, (values) => ({ ...values, paymentId: payment.id }), paymentReversal),
      send: (body) => reverse.mutateAsync({ read: invoice, body }),
    },
    onSaved: ({ invoiceNumber, openAmount, currency }) =>
      toast({ title: 'Payment Reversed', description: `${formatAmount(openAmount, currency)} of ${invoiceNumber} is outstanding.` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Reverse Payment"
      description={`Reverses the payment of ${amount} from ${formatDay(payment.paidOn)} with an opposite entry.`}
      submitLabel="Reverse Payment"
      pendingLabel="Reversing..."
      danger
    >
      <TextField name="reason" label="Reason" required rows={3} maxLength={500} />
    </FormDialog>
  )
}
