import { type Kysely, sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { locations, type locationsEndpoints, mostLocationLabels } from '../../../contract/stock/locations/locations.ts'
import { httpError } from '../../errors.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { SearchedWord } from '../../platform/lists/list-filters.ts'
import { entity } from '../../platform/records/entity.ts'
import { system, type Viewer } from '../../viewer.ts'
import { shownAt } from '../ledger/hidden-quantities.ts'
import { atOwnSites } from '../sites/own-sites.ts'
import { codeOfSite } from '../sites/sites-queries.ts'

/** Locations of the viewer's sites, without the built-in ones (the virtual ones, UNASSIGNED and TRANSIT). */
export function visibleLocations(on: Kysely<Tables>, viewer: Viewer) {
  return atOwnSites(on.selectFrom('locations as l').where('l.is_built_in', '=', false), viewer, 'l.site_id')
}

/**
 * Putting stock at a location takes a share lock (require_active_location), so that it and a change of the location wait for each other.
 */
export const locationEntity = entity(locations, {
  table: 'locations',
  alias: 'l',
  missing: 'location.not-found',
  visible: visibleLocations,
  shown: (viewer) => ({
    currentOccupancy: shownAt(viewer, 'l.id', sql`(select coalesce(sum(s.on_hand), 0) from stock s where s.location_id = l.id)`),
    siteCode: codeOfSite('l.site_id'),
    lastCountedAt: sql`iso((select max(v.counted_at)
      from count_places p join counts n on n.id = p.count_id and n.status = 'closed' join count_visits v on v.place_id = p.id
      where p.location_id = l.id))`,
  }),
  defaultSort: 'code',
})

type Filters = Omit<QueryOf<typeof locationsEndpoints.labels>, 'paper'>

/** Locations to print labels for, sorted by code: those with these ids, or the active ones that match. 404 when one or all are missing. */
export async function findLocationsToLabel(on: Kysely<Tables>, viewer: Viewer, { ids, ...filters }: Filters) {
  const rows = locationEntity.matching(visibleLocations(on, viewer), ids ? filters : { status: ['active'], ...filters }, system)
  const found = await (ids ? rows.where('l.id', 'in', ids) : rows)
    .select(['l.code', 'l.name', 'l.zone'])
    .orderBy('l.code')
    .orderBy('l.id')
    .limit(mostLocationLabels + 1)
    .execute()
  if (ids && found.length < new Set(ids).size) throw httpError(locationEntity.missing)
  if (found.length === 0) throw httpError('location.none-to-label')
  if (found.length > mostLocationLabels) throw httpError('location.too-many-labels', { most: mostLocationLabels })
  return found
}

/** The ids of locations with this word in their code, for searching items. */
export function locationsCoded(word: SearchedWord) {
  return sql`(select l.id from locations l where not l.is_built_in and ${word.isIn('l.code')})`
}

/** Movements with reserved stock at a location, oldest first. Locks that stock, so that none of it can be reserved. */
export async function lockReservationsAt(on: Kysely<Tables>, id: number): Promise<{ number: string; skus: string[] }[]> {
  await on.selectFrom('stock').select('id').where('location_id', '=', id).orderBy('id').forUpdate().execute()
  return on
    .selectFrom('reservations as r')
    .innerJoin('stock as s', 's.id', 'r.stock_id')
    .innerJoin('inventory_items as i', 'i.id', 's.item_id')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .where('s.location_id', '=', id)
    .where('r.ended_at', 'is', null)
    .groupBy('o.id')
    .orderBy('o.id')
    .select(['o.order_number as number', sql<string[]>`array_agg(distinct i.sku order by i.sku)`.as('skus')])
    .execute()
}

/** Whether what short picks don't find is put here; see discrepancy_location(). */
export async function takesShortPicks(on: Kysely<Tables>, id: number): Promise<boolean> {
  const row = await on.selectFrom('locations').select('id').where('id', '=', id).where('is_discrepancy', '=', true).executeTakeFirst()
  return row !== undefined
}

/** The id of an active location, for use as a home location; 400 otherwise. Locked until the transaction ends, so that it stays active. */
export async function findLocationId(on: Kysely<Tables>, viewer: Viewer, code: string): Promise<number> {
  const location = await visibleLocations(on, viewer)
    .select(['l.id', 'l.is_active', 'l.is_discrepancy'])
    .where('l.code', '=', code)
    .forShare()
    .executeTakeFirst()
  if (!location) throw httpError('location.unknown', { code }, { field: 'location' })
  if (location.is_discrepancy) throw httpError('location.home-aside', { code }, { field: 'location' })
  if (!location.is_active) throw httpError('location.home-inactive', { code }, { field: 'location' })
  return location.id
}

/** The site of a location that exists. */
export function siteOfLocation(on: Kysely<Tables>, id: number): Promise<{ id: number; code: string }> {
  return on
    .selectFrom('locations as l')
    .innerJoin('sites as si', 'si.id', 'l.site_id')
    .select(['si.id', 'si.code'])
    .where('l.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The location that a scanned code names, whatever its case; undefined when there is none. Not locked. */
export async function findScannedLocation(on: Kysely<Tables>, viewer: Viewer, scanned: string) {
  return visibleLocations(on, viewer)
    .select(['l.id', 'l.code', 'l.type', 'l.is_active as isActive', 'l.site_id as siteId'])
    .where(sql`fold(l.code)`, '=', sql`fold(${scanned})`)
    .orderBy(sql`l.code = ${scanned}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The code of another location, also a built-in one, that differs from this one at most in case; undefined when there is none. */
export async function takenCode(on: Kysely<Tables>, code: string, exceptId = 0): Promise<string | undefined> {
  const twin = await on
    .selectFrom('locations')
    .select('code')
    .where(sql`fold(code)`, '=', sql`fold(${code})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return twin?.code
}

/** The same for several codes: by code the one that exists. */
export async function takenCodes(on: Kysely<Tables>, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map()
  const { rows } = await sql<{ code: string; existing: string }>`
    select wanted.code, l.code as existing from unnest(${codes}::text[]) as wanted(code)
    join locations l on fold(l.code) = fold(wanted.code)`.execute(on)
  return new Map(rows.map(({ code, existing }) => [code, existing]))
}
