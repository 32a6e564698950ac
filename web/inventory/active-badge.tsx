import { Check, CirclePause } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'

/** Of a location or category. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Badge tone="green" icon={<Check aria-hidden />}>
      Active
    </Badge>
  ) : (
    <Badge icon={<CirclePause aria-hidden />}>Inactive</Badge>
  )
}
