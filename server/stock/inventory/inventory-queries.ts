import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { can } from '../../../contract/permissions.ts'
import { type InventoryItem, inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { httpError } from '../../errors.ts'
import { customersNamed } from '../../people/customers/customers-queries.ts'
import type { Database } from '../../platform/engine/database.ts'
import { amountOrNull, iso } from '../../platform/engine/json-columns.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { QueryCache, statements, wantedId, withId, withTime } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { listOf, oneOf } from '../../platform/lists/list.ts'
import { between, matches } from '../../platform/lists/list-filters.ts'
import { narrowedTo, ownSites, rowsOf, type Viewer } from '../../viewer.ts'
import { categoriesNamed } from '../categories/categories-queries.ts'
import { available, isAvailable, onHand, reserved, stockStatus, stockStatusOf } from '../ledger/item-stock.ts'
import { locationsCoded } from '../locations/locations-queries.ts'
import { itemNeeds } from './item-attention.ts'

/**
 * The same tables with the stock at these sites only: whatever sums over `stock` then counts no other. Not materialized, so that it is read by
 * item as the table is.
 */
function atSites(on: Kysely<Tables>, sites: readonly number[] | undefined): Kysely<Tables> {
  if (!sites) return on
  const there = on.with(
    (table) => table('stock').notMaterialized(),
    (all) =>
      all
        .selectFrom('stock as s')
        .selectAll('s')
        .where('s.location_id', 'in', (eb) => eb.selectFrom('locations').select('id').where('site_id', 'in', sites)),
  )
  // Safe: only selects are built on it.
  return there as unknown as Kysely<Tables>
}

/** Undefined for all sites. */
function sitesAskedFor(viewer: Viewer, asked: readonly number[] | undefined): readonly number[] | undefined {
  return ownSites(asked === undefined ? viewer : narrowedTo(viewer, asked)) ?? undefined
}

/** Items that aren't deleted; a customer's own. */
export function visibleItems(on: Kysely<Tables>, viewer: Viewer, asked?: readonly number[]) {
  return itemsOf(on, viewer, asked).where('i.deleted_at', 'is', null)
}

/**
 * Deleted ones too. Of their stock only what is at sites of the viewer counts, and at those that are asked for. Where sites are asked for,
 * the items are those with stock or a home there.
 */
function itemsOf(on: Kysely<Tables>, viewer: Viewer, asked?: readonly number[]) {
  const stock = atSites(on, sitesAskedFor(viewer, asked))
  return stock
    .selectFrom('inventory_items as i')
    .$if(viewer.customerId !== null, (q) => q.where('i.customer_id', '=', viewer.customerId))
    .$if(asked !== undefined, (q) => q.where(isAtSites(asked ?? [])))
}

type Items = ReturnType<typeof visibleItems>

/** The address of the picture of an item `i`. */
export const pictureOf = sql<string | null>`'/api/inventory/' || i.id || '/picture?v=' || i.picture_version`

/** With category `c`, home `h` (staff of some sites see the first of theirs) and owner `o`. PostgreSQL leaves out those of them that a statement doesn't use. */
function withNames(items: Items, viewer: Viewer) {
  const own = ownSites(viewer)
  return items
    .leftJoin('product_categories as c', 'c.id', 'i.category_id')
    .leftJoin('locations as h', (join) => {
      if (own === null) return join.onRef('h.id', '=', 'i.home_location_id')
      return join.on(sql<SqlBool>`h.id = home_within(i.id, ${own}::integer[])`)
    })
    .leftJoin('customers as o', 'o.id', 'i.customer_id')
}

type NamedItems = ReturnType<typeof withNames>

/**
 * With the sums over the stock of each item, as `q`. With `byItem` its stock rows are read by nothing but the item, whatever the statistics
 * say: those of a table that a long transaction fills tell of no rows.
 */
function withStock(items: NamedItems, byItem = false) {
  const stock = byItem
    ? sql<Selectable<Tables['stock']>>`(select * from stock where stock.item_id = i.id offset 0)`
    : sql<Selectable<Tables['stock']>>`${sql.table('stock')}`
  return items.innerJoinLateral(
    (from) =>
      from
        .selectFrom(stock.as('s'))
        .innerJoin('locations as p', 'p.id', 's.location_id')
        .leftJoin('lots as l', 'l.id', 's.lot_id')
        .whereRef('s.item_id', '=', 'i.id')
        .select([
          sql<number>`coalesce(sum(s.on_hand), 0)`.as('on_hand'),
          sql<number>`coalesce(sum(s.reserved), 0)`.as('reserved'),
          sql<number>`coalesce(sum(s.on_hand - s.reserved) filter (where ${isAvailable}), 0)`.as('available'),
          sql<string[]>`coalesce(array_agg(distinct l.lot_number) filter (where s.on_hand > 0 and l.id is not null), '{}')`.as('lots'),
          sql<string | null>`min(l.expires_on) filter (where s.on_hand > 0)`.as('first_expires_on'),
        ])
        .as('q'),
    (join) => join.onTrue(),
  )
}

function selectItems(items: NamedItems, byItem = false) {
  return withStock(items, byItem).select([
    'i.id',
    'i.sku',
    'i.name',
    'i.description',
    'c.name as category',
    'q.on_hand as quantity',
    'q.available as availableQuantity',
    'q.reserved as reservedQuantity',
    'h.code as location',
    'i.customer_id as customerId',
    'i.unit_of_measure as unitOfMeasure',
    amountOrNull('i.cost_price').as('costPrice'),
    amountOrNull('i.selling_price').as('sellingPrice'),
    'i.low_stock_threshold as lowStockThreshold',
    'i.reorder_point as reorderPoint',
    'i.reorder_quantity as reorderQuantity',
    'i.manufacturer',
    'i.supplier',
    'i.batch_number as batchNumber',
    'i.lot_number as lotNumber',
    'i.gtin',
    'i.tracking',
    'i.customs_code as customsCode',
    'i.origin_country as originCountry',
    'i.length_mm as lengthMm',
    'i.width_mm as widthMm',
    'i.height_mm as heightMm',
    amountOrNull('i.unit_weight').as('unitWeight'),
    amountOrNull('i.unit_volume').as('unitVolume'),
    'i.units_per_carton as unitsPerCarton',
    'i.units_per_pallet as unitsPerPallet',
    pictureOf.as('picture'),
    iso('i.created_at').as('createdAt'),
    iso('i.updated_at').as('updatedAt'),
    'i.version',
  ])
}

type ItemFilters = QueryOf<typeof inventoryEndpoints.list>

function itemsAskedFor(items: NamedItems, asked: ItemFilters, viewer: Viewer) {
  let found = items
    .where(between('i.created_at', asked.createdFrom, asked.createdTo))
    .where(
      matches(asked.q, (word) => [
        word.isInFolded('i.search_text'),
        sql`i.home_location_id in ${locationsCoded(word)}`,
        sql`i.category_id in ${categoriesNamed(word)}`,
        ...(viewer.role === 'customer' ? [] : [sql<SqlBool>`i.customer_id in ${customersNamed(word)}`]),
      ]),
    )
  const { customerId, category, location, attention, quantityFrom, quantityTo } = asked
  if (customerId) found = found.where('i.customer_id', 'in', customerId)
  if (asked.allocated) found = found.where('i.customer_id', asked.allocated === 'true' ? 'is not' : 'is', null)
  if (category)
    found = found.where('i.category_id', 'in', (eb) => eb.selectFrom('product_categories').select('id').where('name', 'in', category))
  if (location) found = found.where(hasHome(sql`(select id from locations where code in (${sql.join(location)}))`))
  if (asked.status) found = found.where(stockStatus, 'in', asked.status)
  if (attention) found = found.where(({ or }) => or(attention.map((kind) => itemNeeds[kind])))
  if (quantityFrom !== undefined) found = found.where(onHand, '>=', quantityFrom)
  if (quantityTo !== undefined) found = found.where(onHand, '<=', quantityTo)
  return found
}

/** With stock or a home there. Of the stock that atSites() leaves. */
function isAtSites(sites: readonly number[]) {
  return sql<SqlBool>`(exists (select from stock s where s.item_id = i.id and s.on_hand > 0)
    or ${hasHome(sql`(select id from locations where site_id in (${sql.join(sites)}))`)})`
}

/** One of these locations is the home of an item `i` at its site. */
function hasHome(locations: RawBuilder<unknown>) {
  return sql<SqlBool>`(i.home_location_id in ${locations} or exists (select from item_homes x where x.item_id = i.id and x.location_id in ${locations}))`
}

const listItemsAskedFor = listOf(inventoryEndpoints.list, {
  from: (on: Kysely<Tables>, viewer: Viewer, { deleted, siteId }) => {
    const items = deleted === 'true' ? itemsOf(on, viewer, siteId).where('i.deleted_at', 'is not', null) : visibleItems(on, viewer, siteId)
    return withNames(items, viewer)
  },
  where: itemsAskedFor,
  select: (items) => selectItems(items).select(['o.name as customerName', 'q.lots', 'q.first_expires_on as firstExpiresOn']),
  id: 'i.id',
  sorts: {
    sku: { by: 'i.sku', kind: 'text' },
    name: { by: 'i.name', kind: 'text' },
    quantity: { by: onHand, kind: 'integer' },
    available: { by: available, kind: 'integer' },
    reserved: { by: reserved, kind: 'integer' },
    category: { by: 'c.name', kind: 'text', nullable: true },
    location: { by: 'h.code', kind: 'text', nullable: true },
    customer: { by: 'o.name', kind: 'text', nullable: true },
    costPrice: { by: 'i.cost_price', kind: 'money', nullable: true },
    sellingPrice: { by: 'i.selling_price', kind: 'money', nullable: true },
    createdAt: { by: 'i.created_at', kind: 'time' },
  },
  defaultSort: 'sku',
})

/** Deleted items are listed only for viewers who may restore them. */
export function listItems(db: Database, viewer: Viewer, asked: ItemFilters) {
  if (asked.deleted === 'true' && viewer.role !== 'system' && !can(viewer, 'inventory.restore'))
    throw httpError('item.deleted-list-needs-staff')
  return listItemsAskedFor(db, viewer, asked)
}

export async function getItem(on: Kysely<Tables>, viewer: Viewer, id: number, now: Date): Promise<InventoryItem> {
  return onlyRow((await on.executeQuery(itemById(viewer, id, now))).rows, 'item.not-found')
}

const keptById = new QueryCache<InventoryItem>()

/** The same, to be sent with the statement that changes it: `onlyRow` takes it out of the answer. */
export function itemById(viewer: Viewer, id: number, now: Date) {
  const kept = keptById.get(rowsOf(viewer), () =>
    selectItems(withNames(visibleItems(statements, viewer), viewer).where('i.id', '=', wantedId)).compile(),
  )
  return withTime(withId(kept, id), now)
}

interface OwnedSku {
  owner: number | null
  sku: string
}

/** Items by owner and SKU, whatever its case. Several of one owner and SKU are from before that was refused. */
export function itemsWithSkus(viewer: Viewer, wanted: readonly OwnedSku[], now: Date) {
  const owners = wanted.map(({ owner }) => owner)
  const skus = wanted.map(({ sku }) => sku)
  // Each SKU is folded once and looked up separately (enforced by the limit), and then the items are read by their ids. A join or a subquery
  // with `in` may be carried out for each item where the planner has no statistics: after a restore that took 11 s for 60 SKUs.
  const items = withNames(visibleItems(statements, viewer), viewer).where(
    sql<SqlBool>`i.id = any(array(
      with wanted as materialized (select w.owner, fold(w.sku) as sku from unnest(${owners}::integer[], ${skus}::text[]) as w(owner, sku))
      select k.id from wanted w cross join lateral (
        select t.id from inventory_items t
        where t.folded_sku = w.sku and t.customer_id is not distinct from w.owner and t.deleted_at is null limit 10) k))`,
  )
  return withTime(selectItems(items).compile(), now)
}

/** The items with these ids. No partial index fits the condition, so that ids are used even in a transaction that created thousands of items. */
export function itemsById(viewer: Viewer, ids: readonly number[], now: Date) {
  const items = withNames(itemsOf(statements, viewer), viewer).where(
    sql<SqlBool>`i.id = any(${ids}::integer[]) and case when i.deleted_at is null then true else false end`,
  )
  return withTime(selectItems(items, true).compile(), now)
}

/** 404 when there was never such an item, or it isn't the viewer's to see; a deleted item passes. */
export async function requireItem(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<void> {
  await oneOf(itemsOf(on, viewer).where('i.id', '=', id).select('i.id'), 'item.not-found')
}

export async function summariseInventory(db: Database, viewer: Viewer, { customerId, siteId }: QueryOf<typeof inventoryEndpoints.summary>) {
  const summary = withStock(withNames(visibleItems(statements, viewer, siteId), viewer))
    .$if(customerId !== undefined, (q) => q.where('i.customer_id', '=', customerId ?? null))
    .select([
      sql<number>`count(*)`.as('totalItems'),
      sql<number>`coalesce(sum(q.on_hand), 0)::bigint`.as('totalQuantity'),
      sql<number>`coalesce(sum(q.reserved), 0)::bigint`.as('reservedQuantity'),
      sql<number>`count(*) filter (where ${stockStatusOf(sql`q.on_hand`)} = 'Low Stock')`.as('lowStock'),
      sql<number>`count(*) filter (where ${stockStatusOf(sql`q.on_hand`)} = 'Out of Stock')`.as('outOfStock'),
    ])
    .compile()
  const { rows } = await db.read(viewer, (on) => on.executeQuery(withTime(summary, db.now())))
  const [totals] = rows
  if (!totals) throw new Error('An aggregate answers one row.')
  return totals
}

/** The SKU of the owner's other item that differs from this one at most in case; undefined when there is none. */
export async function takenSku(on: Kysely<Tables>, customerId: number | null, sku: string, exceptItem = 0): Promise<string | undefined> {
  const twin = await on
    .selectFrom('inventory_items')
    .select('sku')
    .where('customer_id', 'is not distinct from', customerId)
    .where('folded_sku', '=', sql<string>`fold(${sku})`)
    .where('deleted_at', 'is', null)
    .where('id', '<>', exceptItem)
    .executeTakeFirst()
  return twin?.sku
}
