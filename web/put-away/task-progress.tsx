import { Link } from '@tanstack/react-router'
import { type Task, tasksEndpoints } from '../../contract/tasks.ts'
import { useFirstRows } from '../detail/use-first-rows.ts'
import { formatNumber } from '../lib/format.ts'

/** How many of the tasks of its receipt are done. */
export function TaskProgress({ task: { receiptId, receiptNumber, state } }: { task: Task }) {
  const of = { kind: ['put_away' as const], receiptId: [receiptId ?? 0] }
  const enabled = receiptId !== null
  const done = useFirstRows(tasksEndpoints.list, { query: { ...of, state: ['done'] }, count: 1 }, { enabled }).data?.total
  const open = useFirstRows(tasksEndpoints.list, { query: { ...of, state: ['open'] }, count: 1 }, { enabled }).data?.total
  if (receiptId === null) return null
  const known = done !== undefined && open !== undefined
  const all = known ? done + open : 0
  return (
    <div>
      <div className="h-1.5 bg-sunken" aria-hidden>
        <div className="h-full bg-primary transition-[width]" style={{ width: `${all === 0 ? 0 : ((done ?? 0) / all) * 100}%` }} />
      </div>
      <p className="figures flex flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-small">
        <span className="font-medium">
          {known &&
            (state === 'open'
              ? `${formatNumber(done + 1)} of ${formatNumber(all)}`
              : `${formatNumber(done)} of ${formatNumber(all)} put away`)}
        </span>
        <Link
          to="/receipts/$id"
          params={{ id: String(receiptId) }}
          className="mono text-primary-text hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-(--touch) pointer-coarse:items-center"
        >
          {receiptNumber}
        </Link>
      </p>
    </div>
  )
}
