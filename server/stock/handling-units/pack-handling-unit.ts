import { type Kysely, sql } from 'kysely'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { getItem } from '../inventory/inventory-queries.ts'
import { requireNoTask } from '../ledger/stock-functions.ts'
import { findScannedLocation } from '../locations/locations-queries.ts'
import { unitEntity } from './handling-units-queries.ts'

interface Packing {
  unit: number
  item: number
  lot: number | null
  wanted: number
  location: number
  actor_id: number | null
  at: Date
}

const packStock = sqlFunction<Packing, void>('pack_stock')

/** Puts loose stock at the unit's location into it; its reservations go with it. */
export const packHandlingUnit = verb(
  handlingUnitsEndpoints.pack,
  async ({ trx, viewer, now }, { id, ifMatch, inventoryId, lot, quantity, locationCode }) => {
    const before = await unitEntity.lock(trx, viewer, id, ifMatch)
    if (before.shippedAt !== null) throw httpError('handling-unit.shipped', { sscc: before.sscc, number: before.orderNumber ?? '' })
    if (before.orderNumber !== null) throw httpError('handling-unit.of-movement', { sscc: before.sscc, number: before.orderNumber })
    await trx.send({ checked: requireNoTask({ unit: id }) })
    const location = await placeToPack(trx.sql, viewer, before, locationCode ?? null)
    const item = await getItem(trx.sql, viewer, inventoryId, now)
    const lotId = await lotNumbered(trx.sql, item, lot ?? null)
    await trx.send({
      packed: packStock({ unit: id, item: inventoryId, lot: lotId, wanted: quantity, location, actor_id: viewer.userId, at: now }),
    })
    const unit = await unitEntity.get(trx.sql, viewer, id)
    return {
      answer: unit,
      before,
      history: [did('pack', 'handlingUnit', unit, { after: { sku: item.sku, lot: lot ?? null, quantity, location: unit.location } })],
      touched: { handlingUnits: [unit], inventory: [item] },
    }
  },
)

/** The location that the loose stock is taken from: the unit's, or for an empty unit the one that the call names. */
async function placeToPack(
  on: Kysely<Tables>,
  viewer: Viewer,
  { id, sscc, location }: { id: number; sscc: string; location: string | null },
  code: string | null,
) {
  if (code !== null) {
    const named = await findScannedLocation(on, viewer, code)
    if (!named) throw httpError('location.unknown', { code }, { field: 'locationCode' })
    if (location !== null && location !== named.code)
      throw httpError('handling-unit.elsewhere', { sscc, code: location, other: named.code })
    return named.id
  }
  const { rows } = await sql<{ place: number | null }>`select unit_location(${id}) as place`.execute(on)
  const place = rows[0]?.place ?? null
  if (place === null) throw httpError('handling-unit.no-location', { sscc }, { field: 'locationCode' })
  return place
}

/** The id of a lot of the item; null for none. */
export async function lotNumbered(
  on: Kysely<Tables>,
  { id, sku }: { id: number; sku: string },
  lot: string | null,
): Promise<number | null> {
  if (!lot) return null
  const row = await on.selectFrom('lots').select('id').where('item_id', '=', id).where('lot_number', '=', lot).executeTakeFirst()
  if (!row) throw httpError('handling-unit.unknown-lot', { sku, lot }, { field: 'lot' })
  return row.id
}
