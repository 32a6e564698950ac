import { type Kysely, sql } from 'kysely'
import type { CountPlace } from '../../../contract/stock/counts/count-places.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { isHidden } from '../ledger/hidden-quantities.ts'

/** Condition: stock of line `c` moved while it was counted in round `r`, visit `v`, place `p`; for a line that is decided or to be, as of now. */
const hasMoved = sql<boolean>`(r.moved or c.status in ('difference', 'posted', 'rejected') and exists (
  select from moves_at(p.location_id, v.opened_at, v.counted_at + ${countingWindow()}, n.id) m
  where m.item_id = c.item_id and m.lot_id is not distinct from t.id and m.handling_unit_id is not distinct from c.handling_unit_id))`

/** How long after it was counted stock that moves is marked. */
export function countingWindow() {
  return sql`make_interval(mins => (select (f.value ->> 'windowMinutes')::integer from settings f where f.key = 'floor'))`
}

const shownOnly = (value: string) => sql`case when not ${isHidden} then ${sql.raw(value)} end`

const rounds = sql`(
  select coalesce(json_agg(json_build_object('round', r.round, 'counted', ${shownOnly('r.counted')}, 'expected', ${shownOnly('r.expected')},
    'by', user_name(v.user_id), 'at', iso(v.counted_at), 'moved', ${hasMoved}) order by r.round), '[]')
  from count_line_rounds r join count_visits v on v.place_id = p.id and v.round = r.round where r.line_id = c.id)`

/** A ledger line that posted a line `c` was taken back. */
const isUndone = sql<boolean>`(c.status = 'posted' and exists (
  select from stock_acts a join stock_movements m on m.act_id = a.id
  where a.subject_type = 'count' and a.subject_id = p.count_id and m.item_id = c.item_id and m.lot_id is not distinct from t.id
    and p.location_id in (m.from_location_id, m.to_location_id)
    and c.handling_unit_id is not distinct from coalesce(m.to_handling_unit_id, m.handling_unit_id) and is_undone(m)))`

const lines = sql`(
  select coalesce(json_agg(json_build_object(
    'id', c.id, 'inventoryId', c.item_id, 'sku', i.sku, 'name', i.name, 'unitOfMeasure', i.unit_of_measure, 'customerId', i.customer_id,
    'customerName', cu.name, 'lot', c.lot_number, 'expiresOn', coalesce(t.expires_on, c.expires_on),
    'handlingUnit', h.sscc,
    'expected', ${shownOnly('last.expected')}, 'counted', ${shownOnly('last.counted')}, 'difference', ${shownOnly('last.counted - last.expected')},
    'value', ${shownOnly('((last.counted - last.expected) * coalesce(c.cost_price, i.cost_price, 0))::numeric(14, 2)::text')},
    'rounds', ${rounds}, 'isExcise', coalesce(category.excise_code is not null, false), 'status', c.status,
    'undone', ${isUndone}, 'reason', c.reason,
    'decidedBy', user_name(c.decided_by)) order by i.sku, c.lot_number, c.id), '[]')
  from count_lines c join inventory_items i on i.id = c.item_id
    left join customers cu on cu.id = i.customer_id
    left join product_categories category on category.id = i.category_id
    left join lots t on t.item_id = c.item_id and t.lot_number = c.lot_number
    left join handling_units h on h.id = c.handling_unit_id
    left join lateral (select * from count_line_rounds r where r.line_id = c.id order by r.round desc limit 1) last on true
  where c.place_id = p.id)`

/** The places of a count in walking order, or one of them. */
export async function placesOf(on: Kysely<Tables>, countId: number, placeId?: number): Promise<CountPlace[]> {
  const one = placeId === undefined ? sql`` : sql`and p.id = ${placeId}`
  const { rows } = await sql<CountPlace>`
    select p.id, p.location_id as "locationId", l.code as location, l.zone, p.status, p.round,
      (select coalesce(json_agg(json_build_object('round', v.round, 'by', user_name(v.user_id), 'at', iso(v.counted_at)) order by v.round), '[]')
        from count_visits v where v.place_id = p.id) as counts,
      ${lines} as lines
    from count_places p join counts n on n.id = p.count_id join locations l on l.id = p.location_id
    where p.count_id = ${countId} ${one} order by l.walk_order, l.id`.execute(on)
  return rows
}
