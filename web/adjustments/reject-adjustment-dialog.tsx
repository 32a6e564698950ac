import { z } from 'zod'
import { type AdjustmentRequest, adjustmentsEndpoints } from '../../contract/inventory/adjustment-requests.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { toast } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'

interface NoteValues {
  note: string
}

const { TextField } = fieldsOf<NoteValues>()
const schema = z.object({ note: z.string() })

/** Asks for a note to the person who asked. */
export function RejectAdjustmentDialog({ request, onClose }: { request: AdjustmentRequest; onClose: () => void }) {
  const reject = useChange(adjustmentsEndpoints.reject, ({ body, idempotencyKey }: { body: NoteValues; idempotencyKey: string }) => ({
    params: { id: request.id },
    body,
    idempotencyKey,
  }))
  const form = useRecordForm({
    name: `reject-adjustment-${request.id}`,
    noun: 'adjustment',
    record: null,
    values: (): NoteValues => ({ note: '' }),
    create: { schema: () => schema, send: (body, idempotencyKey) => reject.mutateAsync({ body, idempotencyKey }) },
    onSaved: () => toast({ title: 'Adjustment Rejected', description: `The stock of ${request.sku} stays as it is.` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      danger
      title="Reject Adjustment"
      description={`The stock of ${request.sku} stays as it is. ${request.requestedBy} is notified.`}
      submitLabel="Reject"
      pendingLabel="Rejecting..."
    >
      <TextField name="note" label="Note" rows={3} maxLength={500} hint="Optional. The person who asked can read it." />
    </FormDialog>
  )
}
