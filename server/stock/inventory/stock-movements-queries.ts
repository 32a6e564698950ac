import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Document } from '../../../contract/platform/documents/document.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import type { StockMovement } from '../../../contract/stock/inventory/stock-movements.ts'
import { ordersNumbered } from '../../orders-numbered.ts'
import { documentJson } from '../../platform/documents/documents-queries.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { readsOf } from '../../platform/lists/reads-of.ts'
import { ownSites, type Viewer } from '../../viewer.ts'
import { locatedAtOwnSites } from '../sites/own-sites.ts'

/** Ledger lines; a customer sees those of items that it owned at the time, staff of some sites what left or arrived there. */
export function visibleStockMovements(on: Kysely<Tables>, viewer: Viewer) {
  const lines = on
    .selectFrom('stock_movements as m')
    .$if(viewer.customerId !== null, (q) => q.where('m.customer_id', '=', viewer.customerId))
  return locatedAtOwnSites(lines, viewer, 'm.from_location_id', 'm.to_location_id')
}

/** A ledger line `m` that counts as goods-in: receipts only. Opening stock was in the warehouse before, and an import of it may be undone. */
export const isGoodsIn = sql<boolean>`(m.movement_type = 'inbound' and m.cause = 'receipt')`

/**
 * A ledger line `m` that counts as goods-out: an export that was undone isn't. Not correlated, so that corrections, which are few, are read
 * once for all lines.
 */
export const isGoodsOut = sql<boolean>`(m.movement_type = 'outbound' and m.corrects_id is null and m.id not in (
  select c.corrects_id from stock_movements c where c.corrects_id is not null and c.movement_type = 'outbound'))`

/** A ledger line `m` of goods that left with a movement, also with a transfer: an export that was undone doesn't count. */
export const hasLeft = sql<boolean>`(m.cause = 'order' and m.corrects_id is null and not exists (
  select from stock_movements c where c.corrects_id = m.id))`

/** A ledger line `m` of opening stock, or one that takes it back as an import is undone. */
export const isOpening = sql<boolean>`(m.cause = 'opening')`
/** Its units: what is taken back counts against them. */
export const openingUnits = sql<number>`(case when m.corrects_id is null then m.quantity else -m.quantity end)`

type StockMovements = ReturnType<typeof visibleStockMovements>

/** With the locations `f` and `t`. Staff of some sites aren't shown the bins of others, where goods of a transfer came from. */
function withLocations(lines: StockMovements, viewer: Viewer) {
  const own = ownSites(viewer)
  if (own === null)
    return lines.innerJoin('locations as f', 'f.id', 'm.from_location_id').innerJoin('locations as t', 't.id', 'm.to_location_id')
  const shown = (alias: string) =>
    sql<SqlBool>`(${sql.ref(`${alias}.is_built_in`)} or ${sql.ref(`${alias}.site_id`)} = any(${own}::integer[]))`
  return lines
    .leftJoin('locations as f', (join) => join.onRef('f.id', '=', 'm.from_location_id').on(shown('f')))
    .leftJoin('locations as t', (join) => join.onRef('t.id', '=', 'm.to_location_id').on(shown('t')))
}

export function selectStockMovements(lines: StockMovements, viewer: Viewer) {
  // Customers have no right to read acts of counts.
  const ofCount = (column: string) =>
    viewer.role !== 'customer'
      ? sql`case when m.cause = 'count' then (select ${sql.ref(`a.${column}`)} from stock_acts a where a.id = m.act_id and a.subject_type = 'count') end`
      : sql`null`
  return withLocations(lines, viewer)
    .leftJoin('lots as l', 'l.id', 'm.lot_id')
    .leftJoin('stock_acts as ra', (join) => join.onRef('ra.id', '=', 'm.act_id').on('ra.subject_type', '=', 'return'))
    .leftJoin('returns as rt', 'rt.id', 'ra.subject_id')
    .select([
      'm.id',
      iso('m.created_at').as('createdAt'),
      'm.movement_type as movementType',
      'm.sku',
      'm.item_id as inventoryId',
      'm.customer_id as customerId',
      'm.quantity',
      sql<StockMovement['direction']>`case when f.is_virtual then 'in' when t.is_virtual then 'out' else 'within' end`.as('direction'),
      sql<string | null>`case when not f.is_built_in then f.code end`.as('fromLocation'),
      sql<string | null>`case when not t.is_built_in then t.code end`.as('toLocation'),
      'f.site_id as fromSiteId',
      't.site_id as toSiteId',
      'l.lot_number as lot',
      'm.handling_unit_id as handlingUnitId',
      sql<string | null>`(select h.sscc from handling_units h where h.id = m.handling_unit_id)`.as('handlingUnit'),
      sql<string | null>`(select h.sscc from handling_units h
        where h.id = case when m.is_repacked then m.to_handling_unit_id else m.handling_unit_id end)`.as('toHandlingUnit'),
      'm.reason',
      'm.cause',
      'm.order_id as orderId',
      sql<string | null>`(select o.order_number from orders o where o.id = m.order_id)`.as('orderNumber'),
      'm.receipt_id as receiptId',
      sql<string | null>`(select r.receipt_number from receipts r where r.id = m.receipt_id)`.as('receiptNumber'),
      sql<number | null>`${ofCount('subject_id')}`.as('countId'),
      sql<string | null>`${ofCount('number')}`.as('countNumber'),
      'rt.id as returnId',
      'rt.return_number as returnNumber',
      'm.act_id as actId',
      'm.corrects_id as correctsId',
      sql<Document[]>`case when m.cause <> 'dispose' then '[]' else (
        select coalesce(json_agg(${documentJson('d')} order by d.id), '[]')
        from disposal_documents x join documents d on d.id = x.document_id where x.stock_movement_id = m.id) end`.as('documents'),
      sql<string | null>`user_name(m.user_id)`.as('by'),
    ])
}

export const { list: listStockMovements } = readsOf(inventoryEndpoints.movements, {
  alias: 'm',
  from: visibleStockMovements,
  select: selectStockMovements,
  searched: (word) => [
    word.isIn('m.sku'),
    word.isIn('m.reason'),
    sql`m.item_id in (select i.id from inventory_items i where ${word.isInFolded('i.search_text')})`,
    sql`m.order_id in ${ordersNumbered(word)}`,
  ],
  filters: {
    inventoryId: 'm.item_id',
    handlingUnitId: (units) => sql<SqlBool>`(m.handling_unit_id in (${sql.join(units)}) or m.to_handling_unit_id in (${sql.join(units)}))`,
    location: (codes) => {
      // An array is known before the lines are searched, so that each side of the "or" can use its index.
      const ids = sql`array(select l.id from locations l where not l.is_built_in and l.code in (${sql.join(codes)}))`
      return sql<SqlBool>`(m.from_location_id = any(${ids}) or m.to_location_id = any(${ids}))`
    },
    siteId: (sites) => {
      const ids = sql`(select l.id from locations l where l.site_id in (${sql.join(sites)}))`
      return sql<SqlBool>`(m.from_location_id in ${ids} or m.to_location_id in ${ids})`
    },
  },
  sorts: { createdAt: 'time', quantity: 'integer', sku: 'text' },
  defaultSort: '-createdAt',
})
