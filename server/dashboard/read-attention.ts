import { type Expression, type RawBuilder, sql } from 'kysely'
import {
  type Attention,
  type AttentionKind,
  type AttentionRow,
  attentionRow,
  customerAttention,
  expiryDays,
  mostAttentionRows,
  staffAttention,
} from '../../contract/attention.ts'
import type { dashboardEndpoints } from '../../contract/dashboard.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { defaultLowStockThreshold } from '../../contract/stock-status.ts'
import { openStatuses } from '../../contract/tracking-stages.ts'
import type { Database } from '../db/database.ts'
import { callTime, statements, withTime } from '../db/statements.ts'
import { visibleItems } from '../inventory/inventory-queries.ts'
import { available, isAvailable, onHand, stockStatus } from '../inventory/item-stock.ts'
import { visibleOrders } from '../orders/orders-queries.ts'
import { warehouseDay } from '../settings/settings-queries.ts'
import { visibleShipments } from '../shipments/shipments-queries.ts'
import type { Viewer } from '../viewer.ts'

type Asked = QueryOf<typeof dashboardEndpoints.attention>

interface FoundRow extends AttentionRow {
  /** Of all rows of its kind. */
  count: number
}

/** Reads all kinds in one statement. Staff who view as a customer are shown what that customer is. */
export async function readAttention(db: Database, viewer: Viewer, asked: Asked): Promise<Attention[]> {
  const seesOwn = viewer.role === 'customer' || asked.customerId !== undefined
  const kinds: readonly AttentionKind[] = seesOwn ? customerAttention : staffAttention
  const found = statements.selectNoFrom(kinds.map((kind) => rowsAsJson(searches[kind](viewer, asked)).as(kind))).compile()
  const { rows } = await db.read(viewer, (on) => on.executeQuery(withTime(found, db.now())))
  const [byKind] = rows as Record<AttentionKind, FoundRow[]>[]
  return kinds.flatMap((kind) => {
    const ofKind = byKind?.[kind] ?? []
    return ofKind.length === 0 ? [] : [{ kind, count: ofKind[0]?.count ?? 0, rows: ofKind.map(({ count, ...row }) => row) }]
  })
}

function rowsAsJson(search: Expression<unknown>): RawBuilder<FoundRow[]> {
  return sql`(select coalesce(json_agg(each), '[]') from ${search} as each)`
}

