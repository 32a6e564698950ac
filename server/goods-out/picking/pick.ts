import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { isByLotOnly, type WrongGoods, wrongGoods } from '../../../contract/goods-out/picking/scanned-pick.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { hasItemCoded } from '../../stock/inventory/items-by-code.ts'
import { carryReserved } from '../../stock/ledger/stock-functions.ts'
import { verb } from '../../verb.ts'
import { floorWork, lockOnTheFloor, requireLine, startedBy } from './lock-pick-list.ts'
import { pickingLocation } from './picking-functions.ts'

/**
 * Picks goods of a movement: they are brought from their bin to where picked goods are collected. What was scanned must be the bin and the
 * goods of the line. Two pickers who take the same line take turns, and the second gets an error.
 */
export const pickLine = verb(
  pickingEndpoints.pick,
  async ({ trx, viewer, now }, { id, line: lineId, quantity, scannedLocation, scannedItem }) => {
    const order = await lockOnTheFloor(trx, viewer, id)
    const line = await requireLine(trx, order, lineId)
    if (line.isPicked) throw httpError('pick.line-gone', { number: order.orderNumber })
    const wanted = quantity ?? line.quantity
    if (wanted > line.quantity) throw httpError('pick.too-many', { sku: line.sku, wanted, quantity: line.quantity })
    refuseOtherLocation(line.location, scannedLocation)
    await refuseOtherGoods(trx, order, line, scannedItem)
    const { to } = await trx.send({ to: pickingLocation({ the_order: id }) })
    await trx.send({
      started: startedBy(viewer, order, now),
      carried: carryReserved({
        the_order: id,
        asked: JSON.stringify([{ id: lineId, quantity: wanted }]),
        to_location: to,
        into_unit: null,
        picked: true,
        reason: `Picked for ${order.orderNumber}`,
        actor_id: viewer.userId,
        at: now,
        act_kind: 'pick',
      }),
    })
    const after = { sku: line.sku, lot: line.lot, quantity: wanted, location: line.location }
    const { answer, history, ...touched } = await floorWork(trx, viewer, { order, action: 'pick', after, lines: [line] })
    return { answer, history, touched }
  },
)

function refuseOtherLocation(location: string | null, scanned: string | null | undefined): void {
  if (scanned && scanned.toLowerCase() !== location?.toLowerCase())
    throw httpError('pick.wrong-location', { scanned, expected: location ?? 'no location' }, { field: 'scannedLocation' })
}

/** Used for goods that are packed as well. A code that is the lot of the line isn't taken for it where another item of the customer has it as its code. */
export async function refuseOtherGoods(
  trx: Transaction,
  { customerId }: Pick<Order, 'customerId'>,
  line: Parameters<typeof wrongGoods>[0],
  scanned: string | null | undefined,
): Promise<void> {
  if (!scanned) return
  const wrong: WrongGoods | null = wrongGoods(line, scanned)
  const isOther = wrong !== null || (isByLotOnly(line, scanned) && (await hasItemCoded(trx.sql, customerId, scanned)))
  if (isOther) throw httpError('pick.wrong-item', { scanned, expected: wrong?.expected ?? line.sku }, { field: 'scannedItem' })
}
