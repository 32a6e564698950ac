import { type Kysely, sql } from 'kysely'
import { activityDays, type DashboardStats } from '../../contract/dashboard.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { StaffViewer } from '../viewer.ts'
import { addedAndDeleted, openedAndClosed, readCountTrend, readSatisfactionTrend } from './read-trend.ts'

export function readDashboardStats(db: Database, viewer: StaffViewer): Promise<DashboardStats> {
  const now = db.now()
  return db.read(viewer, async (on) => {
    const totals = await readTotals(on)
    return {
      ...totals,
      trends: {
        activeOrders: await readCountTrend(on, now, totals.activeOrders, openedAndClosed(now, sql`true`)),
        inventoryItems: await readCountTrend(on, now, totals.inventoryItems, addedAndDeleted),
        tpd2Shipments: await readCountTrend(on, now, totals.tpd2Shipments, openedAndClosed(now, sql`o.type <> 'pick_pack'`)),
        customerSatisfaction: await readSatisfactionTrend(on, now),
      },
    }
  })
}

async function readTotals(on: Kysely<Tables>): Promise<Omit<DashboardStats, 'trends'>> {
  const { rows } = await sql<Omit<DashboardStats, 'trends'>>`
    select
      (select count(*) from orders where status not in ('completed', 'cancelled')) as "activeOrders",
      (select count(*) from inventory_items where deleted_at is null) as "inventoryItems",
      (select count(*) from orders where status not in ('completed', 'cancelled') and type <> 'pick_pack') as "tpd2Shipments",
      (select round(avg(rating) * 20)::integer from feedback) as "customerSatisfaction"`.execute(on)
  const [totals] = rows
  if (!totals) throw new Error('An aggregate answers one row.')
  return totals
}

/** Whole days of the warehouse; days without any read 0. */
export async function readActivity(db: Database, viewer: StaffViewer) {
  const { rows } = await db.read(viewer, (on) =>
    sql<{ day: string; inbound: number; outbound: number; inboundUnits: number; outboundUnits: number }>`
      select d.day::date as day,
        count(*) filter (where m.movement_type = 'inbound') as inbound,
        count(*) filter (where m.movement_type = 'outbound') as outbound,
        coalesce(sum(m.quantity) filter (where m.movement_type = 'inbound'), 0) as "inboundUnits",
        coalesce(sum(m.quantity) filter (where m.movement_type = 'outbound'), 0) as "outboundUnits"
      from (select warehouse_day(${db.now()}) as day, warehouse_zone() as zone) as today
        cross join generate_series(today.day - ${activityDays - 1}::integer, today.day::timestamp, interval '1 day') as d(day)
        left join stock_movements m
          on m.created_at >= d.day at time zone today.zone and m.created_at < (d.day + interval '1 day') at time zone today.zone
      group by 1 order by 1`.execute(on),
  )
  return rows
}

export async function readZones(db: Database, viewer: StaffViewer) {
  const { rows } = await db.read(viewer, (on) =>
    sql<{ zone: string; locations: number; occupancy: number; capacity: number | null }>`
      select coalesce(l.zone, 'No zone') as zone, count(*) as locations,
        coalesce(sum((select sum(s.on_hand) from stock s where s.location_id = l.id)), 0)::bigint as occupancy,
        case when bool_and(l.capacity is not null) then sum(l.capacity) end as capacity
      from locations l
      where not l.is_built_in and l.is_active
      group by 1 order by 1`.execute(on),
  )
  return rows
}
