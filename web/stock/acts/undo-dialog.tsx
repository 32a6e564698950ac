import { useState } from 'react'
import { z } from 'zod'
import type { BodyInput } from '../../../contract/endpoint.ts'
import { actKindLabels, lineByLineKinds } from '../../../contract/stock/acts/act-kinds.ts'
import { type StockAct, stockActsEndpoints, undoRequest } from '../../../contract/stock/acts/stock-acts.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { UndoPreview } from './undo-preview.tsx'

interface ReasonValues {
  reason: string
}

const { TextField } = fieldsOf<ReasonValues>()
const schema = z.object({ reason: undoRequest.shape.reason })

interface UndoDialogProps {
  actId: number
  /** The line of the ledger that it was opened from. */
  lineId: number | undefined
  onClose: () => void
}

/** What undoing an act changes, what is in its way, and the reason for it. */
export function UndoDialog({ actId, lineId, onClose }: UndoDialogProps) {
  const act = useRead(stockActsEndpoints.get, { params: { id: actId } })
  const [withDependents, setWithDependents] = useState(false)
  const [onlyLine, setOnlyLine] = useState(false)
  const movementIds = onlyLine && lineId ? [lineId] : undefined
  const preview = useRead(stockActsEndpoints.previewUndo, {
    params: { id: actId },
    query: { ...(movementIds && { movementId: movementIds }), ...(withDependents && { withDependents: 'true' }) },
  })
  const undo = useChange(stockActsEndpoints.undo, (body: BodyInput<typeof stockActsEndpoints.undo>) => ({
    params: { id: actId },
    body,
  }))
  const title = act.data ? titleOf(act.data) : 'Undo'
  const line = act.data && lineId !== undefined ? choosableLine(act.data, lineId) : undefined
  const failed = act.error ?? preview.error
  const hasPutAway = preview.data?.dependents.some(({ kind }) => kind === 'put_away') ?? false
  return (
    <AskDialog
      title={title}
      submitLabel="Undo"
      submitDisabled={!preview.data?.possible || preview.isFetching}
      size="md"
      name={`undo-${actId}`}
      noun="undo"
      start={{ reason: '' }}
      schema={schema}
      send={({ reason }) =>
        undo.mutateAsync({ preview: preview.data?.preview ?? '', reason, withDependents, ...(movementIds && { movementIds }) })
      }
      said={() => ({ title: 'Undone', description: `${title}. The ledger shows the opposite lines.` })}
      onClose={onClose}
    >
      {failed ? (
        <ErrorState title="Failed to load the preview" detail={detailFor(failed)} onRetry={() => void preview.refetch()} />
      ) : preview.data ? (
        <UndoPreview preview={preview.data} />
      ) : (
        <Skeleton className="h-32" />
      )}
      {hasPutAway && <Checkbox label="Undo put-away too" checked={withDependents} onCheckedChange={setWithDependents} />}
      {line && (
        <Checkbox
          label={`Only this line: ${formatNumber(line.quantity)} of ${line.sku}`}
          checked={onlyLine}
          onCheckedChange={setOnlyLine}
        />
      )}
      <TextField name="reason" label="Reason" required rows={2} maxLength={300} hint="The owner of the goods can read this." />
    </AskDialog>
  )
}

function titleOf({ kind, number, lines }: StockAct): string {
  const of = number ?? lines[0]?.sku
  return `Undo ${actKindLabels[kind].toLowerCase()}${of ? ` of ${of}` : ''}`
}

/** The line, where it may be taken back without the others of its act. */
function choosableLine({ kind, lines }: StockAct, lineId: number) {
  return lines.length > 1 && lineByLineKinds.some((each) => each === kind) ? lines.find(({ id }) => id === lineId) : undefined
}
