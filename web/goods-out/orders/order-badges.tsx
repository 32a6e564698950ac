import { ChevronsDown, ChevronsUp, Minus, X } from 'lucide-react'
import { orderPriorityLabels, orderStatusLabels, orderTypeLabels } from '../../../contract/goods-out/orders/order-labels.ts'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import {
  type OrderStatus,
  stageLabelInList,
  stageOf,
  stagesCompleted,
  trackingStages,
} from '../../../contract/goods-out/orders/tracking-stages.ts'
import { Badge, type BadgeTone } from '../../platform/ui/badge.tsx'
import { Tally } from '../../platform/ui/tally.tsx'

/** Tally strokes by status, from Pending (1) to Completed (5). */
const statusLooks: Record<OrderStatus, { tone: BadgeTone; strokes: 1 | 2 | 3 | 4 | 5 | null }> = {
  pending: { tone: 'grey', strokes: 1 },
  processing: { tone: 'blue', strokes: 2 },
  picking: { tone: 'teal', strokes: 3 },
  packing: { tone: 'teal', strokes: 4 },
  completed: { tone: 'green', strokes: 5 },
  cancelled: { tone: 'red', strokes: null },
}

/** The type in words; a movement to another site is a transfer. */
export function OrderType({ order: { type, transfer } }: { order: Pick<Order, 'type' | 'transfer'> }) {
  return transfer ? <Badge tone="purple">Transfer</Badge> : (orderTypeLabels[type] ?? type)
}

/** A status this build doesn't know is shown raw. */
export function OrderStatusBadge({ status }: { status: string }) {
  if (!isKnown(status)) return <Badge>{status}</Badge>
  const { tone, strokes } = statusLooks[status]
  return (
    <Badge tone={tone} icon={strokes ? <Tally count={strokes} /> : <X aria-hidden="true" />}>
      {orderStatusLabels[status]}
    </Badge>
  )
}

export function TrackingStageBadge({ order }: { order: Pick<Order, 'trackingStage' | 'status'> }) {
  const stage = stageOf(order.trackingStage)
  const tone = order.status === 'cancelled' ? 'grey' : stage === 'exported' ? 'green' : 'teal'
  return (
    <Badge tone={tone}>
      <span className="figures font-normal" aria-hidden="true">
        {stagesCompleted(stage)}/{trackingStages.length}
      </span>
      {stageLabelInList(stage)}
    </Badge>
  )
}

const priorityLooks = {
  high: { Icon: ChevronsUp, className: 'font-medium text-negative-text' },
  normal: { Icon: Minus, className: 'text-ink-2' },
  low: { Icon: ChevronsDown, className: 'text-muted' },
}

export function OrderPriority({ priority }: { priority: Order['priority'] }) {
  const { Icon, className } = priorityLooks[priority]
  return (
    <span className={`inline-flex items-center gap-1 align-top whitespace-nowrap ${className}`}>
      <Icon aria-hidden="true" className="size-3.5!" />
      {orderPriorityLabels[priority]}
    </span>
  )
}

function isKnown(status: string): status is OrderStatus {
  return Object.hasOwn(orderStatusLabels, status)
}
