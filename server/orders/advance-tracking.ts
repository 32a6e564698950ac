import type { CompiledQuery } from 'kysely'
import { type Order, ordersEndpoints } from '../../contract/orders.ts'
import { nextStage, stageLabels, type TrackingStage } from '../../contract/tracking-stages.ts'
import { did } from '../audit/history.ts'
import type { Notice } from '../audit/notice.ts'
import type { Transaction } from '../db/database.ts'
import { resultOf } from '../db/sql-function.ts'
import { statements } from '../db/statements.ts'
import { httpError } from '../errors.ts'
import { createShipmentOf } from '../shipments/create-shipment.ts'
import { lowStockNotices } from '../stock/low-stock-notices.ts'
import { type CrossedThreshold, releaseOrder, reserveOrder, shipOrder } from '../stock/stock-functions.ts'
import { verb } from '../verb.ts'
import type { Viewer } from '../viewer.ts'
import { changeOrder } from './change-order.ts'
import { itemsOf, lockOrder } from './lock-order.ts'
import { onlyOrder, orderById } from './orders-queries.ts'
import { requestDocuments } from './request-documents.ts'

/** Marks the next stage complete. The last one ships the stock and creates a shipment (decisions §4). */
export const advanceTracking = verb(ordersEndpoints.advanceTracking, async ({ trx, viewer, now }, { id, stage, notes, ifMatch }) => {
  const before = await lockOrder(trx, viewer, id, ifMatch)
  requireNextStage(before, stage)
  const changes = [
    changeOrder(id, columnsOf(stage, before, now)),
    stageReached(id, { stage, notes: notesOf(before, stage, notes), viewer, at: now }),
  ] as const
  const { order, crossed } = await write(trx, changes, { before, stage, viewer, now })
  if (stage === 'documented') await requestDocuments(trx, viewer, id)
  const isExported = stage === 'exported'
  return {
    answer: order,
    before,
    history: [
      did('advance', 'order', order, {
        before: { trackingStage: before.trackingStage, status: before.status },
        after: { trackingStage: stage, status: order.status, version: order.version },
      }),
    ],
    touched: {
      orders: [order],
      inventory: isExported || stage === 'confirmed' ? itemsOf(order) : [],
      shipments: order.shipmentId !== null && isExported ? [{ id: order.shipmentId, customerId: order.customerId }] : [],
    },
    notices: [stageNotice(order, viewer.userId), ...lowStockNotices(crossed)],
  }
})

function requireNextStage({ status, trackingStage, orderNumber: number }: Order, stage: TrackingStage): void {
  if (status === 'cancelled') throw httpError('order.stages-closed', { number })
  const next = nextStage(trackingStage)
  if (next === null) throw httpError('order.no-stage-left', { number })
  if (stage !== next) throw httpError('order.other-stage-next', { number, next })
}

interface Advance {
  before: Order
  stage: TrackingStage
  viewer: Viewer
  now: Date
}

/** Writes the changes and the stage's effect on stock. Confirming reserves again by the same rule, because a lot that expires sooner may have come in. */
async function write(
  trx: Transaction,
  changes: readonly [CompiledQuery<unknown>, CompiledQuery<unknown>],
  { before, stage, viewer, now }: Advance,
): Promise<{ order: Order; crossed: CrossedThreshold[] }> {
  const given = { the_order: before.id, at: now }
  const after = orderById(viewer, before.id)
  if (stage === 'exported') {
    const shipment = createShipmentOf(before, { by: viewer, at: now })
    const [shipped, , , , , read] = await trx.together(shipOrder({ ...given, actor_id: viewer.userId }), ...shipment, ...changes, after)
    return { order: onlyOrder(read), crossed: resultOf(shipped) }
  }
  if (stage === 'confirmed') await trx.together(releaseOrder(given), reserveOrder(given))
  const [, , read] = await trx.together(...changes, after)
  return { order: onlyOrder(read), crossed: [] }
}

/** The columns of a stage with the time it was reached. Picking and packing that weren't recorded count as done (decisions §4). */
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

function notesOf({ pickingStartedAt }: Order, stage: TrackingStage, notes: string | null | undefined): string {
  const defaults = stage === 'packaging' && pickingStartedAt === null ? ' (picking was not recorded; taken as picked in full)' : ''
  return `${notes ?? `Stage updated to ${stage}`}${defaults}`
}

interface Reached {
  stage: TrackingStage
  notes: string
  viewer: Viewer
  at: Date
}

function stageReached(id: number, { stage, notes, viewer, at }: Reached): CompiledQuery<unknown> {
  return statements
    .insertInto('order_tracking_events')
    .values({ order_id: id, stage, notes, user_id: viewer.userId, user_name: viewer.name, at })
    .compile()
}

function stageNotice({ id, customerId, orderNumber, trackingStage }: Order, exceptUserId: number | null): Notice {
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
