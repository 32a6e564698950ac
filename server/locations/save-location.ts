import type { z } from 'zod'
import { type Location, type locationChange, type newLocation, promisableLocationTypes } from '../../contract/locations.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database, Transaction } from '../db/database.ts'
import { conflict } from '../errors.ts'
import type { StaffViewer, SystemViewer } from '../viewer.ts'
import { codeIsTaken, getLocation, lockLocation, lockReservationsAt } from './locations-queries.ts'

export function createLocation(db: Database, viewer: StaffViewer | SystemViewer, input: z.output<typeof newLocation>): Promise<Location> {
  return db.transaction(viewer, async (trx) => {
    if (await codeIsTaken(trx.sql, input.code)) throw conflict(`The location code ${input.code} exists already.`)
    const { id } = await trx.sql
      .insertInto('locations')
      .values({
        code: input.code,
        name: input.name,
        zone: input.zone,
        type: input.type,
        capacity: input.capacity,
        is_active: input.isActive,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const created = await getLocation(trx.sql, id)
    await recordAudit(trx, viewer, { action: 'create', entity: 'location', entityId: id, after: created })
    trx.publish({ topic: 'locations', ids: [id], customerId: null })
    return created
  })
}

type Change = z.output<typeof locationChange> & { id: number; ifMatch: number | undefined }

/**
 * A location that holds stock can't be deactivated: what lies there would lie nowhere. One that holds reserved stock
 * can't become receiving or quarantine, as no reserved stock is moved there either.
 */
export function updateLocation(db: Database, viewer: StaffViewer, { id, ifMatch, ...change }: Change): Promise<Location> {
  return db.transaction(viewer, async (trx) => {
    await lockLocation(trx.sql, id, ifMatch)
    const before = await getLocation(trx.sql, id)
    if (change.code !== undefined && (await codeIsTaken(trx.sql, change.code, id)))
      throw conflict(`The location code ${change.code} exists already.`)
    if (change.isActive === false && before.isActive && before.currentOccupancy > 0) {
      throw conflict(`${before.code} still holds ${before.currentOccupancy} units. Move them before you deactivate it.`)
    }
    if (isPromisable(before.type) && !isPromisable(change.type ?? before.type)) await refuseReserved(trx, before)
    const { isActive, ...fields } = change
    await trx.sql
      .updateTable('locations')
      .set((eb) => ({ ...fields, is_active: isActive, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const after = await getLocation(trx.sql, id)
    await recordAudit(trx, viewer, { action: 'update', entity: 'location', entityId: id, before, after })
    trx.publish({ topic: 'locations', ids: [id], customerId: null })
    return after
  })
}

function isPromisable(type: Location['type']): boolean {
  return (promisableLocationTypes as readonly Location['type'][]).includes(type)
}

const mostNamed = 5

async function refuseReserved(trx: Transaction, { id, code }: Location): Promise<void> {
  const holding = await lockReservationsAt(trx.sql, id)
  if (holding.length === 0) return
  const named = holding.slice(0, mostNamed).map(({ number, skus }) => `${number} (${skus.join(', ')})`)
  const others = holding.length > mostNamed ? ` and ${holding.length - mostNamed} more` : ''
  throw conflict(
    `Goods at ${code} are reserved by ${named.join(', ')}${others}, and reserved goods can't lie in receiving or quarantine. Move them, or cancel or finish those movements, before you change the type.`,
  )
}
