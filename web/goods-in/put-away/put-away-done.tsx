import { Link } from '@tanstack/react-router'
import { ArrowRight, Check } from 'lucide-react'
import { type Task, tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { ScanPrompt } from '../../platform/floor/scan-prompt.tsx'
import { formatQuantity } from '../../platform/lib/format.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { UndoNow } from '../../stock/acts/undo-now.tsx'
import { codeOf, goodsName, putAwayKinds } from './task-goods.ts'
import { TaskProgress } from './task-progress.tsx'
import { useOpenTaskOf } from './use-open-task-of.ts'

/** What was put where, and what is next: scanned, or the next task on the way. */
export function PutAwayDone({ task }: { task: Task }) {
  const next = useNextTask(task)
  const openTask = useOpenTaskOf()

  return (
    <section aria-label="Put away" className="overflow-clip rounded-panel border border-line bg-raised">
      <TaskProgress task={task} />
      <div role="status" className="grid justify-items-center gap-1 bg-badge-green-bg px-4 py-8 text-badge-green">
        <Check aria-hidden strokeWidth={2.5} className="size-20!" />
        <p className="text-[1.75rem] leading-9 font-semibold">{formatQuantity(task.quantity, task.unitOfMeasure ?? 'units')}</p>
        <p className="text-center text-body wrap-anywhere">
          <span className="mono">{codeOf(task)}</span> is at <span className="mono font-semibold">{task.doneLocation}</span>
        </p>
        {task.kind === 'put_away' && task.doneLocation && (
          <UndoNow kind="put_away" of={{ location: task.doneLocation }} on={pageOf(task)} />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
        {next ? (
          <Link
            to="/put-away/$id"
            params={{ id: String(next.id) }}
            className="grid gap-0.5 rounded-control border border-line-strong px-3.5 py-2.5 hover:bg-hover"
          >
            <span className="flex items-center justify-between text-small text-muted">
              Next <ArrowRight aria-hidden className="size-4!" />
            </span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="mono text-title font-semibold wrap-anywhere">{next.suggestedLocation ?? 'No bin fits'}</span>
              <span className="figures">{formatQuantity(next.quantity, next.unitOfMeasure ?? 'units')}</span>
            </span>
            <Truncated text={`${codeOf(next)} · ${goodsName(next)}`} className="text-small text-ink-2" />
          </Link>
        ) : (
          <p className="text-center text-ink-2">No more open tasks for you.</p>
        )}
        {next && <ScanPrompt label="Or scan other goods" onScan={openTask} />}
      </div>
    </section>
  )
}

/** The page on which its ledger lines are. */
function pageOf({ inventoryId, handlingUnitId }: Task) {
  return handlingUnitId === null ? recordLink('/inventory/$id', inventoryId ?? 0) : recordLink('/handling-units/$id', handlingUnitId)
}

/** The next open task that no one else has: of the same receipt first, then of any. */
function useNextTask({ id, receiptId }: Task): Task | undefined {
  const { user } = useViewer()
  const open = { kind: putAwayKinds, state: ['open' as const], sort: 'suggestedLocation' as const, ...useSiteQuery() }
  const ofReceipt = useFirstRows(
    tasksEndpoints.list,
    { query: { ...open, receiptId: [receiptId ?? 0] }, count: 20 },
    { enabled: receiptId !== null },
  )
  const ofAny = useFirstRows(tasksEndpoints.list, { query: open, count: 20 })
  const tasks = [...(ofReceipt.data?.rows ?? []), ...(ofAny.data?.rows ?? [])]
  return tasks.find((task) => task.id !== id && (task.assignedTo === null || task.assignedTo === user.id))
}
