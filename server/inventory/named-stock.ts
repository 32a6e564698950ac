import type { Kysely } from 'kysely'
import type { StockMove } from '../../contract/inventory/move-stock.ts'
import type { Tables } from '../engine/tables.ts'
import { httpError } from '../errors.ts'
import { findScannedLocation } from '../locations/locations-queries.ts'
import type { Viewer } from '../viewer.ts'

interface Place {
  id: number
  /** Null for UNASSIGNED, where stock without a location is. */
  code: string | null
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
    return { id, code: null }
  }
  return requirePlace(on, viewer, code, 'from')
}

/** The location that stock is brought to; 400 when there is none. */
export function findTo(on: Kysely<Tables>, viewer: Viewer, code: string) {
  return requirePlace(on, viewer, code, 'to')
}

async function requirePlace(on: Kysely<Tables>, viewer: Viewer, code: string, field: 'from' | 'to') {
  const location = await findScannedLocation(on, viewer, code)
  if (!location) throw httpError('location.unknown', { code }, { field })
  return location
}

/** Lot and handling unit in the form of stock-there.sql; 400 when there is no such unit. */
export async function findNamed(on: Kysely<Tables>, { lot, handlingUnit }: Pick<StockMove, 'lot' | 'handlingUnit'>): Promise<string> {
  const unit = handlingUnit ? await findUnit(on, handlingUnit) : handlingUnit
  return JSON.stringify({ lot: lot === '' ? null : lot, unit })
}

async function findUnit(on: Kysely<Tables>, sscc: string): Promise<number> {
  const unit = await on.selectFrom('handling_units').select('id').where('sscc', '=', sscc).executeTakeFirst()
  if (!unit) throw httpError('handling-unit.unknown', undefined, { field: 'handlingUnit' })
  return unit.id
}
