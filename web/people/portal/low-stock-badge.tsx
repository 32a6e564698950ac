import { TriangleAlert } from 'lucide-react'
import { Badge } from '../../platform/ui/badge.tsx'

export function LowStockBadge() {
  return (
    <Badge tone="yellow" icon={<TriangleAlert aria-hidden />}>
      Low stock
    </Badge>
  )
}
