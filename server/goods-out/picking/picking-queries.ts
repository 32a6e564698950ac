import { type Kysely, type SqlBool, sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { orderPriorities } from '../../../contract/goods-out/orders/orders.ts'
import { type PickLine, type PickList, pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { amountOrNull, iso, isoOrNull } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { listOf, oneOf } from '../../platform/lists/list.ts'
import { forStaff, matches, positionIn } from '../../platform/lists/list-filters.ts'
import { pictureOf } from '../../stock/inventory/inventory-queries.ts'
import { atOwnSites } from '../../stock/sites/own-sites.ts'
import { siteDay } from '../../stock/sites/site-time.ts'
import type { Viewer } from '../../viewer.ts'
import { orderHas } from '../orders/orders-queries.ts'

/** Movements; none for customers, who learn nothing of the warehouse's floor. */
function visibleOrders(on: Kysely<Tables>, viewer: Viewer) {
  return atOwnSites(forStaff(on.selectFrom('orders as o').leftJoin('customers as c', 'c.id', 'o.customer_id'), viewer), viewer, 'o.site_id')
}

type Orders = ReturnType<typeof visibleOrders>

/** What a movement ships, in units. */
const due = sql<number>`(select coalesce(sum(oi.quantity - oi.short_quantity), 0) from order_items oi where oi.order_id = o.id)`

function selectProgress(orders: Orders) {
  return orders.select([
    'o.id as orderId',
    'o.order_number as orderNumber',
    'o.customer_id as customerId',
    sql<string>`c.name`.as('customerName'),
    'o.priority',
    'o.status',
    'o.assigned_to as assignedTo',
    sql<string | null>`user_name(o.assigned_to)`.as('assignedToName'),
    isoOrNull('o.confirmed_at').as('confirmedAt'),
    isoOrNull('o.picking_started_at').as('pickingStartedAt'),
    due.as('quantity'),
    // An exported movement counts as picked in full, also one that was never picked on the floor.
    sql<number>`case o.status when 'completed' then ${due} else (
      select coalesce(sum(r.quantity), 0) from reservations r where r.order_id = o.id and r.ended_at is null and r.is_picked) end`.as(
      'pickedQuantity',
    ),
  ])
}

function selectSummaries(orders: Orders) {
  const open = sql<number>`(select count(*) from reservations r where r.order_id = o.id and r.ended_at is null and not r.is_picked)`
  return selectProgress(orders).select(['o.id', open.as('linesLeft')])
}

function ordersAskedFor(orders: Orders, asked: QueryOf<typeof pickingEndpoints.list>) {
  let found = orders.where('o.status', 'in', asked.status ?? ['processing', 'picking']).where(matches(asked.q, orderHas))
  if (asked.customerId) found = found.where('o.customer_id', 'in', asked.customerId)
  if (asked.priority) found = found.where('o.priority', 'in', asked.priority)
  if (asked.assignedTo) found = found.where('o.assigned_to', 'in', asked.assignedTo)
  if (asked.siteId) found = found.where('o.site_id', 'in', asked.siteId)
  return found
}

export const listPickLists = listOf(pickingEndpoints.list, {
  from: visibleOrders,
  where: ordersAskedFor,
  select: selectSummaries,
  id: 'o.id',
  sorts: {
    confirmedAt: { by: 'o.confirmed_at', kind: 'time', nullable: true },
    orderNumber: { by: 'o.order_number', kind: 'text' },
    customer: { by: 'c.name', kind: 'text' },
    priority: { by: positionIn(orderPriorities, 'o.priority'), kind: 'integer' },
  },
  defaultSort: 'confirmedAt',
})

/** What is to be picked, is picked and is packed for a movement. 404 when it isn't there. */
export async function getPickList(on: Kysely<Tables>, viewer: Viewer, id: number, now: Date): Promise<PickList> {
  const progress = await oneOf(selectProgress(visibleOrders(on, viewer)).where('o.id', '=', id), 'order.not-found')
  const isExported = progress.status === 'completed'
  const lines = await linesOf(on, id, { isExported, now })
  const { rows: rest } = await sql<Pick<PickList, 'missing' | 'destination' | 'backOrders'>>`
    select case when o.status in ('processing', 'picking') then missing_lines(o.id) else '[]' end as missing,
      (select l.code from locations l where l.id = picking_location(o.id) and not l.is_built_in) as destination,
      (select coalesce(json_agg(json_build_object('id', b.id, 'orderNumber', b.order_number) order by b.id), '[]')
        from orders b where b.back_order_of_id = o.id) as "backOrders"
    from orders o where o.id = ${id}`.execute(on)
  return {
    ...progress,
    missing: [],
    destination: null,
    backOrders: [],
    ...rest[0],
    ...byState(lines),
    exceptions: await exceptionsOf(on, id),
    units: await unitsOf(on, id, isExported),
  }
}

type Line = PickLine & { isPicked: boolean; place: number | null }

function byState(lines: readonly Line[]): { open: PickLine[]; picked: PickLine[] } {
  return {
    open: lines.filter(({ isPicked }) => !isPicked).map(withoutState),
    picked: lines.filter(({ isPicked }) => isPicked).map(withoutState),
  }
}

function withoutState({ isPicked: _, place: __, ...line }: Line): PickLine {
  return line
}

/** What is picked of a movement and in no handling unit. */
export async function looseLines(on: Kysely<Tables>, id: number): Promise<{ id: number; quantity: number }[]> {
  return on
    .selectFrom('reservations as r')
    .innerJoin('stock as s', 's.id', 'r.stock_id')
    .where('r.order_id', '=', id)
    .where('r.ended_at', 'is', null)
    .where('s.handling_unit_id', 'is', null)
    .select(['r.id', 'r.quantity'])
    .orderBy('r.id')
    .execute()
}

/** What a movement holds, or once it is exported what it held. Two conditions, because each has an index. */
function heldBy(id: number, isExported: boolean) {
  return isExported ? sql<SqlBool>`r.order_id = ${id} and r.ending = 'consumed'` : sql<SqlBool>`r.order_id = ${id} and r.ended_at is null`
}

/** The lines of a movement, first those to be picked, in walking order. */
async function linesOf(on: Kysely<Tables>, id: number, { isExported, now }: { isExported: boolean; now: Date }): Promise<Line[]> {
  return on
    .selectFrom('reservations as r')
    .innerJoin('stock as s', 's.id', 'r.stock_id')
    .innerJoin('inventory_items as i', 'i.id', 's.item_id')
    .innerJoin('locations as p', 'p.id', 's.location_id')
    .leftJoin('lots as l', 'l.id', 's.lot_id')
    .leftJoin('handling_units as h', 'h.id', 's.handling_unit_id')
    .leftJoin(sql<{ reservation_id: number; place: number }>`pick_walk(${id})`.as('w'), 'w.reservation_id', 'r.id')
    .where(heldBy(id, isExported))
    .select([
      'r.id',
      'i.id as inventoryId',
      'i.sku',
      'i.gtin',
      'i.name',
      pictureOf.as('picture'),
      sql<string>`i.unit_of_measure`.as('unitOfMeasure'),
      amountOrNull('i.unit_weight').as('unitWeight'),
      'l.lot_number as lot',
      'l.expires_on as expiresOn',
      sql<boolean>`${!isExported} and coalesce(l.expires_on < ${siteDay(sql`${now}::timestamptz`, 'p.site_id')}, false)`.as('expired'),
      sql<string | null>`case when not p.is_built_in then p.code end`.as('location'),
      sql<string | null>`case when not p.is_built_in then p.name end`.as('locationName'),
      's.handling_unit_id as handlingUnitId',
      'h.sscc',
      'r.quantity',
      sql<boolean>`(r.is_picked or r.ended_at is not null)`.as('isPicked'),
      'w.place',
    ])
    .orderBy('w.place')
    .orderBy('i.sku')
    .orderBy('r.id')
    .execute()
}

async function exceptionsOf(on: Kysely<Tables>, id: number): Promise<PickList['exceptions']> {
  return on
    .selectFrom('pick_exceptions as e')
    .innerJoin('order_items as oi', 'oi.id', 'e.order_item_id')
    .innerJoin('locations as p', 'p.id', 'e.location_id')
    .leftJoin('lots as l', 'l.id', 'e.lot_id')
    .where('oi.order_id', '=', id)
    .select([
      'e.id',
      'e.kind',
      'oi.sku',
      sql<string | null>`case when not p.is_built_in then p.code end`.as('location'),
      'l.lot_number as lot',
      'e.quantity',
      'e.reason',
      iso('e.at').as('at'),
      'e.user_name as by',
    ])
    .orderBy('e.id')
    .execute()
}

async function unitsOf(on: Kysely<Tables>, id: number, isExported: boolean): Promise<PickList['units']> {
  return on
    .selectFrom('handling_units as u')
    .where('u.order_id', '=', id)
    .select([
      'u.id',
      sql<string>`u.sscc`.as('sscc'),
      'u.kind',
      'u.parent_id as parentId',
      sql<string | null>`trim_scale(u.weight_kg)::text`.as('weightKg'),
      sql<number>`(select coalesce(sum(r.quantity), 0) from reservations r join stock s on s.id = r.stock_id
        where ${heldBy(id, isExported)} and s.handling_unit_id = any (units_within(u.id)))`.as('quantity'),
    ])
    .orderBy('u.id')
    .execute()
}

/** What is to be picked and what is picked of a movement on the floor. */
export async function linesOnTheFloor(on: Kysely<Tables>, id: number, now: Date): Promise<{ open: PickLine[]; picked: PickLine[] }> {
  return byState(await linesOf(on, id, { isExported: false, now }))
}

/** The lines of a movement that is locked, which can't change until the commit but by a transfer of the goods. */
export async function findLine(trx: Transaction, orderId: number, lineId: number): Promise<Line | undefined> {
  return (await linesOf(trx.sql, orderId, { isExported: false, now: trx.now() })).find(({ id }) => id === lineId)
}
