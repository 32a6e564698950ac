import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/engine/tables.ts'
import { system } from '../../viewer.ts'
import { visibleLocations } from './locations-queries.ts'

/** Where goods arrive: what can be put away, and what is damaged. */
export type ReceivingType = 'receiving' | 'quarantine'

export interface ReceivingKind {
  type: ReceivingType
  siteId: number
}

/** Where short picks put goods aside, counts would take what arrives for missing goods that turned up. */
const takesArrivals = sql<boolean>`l.is_active and not l.is_discrepancy`

/** The first active location of this type at a site, by code, with room for the units; else the first; undefined when there is none. */
export async function firstLocationFor(on: Kysely<Tables>, { type, siteId }: ReceivingKind, units: number): Promise<number | undefined> {
  const hasRoom = sql<boolean>`coalesce(l.capacity - (select coalesce(sum(s.on_hand), 0) from stock s where s.location_id = l.id) >= ${units}, true)`
  const first = await visibleLocations(on, system)
    .where('l.type', '=', type)
    .where('l.site_id', '=', siteId)
    .where(takesArrivals)
    .select('l.id')
    .orderBy(hasRoom, 'desc')
    .orderBy('l.code')
    .limit(1)
    .executeTakeFirst()
  return first?.id
}

/** The id of an active location of this type at the site with this code, whatever its case. */
export async function locationFor(on: Kysely<Tables>, { type, siteId }: ReceivingKind, code: string): Promise<number | undefined> {
  const named = await visibleLocations(on, system)
    .where('l.type', '=', type)
    .where('l.site_id', '=', siteId)
    .where(takesArrivals)
    .where(sql<boolean>`fold(l.code) = fold(${code})`)
    .select('l.id')
    .orderBy(sql`l.code = ${code}`, 'desc')
    .executeTakeFirst()
  return named?.id
}
