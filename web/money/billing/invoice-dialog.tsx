import type { ComponentProps } from 'react'
import { z } from 'zod'
import { historyEndpoints } from '../../../contract/history.ts'
import { taxTreatmentLabels } from '../../../contract/money/billing/bill-labels.ts'
import { type Invoice, invoiceChange, invoicesEndpoints, newInvoice, taxTreatments } from '../../../contract/money/billing/invoices.ts'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import type { BillingSettings } from '../../../contract/platform/settings/billing-settings.ts'
import { checkedBy } from '../../platform/form/checked-by.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { RecordDialog } from '../../platform/form/record-dialog.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { formatAmount } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { labelled } from '../../platform/list/filters.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { BillLinesEditor } from './bill-lines-editor.tsx'
import { type DraftLine, draftLines, newLine, sentLines, withoutTax } from './bill-lines-form.ts'
import { firstRate } from './tax-rates.ts'
import { WithBillingSettings } from './with-billing-settings.tsx'

interface Typed {
  taxTreatment: Invoice['taxTreatment']
  lines: readonly DraftLine[]
  dueDate: string
  notes: string
}

const { TextField, DateField, ChoiceField } = fieldsOf<Typed>()
const treatments = labelled(taxTreatments, taxTreatmentLabels)

const changeSchema = z.custom<Typed>().transform((typed, context) => checkedBy(invoiceChange, bodyOf(typed, context), context))

function newSchema(customerId: number) {
  return z.custom<Typed>().transform((typed, context) => checkedBy(newInvoice, { ...bodyOf(typed, context), customerId }, context))
}

function bodyOf({ lines, ...values }: Typed, context: z.RefinementCtx) {
  return { ...values, lines: sentLines(values.taxTreatment === 'standard' ? lines : withoutTax(lines), context) }
}

type Owner = Pick<Customer, 'id' | 'name'>

interface InvoiceFormProps {
  customer: Owner
  onClose: () => void
}

/** A new invoice for a customer, as a draft. */
export function CreateInvoiceDialog({ customer, onClose }: InvoiceFormProps) {
  return (
    <WithBillingSettings title="Create Invoice" onClose={onClose}>
      {(settings) => <InvoiceForm record={null} settings={settings} customer={customer} onClose={onClose} />}
    </WithBillingSettings>
  )
}

export function EditInvoiceDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useRead(invoicesEndpoints.get, { params: { id } })
  return (
    <WithBillingSettings title="Edit Invoice" onClose={onClose}>
      {(settings) => (
        <RecordDialog title="Edit Invoice" failure="Failed to load this invoice" read={read} onClose={onClose}>
          {(record) => (
            <InvoiceForm
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

function InvoiceForm({ customer, record, settings, onClose }: InvoiceFormProps & { record: Invoice | null; settings: BillingSettings }) {
  const { create, update } = useRecordCalls(invoicesEndpoints)
  const form = useRecordForm({
    name: record ? 'invoice' : `invoice-for-customer-${customer.id}`,
    noun: 'invoice',
    record,
    values: (invoice: Invoice | null): Typed => ({
      taxTreatment: invoice?.taxTreatment ?? 'standard',
      lines: invoice ? draftLines(invoice.lines) : [{ ...newLine(firstRate(settings)), key: 'line-0' }],
      dueDate: invoice?.dueDate ?? '',
      notes: invoice?.notes ?? '',
    }),
    create: { schema: () => newSchema(customer.id), send: create },
    update: { schema: () => changeSchema, send: update, reread: rereadBy(invoicesEndpoints.get), history: historyEndpoints.ofInvoice },
    rowKeys: { lines: ({ key }) => key },
    onSaved: ({ invoiceNumber, total, currency }, { isNew }) =>
      toast({ title: isNew ? 'Invoice Created' : 'Changes Saved', description: `${invoiceNumber}: ${formatAmount(total, currency)}` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      long
      size="lg"
      title={record ? `Edit ${record.invoiceNumber}` : 'Create Invoice'}
      focus={record ? 'title' : 'field'}
      description={customer.name}
      submitLabel={record ? 'Save Changes' : 'Create Invoice'}
      pendingLabel={record ? 'Saving...' : 'Creating...'}
    >
      <InvoiceLines settings={settings} currency={record?.currency ?? settings.currency} attempted={form.attempts > 0} />
      <FieldGrid>
        <ChoiceField name="taxTreatment" label="Tax" options={treatments} />
        <DateField
          name="dueDate"
          label="Due Date"
          hint="Leave blank to use the customer’s payment terms, counted from the day of sending"
        />
      </FieldGrid>
      <TextField name="notes" label="Notes" rows={3} maxLength={5000} hint="Optional. Printed on the invoice" />
    </FormDialog>
  )
}

function InvoiceLines(props: Omit<ComponentProps<typeof BillLinesEditor>, 'untaxed'>) {
  const { value: treatment } = useFormField<Typed['taxTreatment']>('taxTreatment', 'Tax')
  return <BillLinesEditor {...props} untaxed={treatment === 'standard' ? undefined : taxTreatmentLabels[treatment]} />
}
