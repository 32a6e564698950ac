import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { requireReason } from '../inventory/named-stock.ts'
import { carryUnit, requireNoTask } from '../ledger/stock-functions.ts'
import { findScannedLocation } from '../locations/locations-queries.ts'
import { itemsInUnit, unitEntity } from './handling-units-queries.ts'

/** Brings a unit with all that is in it to another location with room, in one batch of ledger lines; reservations move along. */
export const moveHandlingUnit = verb(handlingUnitsEndpoints.move, async ({ trx, viewer, now }, { id, ifMatch, locationCode, reason }) => {
  const before = await unitEntity.lock(trx, viewer, id, ifMatch)
  await trx.send({ checked: requireNoTask({ unit: id }) })
  const location = await findScannedLocation(trx.sql, viewer, locationCode)
  if (!location) throw httpError('location.unknown', { code: locationCode }, { field: 'locationCode' })
  requireReason(location, reason)
  const from = before.location === null ? undefined : await findScannedLocation(trx.sql, viewer, before.location)
  if (from?.type === 'quarantine' && location.type !== 'quarantine') throw httpError('move.quarantine', { from: from.code })
  const inventory = await itemsInUnit(trx.sql, id)
  await trx.send({
    carried: carryUnit({
      unit: id,
      to_location: location.id,
      except_task: null,
      reason: reason || `Moved with ${before.sscc}`,
      actor_id: viewer.userId,
      at: now,
      for_receipt: null,
      cause: 'transfer',
      act: '{}',
    }),
  })
  const unit = await unitEntity.get(trx.sql, viewer, id)
  return {
    answer: unit,
    before,
    history: [did('move', 'handlingUnit', unit, { before: placeOf(before), after: { ...placeOf(unit), ...(reason && { reason }) } })],
    touched: { handlingUnits: [unit], inventory },
  }
})

function placeOf({ location, parentSscc }: { location: string | null; parentSscc: string | null }) {
  return { location, parentSscc }
}
