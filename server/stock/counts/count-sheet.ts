import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CountSheet } from '../../../contract/stock/counts/count-places.ts'
import { isOpenCount } from '../../../contract/stock/counts/count-words.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import type { Viewer } from '../../viewer.ts'
import { countEntity } from './counts-queries.ts'

/** The places that the viewer may count now. Of a place to recount only the lines in question. */
export async function getCountSheet(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<CountSheet> {
  const { countNumber, status } = await countEntity.get(on, viewer, id)
  const places = isOpenCount(status) ? await placesToCount(on, id, await mayCountAgain(on, viewer)) : []
  return { countId: id, countNumber, status, places }
}

/** Condition: this person may count place `p`, which was counted before, once more. */
async function mayCountAgain(on: Kysely<Tables>, viewer: Viewer): Promise<RawBuilder<boolean>> {
  const { otherPersonRecounts } = await getSetting(on, 'floor')
  return otherPersonRecounts
    ? sql`(select v.user_id from count_visits v where v.place_id = p.id order by v.round desc limit 1) is distinct from ${viewer.userId}`
    : sql`true`
}

const goodsColumns = sql`
  'inventoryId', i.id, 'sku', i.sku, 'gtin', i.gtin, 'name', i.name, 'unitOfMeasure', i.unit_of_measure, 'customerName', cu.name`

/** The places of an open count that are to be counted, in walking order; those to recount as far as `again` holds. */
export async function placesToCount(on: Kysely<Tables>, id: number, again = sql<boolean>`true`): Promise<CountSheet['places']> {
  const { rows } = await sql<CountSheet['places'][number]>`
    select p.id as "placeId", l.id as "locationId", l.code as location, p.round,
      case p.status when 'open' then (
        select coalesce(json_agg(json_build_object(${goodsColumns}, 'lot', t.lot_number, 'expiresOn', t.expires_on, 'handlingUnit', h.sscc,
          'expected', case when not n.blind then s.on_hand end) order by i.sku, t.lot_number, s.id), '[]')
        from stock s join inventory_items i on i.id = s.item_id left join customers cu on cu.id = i.customer_id
          left join lots t on t.id = s.lot_id left join handling_units h on h.id = s.handling_unit_id
        where s.location_id = p.location_id and s.on_hand > 0 and (s.item_id in (select o.item_id from count_items o where o.count_id = n.id)
          or not exists (select from count_items o where o.count_id = n.id))
      ) else (
        select coalesce(json_agg(json_build_object(${goodsColumns}, 'lot', c.lot_number,
          'expiresOn', coalesce(t.expires_on, c.expires_on), 'handlingUnit', h.sscc,
          'expected', case when not n.blind then coalesce(s.on_hand, 0) end) order by i.sku, c.lot_number, c.id), '[]')
        from count_lines c join inventory_items i on i.id = c.item_id left join customers cu on cu.id = i.customer_id
          left join lots t on t.item_id = c.item_id and t.lot_number = c.lot_number left join handling_units h on h.id = c.handling_unit_id
          left join stock s on s.item_id = c.item_id and s.location_id = p.location_id and s.lot_id is not distinct from t.id
            and s.handling_unit_id is not distinct from c.handling_unit_id and (c.lot_number is null or t.id is not null)
        where c.place_id = p.id and c.status = 'recount'
      ) end as goods
    from count_places p join counts n on n.id = p.count_id join locations l on l.id = p.location_id
    where p.count_id = ${id} and (p.status = 'open' or p.status = 'recount' and ${again})
    order by l.walk_order, l.id`.execute(on)
  return rows
}
