import { CirclePause } from 'lucide-react'
import { Badge } from './badge.tsx'

/** Whether a row is active: the usual state is quiet. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return isActive ? <span className="text-ink-2">Active</span> : <Badge icon={<CirclePause aria-hidden />}>Inactive</Badge>
}
