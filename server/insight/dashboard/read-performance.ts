import { type Kysely, sql } from 'kysely'
import { overdueAges, type Performance, performanceWeeks } from '../../../contract/insight/dashboard/dashboard.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { StaffViewer } from '../../viewer.ts'
import { wasLate } from '../reports/on-time-delivery.ts'
import { receivables } from '../reports/receivables.ts'

export function readPerformance(db: Database, viewer: StaffViewer): Promise<Performance> {
  const now = db.now()
  return db.read(viewer, async (on) => ({ weeks: await readWeeks(on, now), receivables: await readReceivables(on, now) }))
}

/** Weeks without any delivery or receipt are among them. */
async function readWeeks(on: Kysely<Tables>, now: Date): Promise<Performance['weeks']> {
  const weekOf = (column: string) => sql`date_trunc('week', ${sql.ref(column)} at time zone warehouse_zone())`
  const start = sql`(select min(monday) at time zone warehouse_zone() from weeks)`
  const { rows } = await sql<Performance['weeks'][number]>`
    with weeks as (
      select generate_series(this - interval '${sql.lit(performanceWeeks - 1)} weeks', this, interval '1 week') as monday
      from (select date_trunc('week', warehouse_day(${now})::timestamp) as this) as present
    ), deliveries as (
      select ${weekOf('s.actual_delivery')} as monday, count(*) as delivered,
        count(*) filter (where ${wasLate}) as late
      from shipments s where s.status = 'delivered' and s.actual_delivery >= ${start} group by 1
    ), receipts_stored as (
      select ${weekOf('r.stored_at')} as monday, count(*) as stored,
        round(avg(extract(epoch from r.stored_at - r.received_at))::numeric / 3600, 1)::float8 as hours
      from receipts r where r.status = 'stored' and r.stored_at >= ${start} group by 1
    )
    select w.monday::date as week, coalesce(d.delivered, 0) as delivered, coalesce(d.delivered - d.late, 0) as "onTime",
      coalesce(r.stored, 0) as stored, r.hours as "dockToStock"
    from weeks w left join deliveries d on d.monday = w.monday left join receipts_stored r on r.monday = w.monday
    order by w.monday`.execute(on)
  return rows
}

/** The report by customer, added up. */
async function readReceivables(on: Kysely<Tables>, now: Date): Promise<Performance['receivables']> {
  const sums = (['open', ...overdueAges] as const).map((age) => sql`sum(${sql.ref(age)}::numeric)::text as ${sql.ref(age)}`)
  const { rows } = await sql<Performance['receivables'][number]>`
    select currency, ${sql.join(sums)} from (${receivables({ from: now, to: now }).rows}) as by_customer
    group by currency order by sum(open::numeric) desc, currency`.execute(on)
  return rows
}