/** How the rows of each kind are found. They are sent in this order. */
const searches: Record<AttentionKind, (viewer: Viewer, asked: Asked) => Expression<unknown>> = {
  late_shipment: (viewer, { customerId }) =>
    visibleShipments(statements, viewer)
      .innerJoin('customers as c', 'c.id', 's.customer_id')
      .leftJoin('orders as o', 'o.id', 's.order_id')
      .$if(customerId !== undefined, (q) => q.where('s.customer_id', '=', customerId ?? 0))
      .where('s.status', 'in', ['created', 'in_transit', 'delayed'])
      .where('s.estimated_delivery', '<', callTime)
      .select(
        columns({
          orderId: sql`s.order_id`,
          code: sql`coalesce(o.order_number, s.tracking_number)`,
          name: viewer.role === 'customer' || customerId !== undefined ? sql`s.destination` : sql`c.name`,
          at: sql`iso(s.estimated_delivery)`,
        }),
      )
      .orderBy('s.estimated_delivery')
      .orderBy('s.id')
      .limit(mostAttentionRows),

  short_movement: (viewer) =>
    statements
      .selectFrom(unsendable(viewer).as('u'))
      .innerJoin('customers as c', 'c.id', 'u.customer_id')
      .select(columns({ orderId: sql`u.id`, code: sql`u.order_number`, name: sql`c.name`, quantity: sql`sum(u.quantity)` }))
      .groupBy(['u.id', 'u.order_number', 'u.created_at', 'c.name'])
      .orderBy('u.created_at')
      .orderBy('u.id')
      .limit(mostAttentionRows),

  running_low: (viewer) =>
    visibleItems(statements, viewer)
      .where(sql<boolean>`i.id in (select r.item_id from reservations r where r.ended_at is null)`)
      .where(available, '<=', sql<number>`coalesce(i.low_stock_threshold, ${sql.lit(defaultLowStockThreshold)})`)
      .select(columns({ ...itemColumns, quantity: available }))
      .orderBy(available)
      .orderBy('i.id')
      .limit(mostAttentionRows),

  unassigned_movement: (viewer) =>
    visibleOrders(statements, viewer)
      .innerJoin('customers as c', 'c.id', 'o.customer_id')
      .where('o.status', 'in', openStatuses)
      .where('o.assigned_to', 'is', null)
      .where('o.created_at', '<', sql<Date>`${callTime}::timestamptz - interval '1 day'`)
      .select(columns({ orderId: sql`o.id`, code: sql`o.order_number`, name: sql`c.name`, at: sql`iso(o.created_at)` }))
      .orderBy('o.created_at')
      .orderBy('o.id')
      .limit(mostAttentionRows),

  expiring_lot: (viewer, asked) =>
    itemsAskedFor(viewer, asked)
      .innerJoin('stock as s', 's.item_id', 'i.id')
      .innerJoin('lots as l', 'l.id', 's.lot_id')
      .where('s.on_hand', '>', 0)
      .where('l.expires_on', '>=', warehouseDay(callTime))
      .where('l.expires_on', '<=', sql<string>`${warehouseDay(callTime)} + ${sql.lit(expiryDays)}`)
      .select(columns({ ...itemColumns, lot: sql`l.lot_number`, quantity: sql`sum(s.on_hand)`, expiresOn: sql`l.expires_on` }))
      .groupBy(['i.id', 'l.id'])
      .orderBy('l.expires_on')
      .orderBy('l.id')
      .limit(mostAttentionRows),

  out_of_stock: (viewer, asked) =>
    itemsAskedFor(viewer, asked)
      .where(sql<boolean>`not exists (select from stock s where s.item_id = i.id and s.on_hand > 0)`)
      .select(columns(itemColumns))
      .orderBy('i.sku')
      .orderBy('i.id')
      .limit(mostAttentionRows),

  low_stock: (viewer, asked) =>
    itemsAskedFor(viewer, asked)
      .where(stockStatus, '=', 'Low Stock')
      .select(columns({ ...itemColumns, quantity: onHand }))
      .orderBy(onHand)
      .orderBy('i.id')
      .limit(mostAttentionRows),
}

function itemsAskedFor(viewer: Viewer, { customerId }: Asked) {
  return visibleItems(statements, viewer).$if(customerId !== undefined, (q) => q.where('i.customer_id', '=', customerId ?? null))
}

const itemColumns = { itemId: sql`i.id`, code: sql`i.sku`, name: sql`i.name` }

/**
 * What open movements have reserved of an item that has expired since, or lies where nothing is promised from. Pending movements are
 * left out whose confirmation finds other stock, because it reserves anew.
 */
function unsendable(viewer: Viewer) {
  return visibleOrders(statements, viewer)
    .innerJoin('reservations as r', (join) => join.onRef('r.order_id', '=', 'o.id').on('r.ended_at', 'is', null))
    .innerJoin('inventory_items as i', 'i.id', 'r.item_id')
    .innerJoin('stock as s', 's.id', 'r.stock_id')
    .innerJoin('locations as p', 'p.id', 's.location_id')
    .leftJoin('lots as l', 'l.id', 's.lot_id')
    .where('o.status', 'in', openStatuses)
    .where(sql<boolean>`not (${isAvailable})`)
    .groupBy(['o.id', 'i.id'])
    .having(sql<number>`sum(r.quantity)`, '>', sql<number>`case when o.status = 'pending' then ${available} else 0 end`)
    .select(['o.id', 'o.order_number', 'o.created_at', 'o.customer_id', sql<number>`sum(r.quantity)`.as('quantity')])
}

/** The columns of a row; those that its kind doesn't have are null. */
function columns(has: Partial<Record<keyof AttentionRow, RawBuilder<unknown>>>) {
  const fields = Object.keys(attentionRow.shape) as (keyof AttentionRow)[]
  return [sql`count(*) over ()`.as('count'), ...fields.map((field) => (has[field] ?? sql`null`).as(field))]
}
