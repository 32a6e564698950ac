import { type Kysely, sql } from 'kysely'
import { statements, withTime } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { stockKey } from '../../platform/imports/check-groups.ts'
import { hasSeveralSites } from '../../platform/settings/settings-queries.ts'
import { isAvailable } from '../../stock/ledger/item-stock.ts'
import { atOwnSites } from '../../stock/sites/own-sites.ts'
import type { Person } from '../../viewer.ts'

export interface SiteStock {
  /** The active sites of who imports, in the order in which a movement that names none tries them. */
  sites: readonly { id: number; code: string }[]
  /** There is one site, and nothing says so. */
  isOfOne: boolean
  /** What a site has available of an item. */
  available(item: number, site: number): number
}

export async function siteStockOf(
  { on, now, viewer }: { on: Kysely<Tables>; now: Date; viewer: Person },
  items: readonly number[],
): Promise<SiteStock> {
  const sites = await atOwnSites(on.selectFrom('sites as si'), viewer, 'si.id')
    .where('si.is_active', '=', true)
    .select(['si.id', 'si.code'])
    .orderBy('si.is_default', 'desc')
    .orderBy('si.code')
    .execute()
  const stock = statements
    .selectFrom('stock as s')
    .innerJoin('locations as p', 'p.id', 's.location_id')
    .leftJoin('lots as l', 'l.id', 's.lot_id')
    .where(sql<boolean>`s.item_id = any(${items}::integer[])`)
    .where(isAvailable)
    .groupBy(['s.item_id', 'p.site_id'])
    .select(['s.item_id as item', 'p.site_id as site', sql<number>`sum(s.on_hand - s.reserved)`.as('units')])
    .compile()
  const { rows } = await on.executeQuery(withTime(stock, now))
  const units = new Map(rows.map((row) => [stockKey(row.item, row.site ?? 0), row.units]))
  return { sites, isOfOne: !(await hasSeveralSites(on)), available: (item, site) => units.get(stockKey(item, site)) ?? 0 }
}
