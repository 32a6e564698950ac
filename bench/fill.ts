import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { hashPassword } from '../server/auth/passwords.ts'
import { functionVersion } from '../server/db/function-schema.ts'
import { openDatabase } from '../server/open-database.ts'

export const customerCount = 100
export const movementCount = 5_000
export const benchPassword = 'a password for measuring'
export const movementStatuses = ['pending', 'processing', 'picking', 'packing', 'completed', 'cancelled'] as const

/** Article n of an owner; both count from 0 and 1. Owners take turns, so that neighbours in a table belong to different ones. */
export function articleOf(owner: number, n: number): number {
  return owner + customerCount * n
}

export function skuOf(article: number): string {
  return `SKU-${String(article).padStart(7, '0')}`
}

export function customerSignIn(customer: number): string {
  return `customer${customer}@bench.example`
}

/** Runs work with all rights on a database, and with the SQL functions of this version where it has them. */
export async function asOwner<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`set search_path = ${functionVersion().schema}, public`)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Migrates an empty database and fills it: five people of staff, customers with a user each, goods in bins, movements. */
export async function fillProduct(url: string, skus: number): Promise<void> {
  await (await openDatabase({ databaseUrl: url })).close()
  const passwordHash = await hashPassword(benchPassword)
  await asOwner(url, async (client) => {
    await client.query('begin')
    await client.query(warehouse(skus))
    await client.query(
      `insert into users (username, email, first_name, role, password_hash, created_at)
       select name, name || '@bench.example', initcap(name), case name when 'admin' then 'admin' else 'manager' end, $1, now()
       from unnest(array['admin', 'anna', 'bela', 'cora', 'dirk']) as name`,
      [passwordHash],
    )
    await client.query(
      `insert into users (username, email, role, customer_id, is_primary, password_hash, created_at)
       select 'customer' || id || '@bench.example', 'customer' || id || '@bench.example', 'customer', id, true, $1, now() from customers`,
      [passwordHash],
    )
    await client.query('commit')
    await addMovements(client, { count: movementCount, skus, documented: false })
    await client.query('vacuum analyze')
  })
}

function warehouse(skus: number): string {
  return `
    insert into customers (name, type, contact_email, created_at, updated_at)
    select 'Customer ' || g, '3pl', 'customer' || g || '@bench.example', now(), now() from generate_series(1, ${customerCount}) g;
    insert into product_categories (name) select 'Category ' || g from generate_series(1, 20) g;
    insert into locations (code, name, zone) select 'BIN-' || lpad(g::text, 4, '0'), 'Bin ' || g, 'Zone ' || g % 10 from generate_series(1, 500) g;

    insert into inventory_items (id, customer_id, sku, name, description, category_id, home_location_id, cost_price, selling_price,
      low_stock_threshold, reorder_point, reorder_quantity, manufacturer, supplier, batch_number, lot_number, created_at, updated_at)
    select g, 1 + (g - 1) % ${customerCount}, 'SKU-' || lpad(g::text, 7, '0'), 'Item number ' || g, 'Description of item number ' || g,
      1 + g % 20, (select min(id) from locations where code like 'BIN-%') + g % 500, 5, 9.95,
      10, 20, 100, 'Manufacturer ' || g % 70, 'Supplier ' || g % 50, 'B' || g, 'L' || g, now(), now()
    from generate_series(1, ${skus}) g;
    insert into lots (id, item_id, lot_number, expires_on)
    select id, id, lot_number, case when id % 4 = 0 then current_date + 700 end from inventory_items;
    insert into stock (id, item_id, location_id, lot_id, on_hand, received_at)
    select id, id, home_location_id, id, 1000000, now() from inventory_items;
    insert into stock_movements (created_at, movement_type, item_id, sku, customer_id, lot_id, quantity, from_location_id, to_location_id, reason, cause)
    select now(), 'inbound', i.id, i.sku, i.customer_id, i.id, 1000000, built_in_location('SUPPLIER'), i.home_location_id, 'Opening stock', 'opening'
    from inventory_items i;
    select setval(pg_get_serial_sequence(name, 'id'), ${skus}) from unnest(array['inventory_items', 'lots', 'stock']) as name;`
}

