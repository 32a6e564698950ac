import { type RawBuilder, sql } from 'kysely'
import { expiringDays } from '../../../contract/insight/reports/operational-reports.ts'
import { siteDay } from '../../stock/sites/site-time.ts'
import { customerCells, type ReportQuery, type Span } from './report-query.ts'

export function stockAgeing({ to }: Span): ReportQuery {
  const units = (which: RawBuilder<unknown>) => sql`coalesce(sum(s.on_hand) filter (where ${which}), 0)`
  const ago = (days: number) => sql`${to}::timestamptz - ${sql.lit(`${days * 24} hours`)}::interval`
  const today = siteDay(sql`${to}::timestamptz`, 'p.site_id')
  return {
    rows: sql`
      select ${customerCells}, sum(s.on_hand) as units,
        ${units(sql`s.received_at >= ${ago(30)}`)} as "upTo30",
        ${units(sql`s.received_at < ${ago(30)} and s.received_at >= ${ago(90)}`)} as "upTo90",
        ${units(sql`s.received_at < ${ago(90)} and s.received_at >= ${ago(180)}`)} as "upTo180",
        ${units(sql`s.received_at < ${ago(180)}`)} as older,
        ${units(sql`l.expires_on < ${today}`)} as expired,
        ${units(sql`l.expires_on between ${today} and ${today} + ${sql.lit(expiringDays)}`)} as expiring,
        floor(extract(epoch from ${to}::timestamptz - min(s.received_at)) / 86400)::integer as "oldestDays"
      from stock s join inventory_items i on i.id = s.item_id left join customers c on c.id = i.customer_id left join lots l on l.id = s.lot_id
        join locations p on p.id = s.location_id
      where s.on_hand > 0
      group by c.id`,
    order: sql`"customerId" is null, customer, "customerId"`,
  }
}
