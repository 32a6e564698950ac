import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { stageLabels } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { type PickLine, pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { createHandlingUnit } from '../../stock/handling-units/create-handling-unit.ts'
import { unitEntity } from '../../stock/handling-units/handling-units-queries.ts'
import { carryReserved, requireNoTask } from '../../stock/ledger/stock-functions.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { getOrder } from '../orders/orders-queries.ts'
import { reachStage, stageNotice } from '../orders/reach-stage.ts'
import { floorWork } from './lock-pick-list.ts'
import { refuseOtherGoods } from './pick.ts'
import { missingLines } from './picking-functions.ts'
import { linesOnTheFloor } from './picking-queries.ts'

/** Packs picked goods of a movement into one of its handling units, or into a new one. The first time packaging starts. */
export const packOrder = verb(pickingEndpoints.pack, async ({ trx, viewer, now, join }, { id, handlingUnitId, kind, weightKg, lines }) => {
  const order = await lockOrder(trx, viewer, id, undefined)
  const chosen = await linesToPack(trx, order, lines)
  const unitId = handlingUnitId ?? (await join(createHandlingUnit, { kind, customerId: order.customerId })).id
  const unit = await takeUnit(trx, viewer, order, { unitId, weightKg })
  const place = await placeOf(trx, unit.locationId, chosen[0]?.line.id)
  await trx.send({
    carried: carryReserved({
      the_order: id,
      asked: JSON.stringify(chosen.map(({ line, quantity }) => ({ id: line.id, quantity }))),
      to_location: place,
      into_unit: unitId,
      picked: true,
      reason: `Packed into ${unit.sscc} for ${order.orderNumber}`,
      actor_id: viewer.userId,
      at: now,
      act_kind: 'pack',
    }),
  })
  const isFirst = order.trackingStage === 'confirmed'
  if (isFirst) await trx.send({ started: reachStage(order, { stage: 'packaging', notes: 'Packing started', viewer, at: now }) })
  const after = {
    sscc: unit.sscc,
    ...(weightKg && { weightKg }),
    lines: chosen.map(({ line: { sku, lot }, quantity }) => ({ sku, lot, quantity })),
  }
  const work = await floorWork(trx, viewer, { order, action: 'pack', after, lines: chosen.map(({ line }) => line) })
  const { answer, history, orders, inventory } = work
  return {
    answer,
    history,
    touched: { orders, inventory, handlingUnits: [{ id: unitId, customerId: order.customerId }] },
    notices: isFirst ? [stageNotice(await getOrder(trx.sql, viewer, id), viewer.userId)] : [],
  }
})

interface Chosen {
  line: PickLine
  quantity: number
}

type Asked = { line: number; quantity: number; scannedItem?: string | null | undefined }[]

/** The lines to pack, of a movement whose picking is complete and whose units aren't settled. */
async function linesToPack(trx: Transaction, order: Order, asked: Asked): Promise<Chosen[]> {
  const { status, trackingStage, orderNumber: number } = order
  const onTheFloor = status === 'processing' || status === 'picking'
  if (!onTheFloor && trackingStage !== 'packaging') {
    if (status === 'pending' || status === 'cancelled') throw httpError('pick.not-on-the-floor', { number, status })
    throw httpError('pack.closed', { number, stage: stageLabels[trackingStage] })
  }
  const { open, picked } = await linesOnTheFloor(trx.sql, order.id, trx.now())
  const { missing } = await trx.send({ missing: missingLines({ the_order: order.id }) })
  if (open.length > 0) throw httpError('pick.not-complete', { number, left: open.length })
  if (missing.length > 0) throw httpError('pick.goods-missing', { number, lines: missing })
  const chosen: Chosen[] = []
  for (const { line: lineId, quantity, scannedItem } of asked) {
    const line = picked.find((each) => each.id === lineId)
    if (!line) throw httpError('pick.line-gone', { number })
    if (line.sscc !== null) throw httpError('pack.packed-already', { sku: line.sku, sscc: line.sscc })
    if (quantity > line.quantity) throw httpError('pick.too-many', { sku: line.sku, wanted: quantity, quantity: line.quantity })
    await refuseOtherGoods(trx, order, line, scannedItem)
    chosen.push({ line, quantity })
  }
  return chosen
}

/** The unit to pack into, which is the movement's from now on. It must be the movement's already, or empty and no other movement's. */
async function takeUnit(
  trx: Transaction,
  viewer: Viewer,
  order: Order,
  { unitId, weightKg }: { unitId: number; weightKg: string | null | undefined },
) {
  const unit = await unitEntity.lock(trx, viewer, unitId, undefined)
  await trx.send({ checked: requireNoTask({ unit: unitId }) })
  const { sscc, customerId, customerName } = unit
  if (unit.shippedAt !== null) throw httpError('handling-unit.shipped', { sscc, number: unit.orderNumber ?? '' })
  if (customerId !== null && customerId !== order.customerId)
    throw httpError('handling-unit.other-owner', { sscc, customer: customerName ?? 'another customer' })
  if (unit.orderId !== null && unit.orderId !== order.id)
    throw httpError('pack.other-movement', { sscc, number: unit.orderNumber ?? 'another movement' })
  if (unit.orderId === null && unit.items > 0) throw httpError('pack.unit-in-stock', { sscc })
  await trx.sql
    .updateTable('handling_units')
    .set((eb) => ({
      order_id: order.id,
      customer_id: order.customerId,
      weight_kg: weightKg === undefined && unit.orderId !== order.id ? null : weightKg,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', unitId)
    .execute()
  return unitEntity.get(trx.sql, viewer, unitId)
}

/** The id of the location of the unit, and for an empty one the location of the goods. */
async function placeOf(trx: Transaction, unitLocation: number | null, lineId: number | undefined): Promise<number> {
  if (unitLocation !== null) return unitLocation
  const row = await trx.sql
    .selectFrom('reservations as r')
    .innerJoin('stock as s', 's.id', 'r.stock_id')
    .where('r.id', '=', lineId ?? 0)
    .select('s.location_id')
    .executeTakeFirstOrThrow()
  return row.location_id
}
