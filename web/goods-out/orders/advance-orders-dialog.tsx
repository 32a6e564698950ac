import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AdvancedOrders,
  advanceOrdersEndpoints,
  mostAdvancedAtOnce,
  mostAskedAtOnce,
} from '../../../contract/goods-out/orders/advance-orders.ts'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { stageLabels } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { RecordLink } from '../../platform/address/record-link.tsx'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber, plural } from '../../platform/lib/format.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import type { BulkDialogProps } from '../../platform/list/bulk-run.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { advanceQuestion, bookedWork } from './advance-question.ts'

/** Asks with counts by next stage before it advances, exports by a tick of their own, and lists afterwards what went where. */
export function AdvanceOrdersDialog({ rows, onDone, onClose }: BulkDialogProps<Order>) {
  const [exports, setExports] = useState(false)
  const [result, setResult] = useState<AdvancedOrders>({ advanced: [], refused: [] })
  const [isDone, setDone] = useState(false)
  const advance = useChange(advanceOrdersEndpoints.advance, (ids: number[]) => ({ body: { ids, exports } }))
  const asked = advanceQuestion(rows)
  const work = useNextStages(rows)
  const leaving = work.data.reduce((sum, each) => sum + each.leaving, 0)

  /** As many calls as it takes; what one answered stays in the result although the next one fails. */
  async function run() {
    const reached = new Set([...result.advanced, ...result.refused].map(({ id }) => id))
    const ids = rows.map(({ id }) => id).filter((id) => !reached.has(id))
    let { advanced, refused } = result
    for (let from = 0; from < ids.length; from += mostAdvancedAtOnce) {
      const answer = await advance.mutateAsync(ids.slice(from, from + mostAdvancedAtOnce))
      advanced = [...advanced, ...answer.advanced]
      refused = [...refused, ...answer.refused]
      setResult({ advanced, refused })
      const done = new Set(answer.advanced.map(({ id }) => id))
      onDone(rows.filter(({ id }) => done.has(id)))
    }
    setDone(true)
  }

  if (isDone) return <AdvanceResult result={result} onClose={onClose} />
  return (
    <ConfirmDialog
      title={`Mark next stage complete: ${plural(rows.length, 'movement')}?`}
      confirmLabel={exports ? `Advance and Export ${formatNumber(asked.exports)}` : 'Mark next stage complete'}
      danger={exports}
      pending={advance.isPending || work.isLoading}
      onConfirm={() => void run().catch(() => {})}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p>
          {asked.stages || 'None without an export'}
          {exports && (
            <>
              , <strong className="font-semibold">{willBe(asked.exports)} exported: </strong>
              {asked.exports === 1 ? 'its stock leaves' : 'their stock leaves'}, {plural(leaving, 'unit')}
            </>
          )}
          .
        </p>
        {bookedWork(work.data).map((sentence) => (
          <Note key={sentence} tone="caution">
            {sentence}
          </Note>
        ))}
        {work.error && <Note tone="negative">{detailFor(work.error)}</Note>}
        {asked.exports > 0 && (
          <Checkbox
            label={`Also export ${plural(asked.exports, 'movement')}, whose stock leaves the warehouse`}
            checked={exports}
            onCheckedChange={setExports}
          />
        )}
        {asked.ended && <p className="text-muted">{asked.ended}</p>}
        {advance.isError && <Note tone="negative">{detailFor(advance.error)}</Note>}
      </div>
    </ConfirmDialog>
  )
}

/** What the next stages of the movements book, by as many reads as it takes. */
function useNextStages(rows: readonly Order[]) {
  const calls = Array.from({ length: Math.ceil(rows.length / mostAskedAtOnce) }, (_, n) =>
    rows.slice(n * mostAskedAtOnce, (n + 1) * mostAskedAtOnce),
  )
  const reads = useQueries({
    queries: calls.map((some) => readQuery(advanceOrdersEndpoints.nextStages, { query: { ids: some.map(({ id }) => id) } })),
  })
  return {
    data: reads.flatMap(({ data }) => data ?? []),
    isLoading: reads.some(({ isPending }) => isPending),
    error: reads.find(({ error }) => error !== null)?.error,
  }
}

function willBe(count: number): string {
  return `${formatNumber(count)} will be`
}

function AdvanceResult({ result: { advanced, refused }, onClose }: { result: AdvancedOrders; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Mark next stage complete"
      focus="title"
      description={`${plural(advanced.length, 'movement')} advanced.${refused.length > 0 ? ` ${formatNumber(refused.length)} couldn’t be advanced and ${refused.length === 1 ? 'remains' : 'remain'} selected.` : ''}`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="grid gap-4">
        {refused.length > 0 && (
          <ul aria-label="Not advanced" className="divide-y divide-line">
            {refused.map(({ id, orderNumber, message }) => (
              <li key={id} className="grid gap-0.5 py-2">
                <OrderLink id={id} number={orderNumber} />
                <span className="text-ink-2 wrap-anywhere">{message}</span>
              </li>
            ))}
          </ul>
        )}
        {advanced.length > 0 && (
          <ul aria-label="Advanced" className="divide-y divide-line">
            {advanced.map(({ id, orderNumber, stage }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <OrderLink id={id} number={orderNumber} />
                <span>{stageLabels[stage]}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

function OrderLink({ id, number }: { id: number; number: string }) {
  return (
    <span>
      <RecordLink to="/orders/$id" id={id} mono>
        {number}
      </RecordLink>
    </span>
  )
}
