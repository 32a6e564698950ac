import { z } from 'zod'
import { historyEndpoints } from '../../../contract/history.ts'
import { defaultValidDays, newQuote, type Quote, quoteChange, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import type { BillingSettings } from '../../../contract/platform/settings/billing-settings.ts'
import { checkedBy } from '../../platform/form/checked-by.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { RecordDialog } from '../../platform/form/record-dialog.tsx'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { formatAmount } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { BillLinesEditor } from './bill-lines-editor.tsx'
import { type DraftLine, draftLines, newLine, sentLines } from './bill-lines-form.ts'
import { firstRate } from './tax-rates.ts'
import { WithBillingSettings } from './with-billing-settings.tsx'

interface Typed {
  lines: readonly DraftLine[]
  validUntil: string
  notes: string
}

const { TextField, DateField } = fieldsOf<Typed>()

const changeSchema = z
  .custom<Typed>()
  .transform(({ lines, ...values }, context) => checkedBy(quoteChange, { ...values, lines: sentLines(lines, context) }, context))

function newSchema(customerId: number) {
  return z
    .custom<Typed>()
    .transform(({ lines, ...values }, context) => checkedBy(newQuote, { ...values, customerId, lines: sentLines(lines, context) }, context))
}

type Owner = Pick<Customer, 'id' | 'name'>

interface QuoteFormProps {
  customer: Owner
  onClose: () => void
}

/** A new quote for a customer, as a draft. */
export function CreateQuoteDialog({ customer, onClose }: QuoteFormProps) {
  return (
    <WithBillingSettings title="Create Quote" onClose={onClose}>
      {(settings) => <QuoteForm record={null} settings={settings} customer={customer} onClose={onClose} />}
    </WithBillingSettings>
  )
}

export function EditQuoteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useRead(quotesEndpoints.get, { params: { id } })
  return (
    <WithBillingSettings title="Edit Quote" onClose={onClose}>
      {(settings) => (
        <RecordDialog title="Edit Quote" failure="Failed to load this quote" read={read} onClose={onClose}>
          {(record) => (
            <QuoteForm
              record={record}
              settings={settings}
              customer={{ id: record.customerId, name: record.customerName }}
              onClose={onClose}
            />
          )}
        </RecordDialog>
      )}
    </WithBillingSettings>
  )
}

function QuoteForm({ customer, record, settings, onClose }: QuoteFormProps & { record: Quote | null; settings: BillingSettings }) {
  const { create, update } = useRecordCalls(quotesEndpoints)
  const form = useRecordForm({
    name: record ? 'quote' : `quote-for-customer-${customer.id}`,
    noun: 'quote',
    record,
    values: (quote: Quote | null): Typed => ({
      lines: quote ? draftLines(quote.lines) : [{ ...newLine(firstRate(settings)), key: 'line-0' }],
      validUntil: quote?.validUntil ?? '',
      notes: quote?.notes ?? '',
    }),
    create: { schema: () => newSchema(customer.id), send: create },
    update: { schema: () => changeSchema, send: update, reread: rereadBy(quotesEndpoints.get), history: historyEndpoints.ofQuote },
    rowKeys: { lines: ({ key }) => key },
    onSaved: ({ quoteNumber, total, currency }, { isNew }) =>
      toast({ title: isNew ? 'Quote Created' : 'Changes Saved', description: `${quoteNumber}: ${formatAmount(total, currency)}` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      long
      size="lg"
      title={record ? `Edit ${record.quoteNumber}` : 'Create Quote'}
      focus={record ? 'title' : 'field'}
      description={customer.name}
      submitLabel={record ? 'Save Changes' : 'Create Quote'}
      pendingLabel={record ? 'Saving...' : 'Creating...'}
    >
      <BillLinesEditor settings={settings} currency={record?.currency ?? settings.currency} attempted={form.attempts > 0} />
      <FieldGrid>
        <DateField
          name="validUntil"
          label="Valid Until"
          hint={record ? undefined : `Leave blank for ${defaultValidDays} days from today`}
        />
      </FieldGrid>
      <TextField name="notes" label="Notes" rows={3} maxLength={5000} hint="Optional. Printed on the quote" />
    </FormDialog>
  )
}
