import { z } from 'zod'
import { historyEndpoints } from '../../contract/history.ts'
import { type Task, tasksEndpoints } from '../../contract/put-away/tasks.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { rereadBy } from '../form/use-record-calls.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { toast } from '../lib/toast.ts'
import { useRowChange } from '../lib/use-change.ts'
import { codeOf } from './task-goods.ts'

interface ReasonValues {
  reason: string
}

const { TextField } = fieldsOf<ReasonValues>()
const schema = z.object({ reason: z.string() })

/** Asks why; the goods stay where they are. */
export function CancelTaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const cancel = useRowChange(tasksEndpoints.cancel)
  const form = useRecordForm({
    name: 'cancel-task',
    noun: 'task',
    record: task,
    values: (): ReasonValues => ({ reason: '' }),
    update: {
      schema: () => schema,
      send: (read, { reason = '' }) => cancel.mutateAsync({ read, body: { reason } }),
      reread: rereadBy(tasksEndpoints.get),
      history: historyEndpoints.ofTask,
    },
    onSaved: () =>
      toast({ title: 'Task Cancelled', description: `${codeOf(task)} stays at ${task.fromLocation ?? 'the current location'}.` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      danger
      title="Cancel Task"
      description={`${codeOf(task)} stays at ${task.fromLocation ?? 'the current location'}. You can create a new task from the receipt.`}
      cancelLabel="Keep Task"
      submitLabel="Cancel Task"
      pendingLabel="Cancelling..."
    >
      <TextField name="reason" label="Reason" rows={3} maxLength={500} hint="Optional" />
    </FormDialog>
  )
}
