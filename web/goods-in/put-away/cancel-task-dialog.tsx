import { type Task, tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { WhyDialog } from '../../platform/form/why-dialog.tsx'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { codeOf } from './task-goods.ts'

/** Asks why; the goods stay where they are. */
export function CancelTaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const cancel = useRowChange(tasksEndpoints.cancel)
  const stays = `${codeOf(task)} stays at ${task.fromLocation ?? 'the current location'}.`
  return (
    <WhyDialog
      name={`cancel-task-${task.id}`}
      noun="task"
      title="Cancel Task"
      description={`${stays} You can create a new task from the receipt.`}
      cancelLabel="Keep Task"
      submitLabel="Cancel Task"
      pendingLabel="Cancelling..."
      maxLength={500}
      hint="Optional"
      send={(reason) => cancel.mutateAsync({ read: task, body: { reason } })}
      said={() => ({ title: 'Task Cancelled', description: stays })}
      onClose={onClose}
    />
  )
}
