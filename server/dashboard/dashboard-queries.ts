import { type Kysely, type RawBuilder, sql } from 'kysely'
import { activityDays, type DashboardStats, type Trend, trendDays } from '../../contract/dashboard.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { StaffViewer } from '../viewer.ts'
import { trendPeriods } from './trend-periods.ts'

const sparklineParts = 10

export function readDashboardStats(db: Database, viewer: StaffViewer): Promise<DashboardStats> {
  const now = db.now()
  return db.read(viewer, async (on) => {
    const [totals, placed, added, tpd2, satisfaction] = [
      await readTotals(on),
      await readTrend(on, now, sql`select created_at as at, 1 as value from orders`, sql`count(*)`),
      await readTrend(on, now, sql`select created_at as at, 1 as value from inventory_items where deleted_at is null`, sql`count(*)`),
      await readTrend(on, now, sql`select created_at as at, 1 as value from orders where type <> 'pick_pack'`, sql`count(*)`),
      await readTrend(on, now, sql`select created_at as at, rating as value from feedback`, sql`coalesce(round(avg(value) * 20, 1), 0)`),
    ]
    return {
      ...totals,
      trends: { activeOrders: placed, inventoryItems: added, tpd2Shipments: tpd2, customerSatisfaction: satisfaction },
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

/** One figure for the last period, for the equal period before it, and for the parts of the last one. */
async function readTrend(on: Kysely<Tables>, now: Date, events: RawBuilder<unknown>, figure: RawBuilder<unknown>): Promise<Trend> {
  const { start, before } = trendPeriods(now)
  const { rows } = await sql<{ part: number | null; isPrevious: boolean; figure: string }>`
    with happened as (
      select value, at <= ${start} as previous,
        case when at > ${start} then least(${sparklineParts}, width_bucket(extract(epoch from at - ${start}::timestamptz), 0, ${trendDays * 86_400}, ${sparklineParts})) end as part
      from (${events}) e where at > ${before} and at <= ${now}
    )
    select part, previous as "isPrevious", ${figure} as figure from happened group by grouping sets ((previous), (previous, part))`.execute(
    on,
  )
  const figureOf = (row: (typeof rows)[number] | undefined) => Number(row?.figure ?? 0)
  const parts = rows.filter((row) => !row.isPrevious && row.part !== null)
  return {
    current: figureOf(rows.find((row) => !row.isPrevious && row.part === null)),
    previous: figureOf(rows.find((row) => row.isPrevious)),
    parts: Array.from({ length: sparklineParts }, (_, n) => figureOf(parts.find((row) => row.part === n + 1))),
  }
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
