import { type Count, countsEndpoints } from '../../contract/counts/counts.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { toast } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'

interface ReasonValues {
  reason: string
}

const { TextField } = fieldsOf<ReasonValues>()

const kinds = {
  cancel: {
    endpoint: countsEndpoints.cancel,
    title: 'Cancel Count',
    description: 'Nothing more is posted. What was counted so far is kept.',
    submitLabel: 'Cancel Count',
    pendingLabel: 'Cancelling...',
    done: 'Count Cancelled',
    hint: undefined,
  },
  writeOff: {
    endpoint: countsEndpoints.writeOffAside,
    title: 'Write Off Goods Aside',
    description: 'What short picks at these locations put aside, and no count found, is taken out of the stock.',
    submitLabel: 'Write Off',
    pendingLabel: 'Writing off...',
    done: 'Goods Written Off',
    hint: 'The owner of the goods can read this.',
  },
} as const

interface CountReasonDialogProps {
  count: Count
  kind: keyof typeof kinds
  onClose: () => void
}

/** Asks why. */
export function CountReasonDialog({ count, kind, onClose }: CountReasonDialogProps) {
  const { endpoint, title, description, submitLabel, pendingLabel, done, hint } = kinds[kind]
  const send = useChange(endpoint, (sent: { body: ReasonValues; idempotencyKey: string }) => ({ params: { id: count.id }, ...sent }))
  const form = useRecordForm({
    name: `${kind}-count-${count.id}`,
    noun: 'count',
    record: null,
    values: (): ReasonValues => ({ reason: '' }),
    create: { schema: () => endpoint.body.schema, send: (body, idempotencyKey) => send.mutateAsync({ body, idempotencyKey }) },
    onSaved: () => toast({ title: done, description: count.countNumber }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      danger
      title={title}
      description={`${count.countNumber}. ${description}`}
      cancelLabel="Keep"
      submitLabel={submitLabel}
      pendingLabel={pendingLabel}
    >
      <TextField name="reason" label="Reason" required rows={3} maxLength={300} hint={hint} />
    </FormDialog>
  )
}
