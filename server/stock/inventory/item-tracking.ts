import { type CompiledQuery, sql } from 'kysely'
import type { ItemTracking } from '../../../contract/stock/inventory/item-measures.ts'
import { type HttpError, httpError } from '../../errors.ts'
import { statements } from '../../platform/engine/statements.ts'

/** The units of an item without a lot, and the units in lots without an expiry date; null where some are at sites that the caller doesn't see. */
export interface UntrackedStock {
  id: number
  sku: string
  withoutLot: number | null
  withoutExpiry: number | null
}

/** The untracked stock of those items that have any. */
export function untrackedStock(items: readonly number[]): CompiledQuery<UntrackedStock> {
  const units = (lot: 'l.id is null' | 'l.id is not null') => {
    const those = sql`filter (where ${sql.raw(lot)})`
    return sql<
      number | null
    >`case when not coalesce(bool_or(not is_own_site(p.site_id)) ${those}, false) then coalesce(sum(s.on_hand) ${those}, 0)::float8 end`
  }
  return statements
    .selectFrom('inventory_items as i')
    .innerJoin('stock as s', 's.item_id', 'i.id')
    .innerJoin('locations as p', 'p.id', 's.location_id')
    .leftJoin('lots as l', 'l.id', 's.lot_id')
    .where(sql<boolean>`i.id = any(${items}::integer[])`)
    .where('s.on_hand', '>', 0)
    .where('l.expires_on', 'is', null)
    .groupBy('i.id')
    .select(['i.id', 'i.sku', units('l.id is null').as('withoutLot'), units('l.id is not null').as('withoutExpiry')])
    .compile()
}

/** Why an item with this stock can't be tracked so; null where it can. */
export function untrackedProblem({ sku, withoutLot, withoutExpiry }: UntrackedStock, tracking: ItemTracking): HttpError | null {
  const at = { field: 'tracking' }
  if (tracking !== 'none' && withoutLot !== 0) return httpError('item.untracked-stock', { sku, units: withoutLot, lacking: 'lot' }, at)
  if (tracking === 'lot_expiry' && withoutExpiry !== 0)
    return httpError('item.untracked-stock', { sku, units: withoutExpiry, lacking: 'expiry date' }, at)
  return null
}

/** The lots of these items, with their expiry dates. */
export function lotsOfItems(items: readonly number[]): CompiledQuery<{ itemId: number; lotNumber: string; expiresOn: string | null }> {
  return statements
    .selectFrom('lots')
    .where(sql<boolean>`item_id = any(${items}::integer[])`)
    .select(['item_id as itemId', 'lot_number as lotNumber', 'expires_on as expiresOn'])
    .compile()
}
