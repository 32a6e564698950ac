import type { CompiledQuery } from 'kysely'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { nextStage, type TrackingStage } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { statements } from '../../platform/engine/statements.ts'
import { lowStockNotices } from '../../stock/ledger/low-stock-notices.ts'
import { type CrossedThreshold, releaseOrder, reserveOrder, shipOrder } from '../../stock/ledger/stock-functions.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { itemsOf, lockOrder } from '../orders/lock-order.ts'
import { orderById } from '../orders/orders-queries.ts'
import { reachStage, stageNotice } from '../orders/reach-stage.ts'
import { requestDocuments } from '../orders/request-documents.ts'
import { packOrder } from '../picking/pack-order.ts'
import { pickAll } from '../picking/picking-functions.ts'
import { looseLines } from '../picking/picking-queries.ts'
import { createShipmentOf } from '../shipments/create-shipment.ts'
import { createTransferReceipt } from '../transfers/transfer-functions.ts'
import { packsByDefault } from './next-stages-queries.ts'

/**
 * Marks the next stage complete. The last one ships the stock and creates a shipment. Work on the floor that wasn't done by then is done
 * with defaults, which the tracking history tells.
 */
export const advanceTracking = verb(ordersEndpoints.advanceTracking, async ({ trx, viewer, now, join }, { id, stage, notes, ifMatch }) => {
  const before = await lockOrder(trx, viewer, id, ifMatch)
  requireNextStage(before, stage)
  const defaults = await doDefaults(trx, { before, stage, viewer, now }, (lines) =>
    join(packOrder, { id, kind: 'carton', weightKg: undefined, lines }),
  )
  const changes = reachStage(before, { stage, notes: `${notes ?? `Stage updated to ${stage}`}${defaults}`, viewer, at: now })
  const { order, crossed, units } = await write(trx, changes, { before, stage, viewer, now })
  if (stage === 'documented') await requestDocuments(trx, viewer, id)
  const isExported = stage === 'exported'
  const movesStock = stage === 'confirmed' || stage === 'packaging' || isExported
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
      inventory: movesStock ? itemsOf(order) : [],
      handlingUnits: stage === 'packaging' ? 'all' : units,
      receipts: receiptsOf(order),
      shipments: order.shipmentId !== null && isExported ? [{ id: order.shipmentId, customerId: order.customerId }] : [],
    },
    notices: [stageNotice(order, viewer.userId), ...lowStockNotices(crossed)],
  }
})

/** The receipt that a transfer's export makes. */
function receiptsOf({ transfer, customerId }: Order): { id: number; customerId: number }[] {
  return transfer?.receiptId == null ? [] : [{ id: transfer.receiptId, customerId }]
}

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

type PackLines = { line: number; quantity: number; scannedItem: null }[]

/** Does the floor work of a stage that wasn't recorded, and says so: picks what is left, or packs all that is loose into one carton. */
async function doDefaults(
  trx: Transaction,
  { before: { id }, stage, viewer, now }: Advance,
  pack: (lines: PackLines) => Promise<{ units: { sscc: string }[] }>,
): Promise<string> {
  if (stage === 'packaging') {
    const { picked } = await trx.send({ picked: pickAll({ the_order: id, actor_id: viewer.userId, at: now }) })
    return picked > 0 ? ' (picking was not recorded; taken as picked in full)' : ''
  }
  if (stage !== 'labelling') return ''
  const loose = await looseLines(trx.sql, id)
  if (loose.length === 0) return ''
  if (!(await packsByDefault(trx.sql))) return ' (packing was not recorded; the goods are loose, because there is no GS1 company prefix)'
  const { units } = await pack(loose.map(({ id: line, quantity }) => ({ line, quantity, scannedItem: null })))
  return ` (packing was not recorded; taken as packed into the carton ${units.at(-1)?.sscc})`
}

/** Writes the changes and the stage's effect on stock. Confirming reserves again by the same rule, because a lot that expires sooner may have come in. */
async function write(
  trx: Transaction,
  changes: readonly [CompiledQuery<unknown>, CompiledQuery<unknown>],
  { before, stage, viewer, now }: Advance,
): Promise<{ order: Order; crossed: CrossedThreshold[]; units: { id: number }[] }> {
  const given = { the_order: before.id, at: now }
  const order = orderById(viewer, before.id)
  if (stage === 'exported') {
    const shipment = createShipmentOf(before, { by: viewer, at: now })
    const ship = shipOrder({ ...given, actor_id: viewer.userId })
    const receipt = before.transfer
      ? [createTransferReceipt({ the_order: before.id, actor_id: viewer.userId, actor_name: viewer.name, at: now })]
      : []
    const { crossed, units, after } = await trx.send({
      crossed: ship,
      shipment,
      changes,
      receipt,
      units: unitsOfOrder(before.id),
      after: order,
    })
    return { order: onlyRow(after, 'order.not-found'), crossed, units }
  }
  if (stage === 'confirmed') await trx.send({ released: releaseOrder(given), reserved: reserveOrder(given) })
  const { after } = await trx.send({ changes, after: order })
  return { order: onlyRow(after, 'order.not-found'), crossed: [], units: [] }
}

/** The cartons and pallets that leave with it. */
function unitsOfOrder(id: number): CompiledQuery<{ id: number }> {
  return statements.selectFrom('handling_units').select('id').where('order_id', '=', id).compile()
}
