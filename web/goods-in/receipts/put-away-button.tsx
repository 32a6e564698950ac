import { Link } from '@tanstack/react-router'
import { ListPlus, Warehouse } from 'lucide-react'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useCreateTasks } from './use-create-tasks.ts'

/** The next step of an inspected receipt: its put-away tasks, or to create them. */
export function PutAwayButton({ receipt }: { receipt: Receipt }) {
  const { createTasks, isPending } = useCreateTasks(receipt)
  const tasks = useFirstRows(tasksEndpoints.list, { query: { receiptId: [receipt.id], kind: ['put_away'], state: ['open'] }, count: 1 })
  if (!tasks.data) return null
  if (tasks.data.rows.length > 0)
    return (
      <Button asChild variant="primary" icon={<Warehouse aria-hidden />}>
        <Link to="/put-away" search={{ q: receipt.receiptNumber }}>
          Put Away
        </Link>
      </Button>
    )
  return (
    <Button variant="primary" icon={<ListPlus aria-hidden />} pending={isPending} onClick={createTasks}>
      Create Task
    </Button>
  )
}
