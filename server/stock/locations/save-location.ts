import { type Location, locationsEndpoints, promisableLocationTypes } from '../../../contract/stock/locations/locations.ts'
import { httpError } from '../../errors.ts'
import { changed, created } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { verb } from '../../verb.ts'
import { siteFor } from '../sites/sites-queries.ts'
import { locationEntity, lockReservationsAt, takenCode, takesShortPicks } from './locations-queries.ts'

export const createLocation = verb(locationsEndpoints.create, async ({ trx, viewer }, fields) => {
  await refuseTakenCode(trx, fields.code)
  const site = await siteFor(trx.sql, viewer, fields.siteId ?? undefined)
  const location = await locationEntity.insert(trx, viewer, { ...fields, siteId: site.id })
  return { answer: location, history: [created('location', location)], touched: { locations: [location] } }
})

/**
 * A location with stock can't be deactivated. One with reserved stock
 * can't become receiving or quarantine, because reserved stock may not be there.
 */
export const updateLocation = verb(locationsEndpoints.update, async ({ trx, viewer }, { id, ifMatch, ...fields }) => {
  const before = await locationEntity.lock(trx, viewer, id, ifMatch)
  const { code } = before
  const units = unitsAt(before)
  const isDeactivated = fields.isActive === false
  const isRenamed = fields.code !== undefined && fields.code !== code
  if (fields.code !== undefined && isRenamed) await refuseTakenCode(trx, fields.code, id)
  if (isDeactivated || (fields.type ?? before.type) !== before.type) await refuseShortPicks(trx, before)
  if (isDeactivated && before.isActive && units > 0) throw httpError('location.holds-stock', { code, units, change: 'deactivate it' })
  if (fields.siteId !== undefined && fields.siteId !== before.siteId) {
    await siteFor(trx.sql, viewer, fields.siteId)
    await refuseShortPicks(trx, before)
    if (units > 0) throw httpError('location.holds-stock', { code, units, change: 'change its site' })
  }
  if (isPromisable(before.type) && !isPromisable(fields.type ?? before.type)) await refuseReserved(trx, before)
  const location = await locationEntity.update(trx, viewer, id, fields, isRenamed ? { is_case_variant: false } : {})
  return { answer: location, before, history: [changed('location', before, location)], touched: { locations: [location] } }
})

/** Counters don't change locations, so that a blind count needn't hide these figures. */
function unitsAt({ code, currentOccupancy }: Location): number {
  if (currentOccupancy === null) throw new Error(`What is at ${code} is hidden from who changes it`)
  return currentOccupancy
}

async function refuseTakenCode(trx: Transaction, code: string, exceptId?: number): Promise<void> {
  const existing = await takenCode(trx.sql, code, exceptId)
  if (existing !== undefined) throw httpError('location.code-taken', { code, existing })
}

async function refuseShortPicks(trx: Transaction, { id, code }: Location): Promise<void> {
  if (await takesShortPicks(trx.sql, id)) throw httpError('location.takes-short-picks', { code })
}

function isPromisable(type: Location['type']): boolean {
  return (promisableLocationTypes as readonly Location['type'][]).includes(type)
}

async function refuseReserved(trx: Transaction, { id, code }: Location): Promise<void> {
  const movements = await lockReservationsAt(trx.sql, id)
  if (movements.length > 0) throw httpError('location.holds-reserved', { code, movements })
}
