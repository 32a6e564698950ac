import { type RawBuilder, sql } from 'kysely'
import { customerCells, type ReportQuery, type Span } from './report-query.ts'

const sum = (which: RawBuilder<unknown>) => sql`coalesce(sum(i.open) filter (where ${which}), 0)::numeric(24, 2)::text`

/** An invoice is overdue from the day after its due date, in the warehouse. */
export function receivables({ to }: Span): ReportQuery {
  return {
    rows: sql`
      with open as (
        select i.customer_id, i.currency::text as currency, i.total - i.paid - i.credited as open, (select warehouse_day(${to})) - i.due_date as days
        from invoices i where i.status = 'sent' and i.kind = 'invoice' and i.total - i.paid - i.credited <> 0
      )
      select ${customerCells}, i.currency, count(*) as invoices, ${sum(sql`i.days <= 0`)} as "notDue",
        ${sum(sql`i.days between 1 and 30`)} as "upTo30", ${sum(sql`i.days between 31 and 60`)} as "upTo60",
        ${sum(sql`i.days between 61 and 90`)} as "upTo90", ${sum(sql`i.days > 90`)} as older, ${sum(sql`true`)} as open
      from open i join customers c on c.id = i.customer_id
      group by c.id, i.currency`,
    order: sql`customer, "customerId", currency`,
  }
}
