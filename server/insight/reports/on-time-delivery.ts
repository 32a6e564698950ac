import { sql } from 'kysely'
import { customerCells, inHours, type ReportQuery, type Span, seconds, shareOf, within } from './report-query.ts'

/** Condition: delivered shipment `s` was late; one without an estimated delivery isn't late. */
export const wasLate = sql`s.actual_delivery > s.estimated_delivery`

/** As the portal counts it. */
export function onTimeDelivery(span: Span): ReportQuery {
  const late = sql`count(*) filter (where ${wasLate})`
  return {
    rows: sql`
      select ${customerCells}, count(*) as delivered, count(*) - ${late} as "onTime", ${late} as late,
        ${shareOf(sql`count(*) - ${late}`, sql`count(*)`)} as share,
        ${inHours(sql`avg(${seconds(sql`s.actual_delivery - s.estimated_delivery`)}) filter (where ${wasLate})`)} as lateness
      from shipments s join customers c on c.id = s.customer_id
      where s.status = 'delivered' and ${within('s.actual_delivery', span)}
      group by c.id`,
    order: sql`customer, "customerId"`,
  }
}
