import { type Kysely, sql } from 'kysely'
import type { HandlingUnit } from '../../../contract/stock/handling-units/handling-units.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { hasLeft } from '../../stock/inventory/stock-movements-queries.ts'

/** A pallet or carton that was packed for a movement. */
export interface PackedUnit {
  id: number
  sscc: string
  kind: HandlingUnit['kind']
  parentId: number | null
  weightKg: string | null
}

/** How much of one item and lot is in a unit. */
export interface PackedLine {
  /** Null for what is in no unit that was packed for the movement. */
  unitId: number | null
  sku: string
  name: string
  unitOfMeasure: string
  lot: string | null
  /** As 2027-12-31. */
  expiresOn: string | null
  quantity: number
}

/** The units of a movement: those packed for it, and what stands in them. */
export async function packedUnitsOf(on: Kysely<Tables>, orderId: number): Promise<PackedUnit[]> {
  const { rows } = await sql<PackedUnit>`
    select u.id, u.sscc, u.kind, u.parent_id as "parentId", trim_scale(u.weight_kg)::text as "weightKg" from handling_units u
    where u.sscc is not null
      and u.id in (select unnest(units_within(p.id)) from handling_units p where p.order_id = ${orderId})
    order by u.sscc`.execute(on)
  return rows
}

interface Asked {
  orderId: number
  isExported: boolean
  units: readonly PackedUnit[]
}

/**
 * What a movement ships by unit, item and lot: what it holds now, and once it is exported what the ledger says has left. A unit may be used
 * again afterwards, so its stock of today says nothing about an exported movement.
 */
export async function packedLinesOf(on: Kysely<Tables>, { orderId, isExported, units }: Asked): Promise<PackedLine[]> {
  const packedFor = sql`any(${units.map(({ id }) => id)}::integer[])`
  const held = sql`
    select s.handling_unit_id, s.item_id, s.lot_id, r.quantity
    from reservations r join stock s on s.id = r.stock_id
    where r.order_id = ${orderId} and r.ended_at is null`
  const shipped = sql`
    select m.handling_unit_id, m.item_id, m.lot_id, m.quantity
    from stock_movements m where m.order_id = ${orderId} and ${hasLeft}`
  const { rows } = await sql<PackedLine>`
    select g.unit_id as "unitId", i.sku, i.name, i.unit_of_measure as "unitOfMeasure",
      l.lot_number as lot, l.expires_on::text as "expiresOn", sum(g.quantity)::float8 as quantity
    from (
      select case when w.handling_unit_id = ${packedFor} then w.handling_unit_id end as unit_id, w.item_id, w.lot_id, w.quantity
      from (${isExported ? shipped : held}) as w
    ) as g
    join inventory_items i on i.id = g.item_id
    left join lots l on l.id = g.lot_id
    group by g.unit_id, i.id, l.id
    order by i.sku, l.expires_on nulls last, l.lot_number, i.id`.execute(on)
  return rows
}
