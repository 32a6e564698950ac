import { Check, TriangleAlert, X } from 'lucide-react'
import type { InventoryItem } from '../../contract/inventory.ts'
import { type StockStatus, stockStatus } from '../../contract/stock-status.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const looks: Record<StockStatus, { tone: BadgeTone; Glyph: typeof Check }> = {
  'In Stock': { tone: 'green', Glyph: Check },
  'Low Stock': { tone: 'yellow', Glyph: TriangleAlert },
  'Out of Stock': { tone: 'red', Glyph: X },
}

export function StockBadge({ item }: { item: Pick<InventoryItem, 'quantity' | 'lowStockThreshold'> }) {
  const status = stockStatus(item.quantity, item.lowStockThreshold)
  const { tone, Glyph } = looks[status]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {status}
    </Badge>
  )
}
