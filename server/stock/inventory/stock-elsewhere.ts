import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/engine/tables.ts'
import { ownSites, type Viewer } from '../../viewer.ts'

/** The items with stock at sites that the viewer doesn't see. The viewer can't set their whole quantity. */
export async function itemsWithStockElsewhere(on: Kysely<Tables>, viewer: Viewer, items: readonly number[]): Promise<Set<number>> {
  const own = ownSites(viewer)
  if (own === null || items.length === 0) return new Set()
  const { rows } = await sql<{ item: number }>`
    select distinct s.item_id as item from stock s join locations l on l.id = s.location_id
    where s.item_id = any(${items}::integer[]) and s.on_hand > 0 and not l.site_id = any(${own}::integer[])`.execute(on)
  return new Set(rows.map(({ item }) => item))
}

/** What setting the quantity of an item can remove: of what can be promised (take-stock.sql). */
export interface RemovableStock {
  free: number
  /** Held by open movements. */
  reserved: number
}

export async function removableStock(on: Kysely<Tables>, items: readonly number[]): Promise<Map<number, RemovableStock>> {
  if (items.length === 0) return new Map()
  const { rows } = await sql<RemovableStock & { item: number }>`
    select w.item, t.free, t.reserved
    from unnest(${items}::integer[]) as w(item) cross join lateral (
      select coalesce(sum(s.on_hand - s.reserved), 0)::bigint as free, coalesce(sum(s.reserved), 0)::bigint as reserved
      from stock s join locations p on p.id = s.location_id where s.item_id = w.item and p.is_promisable) t`.execute(on)
  return new Map(rows.map(({ item, ...stock }) => [item, stock]))
}
