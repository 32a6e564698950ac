import { type RawBuilder, sql } from 'kysely'
import { customerCells, type ReportQuery, type Span, within } from './report-query.ts'

const sum = (of: RawBuilder<unknown>) => sql`coalesce(${of}, 0)::numeric(24, 2)::text`

/** Credit notes have negative amounts, so that sums are what is left. */
export function revenue(span: Span): ReportQuery {
  return {
    rows: sql`
      select ${customerCells}, i.currency::text as currency, count(*) filter (where i.kind = 'invoice') as invoices,
        ${sum(sql`sum(i.net) filter (where i.kind = 'invoice')`)} as invoiced,
        count(*) filter (where i.kind = 'credit_note') as "creditNotes",
        ${sum(sql`sum(i.net) filter (where i.kind = 'credit_note')`)} as credited,
        ${sum(sql`sum(i.net)`)} as revenue, ${sum(sql`sum(i.total - i.net)`)} as tax, ${sum(sql`sum(i.total)`)} as total
      from invoices i join customers c on c.id = i.customer_id
      where i.status = 'sent' and ${within('i.sent_at', span)}
      group by c.id, i.currency`,
    order: sql`customer, "customerId", currency`,
  }
}
