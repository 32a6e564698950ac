import { Link } from '@tanstack/react-router'
import { type Task, tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { FloorProgress } from '../../platform/floor/floor-progress.tsx'
import { formatNumber } from '../../platform/lib/format.ts'

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
    <FloorProgress done={done ?? 0} of={all}>
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
    </FloorProgress>
  )
}
