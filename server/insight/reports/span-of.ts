import { type RawBuilder, sql } from 'kysely'
import { defaultPeriod, periodDays, type ReportTime } from '../../../contract/insight/reports/report-time.ts'
import type { Database } from '../../platform/engine/database.ts'
import { system } from '../../viewer.ts'
import type { Span } from './report-query.ts'

const dayMs = 86_400_000

/** What a report covers that is asked for now. Months, quarters and days follow the warehouse's time zone; none ends later than now. */
export async function spanOf(db: Database, { period = defaultPeriod, from, to }: ReportTime): Promise<Span> {
  if (from !== undefined && to !== undefined) return daysIn(db, sql`${from}::date`, sql`${to}::date`)
  switch (period) {
    case 'this_month':
      return daysIn(db, sql`date_trunc('month', today)`, sql`today`)
    case 'last_month':
      return daysIn(db, sql`date_trunc('month', today) - interval '1 month'`, sql`date_trunc('month', today) - interval '1 day'`)
    case 'this_quarter':
      return daysIn(db, sql`date_trunc('quarter', today)`, sql`today`)
    default: {
      const now = db.now()
      return { from: new Date(now.getTime() - periodDays[period] * dayMs), to: now }
    }
  }
}

/** The whole days from the first to the last, as far as they are over. */
async function daysIn(db: Database, first: RawBuilder<unknown>, last: RawBuilder<unknown>): Promise<Span> {
  const now = db.now()
  const { rows } = await db.read(system, (on) =>
    sql<{ begins: Date; ends: Date }>`
      select (${first})::timestamp at time zone zone as begins, ((${last})::timestamp + interval '1 day') at time zone zone as ends
      from (select warehouse_day(${now})::timestamp as today, warehouse_zone() as zone) as w`.execute(on),
  )
  const [whole] = rows
  if (!whole) throw new Error('A select without a table answers one row.')
  const to = new Date(whole.ends.getTime() - 1)
  return { from: whole.begins, to: to > now && now > whole.begins ? now : to }
}
