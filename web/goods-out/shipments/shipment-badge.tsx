import { CircleCheck, Clock, PackageOpen, Truck, Undo2 } from 'lucide-react'
import { type ShipmentStatus, shipmentStatusLabels } from '../../../contract/goods-out/shipments/shipment-events.ts'
import { Badge, type BadgeTone } from '../../platform/ui/badge.tsx'

const looks: Record<ShipmentStatus, { tone: BadgeTone; Glyph: typeof Truck }> = {
  created: { tone: 'grey', Glyph: PackageOpen },
  in_transit: { tone: 'blue', Glyph: Truck },
  delivered: { tone: 'green', Glyph: CircleCheck },
  delayed: { tone: 'yellow', Glyph: Clock },
  returned: { tone: 'purple', Glyph: Undo2 },
}

export function ShipmentBadge({ status }: { status: ShipmentStatus }) {
  const { tone, Glyph } = looks[status]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {shipmentStatusLabels[status]}
    </Badge>
  )
}
