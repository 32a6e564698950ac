import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { QueryOf } from '../../contract/endpoint.ts'
import type { InventoryItem, inventoryEndpoints, StockMovement, stockRow } from '../../contract/inventory.ts'
import { defaultLowStockThreshold } from '../../contract/stock-status.ts'
import type { Database } from '../db/database.ts'
import { amountOrNull, containing, iso } from '../db/json-columns.ts'
import { dayOf, listOf } from '../db/list.ts'
import { anyId, QueryCache, statements, withId } from '../db/statements.ts'
import type { Tables } from '../db/tables.ts'
import { httpError } from '../errors.ts'
import type { Viewer } from '../viewer.ts'

/** Items that aren't deleted; a customer's own. */
export function visibleItems(on: Kysely<Tables>, viewer: Viewer) {
  return on
    .selectFrom('inventory_items as i')
    .where('i.deleted_at', 'is', null)
    .$if(viewer.customerId !== null, (q) => q.where('i.customer_id', '=', viewer.customerId))
}

/** What lies where, summed per item. Available: at promisable places, not expired, less what is reserved there. */
function withStock(items: ReturnType<typeof visibleItems>, day: string) {
  return items.innerJoinLateral(
    (from) =>
      from
        .selectFrom('stock as s')
        .innerJoin('locations as p', 'p.id', 's.location_id')
        .leftJoin('lots as l', 'l.id', 's.lot_id')
        .whereRef('s.item_id', '=', 'i.id')
        .select([
          sql<number>`coalesce(sum(s.on_hand), 0)`.as('on_hand'),
          sql<number>`coalesce(sum(s.reserved), 0)`.as('reserved'),
          sql<number>`coalesce(sum(s.on_hand - s.reserved) filter (where p.is_promisable and (l.expires_on is null or l.expires_on >= ${day})), 0)`.as(
            'available',
          ),
        ])
        .as('q'),
    (join) => join.onTrue(),
  )
}

function selectItems(items: ReturnType<typeof visibleItems>, day: string) {
  return withStock(items, day)
    .leftJoin('product_categories as c', 'c.id', 'i.category_id')
    .leftJoin('locations as h', 'h.id', 'i.home_location_id')
    .select([
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
      iso('i.created_at').as('createdAt'),
      iso('i.updated_at').as('updatedAt'),
      'i.version',
    ])
}

const threshold = sql<number>`coalesce(i.low_stock_threshold, ${sql.lit(defaultLowStockThreshold)})`
const stockStatusIs = {
  'Out of Stock': sql<boolean>`q.on_hand = 0`,
  'Low Stock': sql<boolean>`q.on_hand > 0 and q.on_hand <= ${threshold}`,
  'In Stock': sql<boolean>`q.on_hand > 0 and q.on_hand > ${threshold}`,
}

type ItemFilters = QueryOf<typeof inventoryEndpoints.list>

/** The filters that need no look at the stock. Places and categories aren't joined: an index alone is then enough to count. */
function itemsAskedFor(on: Kysely<Tables>, viewer: Viewer, { customerId, category, location, allocated, q: words }: ItemFilters) {
  let items = visibleItems(on, viewer)
  if (customerId !== undefined) items = items.where('i.customer_id', '=', customerId)
  if (allocated !== undefined) items = items.where('i.customer_id', allocated === 'true' ? 'is not' : 'is', null)
  if (category !== undefined)
    items = items.where('i.category_id', '=', (eb) => eb.selectFrom('product_categories').select('id').where('name', '=', category))
  if (location !== undefined)
    items = items.where('i.home_location_id', '=', (eb) => eb.selectFrom('locations').select('id').where('code', '=', location))
  if (words)
    items = items.where((eb) =>
      eb.or([
        eb('i.sku', 'ilike', containing(words)),
        eb('i.name', 'ilike', containing(words)),
        eb('i.lot_number', 'ilike', containing(words)),
      ]),
    )
  return items
}

export const listItems = listOf({
  query: (on: Kysely<Tables>, viewer: Viewer, filters: ItemFilters, day: string) => {
    const items = selectItems(itemsAskedFor(on, viewer, filters), day)
    return filters.status === undefined ? items : items.where(stockStatusIs[filters.status])
  },
  counted: (on: Kysely<Tables>, viewer: Viewer, filters: ItemFilters, day: string) => {
    const items = itemsAskedFor(on, viewer, filters)
    if (filters.status === undefined) return items.select('i.id')
    return withStock(items, day).where(stockStatusIs[filters.status]).select('i.id')
  },
  id: 'i.id',
  sorts: {
    sku: { by: 'i.sku', kind: 'text' },
    name: { by: 'i.name', kind: 'text' },
    quantity: { by: 'q.on_hand', kind: 'integer' },
    createdAt: { by: 'i.created_at', kind: 'time' },
  },
  defaultSort: 'sku',
})

