import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../server/db/database.ts'
import { system } from '../../server/viewer.ts'

/** What must hold of the books at every moment (decisions §4). Each query finds rows that break it. */
const rules = {
  'the ledger sums to the on-hand': sql`
    with entries as (
      select item_id, to_location_id as location_id, lot_id, handling_unit_id, quantity from stock_movements
      union all
      select item_id, from_location_id, lot_id, handling_unit_id, -quantity from stock_movements
    ), ledger as (
      select e.item_id, e.location_id, e.lot_id, e.handling_unit_id, sum(e.quantity) as quantity
      from entries e join locations l on l.id = e.location_id and not l.is_virtual group by 1, 2, 3, 4
    )
    select s.id, s.item_id, s.on_hand, l.quantity
    from stock s full join ledger l on l.item_id = s.item_id and l.location_id = s.location_id
      and l.lot_id is not distinct from s.lot_id and l.handling_unit_id is not distinct from s.handling_unit_id
    where coalesce(s.on_hand, 0) <> coalesce(l.quantity, 0)`,
  '0 ≤ reserved ≤ on-hand': sql`select * from stock where not (0 <= reserved and reserved <= on_hand)`,
  'reserved is what open movements hold': sql`
    select s.id, s.reserved, coalesce(h.held, 0) as held
    from stock s left join (select stock_id, sum(quantity) as held from reservations where ended_at is null group by 1) h on h.stock_id = s.id
    where s.reserved <> coalesce(h.held, 0)`,
  'an open movement holds exactly its lines, an ended one nothing': sql`
    select o.id, o.status, oi.item_id, oi.quantity, coalesce(h.held, 0) as held
    from orders o join order_items oi on oi.order_id = o.id
      left join (select order_id, item_id, sum(quantity) as held from reservations where ended_at is null group by 1, 2) h
        on h.order_id = o.id and h.item_id = oi.item_id
    where coalesce(h.held, 0) <> case when o.status in ('completed', 'cancelled') then 0 else oi.quantity end`,
  'each stage up to the one reached has one line of history': sql`
    select o.id, o.tracking_stage, count(e.id)
    from orders o left join order_tracking_events e on e.order_id = o.id
    group by o.id having count(e.id) <> array_position(tracking_stages(), o.tracking_stage)`,
  'an exported movement left in full and has its shipment': sql`
    select o.id from orders o
    where o.status = 'completed' and (
      (select sum(m.quantity) from stock_movements m where m.order_id = o.id) is distinct from (select sum(oi.quantity) from order_items oi where oi.order_id = o.id)
      or not exists (select from shipments s where s.order_id = o.id))`,
}

/** Fails with the rows that break a rule of the books. */
export async function expectBooksToBalance(db: Database): Promise<void> {
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.read(system, (on) => query.execute(on))
    expect(rows, rule).toEqual([])
  }
}
