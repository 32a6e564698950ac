import { Ban, CheckCheck, CircleDashed, RefreshCcw, Scale, Tally5 } from 'lucide-react'
import { type CountStatus, countStatusLabels } from '../../../contract/stock/counts/count-words.ts'
import { Badge, type BadgeTone } from '../../platform/ui/badge.tsx'

const looks: Record<CountStatus, { tone: BadgeTone; Glyph: typeof Ban }> = {
  planned: { tone: 'grey', Glyph: CircleDashed },
  counting: { tone: 'blue', Glyph: Tally5 },
  recounting: { tone: 'yellow', Glyph: RefreshCcw },
  review: { tone: 'purple', Glyph: Scale },
  closed: { tone: 'green', Glyph: CheckCheck },
  cancelled: { tone: 'grey', Glyph: Ban },
}

export function CountBadge({ status }: { status: CountStatus }) {
  const { tone, Glyph } = looks[status]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {countStatusLabels[status]}
    </Badge>
  )
}
