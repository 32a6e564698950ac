import { Ban, CircleAlert, CircleCheck, CircleDashed, LoaderCircle, Undo2 } from 'lucide-react'
import type { ImportRow } from '../../../contract/platform/imports/import-rows.ts'
import type { ImportState } from '../../../contract/platform/imports/imports.ts'
import { importStateLabels } from '../../../contract/platform/imports/imports.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { outcomeOf, rowStateLabels } from './import-words.ts'

interface Look {
  tone: BadgeTone
  Glyph: typeof Ban
}

const underWay: Look = { tone: 'blue', Glyph: LoaderCircle }
const looks: Record<ImportState, Look> = {
  mapping: { tone: 'yellow', Glyph: CircleDashed },
  checking: underWay,
  checked: { tone: 'yellow', Glyph: CircleDashed },
  committing: underWay,
  done: { tone: 'green', Glyph: CircleCheck },
  cancelled: { tone: 'grey', Glyph: Ban },
  failed: { tone: 'red', Glyph: CircleAlert },
  undoing: underWay,
  undone: { tone: 'grey', Glyph: Undo2 },
}

export function ImportBadge({ state }: { state: ImportState }) {
  const { tone, Glyph } = looks[state]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {importStateLabels[state]}
    </Badge>
  )
}

/** What a row of an import in this state will do or did; the usual is quiet. */
export function RowBadge({ row: { state, action }, importState }: { row: ImportRow; importState: ImportState }) {
  if (state === 'error') {
    return (
      <Badge tone="red" icon={<CircleAlert aria-hidden />}>
        {rowStateLabels.error}
      </Badge>
    )
  }
  if (state === 'skipped') return <Badge icon={<Ban aria-hidden />}>{rowStateLabels.skipped}</Badge>
  return <span className="text-ink-2">{action ? outcomeOf(action, importState) : rowStateLabels[state]}</span>
}
