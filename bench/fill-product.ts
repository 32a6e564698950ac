import type { Client } from 'pg'
import { hashPassword } from '../server/people/auth/passwords.ts'
import { asOwner, inBulk, insertStatement } from './fill-database.ts'
import {
  address,
  benchPassword,
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

const builtIn = (code: string) => `(select id from locations where code = '${code}')`

/** Fills a database that the product has migrated: staff, customers with a user each, items in bins, a ledger, orders. */
export async function fillProduct(url: string, { skus, ledgerLines }: Size): Promise<void> {
  const passwordHash = await hashPassword(benchPassword)
  await asOwner(url, async (client) => {
    await inBulk(client, 'inventory_items', () => addItems(client, skus))
    await inBulk(client, 'stock_movements', () => addLedger(client, Math.max(1, Math.round(ledgerLines / skus))))
    await client.query(
      `insert into users (username, email, first_name, role, password_hash, created_at)
       select name, name || '@bench.example', initcap(name), case name when 'admin' then 'admin' else 'manager' end, $1, now()
       from unnest($2::text[]) as name`,
      [passwordHash, staffNames],
    )
    await client.query(
      `insert into users (username, email, role, customer_id, is_primary, password_hash, created_at)
       select 'customer' || id || '@bench.example', 'customer' || id || '@bench.example', 'customer', id, true, $1, now() from customers`,
      [passwordHash],
    )
    await addProductOrders(client, { count: orderCount, skus, documented: false })
    await client.query(keysOfADay)
    await client.query('vacuum analyze')
  })
}

async function addItems(client: Client, skus: number): Promise<void> {
  await client.query(`
    insert into customers (name, type, contact_email, created_at, updated_at)
    select 'Customer ' || g, '3pl', 'customer' || g || '@bench.example', now(), now() from generate_series(1, ${customerCount}) g;
    insert into product_categories (name) select 'Category ' || g from generate_series(1, 20) g;
    insert into locations (code, name, zone) select 'BIN-' || lpad(g::text, 4, '0'), 'Bin ' || g, 'Zone ' || g % 10 from generate_series(1, 500) g;

    insert into inventory_items (id, customer_id, sku, name, description, category_id, home_location_id, cost_price, selling_price,
      low_stock_threshold, reorder_point, reorder_quantity, manufacturer, supplier, batch_number, lot_number, created_at, updated_at)
    select g, 1 + (g - 1) % ${customerCount}, 'SKU-' || lpad(g::text, 7, '0'), 'Item number ' || g, 'Description of item number ' || g,
      1 + g % 20, first_bin + g % 500, 5, 9.95, 10, 20, 100, 'Manufacturer ' || g % 70, 'Supplier ' || g % 50, 'B' || g, 'L' || g, now(), now()
    from generate_series(1, ${skus}) g, (select min(id) as first_bin from locations where code like 'BIN-%') bins;
    insert into lots (id, item_id, lot_number, expires_on)
    select id, id, lot_number, case when id % 4 = 0 then current_date + 700 end from inventory_items;
    insert into stock (id, item_id, location_id, lot_id, on_hand, received_at)
    select id, id, home_location_id, id, ${onHand}, now() from inventory_items;
    select setval(pg_get_serial_sequence(name, 'id'), ${skus}) from unnest(array['inventory_items', 'lots', 'stock']) as name;`)
}

/** So many lines for each item, the first of which brings the opening stock; the others come and go by one. */
async function addLedger(client: Client, linesPerItem: number): Promise<void> {
  const opening = onHand - ((linesPerItem - 1) % 2)
  await client.query(`
    insert into stock_movements (created_at, movement_type, item_id, sku, customer_id, lot_id, quantity, from_location_id, to_location_id, reason, cause)
    select now() - (${linesPerItem} - n) * interval '1 day', kind.type, i.id, i.sku, i.customer_id, i.id, kind.quantity,
      coalesce(kind.outside, i.home_location_id), case when kind.outside is null then ${builtIn('ADJUSTMENT')} else i.home_location_id end,
      kind.reason, kind.cause
    from generate_series(1, ${linesPerItem}) n
      join (values
        (0, 'inbound', ${opening}, ${builtIn('SUPPLIER')}, 'Opening stock', 'opening'),
        (1, 'inbound', 1, ${builtIn('SUPPLIER')}, 'Received', 'receipt'),
        (2, 'adjustment', 1, null, 'Counted anew', 'adjustment')
      ) as kind (turn, type, quantity, outside, reason, cause) on kind.turn = case when n = 1 then 0 else 1 + n % 2 end
      cross join inventory_items i`)
}

/** Orders as if people had made them: lines, reservations, history, ledger and shipments. Answers their ids. */
export async function addProductOrders(client: Client, { count, skus, documented }: NewOrders): Promise<number[]> {
  const { statuses, stages } = documented ? { statuses: ['packing'], stages: ['documented'] } : orderMix
  const since = (stage: string) => `case when reached > ${trackingStages.indexOf(stage)} then at end`
  await client.query('begin')
  await client.query(
    `create temp table filled on commit drop as
     select nextval(pg_get_serial_sequence('orders', 'id'))::integer as id, g as n, 1 + g % ${customerCount} as customer,
       ($1::text[])[1 + g % ${statuses.length}] as status, ($2::text[])[1 + g % ${statuses.length}] as stage,
       array_position($3::text[], ($2::text[])[1 + g % ${statuses.length}]) as reached,
       now() - (${count} - g) * interval '${documented ? '1 second' : '1 minute'}' as at
     from generate_series(1, ${count}) g`,
    [statuses, stages, trackingStages],
  )
  await client.query(`
    insert into orders (id, order_number, customer_id, type, status, tracking_stage, billing_address, shipping_address, created_at,
      confirmed_at, picking_started_at, packaging_started_at, labelling_completed_at, documented_at, exported_at, cancelled_at)
    select id, 'BENCH-' || id, customer, 'pick_pack', status, stage, address, address, at,
      ${since('confirmed')}, case when status = 'picking' or reached > 2 then at end, ${since('packaging')}, ${since('labelling')},
      ${since('documented')}, ${since('exported')}, case when status = 'cancelled' then at end
    from filled, (select '${JSON.stringify(address)}'::jsonb as address) a;
    insert into order_items (order_id, line, item_id, sku, name, quantity)
    select f.id, line, i.id, i.sku, i.name, 2
    from filled f cross join generate_series(1, 3) line
      join inventory_items i on i.id = f.customer + ${customerCount} * ((f.n * 7 + line) % ${skus / customerCount})
    order by f.id, line;
    update stock s set on_hand = s.on_hand - sums.gone, reserved = s.reserved + sums.held
    from (
      select oi.item_id, coalesce(sum(oi.quantity) filter (where f.status = 'completed'), 0) as gone,
        coalesce(sum(oi.quantity) filter (where f.status not in ('completed', 'cancelled')), 0) as held
      from filled f join order_items oi on oi.order_id = f.id group by 1
    ) sums where s.id = sums.item_id;
    insert into stock_movements (created_at, movement_type, item_id, sku, customer_id, lot_id, quantity, from_location_id, to_location_id, reason, cause, order_id)
    select f.at, 'outbound', s.item_id, oi.sku, f.customer, s.lot_id, oi.quantity, s.location_id, ${builtIn('CUSTOMER')}, 'Shipped', 'order', f.id
    from filled f join order_items oi on oi.order_id = f.id join stock s on s.id = oi.item_id where f.status = 'completed';
    insert into order_tracking_events (order_id, stage, notes, user_name, at)
    select f.id, t.stage, 'Stage updated to ' || t.stage, 'Tallyhouse', f.at
    from filled f cross join unnest(array['${trackingStages.join("', '")}']) with ordinality as t(stage, position) where t.position <= f.reached
    order by f.id, t.position;
    insert into shipments (tracking_number, order_id, customer_id, created_at)
    select 'BENCH-' || f.id, f.id, f.customer, f.at from filled f where f.status = 'completed';
    insert into shipment_events (shipment_id, status, place, user_name, at)
    select s.id, 'created', 'Warehouse', 'Tallyhouse', s.created_at from shipments s join filled f on f.id = s.order_id;`)
  await client.query(
    await insertStatement(
      client,
      'reservations',
      {
        order_id: 'f.id',
        item_id: 'oi.item_id',
        order_line_id: 'oi.id',
        stock_id: 'oi.item_id',
        quantity: 'oi.quantity',
        created_at: 'f.at',
        ended_at: `case when f.status in ('completed', 'cancelled') then f.at end`,
        ending: `case f.status when 'completed' then 'consumed' when 'cancelled' then 'released' end`,
      },
      'from filled f join order_items oi on oi.order_id = f.id order by f.id, oi.line',
    ),
  )
  const { rows } = await client.query<{ id: number }>('select id from filled order by id')
  await client.query('commit')
  return rows.map(({ id }) => id)
}
