import { fullStopAfter } from '../../../contract/full-stop.ts'
import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { customerCode } from '../../../contract/people/customers/customer-codes.ts'
import { useCompany } from '../../platform/calls/use-company.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { newReceiptForm, newReceiptValues, type ReceiptValues, receiptChangeForm, receiptValues } from './receipt-form-values.ts'
import { ReceiptLinesEditor } from './receipt-lines-editor.tsx'

const { TextField, DateField } = fieldsOf<ReceiptValues>()

type Company = NonNullable<ReturnType<typeof useCompany>>

/** A delivery that a customer announces, or changes before it is received; null for a new one. */
export function AnnounceDialog({ receipt, onClose }: { receipt: Receipt | null; onClose: () => void }) {
  const company = useCompany()
  return company && <AnnounceForm company={company} receipt={receipt} onClose={onClose} />
}

function AnnounceForm({ company: { id, name }, receipt, onClose }: { company: Company; receipt: Receipt | null; onClose: () => void }) {
  const { create, update } = useRecordCalls(receiptsEndpoints)
  const form = useRecordForm({
    name: 'delivery',
    noun: 'delivery',
    record: receipt,
    values: (record: Receipt | null) =>
      record ? receiptValues(record) : { ...newReceiptValues, customerId: { id, code: customerCode(id), name } },
    create: { schema: () => newReceiptForm, send: create, asksAgain: true },
    update: { schema: receiptChangeForm, send: update, reread: rereadBy(receiptsEndpoints.get) },
    rowKeys: { items: ({ key }) => key },
    onSaved: ({ receiptNumber, supplier }, { isNew }) =>
      toast(
        isNew
          ? {
              title: 'Delivery Announced',
              description: `The warehouse now expects ${receiptNumber} from ${supplier}${fullStopAfter(supplier)}`,
            }
          : { title: 'Changes Saved', description: `${receiptNumber} is saved.` },
      ),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      long
      size="lg"
      title={receipt ? `Edit ${receipt.receiptNumber}` : 'Announce Delivery'}
      description={receipt ? 'You can change the delivery until it is received.' : 'Let the warehouse know what is on its way.'}
      submitLabel={receipt ? 'Save Changes' : 'Announce Delivery'}
      pendingLabel={receipt ? 'Saving...' : 'Announcing...'}
    >
      <FieldGrid>
        <TextField name="supplier" label="Supplier" required maxLength={300} />
        <DateField name="expectedDate" label="Expected Date" />
        <TextField name="trackingNumber" label="Tracking Number" mono scanned maxLength={100} hint="Optional" />
        <TextField name="reference" label="Reference" mono maxLength={100} hint="Your own number for this delivery" />
      </FieldGrid>
      <div>
        <h3 className="mb-2 text-heading">Items</h3>
        <ReceiptLinesEditor announcing attempted={form.attempts > 0} />
      </div>
      <TextField name="notes" label="Notes" rows={3} maxLength={5000} />
    </FormDialog>
  )
}