interface Movements {
  count: number
  skus: number
  /** All of them documented, waiting for their export; otherwise of every status. */
  documented: boolean
}

/** Movements as if people had made them: lines, what they hold, history, ledger and shipments. Answers their ids. */
export async function addMovements(client: Client, { count, skus, documented }: Movements): Promise<number[]> {
  const statuses = [
    'pending',
    'processing',
    'picking',
    'packing',
    'packing',
    'completed',
    'completed',
    'completed',
    'completed',
    'cancelled',
  ]
  const stages = ['awaiting_confirmation', 'confirmed', 'confirmed', 'packaging', 'labelling', ...Array(4).fill('exported'), 'confirmed']
  const kinds = documented ? [['packing'], ['documented']] : [statuses, stages]
  const address = `'{"street": "1 Harbour Road", "city": "Rotterdam", "state": "ZH", "zip": "3011", "country": "NL"}'::jsonb`
  const since = (stage: string) => `case when reached >= array_position(tracking_stages(), '${stage}') then at end`
  await client.query('begin')
  await client.query(
    `create temp table filled on commit drop as
     select nextval(pg_get_serial_sequence('orders', 'id'))::integer as id, g as n, 1 + g % ${customerCount} as owner,
       ($1::text[][])[1][1 + g % ${kinds[0]?.length}] as status, ($1::text[][])[2][1 + g % ${kinds[0]?.length}] as stage,
       now() - (${count} - g) * interval '${documented ? '1 second' : '1 minute'}' as at, 0 as reached
     from generate_series(1, ${count}) g`,
    [kinds],
  )
  await client.query(`
    update filled set reached = array_position(tracking_stages(), stage);

    insert into orders (id, order_number, customer_id, type, status, tracking_stage, billing_address, shipping_address, created_by, created_at,
      confirmed_at, picking_started_at, packaging_started_at, labelling_completed_at, documented_at, exported_at, cancelled_at)
    select id, order_number(at), owner, 'pick_pack', status, stage, ${address}, ${address}, null, at,
      ${since('confirmed')}, case when status = 'picking' or reached > 2 then at end, ${since('packaging')}, ${since('labelling')},
      ${since('documented')}, ${since('exported')}, case when status = 'cancelled' then at end
    from filled;
    insert into order_items (order_id, line, item_id, sku, name, quantity)
    select f.id, line, i.id, i.sku, i.name, 2
    from filled f cross join generate_series(1, 3) line
      join inventory_items i on i.id = f.owner + ${customerCount} * ((f.n * 7 + line) % ${skus / customerCount});
    insert into reservations (order_id, item_id, stock_id, quantity, created_at, ended_at, ending)
    select f.id, oi.item_id, oi.item_id, oi.quantity, f.at, case when status in ('completed', 'cancelled') then f.at end,
      case status when 'completed' then 'consumed' when 'cancelled' then 'released' end
    from filled f join order_items oi on oi.order_id = f.id;
    update stock s set on_hand = s.on_hand - sums.gone, reserved = s.reserved + sums.held
    from (
      select oi.item_id, coalesce(sum(oi.quantity) filter (where f.status = 'completed'), 0) as gone,
        coalesce(sum(oi.quantity) filter (where f.status not in ('completed', 'cancelled')), 0) as held
      from filled f join order_items oi on oi.order_id = f.id group by 1
    ) sums where s.id = sums.item_id;
    insert into stock_movements (created_at, movement_type, item_id, sku, customer_id, lot_id, quantity, from_location_id, to_location_id, reason, cause, order_id)
    select f.at, 'outbound', s.item_id, oi.sku, f.owner, s.lot_id, oi.quantity, s.location_id, built_in_location('CUSTOMER'), 'Shipped', 'order', f.id
    from filled f join order_items oi on oi.order_id = f.id join stock s on s.id = oi.item_id where f.status = 'completed';
    insert into order_tracking_events (order_id, stage, notes, user_name, at)
    select f.id, t.stage, 'Stage updated to ' || t.stage, 'Tallyhouse', f.at
    from filled f cross join unnest(tracking_stages()) with ordinality as t(stage, position) where t.position <= f.reached;
    insert into shipments (tracking_number, order_id, customer_id, created_at)
    select 'BENCH-' || f.id, f.id, f.owner, f.at from filled f where f.status = 'completed';
    insert into shipment_events (shipment_id, status, place, user_name, at)
    select s.id, 'created', 'Warehouse', 'Tallyhouse', s.created_at from shipments s join filled f on f.id = s.order_id;`)
  const { rows } = await client.query<{ id: number }>('select id from filled order by id')
  await client.query('commit')
  return rows.map(({ id }) => id)
}

