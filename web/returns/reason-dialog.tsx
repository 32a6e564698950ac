import { z } from 'zod'
import { type GoodsReturn, returnsEndpoints } from '../../contract/returns/returns.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { toast } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'
import { useViewer } from '../lib/use-session.ts'

interface ReasonValues {
  reason: string
}
const { TextField } = fieldsOf<ReasonValues>()

interface ReasonDialogProps {
  record: GoodsReturn
  action: 'decline' | 'cancel'
  onClose: () => void
}

/** Declines a return, or cancels it, with the reason. */
export function ReasonDialog({ record: { id, returnNumber, customerName }, action, onClose }: ReasonDialogProps) {
  const { seesCustomerScreens } = useViewer()
  const isDecline = action === 'decline'
  const options = ({ reason, idempotencyKey }: ReasonValues & { idempotencyKey: string }) => ({
    params: { id },
    body: { reason },
    idempotencyKey,
  })
  const decline = useChange(returnsEndpoints.decline, options)
  const cancel = useChange(returnsEndpoints.cancel, options)
  const form = useRecordForm({
    name: `${action}-return-${id}`,
    noun: 'return',
    record: null,
    values: (): ReasonValues => ({ reason: '' }),
    create: {
      schema: () => (isDecline ? z.object({ reason: z.string().trim().min(1, 'Please give a reason') }) : z.object({ reason: z.string() })),
      send: ({ reason }, idempotencyKey) => (isDecline ? decline : cancel).mutateAsync({ reason, idempotencyKey }),
    },
    onSaved: () => toast({ title: isDecline ? 'Return Declined' : 'Return Cancelled', description: returnNumber }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      danger
      title={isDecline ? 'Decline Return' : 'Cancel Return'}
      description={
        isDecline
          ? `${customerName} is notified.`
          : seesCustomerScreens
            ? 'The warehouse no longer expects the goods.'
            : 'The goods are no longer expected.'
      }
      submitLabel={isDecline ? 'Decline' : 'Cancel Return'}
      cancelLabel={isDecline ? 'Cancel' : 'Keep It'}
    >
      <TextField
        name="reason"
        label="Reason"
        rows={3}
        required={isDecline}
        maxLength={300}
        hint={isDecline ? 'The customer can read this.' : 'Optional'}
      />
    </FormDialog>
  )
}
