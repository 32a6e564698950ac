import { Ban, CircleDashed, Warehouse } from 'lucide-react'
import { type Task, taskStateLabels } from '../../../contract/goods-in/put-away/tasks.ts'
import { Badge, type BadgeTone } from '../../platform/ui/badge.tsx'

const looks: Record<Task['state'], { tone: BadgeTone; Glyph: typeof Ban }> = {
  open: { tone: 'blue', Glyph: CircleDashed },
  done: { tone: 'green', Glyph: Warehouse },
  cancelled: { tone: 'grey', Glyph: Ban },
}

export function TaskBadge({ state }: Pick<Task, 'state'>) {
  const { tone, Glyph } = looks[state]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {taskStateLabels[state]}
    </Badge>
  )
}
