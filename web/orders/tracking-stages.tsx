import { Check } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import type { Order } from '../../contract/orders.ts'
import {
  nextStage,
  stageLabels,
  stageOf,
  stageProgress,
  stagesCompleted,
  type TrackingStage,
  trackingStages,
} from '../../contract/tracking-stages.ts'
import { detailFor } from '../lib/api.ts'
import { formatDateTime } from '../lib/format.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { onFirstClick } from '../ui/on-first-click.ts'
import { Strokes } from '../ui/tally.tsx'
import { toast } from '../ui/toast.tsx'
import { useAdvanceTracking } from './use-orders.ts'

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
    <section>
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-heading">Movement Tracking</h3>
        <span className="figures font-medium" aria-live="polite">
          {completed} of {trackingStages.length} stages completed
        </span>
      </div>
      <Strokes total={trackingStages.length} current={completed} label="Stages completed" />
      <ol ref={stages} className="mt-2.5">
        {trackingStages.map((stage, index) => (
          <Stage key={stage} order={order} stage={stage} number={index + 1} advance={stage === next ? advance : null} />
        ))}
      </ol>
    </section>
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
  const exported = stage === 'exported' && order.trackingStage === 'exported'
  const progress = exported ? 'completed' : stageProgress(stage, stageOf(order.trackingStage))
  const last = number === trackingStages.length
  return (
    <li tabIndex={-1} className="relative grid min-h-11 grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-x-3">
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
        {progress === 'current' && <span className="text-small font-normal whitespace-nowrap text-muted"> current stage</span>}
        {progress === 'completed' && <span className="sr-only"> completed</span>}
      </span>
      {advance ? (
        <Button
          size="sm"
          icon={<Check aria-hidden="true" />}
          aria-describedby={stage}
          pending={advance.isPending}
          onClick={onFirstClick(() => advance.mutate(stage))}
        >
          Mark Complete
        </Button>
      ) : (
        <span className="figures text-right text-small text-muted">
          {progress === 'pending' ? (
            'pending'
          ) : (
            <time dateTime={reachedAt(order, stage) ?? undefined}>{formatDateTime(reachedAt(order, stage))}</time>
          )}
        </span>
      )}
    </li>
  )
}

function useMarkComplete(order: Order) {
  const advance = useAdvanceTracking(order.id)
  return {
    isPending: advance.isPending,
    mutate: (stage: TrackingStage) =>
      advance.mutate(stage, {
        onSuccess: () => toast({ title: 'Tracking Updated', description: `${order.orderNumber}: ${stageLabels[stage]}` }),
        onError: (error) => toast({ title: 'Update Failed', description: detailFor(error), tone: 'destructive' }),
      }),
  }
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
