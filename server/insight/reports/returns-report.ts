import { sql } from 'kysely'
import { customerCells, inHours, type ReportQuery, type Span, seconds, shareOf, within } from './report-query.ts'

const unitsOf = (disposition: 'restock' | 'quarantine' | 'scrap' | 'send_back') => sql`(
  select coalesce(sum(p.quantity), 0) from returned o join return_lines l on l.return_id = o.id join return_parts p on p.return_line_id = l.id
  where o.customer_id = c.id and p.is_done and p.disposition = ${sql.lit(disposition)})`

/** The returns that were received in the period; what becomes of the goods is known once they are closed. */
export function returnsReport(span: Span): ReportQuery {
  return {
    rows: sql`
      with returned as materialized (
        select r.* from returns r where ${within('r.received_at', span)}
      ), counted as (
        select r.customer_id, count(*) as returns, sum((select sum(l.received) from return_lines l where l.return_id = r.id))::bigint as units,
          ${inHours(sql`avg(${seconds(sql`r.closed_at - r.received_at`)})`)} as hours
        from returned r group by 1
      ), shipped as (
        select m.customer_id, sum(m.quantity) as units from stock_movements m
        where m.movement_type = 'outbound' and m.cause = 'order' and ${within('m.created_at', span)} group by 1
      )
      select ${customerCells}, n.returns, n.units, ${unitsOf('restock')} as restocked, ${unitsOf('quarantine')} as quarantined,
        ${unitsOf('scrap')} as scrapped, ${unitsOf('send_back')} as "sentBack", ${shareOf(sql`n.units`, sql`s.units`)} as share, n.hours
      from counted n join customers c on c.id = n.customer_id left join shipped s on s.customer_id = n.customer_id`,
    order: sql`customer, "customerId"`,
  }
}