/** The same goods and movements in the reference's own tables. */
export async function fillReference(url: string, skus: number): Promise<void> {
  const schema = readFileSync(join(import.meta.dirname, 'reference/schema.sql'), 'utf8')
  await asOwner(url, async (client) => {
    await client.query(schema)
    await client.query(`
      insert into owner select g, 'Customer ' || g from generate_series(1, ${customerCount}) g;
      insert into article
      select g, 1 + (g - 1) % ${customerCount}, 'SKU-' || lpad(g::text, 7, '0'), 'Item number ' || g, 'Description of item number ' || g,
        'Category ' || g % 20, 'EA', 5, 9.95, 10, 'Manufacturer ' || g % 70, 'Supplier ' || g % 50, 'B' || g, 'L' || g
      from generate_series(1, ${skus}) g;
      insert into shelf select id, 'BIN-' || lpad((id % 500)::text, 4, '0'), 1000000, 0 from article;
      insert into journal (article_id, change, reason) select id, 1000000, 'Opening stock' from article;`)
    await addReferenceMovements(client, { count: movementCount, skus, documented: false })
    await client.query('vacuum analyze')
  })
}

export async function addReferenceMovements(client: Client, { count, skus, documented }: Movements): Promise<number[]> {
  const address = `'{"street": "1 Harbour Road", "city": "Rotterdam", "state": "ZH", "zip": "3011", "country": "NL"}'::jsonb`
  const status = documented ? `'packing'` : `(array['${movementStatuses.join("', '")}'])[1 + g % ${movementStatuses.length}]`
  await client.query('begin')
  const { rows } = await client.query<{ id: number }>(`
    insert into movement (owner_id, status, stage, billing, shipping, created_at)
    select 1 + g % ${customerCount}, ${status}, ${documented ? 5 : 1}, ${address}, ${address},
      now() - (${count} - g) * interval '${documented ? '1 second' : '1 minute'}'
    from generate_series(1, ${count}) g returning id`)
  const from = rows[0]?.id ?? 0
  await client.query(`
    insert into movement_line
    select m.id, line, a.id, a.sku, a.name, 2
    from movement m cross join generate_series(1, 3) line
      join article a on a.id = m.owner_id + ${customerCount} * ((m.id * 7 + line) % ${skus / customerCount})
    where m.id >= ${from};
    insert into movement_stage select id, s, 'Stage updated to ' || s, created_at from movement cross join generate_series(1, ${documented ? 5 : 1}) s where id >= ${from};
    update shelf s set reserved = s.reserved + sums.held
    from (select article_id, sum(quantity) as held from movement_line where movement_id >= ${from} group by 1) sums where sums.article_id = s.article_id;`)
  await client.query('commit')
  return rows.map(({ id }) => id)
}
