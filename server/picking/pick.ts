import { pickingEndpoints } from '../../contract/picking/picking.ts'
import { type WrongGoods, wrongGoods } from '../../contract/picking/scanned-pick.ts'
import { httpError } from '../errors.ts'
import { carryReserved } from '../stock/stock-functions.ts'
import { verb } from '../verb.ts'
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
    refuseOtherGoods(line, scannedItem)
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

/** Also of goods that are packed. */
export function refuseOtherGoods(line: Parameters<typeof wrongGoods>[0], scanned: string | null | undefined): void {
  const wrong: WrongGoods | null = scanned ? wrongGoods(line, scanned) : null
  if (scanned && wrong) throw httpError('pick.wrong-item', { scanned, expected: wrong.expected }, { field: 'scannedItem' })
}
