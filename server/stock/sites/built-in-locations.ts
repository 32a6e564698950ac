import { sql } from 'kysely'
import type { Transaction } from '../../platform/engine/database.ts'

/**
 * Gives sites what each of several has of its own: where goods without a location are, and goods on the way there. A code that is taken gets
 * a number.
 */
export async function makeBuiltInLocations(trx: Transaction): Promise<void> {
  await sql`
    insert into locations (code, name, type, is_built_in, site_id)
    select wanted.code || coalesce('-' || (select count(*) from locations l where starts_with(l.code, wanted.code) having count(*) > 0), ''),
      wanted.name, wanted.type, true, si.id
    from sites si
      cross join lateral (values ('UNASSIGNED@' || si.code, 'Without a location', 'storage'), ('TRANSIT@' || si.code, 'On the way', 'transit'))
        as wanted(code, name, type)
    where not exists (select from locations l where l.site_id = si.id and l.is_built_in and l.type = wanted.type)`.execute(trx.sql)
}
