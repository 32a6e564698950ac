import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { promisableLocationTypes } from '../../../contract/stock/locations/locations.ts'
import { httpError } from '../../errors.ts'
import { findScannedLocation } from '../../stock/locations/locations-queries.ts'
import { verb } from '../../verb.ts'
import { floorWork, lockOnTheFloor, requireLine } from './lock-pick-list.ts'
import { putRightFunction } from './picking-functions.ts'

/** Brings goods back that were picked by mistake; the line is to be picked again where they are now. Counts as an exception. */
export const putRight = verb(
  pickingEndpoints.putRight,
  async ({ trx, viewer, now }, { id, line: lineId, quantity, locationCode, reason }) => {
    const order = await lockOnTheFloor(trx, viewer, id)
    const line = await requireLine(trx, order, lineId)
    if (!line.isPicked) throw httpError('pick.not-picked', { sku: line.sku })
    if (quantity > line.quantity) throw httpError('pick.too-many', { sku: line.sku, wanted: quantity, quantity: line.quantity })
    const location = await findScannedLocation(trx.sql, viewer, locationCode)
    const field = { field: 'locationCode' }
    const named = { code: location?.code ?? locationCode, expected: null }
    if (!location) throw httpError('task.location-unknown', named, field)
    if (!(promisableLocationTypes as readonly string[]).includes(location.type))
      throw httpError('task.other-location-type', { ...named, type: location.type }, field)
    await trx.send({
      broughtBack: putRightFunction({
        the_order: id,
        reservation: lineId,
        wanted: quantity,
        location: location.id,
        why: reason,
        actor_id: viewer.userId,
        actor_name: viewer.name,
        at: now,
      }),
    })
    const after = { sku: line.sku, lot: line.lot, quantity, location: location.code, reason }
    const { answer, history, orders, inventory } = await floorWork(trx, viewer, { order, action: 'put_right', after, lines: [line] })
    return { answer, history, touched: { orders, inventory } }
  },
)