export async function getItem(on: Kysely<Tables>, viewer: Viewer, id: number, now: Date): Promise<InventoryItem> {
  return onlyItem((await on.executeQuery(itemById(viewer, id, now))).rows)
}

const keptItemById = new QueryCache<InventoryItem>()

/** The same, to be sent with the statement that changes it: `onlyItem` takes it out of the answer. */
export function itemById(viewer: Viewer, id: number, now: Date) {
  const day = dayOf(now)
  const build = () => selectItems(visibleItems(statements, viewer), day).where('i.id', '=', anyId).compile()
  return withId(keptItemById.get(`${viewer.customerId} ${day}`, build), id)
}

export function onlyItem([item]: InventoryItem[]): InventoryItem {
  if (!item) throw httpError('item.not-found')
  return item
}

/** An item with what lies where, for its detail. */
export async function getItemWithStock(db: Database, viewer: Viewer, id: number) {
  return db.read(viewer, async (on) => ({ ...(await getItem(on, viewer, id, db.now())), stock: await stockOf(on, viewer, id) }))
}

function stockOf(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<z.output<typeof stockRow>[]> {
  return visibleItems(on, viewer)
    .innerJoin('stock as s', 's.item_id', 'i.id')
    .innerJoin('locations as p', 'p.id', 's.location_id')
    .leftJoin('lots as l', 'l.id', 's.lot_id')
    .leftJoin('handling_units as h', 'h.id', 's.handling_unit_id')
    .where('i.id', '=', id)
    .where('s.on_hand', '>', 0)
    .select([
      sql<string | null>`case when not p.is_built_in then p.code end`.as('location'),
      'l.lot_number as lot',
      'l.expires_on as expiresOn',
      'h.sscc as handlingUnit',
      's.on_hand as onHand',
      's.reserved',
    ])
    .orderBy('p.code')
    .orderBy('s.id')
    .execute()
}

export function summariseInventory(db: Database, viewer: Viewer, { customerId }: QueryOf<typeof inventoryEndpoints.summary>) {
  return db.read(viewer, (on) =>
    withStock(visibleItems(on, viewer), dayOf(db.now()))
      .$if(customerId !== undefined, (q) => q.where('i.customer_id', '=', customerId ?? null))
      .select([
        sql<number>`count(*)`.as('totalItems'),
        sql<number>`coalesce(sum(q.on_hand), 0)::bigint`.as('totalQuantity'),
        sql<number>`coalesce(sum(q.reserved), 0)::bigint`.as('reservedQuantity'),
        sql<number>`count(*) filter (where ${stockStatusIs['Low Stock']})`.as('lowStock'),
        sql<number>`count(*) filter (where ${stockStatusIs['Out of Stock']})`.as('outOfStock'),
      ])
      .executeTakeFirstOrThrow(),
  )
}

/** Ledger lines; a customer's are those of goods that were its own at the time. */
export function visibleStockMovements(on: Kysely<Tables>, viewer: Viewer) {
  return on.selectFrom('stock_movements as m').$if(viewer.customerId !== null, (q) => q.where('m.customer_id', '=', viewer.customerId))
}

export const listStockMovements = listOf({
  query: (
    on: Kysely<Tables>,
    viewer: Viewer,
    { customerId, inventoryId, orderId, movementType, q: words }: QueryOf<typeof inventoryEndpoints.movements>,
  ) => {
    let lines = visibleStockMovements(on, viewer)
      .innerJoin('locations as f', 'f.id', 'm.from_location_id')
      .innerJoin('locations as t', 't.id', 'm.to_location_id')
      .leftJoin('lots as l', 'l.id', 'm.lot_id')
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
        'l.lot_number as lot',
        'm.reason',
        'm.order_id as orderId',
      ])
    if (customerId !== undefined) lines = lines.where('m.customer_id', '=', customerId)
    if (inventoryId !== undefined) lines = lines.where('m.item_id', '=', inventoryId)
    if (orderId !== undefined) lines = lines.where('m.order_id', '=', orderId)
    if (movementType !== undefined) lines = lines.where('m.movement_type', '=', movementType)
    if (words) lines = lines.where((eb) => eb.or([eb('m.sku', 'ilike', containing(words)), eb('m.reason', 'ilike', containing(words))]))
    return lines
  },
  id: 'm.id',
  sorts: { createdAt: { by: 'm.created_at', kind: 'time' } },
  defaultSort: '-createdAt',
})

/** Whether an owner has this SKU already, on another item. */
export async function skuIsTaken(on: Kysely<Tables>, customerId: number | null, sku: string, exceptItem = 0): Promise<boolean> {
  const twin = await on
    .selectFrom('inventory_items')
    .select('id')
    .where('customer_id', 'is not distinct from', customerId)
    .where('sku', '=', sku)
    .where('deleted_at', 'is', null)
    .where('id', '<>', exceptItem)
    .executeTakeFirst()
  return twin !== undefined
}
