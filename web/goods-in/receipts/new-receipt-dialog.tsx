import { fullStopAfter } from '../../../contract/full-stop.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { ReceiptFields } from './receipt-fields.tsx'
import { newReceiptForm, newReceiptValues } from './receipt-form-values.ts'
import { ReceiptLinesEditor } from './receipt-lines-editor.tsx'

/** Announces a delivery; its lines may follow later. */
export function NewReceiptDialog({ onClose }: { onClose: () => void }) {
  const { create } = useRecordCalls(receiptsEndpoints)
  const form = useRecordForm({
    name: 'receipt',
    noun: 'receipt',
    record: null,
    values: () => newReceiptValues,
    create: { schema: () => newReceiptForm, send: create, asksAgain: true },
    onSaved: ({ receiptNumber, customerName, supplier }) =>
      toast({ title: 'Receipt Created', description: `${receiptNumber} for ${customerName}, from ${supplier}${fullStopAfter(supplier)}` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      long
      size="lg"
      title="Create Warehouse Receipt"
      description="Announce a delivery. Stock changes when you receive it."
      submitLabel="Create Receipt"
      pendingLabel="Creating..."
    >
      <ReceiptFields receipt={null} />
      <div>
        <h3 className="mb-2 text-heading">Items</h3>
        <ReceiptLinesEditor attempted={form.attempts > 0} />
      </div>
    </FormDialog>
  )
}
