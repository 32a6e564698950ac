import { useNavigate } from '@tanstack/react-router'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { plural } from '../../platform/lib/format.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'

/** Creates the missing put-away tasks of an inspected receipt, and says how many. */
export function useCreateTasks(receipt: Receipt) {
  const create = useRowChange(tasksEndpoints.create)
  const navigate = useNavigate()

  function createTasks() {
    create.mutate(
      { read: receipt, body: {} },
      {
        onSuccess: ({ created }) =>
          created.length > 0
            ? toast({
                title: 'Task Created',
                description: `${plural(created.length, 'put-away task')} for ${receipt.receiptNumber}.`,
                action: { label: 'View', onClick: () => void navigate({ to: '/put-away', search: { q: receipt.receiptNumber } }) },
              })
            : toast({
                title: 'No Tasks Needed',
                description: `All goods of ${receipt.receiptNumber} are put away or already have a put-away task.`,
              }),
        onError: (error) => toastError(error),
      },
    )
  }

  return { createTasks, isPending: create.isPending }
}
