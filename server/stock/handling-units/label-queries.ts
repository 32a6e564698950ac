import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/engine/tables.ts'
import type { LabelMovement, UnitContent } from '../../platform/print/unit-label.ts'
import { hasLeft } from '../inventory/stock-movements-queries.ts'

/** What the label of a unit says, besides who prints it. */
export interface LabelledUnit {
  sscc: string
  owner: string
  contents: UnitContent[]
  /** The movement that the unit, or the outermost one that it is in, was packed for; null when it was packed for none. */
  movement: LabelMovement | null
}

/** The units with these ids, in that order. What has left with its movement is read from the ledger, as the unit holds nothing any more. */
export async function labelledUnits(on: Kysely<Tables>, ids: readonly number[]): Promise<LabelledUnit[]> {
  const { rows } = await sql<LabelledUnit>`
    select u.sscc, coalesce(c.name, '') as owner,
      case when o.id is not null then json_build_object('orderNumber', o.order_number, 'shipTo', o.shipping_address, 'recipient', o.recipient,
        'reference', o.reference, 'purchaseOrder', o.purchase_order) end as movement,
      coalesce((
        select json_agg(json_build_object('sku', i.sku, 'name', i.name, 'quantity', g.quantity, 'unitOfMeasure', i.unit_of_measure,
          'lot', l.lot_number, 'expiresOn', l.expires_on, 'gtin', i.gtin, 'isTobacco', p.excise_code is not null) order by i.sku, l.expires_on, l.lot_number, i.id)
        from (
          select k.item_id, k.lot_id, sum(k.quantity) as quantity
          from (
            select s.item_id, s.lot_id, s.on_hand as quantity from stock s
            where o.status is distinct from 'completed' and s.on_hand > 0 and s.handling_unit_id = any (units_within(u.id))
            union all
            select m.item_id, m.lot_id, m.quantity from stock_movements m
            where o.status = 'completed' and m.order_id = o.id and ${hasLeft} and m.handling_unit_id = any (units_within(u.id))
          ) k
          group by k.item_id, k.lot_id
        ) g
          join inventory_items i on i.id = g.item_id
          left join lots l on l.id = g.lot_id
          left join product_categories p on p.id = i.category_id
      ), '[]') as contents
    from handling_units u
      left join customers c on c.id = u.customer_id
      left join handling_units outermost on outermost.id = outermost_unit(u.id)
      left join orders o on o.id = coalesce(u.order_id, outermost.order_id) and o.status <> 'cancelled'
    where u.id = any(${ids}::integer[])
    order by array_position(${ids}::integer[], u.id)`.execute(on)
  return rows
}
