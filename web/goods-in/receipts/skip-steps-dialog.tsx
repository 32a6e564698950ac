import { z } from 'zod'
import { requiredText } from '../../../contract/fields.ts'
import { type ReceiptStatus, receiptStatusLabels } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { stepWords } from './step-words.ts'

interface ReasonValues {
  reason: string
}

const { TextField } = fieldsOf<ReasonValues>()
const schema = z.object({ reason: requiredText(500, 'Please give a reason for skipping a step.') })

interface SkipStepsDialogProps {
  receipt: Receipt
  to: ReceiptStatus
  onSaved: (saved: Receipt) => void
  onClose: () => void
}

/** Asks an administrator why steps are skipped, and says what is done in their place. */
export function SkipStepsDialog({ receipt, to, onSaved, onClose }: SkipStepsDialogProps) {
  const { update } = useRecordCalls(receiptsEndpoints)
  const form = useRecordForm({
    name: `receipt-to-${to}`,
    noun: 'receipt',
    record: receipt,
    values: (): ReasonValues => ({ reason: '' }),
    update: {
      schema: () => schema,
      send: (read, { reason }) => update(read, { status: to, reason }),
      reread: rereadBy(receiptsEndpoints.get),
      history: historyEndpoints.ofReceipt,
    },
    onSaved,
    onClose,
  })
  const current = form.record ?? receipt
  return (
    <FormDialog
      form={form}
      size="sm"
      title={`Skip to ${receiptStatusLabels[to]}`}
      description={`${current.receiptNumber} is ${receiptStatusLabels[current.status]}. ${stepWords(current, to)}`}
      submitLabel="Skip Steps"
      pendingLabel="Saving..."
    >
      <TextField name="reason" label="Reason" required rows={3} maxLength={500} />
    </FormDialog>
  )
}
