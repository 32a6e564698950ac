import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../../platform/engine/database.ts'
import { statements, withTime } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { Viewer } from '../../viewer.ts'
import { shownAt } from '../ledger/hidden-quantities.ts'
import { availability, isAvailable } from '../ledger/item-stock.ts'
import { atOwnSites } from '../sites/own-sites.ts'
import { codeOfSite } from '../sites/sites-queries.ts'
import { getItem, visibleItems } from './inventory-queries.ts'

/** Stock rows `s` of items that aren't deleted, a customer's own, with their location `p`, lot `l` and handling unit `h`. */
export function visibleStock(on: Kysely<Tables>, viewer: Viewer) {
  return visibleItems(on, viewer)
    .innerJoin('stock as s', 's.item_id', 'i.id')
    .innerJoin('locations as p', 'p.id', 's.location_id')
    .leftJoin('lots as l', 'l.id', 's.lot_id')
    .leftJoin('handling_units as h', 'h.id', 's.handling_unit_id')
}

/* Columns of stock rows, as the contract names them. */
export const stockLocation = sql<string | null>`case when not p.is_built_in then p.code end`.as('location')
export const stockSite = [sql<number>`p.site_id`.as('siteId'), codeOfSite('p.site_id').as('siteCode')] as const
export const stockLot = ['l.lot_number as lot', 'l.expires_on as expiresOn', 'h.id as handlingUnitId', 'h.sscc as handlingUnit'] as const
export function stockQuantities(viewer: Viewer) {
  return [
    shownAt(viewer, 's.location_id', sql<number>`s.on_hand`).as('onHand'),
    shownAt(viewer, 's.location_id', sql<number>`s.reserved`).as('reserved'),
    availability.as('availability'),
  ] as const
}

/** An item with its stock rows, for the detail view. */
export async function getItemWithStock(db: Database, viewer: Viewer, id: number) {
  const now = db.now()
  return db.read(viewer, async (on) => {
    const item = await getItem(on, viewer, id, now)
    const [{ rows: stock }, { rows: sites }, homes] = await Promise.all([
      on.executeQuery(withTime(stockOf(viewer, id), now)),
      on.executeQuery(withTime(sitesOf(viewer, id), now)),
      homesOf(on, viewer, id),
    ])
    return { ...item, homes, sites, stock }
  })
}

function stockOf(viewer: Viewer, id: number) {
  return visibleStock(statements, viewer)
    .where('i.id', '=', id)
    .where('s.on_hand', '>', 0)
    .select([stockLocation, ...stockSite, ...stockLot, ...stockQuantities(viewer)])
    .orderBy('p.code')
    .orderBy('s.id')
    .compile()
}

/** What is on hand at each site, the default one first. */
function sitesOf(viewer: Viewer, id: number) {
  return visibleStock(statements, viewer)
    .innerJoin('sites as si', 'si.id', 'p.site_id')
    .where('i.id', '=', id)
    .where('s.on_hand', '>', 0)
    .groupBy('si.id')
    .select(['si.id as siteId', 'si.code as siteCode', sql<number>`sum(s.on_hand)`.as('quantity')])
    .select(sql<number>`coalesce(sum(s.on_hand - s.reserved) filter (where ${isAvailable}), 0)`.as('availableQuantity'))
    .orderBy('si.is_default', 'desc')
    .orderBy('si.code')
    .compile()
}

/** Its homes by site, the default one first. */
function homesOf(on: Kysely<Tables>, viewer: Viewer, id: number) {
  const homes = on
    .selectFrom('locations as l')
    .innerJoin('sites as si', 'si.id', 'l.site_id')
    .where(
      sql<SqlBool>`l.id in (select home_location_id from inventory_items where id = ${id} union select location_id from item_homes where item_id = ${id})`,
    )
  return atOwnSites(homes, viewer, 'l.site_id')
    .select(['si.id as siteId', 'si.code as siteCode', 'l.code as location'])
    .orderBy('si.is_default', 'desc')
    .orderBy('si.code')
    .execute()
}
