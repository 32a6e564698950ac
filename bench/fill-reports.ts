import { asOwner } from './fill-database.ts'

/** Months that the history of the reports covers. */
const days = 395

/**
 * What reports count beside the ledger, over 13 months: half of the ledger's lines leave with movements, these are spread over the time and
 * have exceptions and ratings, and there are receipts, deliveries and invoices. Rows are made past the triggers, and fit.
 */
export async function fillForReports(url: string, { receipts, invoices }: { receipts: number; invoices: number }): Promise<void> {
  await asOwner(url, async (client) => {
    await client.query(`begin; set local session_replication_role = replica`)
    const when = (n: string) => `now() - ((${n}::bigint * 7919) % ${days * 86_400}) * interval '1 second'`
    await client.query(`
      create temp table moved on commit drop as select id, ${when('id')} as at from orders;
      create index on moved (id);
      update orders o set created_at = m.at - interval '3 days', confirmed_at = confirmed_at + (m.at - interval '60 hours' - confirmed_at),
        picking_started_at = picking_started_at + (m.at - interval '50 hours' - picking_started_at),
        packaging_started_at = packaging_started_at + (m.at - interval '40 hours' - packaging_started_at),
        labelling_completed_at = labelling_completed_at + (m.at - interval '30 hours' - labelling_completed_at),
        documented_at = documented_at + (m.at - interval '20 hours' - documented_at), exported_at = exported_at + (m.at - exported_at),
        cancelled_at = cancelled_at + (m.at - cancelled_at)
      from moved m where m.id = o.id;
      update stock_movements l set movement_type = 'outbound', cause = 'order', order_id = o.id
      from (select id, row_number() over (order by id) - 1 as n, count(*) over () as count from orders where status = 'completed') o
      where l.movement_type = 'adjustment' and l.id % o.count = o.n;
      update shipments s set created_at = m.at, status = 'delivered', actual_delivery = m.at + interval '2 days',
        estimated_delivery = m.at + interval '3 days' - (s.id % 10) * interval '5 hours'
      from moved m where m.id = s.order_id;
      insert into feedback (order_id, customer_id, rating, created_at)
      select id, customer_id, 1 + id % 5, exported_at + interval '1 hour' from orders where status = 'completed' and id % 3 = 0;
      insert into pick_exceptions (order_item_id, kind, location_id, quantity, reason, at)
      select l.id, case l.id % 2 when 0 then 'short' else 'wrong_pick' end, (select min(id) from locations where not is_built_in), 1, 'Not found', now()
      from order_items l where l.id % 50 = 0;
      insert into receipts (receipt_number, customer_id, supplier, status, created_at, received_at, inspected_at, stored_at)
      select 'BENCH-' || g, 1 + g % 100, 'Supplier ' || g % 50, 'stored', at - interval '3 days', at - interval '2 days', at - interval '1 day', at
      from (select g, ${when('g')} as at from generate_series(1, ${receipts}) g) r;
      insert into invoices (invoice_number, customer_id, currency, status, net, total, paid, due_date, issued_on, sent_at, created_at, parties)
      select 'BENCH-' || g, 1 + g % 100, case g % 4 when 0 then 'EUR' else 'USD' end, 'sent', 100 + g % 900, (100 + g % 900) * 1.2,
        case g % 3 when 0 then 0 else (100 + g % 900) * 1.2 end, (at + interval '30 days')::date, at::date, at, at, '{}'
      from (select g, ${when('g')} as at from generate_series(1, ${invoices}) g) i;
      update stock set received_at = now() - (id % 400) * interval '1 day'`)
    await client.query('commit')
    await client.query('vacuum analyze')
  })
}
