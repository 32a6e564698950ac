import { z } from 'zod'
import { inspectionPointLabels } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import { type InspectedPoint, type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'

interface NoteValues {
  note: string
}

const { TextField } = fieldsOf<NoteValues>()
const schema = z.object({ note: z.string() })

interface PointNoteDialogProps {
  receipt: Receipt
  point: InspectedPoint['point']
  onClose: () => void
}

/** A word about one point of the inspection, as why it isn't ticked. */
export function PointNoteDialog({ receipt, point, onClose }: PointNoteDialogProps) {
  const { update } = useRecordCalls(receiptsEndpoints)
  const pointOf = (read: Receipt | null) => read?.inspection.find((known) => known.point === point)
  const form = useRecordForm({
    name: `inspection-${point}`,
    noun: 'receipt',
    record: receipt,
    values: (read): NoteValues => ({ note: pointOf(read)?.note ?? '' }),
    update: {
      schema: () => schema,
      send: (read, { note = '' }) => update(read, { inspection: [{ point, checked: pointOf(read)?.checked ?? false, note }] }),
      reread: rereadBy(receiptsEndpoints.get),
      history: historyEndpoints.ofReceipt,
    },
    onSaved: () => toast({ title: 'Changes Saved', description: inspectionPointLabels[point] }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Inspection Note"
      description={inspectionPointLabels[point]}
      submitLabel="Save Note"
      pendingLabel="Saving..."
    >
      <TextField name="note" label="Note" rows={4} maxLength={1000} />
    </FormDialog>
  )
}
