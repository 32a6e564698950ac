import { Check } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import {
  nextStage,
  stageLabels,
  stageOf,
  stageProgress,
  stagesCompleted,
  type TrackingStage,
  trackingStages,
} from '../../../contract/goods-out/orders/tracking-stages.ts'
import { formatDateTime } from '../../platform/lib/format.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { Strokes } from '../../platform/ui/tally.tsx'
import { useMarkComplete } from './use-mark-complete.ts'

/** '2 of 6 stages completed'. */
export function StagesCompleted({ order }: { order: Order }) {
  return (
    <span className="figures text-small font-medium" aria-live="polite">
      {stagesCompleted(stageOf(order.trackingStage))} of {trackingStages.length} stages completed
    </span>
  )
}

/** The six stages, with their times, and 'Mark Complete' at the next one. */
export function TrackingStages({ order }: { order: Order }) {
  const mayAdvance = useMay('orders.advance')
  const current = stageOf(order.trackingStage)
  const completed = stagesCompleted(current)
  const stages = useRef<HTMLOListElement>(null)
  const advance = useMarkComplete(order)
  useFocusAtReached(stages, current)
  const next = mayAdvance && order.status !== 'cancelled' ? nextStage(current) : null
  return (
    <div>
      <Strokes total={trackingStages.length} current={completed} label="Stages completed" />
      <ol ref={stages} className="mt-2.5">
        {trackingStages.map((stage, index) => (
          <Stage key={stage} order={order} stage={stage} number={index + 1} advance={stage === next ? advance : null} />
        ))}
      </ol>
      {advance.asked && (
        <ConfirmDialog
          title={`Mark ${stageLabels[advance.asked.stage]} complete?`}
          description={advance.asked.question}
          confirmLabel={advance.asked.confirmLabel}
          onConfirm={advance.asked.confirm}
          onClose={advance.asked.cancel}
        />
      )}
    </div>
  )
}

const knobs = {
  completed: 'border-primary bg-primary text-on-primary',
  current: 'border-2 border-primary-text bg-raised text-primary-text ring-3 ring-primary-soft',
  pending: 'border-control bg-raised text-muted',
}

interface StageProps {
  order: Order
  stage: TrackingStage
  number: number
  /** Set for the stage that the viewer may mark complete. */
  advance: ReturnType<typeof useMarkComplete> | null
}

function Stage({ order, stage, number, advance }: StageProps) {
  const progress = progressOf(order, stage)
  const last = number === trackingStages.length
  return (
    <li tabIndex={-1} className="relative grid min-h-(--touch) grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-x-3">
      {!last && (
        <span
          aria-hidden="true"
          className={`absolute top-[calc(50%+11px)] left-2.5 h-[calc(100%-22px)] w-0.5 ${progress === 'completed' ? 'bg-primary' : 'bg-line-strong'}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`figures relative grid size-5.5 place-items-center rounded-full border-[1.5px] text-[0.6875rem] font-semibold ${knobs[progress]}`}
      >
        {progress === 'completed' ? <Check className="size-[13px]! stroke-[2.2]!" /> : number}
      </span>
      <span id={stage} className={progress === 'current' ? 'font-medium' : progress === 'pending' ? 'text-muted' : undefined}>
        {stageLabels[stage]}
        {progress === 'current' && <span className="text-small font-normal text-muted"> current stage</span>}
        {progress === 'completed' && <span className="sr-only"> completed</span>}
      </span>
      {advance ? (
        <Button
          size="sm"
          icon={<Check aria-hidden="true" />}
          aria-describedby={stage}
          pending={advance.isPending}
          onClick={() => advance.mark(stage)}
        >
          Mark Complete
        </Button>
      ) : (
        <span className="figures text-right text-small text-muted">
          {progress === 'pending' ? (
            order.status === 'cancelled' ? (
              'not reached'
            ) : (
              'pending'
            )
          ) : (
            <time dateTime={reachedAt(order, stage) ?? undefined}>{formatDateTime(reachedAt(order, stage))}</time>
          )}
        </span>
      )}
    </li>
  )
}

/** Where nothing goes on any more, in an exported or cancelled movement, the stage reached is completed and none is current. */
function progressOf({ status, trackingStage }: Order, stage: TrackingStage) {
  const progress = stageProgress(stage, stageOf(trackingStage))
  const isOver = status === 'cancelled' || trackingStage === 'exported'
  return isOver && progress === 'current' ? 'completed' : progress
}

/**
 * The button that marks a stage disappears when the stage is reached. The focus moves to that stage, not to the next
 * button, so that pressing Enter again doesn't mark the next stage, too, which could export the movement.
 */
function useFocusAtReached(stages: RefObject<HTMLOListElement | null>, current: TrackingStage) {
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    // A lost focus is on the body, or on the surrounding dialog.
    if (!document.activeElement?.contains(stages.current)) return
    const reached = stages.current?.children[trackingStages.indexOf(current)]
    if (reached instanceof HTMLElement) reached.focus()
  }, [current, stages])
}

const timeFields = {
  awaiting_confirmation: 'createdAt',
  confirmed: 'confirmedAt',
  packaging: 'packagingStartedAt',
  labelling: 'labellingCompletedAt',
  documented: 'documentedAt',
  exported: 'exportedAt',
} as const satisfies Record<TrackingStage, keyof Order>

function reachedAt(order: Order, stage: TrackingStage): string | null {
  return order[timeFields[stage]]
}
