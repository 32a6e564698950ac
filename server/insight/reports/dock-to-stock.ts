import { sql } from 'kysely'
import { customerCells, inHours, type ReportQuery, type Span, seconds, within } from './report-query.ts'

const inAll = seconds(sql`r.stored_at - r.received_at`)

export function dockToStock(span: Span): ReportQuery {
  return {
    rows: sql`
      select ${customerCells}, count(*) as receipts,
        ${inHours(sql`avg(${seconds(sql`r.inspected_at - r.received_at`)})`)} as inspection,
        ${inHours(sql`avg(${seconds(sql`r.stored_at - r.inspected_at`)})`)} as storage,
        ${inHours(sql`avg(${inAll})`)} as mean, ${inHours(sql`percentile_cont(0.5) within group (order by ${inAll})`)} as median,
        ${inHours(sql`max(${inAll})`)} as longest
      from receipts r join customers c on c.id = r.customer_id
      where r.status = 'stored' and ${within('r.stored_at', span)} and r.received_at is not null
      group by c.id`,
    order: sql`customer, "customerId"`,
  }
}
