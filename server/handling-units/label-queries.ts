import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../engine/tables.ts'
import type { LabelMovement } from '../print/unit-label.ts'

/** GTIN and kind of the items in a unit and the units in it, by the id of the item. */
export async function itemMarksIn(on: Kysely<Tables>, unit: number): Promise<Map<number, { gtin: string | null; isTobacco: boolean }>> {
  const rows = await on
    .selectFrom('stock as s')
    .innerJoin('inventory_items as i', 'i.id', 's.item_id')
    .leftJoin('product_categories as c', 'c.id', 'i.category_id')
    .where(sql<SqlBool>`s.handling_unit_id in (select units_within(${unit}))`)
    .where('s.on_hand', '>', 0)
    .select(['i.id', 'i.gtin', sql<boolean>`c.excise_code is not null`.as('isTobacco')])
    .distinct()
    .execute()
  return new Map(rows.map(({ id, ...marks }) => [id, marks]))
}

/** The movement that a unit, or the outermost one that it stands in, was packed for; null when it was packed for none. */
export async function movementOfUnit(on: Kysely<Tables>, unit: number): Promise<LabelMovement | null> {
  const found = await on
    .selectFrom('handling_units as u')
    .innerJoin('handling_units as outermost', (join) => join.on('outermost.id', '=', sql`outermost_unit(u.id)`))
    .innerJoin('orders as o', (join) => join.on('o.id', '=', sql`coalesce(u.order_id, outermost.order_id)`))
    .where('u.id', '=', unit)
    .where('o.status', '<>', 'cancelled')
    .select([
      'o.order_number as orderNumber',
      sql<LabelMovement['shipTo']>`o.shipping_address`.as('shipTo'),
      sql<LabelMovement['recipient']>`o.recipient`.as('recipient'),
      'o.reference',
      'o.purchase_order as purchaseOrder',
    ])
    .executeTakeFirst()
  return found ?? null
}
