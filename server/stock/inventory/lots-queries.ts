import { type Kysely, type SqlBool, sql } from 'kysely'
import { lotsEndpoints } from '../../../contract/stock/inventory/lots.ts'
import type { Database } from '../../platform/engine/database.ts'
import { callTime } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { listOf, oneOf } from '../../platform/lists/list.ts'
import { matches } from '../../platform/lists/list-filters.ts'
import { ownSites, type Viewer } from '../../viewer.ts'
import { countsBlind } from '../ledger/hidden-quantities.ts'
import { visibleItems } from './inventory-queries.ts'

/** Lots `l` of items that aren't deleted, a customer's own. */
export function visibleLots(on: Kysely<Tables>, viewer: Viewer) {
  return visibleItems(on, viewer).innerJoin('lots as l', 'l.item_id', 'i.id')
}

/** Stock `s` of a lot `l`, at the sites of the viewer. */
function stockOfLot(viewer: Viewer) {
  const own = ownSites(viewer)
  return sql`stock s join locations p on p.id = s.location_id
    where s.lot_id = l.id and (${own}::integer[] is null or p.site_id = any(${own}::integer[]))`
}

export function selectLots(lots: ReturnType<typeof visibleLots>, viewer: Viewer, at = callTime) {
  const there = stockOfLot(viewer)
  const onHand = sql<number>`(select coalesce(sum(s.on_hand), 0) from ${there})`
  const isHidden = sql`exists (select from ${there} and s.on_hand > 0 and is_counted_blind(s.location_id))`
  return lots.select([
    'l.id',
    'i.id as inventoryId',
    'l.lot_number as lotNumber',
    'l.expires_on as expiresOn',
    sql<boolean>`coalesce(l.expires_on < warehouse_day(${at}), false)`.as('expired'),
    (countsBlind(viewer) ? sql<number | null>`case when not ${isHidden} then ${onHand} end` : onHand).as('onHand'),
  ])
}

const listLotsOfItem = listOf(lotsEndpoints.ofItem, {
  from: visibleLots,
  where: (lots, { id, q, inStock }, viewer) => {
    const found = lots.where('i.id', '=', id).where(matches(q, (word) => [word.isIn('l.lot_number')]))
    const isThere = sql<SqlBool>`exists (select from ${stockOfLot(viewer)} and s.on_hand > 0)`
    return inStock === undefined ? found : found.where(isThere, '=', inStock === 'true')
  },
  select: (lots, viewer) => selectLots(lots, viewer),
  id: 'l.id',
  sorts: {
    expiresOn: { by: 'l.expires_on', kind: 'date', nullable: true },
    lotNumber: { by: 'l.lot_number', kind: 'text' },
  },
  defaultSort: 'expiresOn',
})

/** The lots of an item; 404 when it isn't there. */
export async function listLots(db: Database, viewer: Viewer, asked: Parameters<typeof listLotsOfItem>[2]) {
  await db.read(viewer, (on) => oneOf(visibleItems(on, viewer).where('i.id', '=', asked.id).select('i.id'), 'item.not-found'))
  return listLotsOfItem(db, viewer, asked)
}
