import { TriangleAlert, X } from 'lucide-react'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { type StockStatus, stockStatus } from '../../../contract/stock/inventory/stock-status.ts'
import { Badge, type BadgeTone } from '../../platform/ui/badge.tsx'

const looks: Record<Exclude<StockStatus, 'In Stock'>, { tone: BadgeTone; Glyph: typeof X }> = {
  'Low Stock': { tone: 'yellow', Glyph: TriangleAlert },
  'Out of Stock': { tone: 'red', Glyph: X },
}

/** Enough stock is the usual state, and quiet. */
export function StockBadge({ item }: { item: Pick<InventoryItem, 'quantity' | 'lowStockThreshold'> }) {
  const status = stockStatus(item.quantity, item.lowStockThreshold)
  if (status === 'In Stock') return <span className="text-ink-2">{status}</span>
  const { tone, Glyph } = looks[status]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {status}
    </Badge>
  )
}
