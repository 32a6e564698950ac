import type { z } from 'zod'
import type { Location, locationChange, newLocation } from '../../contract/locations.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import { conflict } from '../errors.ts'
import type { StaffViewer, SystemViewer } from '../viewer.ts'
import { codeIsTaken, getLocation, visibleLocations } from './locations-queries.ts'

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

/** A location that holds stock can't be deactivated: what lies there would lie nowhere. */
export function updateLocation(
  db: Database,
  viewer: StaffViewer,
  { id, ...change }: z.output<typeof locationChange> & { id: number },
): Promise<Location> {
  return db.transaction(viewer, async (trx) => {
    await visibleLocations(trx.sql).select('l.id').where('l.id', '=', id).forUpdate().executeTakeFirst()
    const before = await getLocation(trx.sql, id)
    if (change.code !== undefined && (await codeIsTaken(trx.sql, change.code, id)))
      throw conflict(`The location code ${change.code} exists already.`)
    if (change.isActive === false && before.currentOccupancy > 0) {
      throw conflict(`${before.code} still holds ${before.currentOccupancy} units. Move them before you deactivate it.`)
    }
    const { isActive, ...fields } = change
    await trx.sql
      .updateTable('locations')
      .set({ ...fields, is_active: isActive })
      .where('id', '=', id)
      .execute()
    const after = await getLocation(trx.sql, id)
    await recordAudit(trx, viewer, { action: 'update', entity: 'location', entityId: id, before, after })
    trx.publish({ topic: 'locations', ids: [id], customerId: null })
    return after
  })
}
