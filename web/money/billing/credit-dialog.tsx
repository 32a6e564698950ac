import { useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import type { BodyInput } from '../../../contract/endpoint.ts'
import { fullStopAfter } from '../../../contract/full-stop.ts'
import { type Invoice, invoicesEndpoints, newCreditNote } from '../../../contract/money/billing/invoices.ts'
import { compareAmounts, linesOfAmount, negatedAmount, subtractAmounts } from '../../../contract/money.ts'
import type { BillingSettings } from '../../../contract/platform/settings/billing-settings.ts'
import { checkedBy } from '../../platform/form/checked-by.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { amount as amountRule, readNumber, writeNumber } from '../../platform/form/read-number.ts'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { formatAmount } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { Note } from '../../platform/ui/note.tsx'
import { BillLinesEditor } from './bill-lines-editor.tsx'
import { type DraftLine, draftLines, sentLines } from './bill-lines-form.ts'
import { WithBillingSettings } from './with-billing-settings.tsx'

interface Typed {
  by: 'amount' | 'lines'
  amount: string
  lines: readonly DraftLine[]
  reason: string
}

const { TextField, MoneyField, ChoiceField } = fieldsOf<Typed>()
const ways = [
  { value: 'amount', label: 'Amount (incl. tax)' },
  { value: 'lines', label: 'Lines' },
] as const

const schema = z.custom<Typed>().transform(({ by, amount, lines, reason }, context) => {
  if (by === 'lines') return checkedBy(newCreditNote, { lines: sentLines(lines, context), reason }, context)
  const { number, error } = readNumber(amount, amountRule)
  if (error) context.addIssue({ code: 'custom', message: error, path: ['amount'] })
  if (number === null) context.addIssue({ code: 'custom', message: 'must be filled in', path: ['amount'] })
  return checkedBy(newCreditNote, { amount: number ?? '1', reason }, context)
})

interface CreditDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Credits an invoice that was sent, wholly or in part: what is too much in it isn't changed but taken off. */
export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  return (
    <WithBillingSettings title="Issue Credit Note" onClose={onClose}>
      {(settings) => <CreditForm invoice={invoice} settings={settings} onClose={onClose} />}
    </WithBillingSettings>
  )
}

function CreditForm({ invoice, settings, onClose }: CreditDialogProps & { settings: BillingSettings }) {
  const credit = useChange(invoicesEndpoints.credit, (body: BodyInput<typeof invoicesEndpoints.credit>) => ({
    params: { id: invoice.id },
    ifMatch: invoice,
    body,
  }))
  const navigate = useNavigate()
  const { total, openAmount, invoiceNumber, currency } = invoice
  const most = subtractAmounts(total, invoice.creditedAmount)
  const form = useRecordForm({
    name: `credit-of-invoice-${invoice.id}`,
    noun: 'invoice',
    record: null,
    values: (): Typed => ({
      by: 'amount',
      amount: compareAmounts(openAmount, '0') > 0 ? writeNumber(openAmount) : '',
      lines: draftLines(openLines(invoice)),
      reason: '',
    }),
    create: { schema: () => schema, send: credit.mutateAsync },
    rowKeys: { lines: ({ key }) => key },
    onSaved: ({ id, invoiceNumber, total, currency }) =>
      toast({
        title: 'Credit Note Issued',
        description: `${invoiceNumber}: ${formatAmount(negatedAmount(total), currency)} of ${invoice.invoiceNumber}.`,
        action: { label: 'Open', onClick: () => void navigate({ to: '/invoices/$id', params: { id: String(id) } }) },
      }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      long
      size="lg"
      title="Issue Credit Note"
      description={`${invoiceNumber} of ${invoice.customerName}${fullStopAfter(invoice.customerName)} At most ${formatAmount(most, currency)}`}
      submitLabel="Issue Credit Note"
      pendingLabel="Issuing..."
    >
      <PaidSoFar invoice={invoice} />
      <ChoiceField name="by" label="Credit" options={ways} />
      <Credited invoice={invoice} settings={settings} attempted={form.attempts > 0} />
      <TextField name="reason" label="Reason" required rows={3} maxLength={500} hint="Printed on the credit note." />
    </FormDialog>
  )
}

/** The lines to begin with: what is open, or all lines to choose from when nothing is. */
function openLines({ lines, total, openAmount, invoiceNumber }: Invoice): Invoice['lines'] {
  const isPart = compareAmounts(openAmount, '0') > 0 && openAmount !== total
  return isPart ? linesOfAmount(lines, openAmount, `Credit of ${invoiceNumber}`) : lines
}

function PaidSoFar({ invoice: { paidAmount, openAmount, currency, customerName } }: { invoice: Invoice }) {
  if (compareAmounts(paidAmount, '0') <= 0) return null
  const open = compareAmounts(openAmount, '0') > 0 ? formatAmount(openAmount, currency) : undefined
  return (
    <Note>
      {formatAmount(paidAmount, currency)} has been paid and {open ?? 'nothing'} is outstanding.{' '}
      {open ? 'Any credit above that' : 'Any credit'} has to be refunded to {customerName}
      {fullStopAfter(customerName)}
    </Note>
  )
}

function Credited({ invoice, settings, attempted }: { invoice: Invoice; settings: BillingSettings; attempted: boolean }) {
  const by = useFormField<Typed['by']>('by', 'Credit').value
  if (by === 'lines') return <BillLinesEditor settings={settings} currency={invoice.currency} attempted={attempted} />
  return <MoneyField name="amount" label="Amount" required suffix={invoice.currency} />
}
