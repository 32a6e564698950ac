import { Truncated } from '../../platform/ui/truncated.tsx'

/** Whether a movement is assigned, and to whom. */
export function Assigned({ to }: { to: string | null }) {
  if (to === null) return <span className="text-muted">Unassigned</span>
  return (
    <span className="flex min-w-0 gap-1.5">
      <span className="flex-none">Assigned</span> <Truncated text={to} className="text-muted" />
    </span>
  )
}
