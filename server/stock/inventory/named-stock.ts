import { type Kysely, type SqlBool, sql } from 'kysely'
import type { StockMove } from '../../../contract/stock/inventory/move-stock.ts'
import { httpError } from '../../errors.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { ownSites, type Viewer } from '../../viewer.ts'
import { findScannedLocation } from '../locations/locations-queries.ts'

interface Place {
  id: number
  /** Null for UNASSIGNED, where stock without a location is. */
  code: string | null
  siteId: number | null
}

/** The location that stock is taken from, null for what has none at the site; 400 when there is none with the code. */
export async function findFrom(on: Kysely<Tables>, viewer: Viewer, code: string | null, siteId: number | null): Promise<Place> {
  if (code === null) {
    const { id } = await on
      .selectFrom('locations')
      .select('id')
      .where('is_built_in', '=', true)
      .where('type', '=', 'storage')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
    return { id, code: null, siteId }
  }
  return requirePlace(on, viewer, code, 'from')
}

/** The location that stock is brought to; 400 when there is none. */
export function findTo(on: Kysely<Tables>, viewer: Viewer, code: string) {
  return requirePlace(on, viewer, code, 'to')
}

/** Goods in quarantine say why they are there: no one can decide about them otherwise. */
export function requireReason({ code, type }: { code: string; type: string }, reason: string | null | undefined): void {
  if (type === 'quarantine' && !reason) throw httpError('move.reason-needed', { to: code }, { field: 'reason' })
}

async function requirePlace(on: Kysely<Tables>, viewer: Viewer, code: string, field: 'from' | 'to') {
  const location = await findScannedLocation(on, viewer, code)
  if (!location) throw httpError('location.unknown', { code }, { field })
  return location
}

/** Lot and handling unit in the form of stock-there.sql; 400 when there is no such unit. */
export async function findNamed(
  on: Kysely<Tables>,
  viewer: Viewer,
  { lot, handlingUnit }: Pick<StockMove, 'lot' | 'handlingUnit'>,
): Promise<string> {
  const unit = handlingUnit ? await findUnit(on, viewer, handlingUnit) : handlingUnit
  return JSON.stringify({ lot: lot === '' ? null : lot, unit })
}

/** 400 where the viewer has no such unit. One that never held goods is at no site. */
async function findUnit(on: Kysely<Tables>, viewer: Viewer, sscc: string): Promise<number> {
  const own = ownSites(viewer)
  const units = on.selectFrom('handling_units as u').select('u.id').where('u.sscc', '=', sscc)
  const visible = own === null ? units : units.where(sql<SqlBool>`(u.site_id is null or u.site_id = any(${own}::integer[]))`)
  const unit = await visible.executeTakeFirst()
  if (!unit) throw httpError('handling-unit.unknown', undefined, { field: 'handlingUnit' })
  return unit.id
}
