import { type Kysely, sql } from 'kysely'
import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts'
import { activityDays, type DashboardStats, type dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { visibleItems } from '../../stock/inventory/inventory-queries.ts'
import { isGoodsIn, isGoodsOut, isOpening, openingUnits } from '../../stock/inventory/stock-movements-queries.ts'
import type { StaffViewer } from '../../viewer.ts'
import { addedAndDeleted, addedOf, openedAndClosed, readCountTrend, readSatisfactionTrend } from './read-trend.ts'

/** Items have no site; of chosen sites those count that have stock or a home there, as in the list of items. */
export function readDashboardStats(
  db: Database,
  viewer: StaffViewer,
  { siteId }: QueryOf<typeof dashboardEndpoints.stats>,
): Promise<DashboardStats> {
  const now = db.now()
  return db.read(viewer, async (on) => {
    const items = visibleItems(on, viewer, siteId)
    const totals = await readTotals(on, items)
    return {
      ...totals,
      trends: {
        activeOrders: await readCountTrend(on, now, totals.activeOrders, openedAndClosed(now, sql`true`)),
        inventoryItems: await readCountTrend(on, now, totals.inventoryItems, siteId ? addedOf(items) : addedAndDeleted),
        tpd2Shipments: await readCountTrend(on, now, totals.tpd2Shipments, openedAndClosed(now, sql`o.type <> 'pick_pack'`)),
        customerSatisfaction: await readSatisfactionTrend(on, now),
      },
    }
  })
}

async function readTotals(on: Kysely<Tables>, items: ReturnType<typeof visibleItems>): Promise<Omit<DashboardStats, 'trends'>> {
  const { rows } = await sql<Omit<DashboardStats, 'trends'>>`
    select
      (select count(*) from orders where status not in ('completed', 'cancelled')) as "activeOrders",
      ${items.select(sql`count(*)`.as('count'))} as "inventoryItems",
      (select count(*) from orders where status not in ('completed', 'cancelled') and type <> 'pick_pack') as "tpd2Shipments",
      (select round(avg(rating) * 20)::integer from feedback) as "customerSatisfaction"`.execute(on)
  const [totals] = rows
  if (!totals) throw new Error('An aggregate answers one row.')
  return totals
}

/** Whole days of the warehouse; days without any read 0. */
export async function readActivity(db: Database, viewer: StaffViewer) {
  const { rows } = await db.read(viewer, (on) =>
    sql<{ day: string; inbound: number; outbound: number; inboundUnits: number; outboundUnits: number; opening: number }>`
      select d.day::date as day,
        count(*) filter (where ${isGoodsIn}) as inbound,
        count(*) filter (where ${isGoodsOut}) as outbound,
        coalesce(sum(m.quantity) filter (where ${isGoodsIn}), 0) as "inboundUnits",
        coalesce(sum(m.quantity) filter (where ${isGoodsOut}), 0) as "outboundUnits",
        coalesce(sum(${openingUnits}) filter (where ${isOpening}), 0) as opening
      from (select warehouse_day(${db.now()}) as day, warehouse_zone() as zone) as today
        cross join generate_series(today.day - ${activityDays - 1}::integer, today.day::timestamp, interval '1 day') as d(day)
        left join stock_movements m
          on m.created_at >= d.day at time zone today.zone and m.created_at < (d.day + interval '1 day') at time zone today.zone
      group by 1 order by 1`.execute(on),
  )
  return rows
}

type Zones = AnswerOf<typeof dashboardEndpoints.zones>

/** How full each zone is, and each aisle of it: the locations whose codes differ in their last part only. */
export async function readZones(db: Database, viewer: StaffViewer): Promise<Zones> {
  const sums = sql`coalesce(sum(occupancy), 0)::bigint as occupancy, case when bool_and(capacity is not null) then sum(capacity)::bigint end as capacity`
  const { rows } = await db.read(viewer, (on) =>
    sql<Zones[number]>`
      with places as (
        select coalesce(l.zone, 'No zone') as zone, regexp_replace(l.code, '([^[:alnum:]]+[[:alnum:]]+|[[:digit:]]+)$', '') as aisle, l.type,
          l.capacity, (select sum(s.on_hand) from stock s where s.location_id = l.id) as occupancy
        from locations l
        where not l.is_built_in and l.is_active
      ), aisles as (
        select zone, aisle, count(*) as locations, bool_or(type = 'storage') as stores, ${sums} from places group by zone, aisle
      )
      select zone, sum(locations)::bigint as locations, ${sums}, bool_or(stores) as "isStorage",
        json_agg(json_build_object('code', aisle, 'locations', locations, 'occupancy', occupancy, 'capacity', capacity) order by aisle) as aisles
      from aisles group by zone order by zone`.execute(on),
  )
  return rows
}
