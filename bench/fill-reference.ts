import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { asOwner, inBulk } from './fill-database.ts'
import {
  address,
  customerCount,
  keysOfADay,
  type NewOrders,
  onHand,
  orderCount,
  orderMix,
  type Size,
  staffNames,
  trackingStages,
} from './warehouse.ts'

/** The same items, ledger and orders in the reference's own tables. */
export async function fillReference(url: string, { skus, ledgerLines }: Size): Promise<void> {
  const sql = (name: string) => readFileSync(join(import.meta.dirname, 'reference', name), 'utf8')
  const linesPerItem = Math.max(1, Math.round(ledgerLines / skus))
  await asOwner(url, async (client) => {
    await client.query(sql('schema.sql'))
    await client.query(sql('functions.sql'))
    await inBulk(client, 'ledger', async () => {
      await client.query(`
        insert into customers select g, 'Customer ' || g from generate_series(1, ${customerCount}) g;
        insert into users select 1000 + n, initcap(name), 'admin', null from unnest(array['${staffNames.join("', '")}']) with ordinality as s(name, n);
        insert into users select id, name, 'customer', id from customers;
        insert into sessions select sha256(('token-of-user-' || id)::bytea), id, now() + interval '7 days' from users;
        insert into items
        select g, 1 + (g - 1) % ${customerCount}, 'SKU-' || lpad(g::text, 7, '0'), 'Item number ' || g, 'Description of item number ' || g,
          'Category ' || g % 20, 'BIN-' || lpad((g % 500)::text, 4, '0'), 'EA', 5, 9.95, 10, 20, 100, 'Manufacturer ' || g % 70, 'Supplier ' || g % 50,
          'B' || g, 'L' || g
        from generate_series(1, ${skus}) g;
        insert into stock select id, ${onHand} from items;
        insert into ledger (created_at, movement_type, item_id, sku, customer_id, quantity, reason)
        select now() - (${linesPerItem} - n) * interval '1 day', 'adjustment', i.id, i.sku, i.customer_id,
          case when n = 1 then ${onHand - ((linesPerItem - 1) % 2)} when n % 2 = 0 then 1 else -1 end, 'Opening stock'
        from generate_series(1, ${linesPerItem}) n cross join items i`)
    })
    await addReferenceOrders(client, { count: orderCount, skus, documented: false })
    await client.query(keysOfADay)
    await client.query('vacuum analyze')
  })
}

export async function addReferenceOrders(client: Client, { count, skus, documented }: NewOrders): Promise<number[]> {
  const { statuses, stages } = documented ? { statuses: ['packing'], stages: ['documented'] } : orderMix
  await client.query('begin')
  await client.query(
    `create temp table filled on commit drop as
     select nextval('orders_id_seq')::integer as id, g as n, 1 + g % ${customerCount} as customer,
       ($1::text[])[1 + g % ${statuses.length}] as status, ($2::text[])[1 + g % ${statuses.length}] as stage,
       now() - (${count} - g) * interval '${documented ? '1 second' : '1 minute'}' as at
     from generate_series(1, ${count}) g`,
    [statuses, stages],
  )
  await client.query(`
    insert into orders (id, order_number, customer_id, type, status, tracking_stage, billing_address, shipping_address, created_at)
    select id, 'WM-' || id, customer, 'pick_pack', status, stage, address, address, at
    from filled, (select '${JSON.stringify(address)}'::jsonb as address) a;
    insert into order_lines (order_id, line, item_id, sku, name, quantity)
    select f.id, line, i.id, i.sku, i.name, 2
    from filled f cross join generate_series(1, 3) line
      join items i on i.id = f.customer + ${customerCount} * ((f.n * 7 + line) % ${skus / customerCount})
    order by f.id, line;
    insert into reservations (order_id, item_id, quantity, created_at)
    select f.id, l.item_id, l.quantity, f.at from filled f join order_lines l on l.order_id = f.id
    where f.status not in ('completed', 'cancelled') order by f.id, l.line;
    update stock s set reserved = s.reserved + sums.held
    from (
      select l.item_id, sum(l.quantity) as held from filled f join order_lines l on l.order_id = f.id
      where f.status not in ('completed', 'cancelled') group by 1
    ) sums where s.item_id = sums.item_id;
    insert into tracking_events (order_id, stage, notes, user_name, at)
    select f.id, t.stage, 'Stage updated to ' || t.stage, 'Tallyhouse', f.at
    from filled f cross join unnest(array['${trackingStages.join("', '")}']) with ordinality as t(stage, position)
    where t.position <= array_position(array['${trackingStages.join("', '")}'], f.stage)
    order by f.id, t.position;`)
  const { rows } = await client.query<{ id: number }>('select id from filled order by id')
  await client.query('commit')
  return rows.map(({ id }) => id)
}

/** The cookie of a user of the reference, where nobody can sign in: staff are 1001 and up, customers have the ids of their users. */
export function referenceCookie(user: number): string {
  return `tallyhouse=token-of-user-${user}`
}
