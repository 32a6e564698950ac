import { type Kysely, sql } from 'kysely'
import { type Performance, performanceWeeks } from '../../contract/dashboard.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { StaffViewer } from '../viewer.ts'

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
        count(*) filter (where s.actual_delivery > s.estimated_delivery) as late
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

async function readReceivables(on: Kysely<Tables>, now: Date): Promise<Performance['receivables']> {
  const sum = (condition = sql`true`) => sql`coalesce(sum(open) filter (where ${condition}), 0)::numeric(24, 2)::text`
  const { rows } = await sql<Performance['receivables'][number]>`
    with invoices_open as (
      select i.currency::text as currency, i.total - i.paid - i.credited as open, warehouse_day(${now}) - i.due_date as days
      from invoices i where i.status = 'sent' and i.kind = 'invoice' and i.total <> i.paid + i.credited
    )
    select currency, ${sum()} as open, ${sum(sql`days <= 0`)} as "notDue", ${sum(sql`days between 1 and 30`)} as "upTo30",
      ${sum(sql`days between 31 and 60`)} as "upTo60", ${sum(sql`days between 61 and 90`)} as "upTo90", ${sum(sql`days > 90`)} as older
    from invoices_open group by currency order by sum(open) desc, currency`.execute(on)
  return rows
}
