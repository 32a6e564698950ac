import { z } from 'zod'
import type { BodyInput } from '../../../contract/endpoint.ts'
import { fullStopAfter } from '../../../contract/full-stop.ts'
import { type Invoice, invoicesEndpoints, newPayment, paymentMethods } from '../../../contract/money/billing/invoices.ts'
import { compareAmounts } from '../../../contract/money.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { amount as amountRule, writeNumber } from '../../platform/form/read-number.ts'
import { formatAmount } from '../../platform/lib/format.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { labelled } from '../../platform/list/filters.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { paymentMethodLabels } from './bill-badges.tsx'

const notSpecified = 'not-specified'
const typed = z.object({ amount: z.string(), paidOn: z.string(), method: z.enum([notSpecified, ...paymentMethods]), reference: z.string() })
type Typed = z.output<typeof typed>

const { TextField, MoneyField, DateField, ChoiceField } = fieldsOf<Typed>()

// Money that is paid back is negative.
const numbers = { amount: { ...amountRule, min: -amountRule.max } }
const schema = formSchema(
  typed,
  ({ method, ...values }, { amount }) => ({ ...values, amount: amount ?? '', method: method === notSpecified ? null : method }),
  newPayment,
  numbers,
)

/** What arrived for an invoice; of one that is overpaid, what was paid back. */
export function RecordPaymentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const record = useChange(invoicesEndpoints.recordPayment, (body: BodyInput<typeof invoicesEndpoints.recordPayment>) => ({
    params: { id: invoice.id },
    ifMatch: invoice,
    body,
  }))
  const isRefund = compareAmounts(invoice.openAmount, '0') < 0
  const open = formatAmount(invoice.openAmount, invoice.currency)
  const title = isRefund ? 'Record Refund' : 'Record Payment'
  return (
    <AskDialog
      title={title}
      description={`${invoice.invoiceNumber} of ${invoice.customerName}${fullStopAfter(invoice.customerName)} Open: ${open}`}
      submitLabel={title}
      pendingLabel="Recording..."
      name={`payment-of-invoice-${invoice.id}`}
      noun="invoice"
      start={{ amount: writeNumber(invoice.openAmount), paidOn: '', method: 'bank_transfer', reference: '' }}
      schema={schema}
      send={record.mutateAsync}
      said={({ invoiceNumber, status, openAmount, currency }) => ({
        title: isRefund ? 'Refund Recorded' : 'Payment Recorded',
        description:
          status === 'paid'
            ? `${invoiceNumber} is paid.`
            : `${formatAmount(openAmount, currency)} of ${invoiceNumber} is still outstanding.`,
      })}
      onClose={onClose}
    >
      <FieldGrid>
        <MoneyField
          name="amount"
          label="Amount"
          required
          suffix={invoice.currency}
          hint={isRefund ? 'Enter a negative amount for a refund' : undefined}
        />
        <DateField name="paidOn" label="Paid On" hint="Leave blank for today" />
      </FieldGrid>
      <ChoiceField
        name="method"
        label="Method"
        options={[{ value: notSpecified, label: 'Not specified' }, ...labelled(paymentMethods, paymentMethodLabels)]}
      />
      <TextField
        name="reference"
        label="Reference"
        maxLength={200}
        hint="Optional, as on the bank statement. Each reference can only be recorded once."
      />
    </AskDialog>
  )
}
