import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Finding, type Reconciliation, type StockRule, stockRules } from '../../../contract/stock/reconciliation/reconciliation.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'

/** Maximum number of rows stored per broken rule. */
const maxRows = 50

const customer = sql`built_in_location('CUSTOMER')`

/** Each query finds the rows that break the rule, with codes and numbers that people can look up. */
const breaches: Record<StockRule, RawBuilder<unknown>> = {
  'the ledger sums to the on-hand': sql`
    with entries as (
      select item_id, to_location_id as location_id, lot_id,
        case when is_repacked then to_handling_unit_id else handling_unit_id end as handling_unit_id, quantity
      from stock_movements
      union all
      select item_id, from_location_id, lot_id, handling_unit_id, -quantity from stock_movements
    ), ledger as (
      select e.item_id, e.location_id, e.lot_id, e.handling_unit_id, sum(e.quantity) as quantity
      from entries e join locations l on l.id = e.location_id and not l.is_virtual group by 1, 2, 3, 4
    )
    select i.sku, p.code as location, l.lot_number as lot, s.id as "stockRow", coalesce(s.on_hand, 0) as "onHand", coalesce(g.quantity, 0) as ledger
    from stock s full join ledger g on g.item_id = s.item_id and g.location_id = s.location_id
        and g.lot_id is not distinct from s.lot_id and g.handling_unit_id is not distinct from s.handling_unit_id
      left join inventory_items i on i.id = coalesce(s.item_id, g.item_id)
      left join locations p on p.id = coalesce(s.location_id, g.location_id)
      left join lots l on l.id = coalesce(s.lot_id, g.lot_id)
    where coalesce(s.on_hand, 0) <> coalesce(g.quantity, 0)`,

  '0 ≤ reserved ≤ on-hand': sql`
    select i.sku, p.code as location, s.id as "stockRow", s.on_hand as "onHand", s.reserved
    from stock s join inventory_items i on i.id = s.item_id join locations p on p.id = s.location_id
    where not (0 <= s.reserved and s.reserved <= s.on_hand)`,

  'the reserved quantity equals the reservations of open movements': sql`
    select i.sku, p.code as location, s.id as "stockRow", s.reserved, coalesce(h.held, 0) as held
    from stock s join inventory_items i on i.id = s.item_id join locations p on p.id = s.location_id
      left join (select stock_id, sum(quantity) as held from reservations where ended_at is null group by 1) h on h.stock_id = s.id
    where s.reserved <> coalesce(h.held, 0)`,

  'an open movement has reservations for its lines but for what pickers missed, an ended one has none': sql`
    select o.order_number as movement, o.status, oi.sku, oi.quantity - oi.short_quantity as wanted, coalesce(h.held, 0) as held
    from orders o left join order_items oi on oi.order_id = o.id
      left join (select order_id, item_id, sum(quantity) as held from reservations where ended_at is null group by 1, 2) h
        on h.order_id = o.id and h.item_id = oi.item_id
    where oi.order_id is null
      or coalesce(h.held, 0) > case when o.status in ('completed', 'cancelled') then 0 else oi.quantity - oi.short_quantity end
      or o.status not in ('completed', 'cancelled') and coalesce(h.held, 0) < oi.quantity - oi.short_quantity
        and not (o.back_order_of_id is not null and o.status = 'pending')
        and not exists (select from pick_exceptions e
          where e.order_item_id = oi.id and (e.kind = 'count' or e.kind = 'short' and o.status = 'picking'))`,

  'every reservation belongs to a line of an open movement': sql`
    select o.order_number as movement, o.status, i.sku, r.id as reservation, r.quantity
    from reservations r
      left join orders o on o.id = r.order_id
      left join inventory_items i on i.id = r.item_id
      left join order_items oi on oi.order_id = r.order_id and oi.item_id = r.item_id
      left join stock s on s.id = r.stock_id and s.item_id = r.item_id
    where r.ended_at is null and (o.id is null or o.status in ('completed', 'cancelled') or oi.order_id is null or s.id is null)`,

  'an open movement reserves only items of its customer': sql`
    select o.order_number as movement, o.customer_id as customer, i.sku, i.customer_id as owner, i.deleted_at is not null as deleted
    from orders o join order_items oi on oi.order_id = o.id join inventory_items i on i.id = oi.item_id
    where o.status not in ('completed', 'cancelled') and (i.customer_id is distinct from o.customer_id or i.deleted_at is not null)`,

  'a deleted item has no stock': sql`
    select i.sku, p.code as location, s.id as "stockRow", s.on_hand as "onHand"
    from stock s join inventory_items i on i.id = s.item_id join locations p on p.id = s.location_id
    where i.deleted_at is not null and s.on_hand > 0`,

  'an inactive location has no stock': sql`
    select i.sku, p.code as location, s.id as "stockRow", s.on_hand as "onHand"
    from stock s join inventory_items i on i.id = s.item_id join locations p on p.id = s.location_id
    where not p.is_active and s.on_hand > 0`,

  'receiving and quarantine hold no reserved stock': sql`
    select i.sku, p.code as location, s.id as "stockRow", s.reserved
    from stock s join inventory_items i on i.id = s.item_id join locations p on p.id = s.location_id
    where s.reserved > 0 and not p.is_promisable`,

  'every ledger line since there are acts belongs to one': sql`
    select m.id as line, m.sku, m.act_id as act
    from stock_movements m
    where m.id >= (select min(n.id) from stock_movements n where n.act_id is not null)
      and not exists (select from stock_acts a where a.id = m.act_id)`,

  'what was undone was taken back once and in full': sql`
    select m.id as line, m.sku, m.quantity, sum(c.quantity) as "takenBack"
    from stock_acts u join stock_movements c on c.act_id = u.id join stock_movements m on m.id = c.corrects_id and m.act_id = u.undoes_id
    group by m.id having sum(c.quantity) <> m.quantity
    union all
    select m.id, m.sku, m.quantity, 0
    from stock_acts u join stock_movements m on m.act_id = u.undoes_id
    where u.undoes_lines is null and not is_undone(m)`,

  'a handling unit, with the units in it, lies at one location': sql`
    with recursive whole as (
      select id, id as unit from handling_units where parent_id is null
      union all
      select w.id, h.id from whole w join handling_units h on h.parent_id = w.unit
    )
    select h.sscc, string_agg(distinct p.code, ', ' order by p.code) as locations
    from whole w join stock s on s.handling_unit_id = w.unit and s.on_hand > 0
      join handling_units h on h.id = w.id join locations p on p.id = s.location_id
    group by h.id having count(distinct s.location_id) > 1`,

  'handling units of a movement hold what it has reserved, and nothing once they have left': sql`
    with recursive inside as (
      select h.id, h.id as unit from handling_units h where h.order_id is not null
      union all
      select n.id, h.id from inside n join handling_units h on h.parent_id = n.unit
    )
    select h.sscc, o.order_number as movement, o.status, i.sku, s.on_hand as "onHand", coalesce(own.quantity, 0) as reserved
    from inside n join handling_units h on h.id = n.id join orders o on o.id = h.order_id and o.status <> 'cancelled'
      join stock s on s.handling_unit_id = n.unit and s.on_hand > 0
      join inventory_items i on i.id = s.item_id
      join locations l on l.id = s.location_id and l.type <> 'transit'
      left join (select order_id, stock_id, sum(quantity) as quantity from reservations where ended_at is null group by 1, 2) own
        on own.order_id = o.id and own.stock_id = s.id
    where s.on_hand <> coalesce(own.quantity, 0)`,

  'each stage up to the current one has exactly one history entry': sql`
    select o.order_number as movement, o.tracking_stage as stage, array_to_string(h.stages, ', ') as history
    from orders o
      left join (
        select order_id, array_agg(stage::text order by array_position(tracking_stages(), stage)) as stages
        from (
          -- A later round replaces the stages from the one that it began with.
          select e.order_id, e.stage from order_tracking_events e
          where not exists (
            select from order_tracking_events n where n.order_id = e.order_id and n.round > e.round
              and array_position(tracking_stages(), n.stage) <= array_position(tracking_stages(), e.stage))
        ) in_force
        group by 1
      ) h
        on h.order_id = o.id
    where h.stages is distinct from (tracking_stages())[:array_position(tracking_stages(), o.tracking_stage)]`,

  'the ledger has received what the lines of receipts count': sql`
    with outside as (
      select id from locations where type = 'transit' or is_virtual
    ), posted as (
      select receipt_id, receipt_item_id as line, item_id,
        sum(case when from_location_id in (select id from outside) then quantity else -quantity end) as quantity
      from stock_movements
      where receipt_id is not null and from_location_id <> to_location_id
        and (from_location_id in (select id from outside) or to_location_id in (select id from outside))
        -- What settles a surplus of a transfer (settle-transfer.sql) belongs to no line.
        and not (receipt_item_id is null and transfer_for(null, receipt_id) is not null)
      group by 1, 2, 3
    ), counted as (
      select i.receipt_id, i.id as line, i.item_id, i.counted as quantity from receipt_items i where i.counted is not null
    )
    select r.receipt_number as receipt, r.status, i.sku, coalesce(c.quantity, 0) as counted, coalesce(p.quantity, 0) as ledger
    from counted c full join posted p on p.receipt_id = c.receipt_id and p.line = c.line and p.item_id = c.item_id
      left join receipts r on r.id = coalesce(c.receipt_id, p.receipt_id)
      left join inventory_items i on i.id = coalesce(c.item_id, p.item_id)
    where coalesce(c.quantity, 0) <> coalesce(p.quantity, 0) or (r.status = 'pending' and c.quantity is not null)`,

  'goods on the way to a site are those of transfers to it': sql`
    with due as (
      select t.site_id, m.item_id, sum(case when m.to_location_id = t.id then m.quantity else -m.quantity end) as quantity
      from locations t join stock_movements m on t.id in (m.from_location_id, m.to_location_id) and m.from_location_id <> m.to_location_id
        left join receipts r on r.id = m.receipt_id
        join orders o on o.id = coalesce(m.order_id, r.transfer_order_id) and o.transfer_to_site_id = t.site_id
      where t.type = 'transit' group by 1, 2
    ), there as (
      select p.site_id, s.item_id, sum(s.on_hand) as quantity from stock s join locations p on p.id = s.location_id and p.type = 'transit' group by 1, 2
    )
    select si.code as site, i.sku, coalesce(t.quantity, 0) as "onHand", coalesce(d.quantity, 0) as due
    from there t full join due d on d.site_id = t.site_id and d.item_id = t.item_id
      join sites si on si.id = coalesce(t.site_id, d.site_id) join inventory_items i on i.id = coalesce(t.item_id, d.item_id)
    where coalesce(t.quantity, 0) <> coalesce(d.quantity, 0)`,
  'a receipt of a transfer has received no surplus of what is still on the way': sql`
    with surplus as (
      select r.id, r.receipt_number, r.transfer_order_id, t.id as transit, m.item_id, m.lot_id
      from receipts r join locations t on t.site_id = r.site_id and t.type = 'transit' join stock_movements m on m.receipt_id = r.id
      where r.transfer_order_id is not null and r.withdrawn_at is null
        and built_in_location('ADJUSTMENT') in (m.from_location_id, m.to_location_id)
      group by r.id, t.id, m.item_id, m.lot_id
      having sum(case when m.from_location_id = built_in_location('ADJUSTMENT') then m.quantity else -m.quantity end) > 0
    )
    select s.receipt_number as receipt, i.sku, sum(w.quantity)::int as "onTheWay"
    from surplus s join inventory_items i on i.id = s.item_id
      cross join lateral in_transit_of(s.transfer_order_id, s.id, s.transit) w
    where w.item_id = s.item_id and w.lot_id is not distinct from s.lot_id
    group by 1, 2`,

  'the ledger has received, scrapped and sent back what returns say': sql`
    with posted as (
      select a.subject_id as return_id, m.item_id,
        sum(case when m.from_location_id = ${customer} then m.quantity when m.movement_type = 'adjustment' and m.to_location_id = ${customer} then -m.quantity else 0 end) as received,
        sum(m.quantity) filter (where m.to_location_id = built_in_location('SCRAP')) as scrapped,
        sum(m.quantity) filter (where m.to_location_id = ${customer} and m.movement_type = 'outbound') as sent_back
      from stock_acts a join stock_movements m on m.act_id = a.id where a.subject_type = 'return' group by 1, 2
    ), lines as (
      select l.return_id, l.item_id, sum(coalesce(l.received, 0)) as received from return_lines l group by 1, 2
    ), parts as (
      select l.return_id, l.item_id, sum(p.quantity) as units,
        sum(p.quantity) filter (where p.is_done and p.disposition = 'scrap') as scrapped,
        sum(p.quantity) filter (where p.is_done and p.disposition = 'send_back') as sent_back
      from return_lines l join return_parts p on p.return_line_id = l.id group by 1, 2
    )
    select r.return_number as return, r.status, i.sku, coalesce(l.received, 0) as received, coalesce(p.received, 0) as ledger, coalesce(d.units, 0) as decided,
      coalesce(d.scrapped, 0) as scrapped, coalesce(p.scrapped, 0) as "ledgerScrapped", coalesce(d.sent_back, 0) as "sentBack",
      coalesce(p.sent_back, 0) as "ledgerSentBack"
    from lines l full join posted p on p.return_id = l.return_id and p.item_id = l.item_id
      left join parts d on d.return_id = coalesce(l.return_id, p.return_id) and d.item_id = coalesce(l.item_id, p.item_id)
      left join returns r on r.id = coalesce(l.return_id, p.return_id)
      left join inventory_items i on i.id = coalesce(l.item_id, p.item_id)
    where coalesce(l.received, 0) <> coalesce(p.received, 0)
      or coalesce(d.scrapped, 0) <> coalesce(p.scrapped, 0)
      or coalesce(d.sent_back, 0) <> coalesce(p.sent_back, 0)
      or (r.status in ('inspected', 'closed') and coalesce(d.units, 0) <> coalesce(l.received, 0))`,

  'an exported movement has shipped its lines and has a shipment, any other has shipped nothing': sql`
    with gone as (
      select order_id, item_id, sum(case when corrects_id is null then quantity else -quantity end) as quantity
      from stock_movements where order_id is not null and cause = 'order' group by 1, 2
    ), lines as (
      select o.id, oi.item_id, case o.status when 'completed' then oi.quantity - oi.short_quantity else 0 end as quantity
      from orders o join order_items oi on oi.order_id = o.id
    )
    select o.order_number as movement, o.status, i.sku, coalesce(l.quantity, 0) as due, coalesce(g.quantity, 0) as left, s.tracking_number as shipment
    from lines l full join gone g on g.order_id = l.id and g.item_id = l.item_id
      left join orders o on o.id = coalesce(l.id, g.order_id)
      left join inventory_items i on i.id = coalesce(l.item_id, g.item_id)
      left join shipments s on s.order_id = o.id and s.withdrawn_at is null
    where coalesce(l.quantity, 0) <> coalesce(g.quantity, 0) or (o.status = 'completed') is distinct from (s.id is not null)`,
}

/** The broken rules. One statement, so that all rules see the same snapshot. */
export async function findBreaches(on: Kysely<Tables>): Promise<Finding[]> {
  const { rows } = await sql<Finding>`${sql.join(stockRules.map(countBreaches), sql` union all `)}`.execute(on)
  return rows
}

function countBreaches(rule: StockRule): RawBuilder<unknown> {
  return sql`
    select ${sql.lit(rule)}::text as rule, count(*)::integer as count, json_agg(found.line order by found.n) filter (where found.n <= ${sql.lit(maxRows)}) as rows
    from (select to_json(breach) as line, row_number() over (order by breach) as n from (${breaches[rule]}) breach) found
    having count(*) > 0`
}

export async function latestReconciliation(on: Kysely<Tables>): Promise<Reconciliation | null> {
  const latest = await on
    .selectFrom('reconciliations as r')
    .select(['r.id', iso('r.at').as('at'), 'r.duration_ms as durationMs', 'r.ok', 'r.findings'])
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest ?? null
}
