import { type Expression, type SqlBool, sql } from 'kysely'
import { openStatuses } from '../../../contract/goods-out/orders/tracking-stages.ts'
import type { orderAttention } from '../../../contract/platform/attention/attention.ts'
import { callTime, statements } from '../../platform/engine/statements.ts'
import { available, isAvailable } from '../../stock/ledger/item-stock.ts'
import { siteDay } from '../../stock/sites/site-time.ts'
import { isLate } from '../shipments/shipments-queries.ts'

/* Which movements need attention: the dashboard counts by these conditions and the list filters by them, so that both agree. */

const isOpen = sql<SqlBool>`o.status in (${sql.join(openStatuses.map((status) => sql.lit(status)))})`

/** Condition: movement `o` is open, and the last day on which it was to leave has passed. */
export const shipByPassed = sql<SqlBool>`${isOpen} and o.requested_ship_date < ${siteDay(callTime, 'o.site_id')}`

/** What is reserved of the item of a line `oi`. */
const heldOfLine = sql<number>`coalesce(
  (select sum(r.quantity) from reservations r where r.order_id = oi.order_id and r.item_id = oi.item_id and r.ended_at is null), 0)`

/** Condition: movement `o` is open, and still unassigned a day after it was placed. */
export const isUnassigned = sql<SqlBool>`${isOpen} and o.assigned_to is null and o.created_at < ${callTime}::timestamptz - interval '1 day'`

/**
 * How many units of an item an open movement has reserved that have expired since, or lie where nothing is promised from. Pending
 * movements are left out whose confirmation finds other stock, because it reserves again.
 */
const unsendable = statements
  .selectFrom('orders as o')
  .innerJoin('reservations as r', (join) => join.onRef('r.order_id', '=', 'o.id').on('r.ended_at', 'is', null))
  .innerJoin('inventory_items as i', 'i.id', 'r.item_id')
  .innerJoin('stock as s', 's.id', 'r.stock_id')
  .innerJoin('locations as p', 'p.id', 's.location_id')
  .leftJoin('lots as l', 'l.id', 's.lot_id')
  .where(isOpen)
  .where(sql<SqlBool>`not (${isAvailable})`)
  .groupBy(['o.id', 'i.id'])
  .having(sql<number>`sum(r.quantity)`, '>', sql<number>`case when o.status = 'pending' then ${available} else 0 end`)
  .select(['o.id as order_id', sql<number>`sum(r.quantity)`.as('quantity')])

/** How many units of an item a movement lacks since a short pick: neither reserved, nor let go by staff. See missing-lines.sql. */
const lost = statements
  .selectFrom('orders as o')
  .innerJoin('order_items as oi', 'oi.order_id', 'o.id')
  .where('o.status', 'in', ['processing', 'picking'])
  .select(['o.id as order_id', sql<number>`oi.quantity - oi.short_quantity - ${heldOfLine}`.as('quantity')])
  .where(sql<SqlBool>`oi.quantity - oi.short_quantity > ${heldOfLine}`)

/** What a movement can't ship of an item, in units, by movement. */
export const lacking = unsendable.unionAll(lost)

/** Condition: movement `o` is a transfer that arrived with something missing. Goods of it are in TRANSIT then, which is looked at first. */
export const isShortTransfer = sql<SqlBool>`(o.transfer_to_site_id is not null and o.status = 'completed' and case
  when exists (select from order_items oi join stock s on s.item_id = oi.item_id and s.on_hand > 0
    join locations l on l.id = s.location_id and l.type = 'transit' and l.site_id = o.transfer_to_site_id where oi.order_id = o.id)
  then transfer_of(o.id, o.transfer_to_site_id) ->> 'state' = 'short' else false end)`

/** Conditions of a movement `o`. */
export const orderNeeds: Record<(typeof orderAttention)[number], Expression<SqlBool>> = {
  late_shipment: sql`exists (select from shipments s where s.order_id = o.id and ${isLate})`,
  ship_by_passed: shipByPassed,
  short_movement: sql`o.id in (select u.order_id from ${lacking} as u)`,
  transfer_short: isShortTransfer,
  unassigned_movement: isUnassigned,
}

/** The movement, in a row that needs attention. */
export const orderColumns = { orderId: sql`o.id`, code: sql`o.order_number` }
