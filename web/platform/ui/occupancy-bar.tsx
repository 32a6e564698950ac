import { classNames } from './class-names.ts'

const nearlyFull = 0.9

/** The occupancy as a bar, hidden from screen readers, because the numbers are next to it. Null is unlimited: an empty, dashed bar. */
export function OccupancyBar({ share, className }: { share: number | null; className?: string }) {
  if (share === null) return <span aria-hidden className={classNames('block h-1 border-b border-dashed border-line-strong', className)} />
  const fill = share > 1 ? 'bg-negative' : share >= nearlyFull ? 'bg-caution' : 'bg-primary'
  return (
    <span
      aria-hidden
      className={classNames('block h-1 overflow-clip rounded-badge bg-sunken shadow-[inset_0_0_0_1px_var(--line)]', className)}
    >
      <span className={`block h-full ${fill}`} style={{ width: `${Math.min(share, 1) * 100}%` }} />
    </span>
  )
}
