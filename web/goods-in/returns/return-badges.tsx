import { Ban, Check, ClipboardCheck, Clock, Hourglass, PackageOpen, X } from 'lucide-react'
import { type ReturnStatus, returnStatusLabels } from '../../../contract/goods-in/returns/return-words.ts'
import { Badge, type BadgeTone } from '../../platform/ui/badge.tsx'

const looks: Record<ReturnStatus, { tone: BadgeTone; Glyph: typeof Clock }> = {
  requested: { tone: 'purple', Glyph: Hourglass },
  authorised: { tone: 'grey', Glyph: Clock },
  received: { tone: 'yellow', Glyph: PackageOpen },
  inspected: { tone: 'blue', Glyph: ClipboardCheck },
  closed: { tone: 'green', Glyph: Check },
  declined: { tone: 'red', Glyph: X },
  cancelled: { tone: 'grey', Glyph: Ban },
}

export function ReturnStatusBadge({ status }: { status: ReturnStatus }) {
  const { tone, Glyph } = looks[status]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {returnStatusLabels[status]}
    </Badge>
  )
}
