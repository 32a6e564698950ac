import { TriangleAlert } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'

export function LowStockBadge() {
  return (
    <Badge tone="yellow" icon={<TriangleAlert aria-hidden />}>
      Low stock
    </Badge>
  )
}
