import { type CompiledQuery, sql } from 'kysely'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { stageLabels, type TrackingStage } from '../../../contract/goods-out/orders/tracking-stages.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Viewer } from '../../viewer.ts'
import { changeOrder } from './change-order.ts'

interface Reached {
  stage: TrackingStage
  notes: string
  viewer: Viewer
  at: Date
}

/** The statements by which a movement reaches its next stage: its columns, and the line of its tracking history. */
export function reachStage(before: Order, { stage, notes, viewer, at }: Reached): [CompiledQuery<unknown>, CompiledQuery<unknown>] {
  const event = statements
    .insertInto('order_tracking_events')
    .values({ order_id: before.id, stage, round: roundOf(before.id), notes, user_id: viewer.userId, user_name: viewer.name, at })
    .compile()
  return [changeOrder(before.id, columnsOf(stage, before, at)), event]
}

/** The statements by which a movement goes back to picking from a later stage; see docs/decisions/0034-pick-lists-are-reservations.md. */
export function returnToPicking(
  { id }: Pick<Order, 'id'>,
  { notes, viewer, at }: Omit<Reached, 'stage'>,
): [CompiledQuery<unknown>, CompiledQuery<unknown>] {
  const stage = 'confirmed'
  const event = statements
    .insertInto('order_tracking_events')
    .values({ order_id: id, stage, round: sql<number>`${roundOf(id)} + 1`, notes, user_id: viewer.userId, user_name: viewer.name, at })
    .compile()
  const notReached = { packaging_started_at: null, labelling_completed_at: null, documented_at: null }
  return [changeOrder(id, { tracking_stage: stage, status: 'picking', ...notReached }), event]
}

/** Stages come again after the movement went back. */
function roundOf(orderId: number) {
  return sql<number>`(select max(e.round) from order_tracking_events e where e.order_id = ${orderId})`
}

/** The columns of a stage with the time it was reached. */
function columnsOf(stage: TrackingStage, { pickingStartedAt }: Order, now: Date): Parameters<typeof changeOrder>[1] {
  switch (stage) {
    case 'confirmed':
      return { tracking_stage: stage, status: 'processing', confirmed_at: now }
    case 'packaging':
      return {
        tracking_stage: stage,
        status: 'packing',
        packaging_started_at: now,
        picking_started_at: pickingStartedAt === null ? now : undefined,
      }
    case 'labelling':
      return { tracking_stage: stage, status: 'packing', labelling_completed_at: now }
    case 'documented':
      return { tracking_stage: stage, status: 'packing', documented_at: now }
    case 'exported':
      return { tracking_stage: stage, status: 'completed', exported_at: now }
    case 'awaiting_confirmation':
      throw new Error('No stage comes before the first.')
  }
}

/** Tells the customer. */
export function stageNotice({ id, customerId, orderNumber, trackingStage }: Order, exceptUserId: number | null): Notice {
  return {
    customerId,
    exceptUserId,
    kind: 'stage',
    detail: trackingStage,
    type: trackingStage === 'exported' ? 'success' : 'info',
    title: stageLabels[trackingStage],
    message: `${orderNumber} reached the stage ${stageLabels[trackingStage]}`,
    subjectType: 'order',
    subjectId: id,
  }
}
