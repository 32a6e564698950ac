import { type Kysely, type SqlBool, sql } from 'kysely'
import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts'
import { handlingUnits, type handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { httpError } from '../../errors.ts'
import { customersNamed } from '../../people/customers/customers-queries.ts'
import type { Database } from '../../platform/engine/database.ts'
import { isoOrNull } from '../../platform/engine/json-columns.ts'
import { statements, withTime } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { entity } from '../../platform/records/entity.ts'
import type { TouchedRow } from '../../verb.ts'
import { ownSites, type Viewer } from '../../viewer.ts'
import { stockQuantities } from '../inventory/stock-rows.ts'
import { shownAt } from '../ledger/hidden-quantities.ts'
import { lockRoom } from '../ledger/stock-functions.ts'

/** Pallets and cartons; a customer's own, and of sites of the viewer, with those that never held goods. */
export function visibleHandlingUnits(on: Kysely<Tables>, viewer: Viewer) {
  const own = ownSites(viewer)
  return on
    .selectFrom('handling_units as u')
    .where('u.sscc', 'is not', null)
    .$if(viewer.customerId !== null, (q) => q.where('u.customer_id', '=', viewer.customerId))
    .$if(own !== null, (q) => q.where(sql<SqlBool>`(u.site_id is null or u.site_id = any(${own}::integer[]))`))
}

/** 400 where the viewer has no unit with this id, as the unit that another one is put into. */
export async function requireParent(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<void> {
  const parent = await visibleHandlingUnits(on, viewer).where('u.id', '=', id).select('u.id').executeTakeFirst()
  if (!parent) throw httpError('handling-unit.unknown', undefined, { field: 'parentId' })
}

type Units = ReturnType<typeof visibleHandlingUnits>

/** The stock of a unit `u` and the units in it. */
const stockInside = sql`stock s where s.handling_unit_id = any (units_within(u.id)) and s.on_hand > 0`
const quantity = (viewer: Viewer) =>
  shownAt(viewer, 'unit_location(u.id)', sql<number>`(select coalesce(sum(s.on_hand), 0) from ${stockInside})`)

const siteOfUnit = sql<number | null>`(select site_id from locations where id = unit_location(u.id))`

export const unitEntity = entity(handlingUnits, {
  table: 'handling_units',
  alias: 'u',
  missing: 'handling-unit.not-found',
  visible: visibleHandlingUnits,
  joins: (units) =>
    units
      .leftJoin('handling_units as p', 'p.id', 'u.parent_id')
      .leftJoin('customers as c', 'c.id', 'u.customer_id')
      .leftJoin('orders as o', 'o.id', 'u.order_id')
      .leftJoin('locations as l', (join) => join.on('l.id', '=', sql`unit_location(u.id)`).on('l.is_built_in', '=', false)),
  shown: (viewer) => ({
    parentSscc: sql.ref('p.sscc'),
    customerName: sql.ref('c.name'),
    locationId: sql.ref('l.id'),
    location: sql.ref('l.code'),
    siteId: siteOfUnit,
    siteCode: sql`(select code from sites where id = ${siteOfUnit})`,
    quantity: quantity(viewer),
    reserved: shownAt(viewer, 'unit_location(u.id)', sql`(select coalesce(sum(s.reserved), 0) from ${stockInside})`),
    weightKg: sql`trim_scale(u.weight_kg)::text`,
    items: sql`(select count(distinct s.item_id) from ${stockInside})`,
    orderNumber: sql.ref('o.order_number'),
    shippedAt: isoOrNull('o.exported_at'),
    createdBy: sql`user_name(u.created_by)`,
  }),
  searched: (word) => [
    sql`u.customer_id in ${customersNamed(word)}`,
    sql`exists (select from stock s join inventory_items i on i.id = s.item_id where s.handling_unit_id = u.id and s.on_hand > 0
      and ${word.isInFolded('i.search_text')})`,
  ],
  where: unitsAskedFor,
  // Other changes of units wait for the room of the warehouse.
  lock: () => lockRoom({}),
  defaultSort: '-createdAt',
})

function unitsAskedFor(units: Units, asked: QueryOf<typeof handlingUnitsEndpoints.list>) {
  let found = units
  if (asked.inventoryId) {
    const items = sql.join(asked.inventoryId)
    found = found.where(
      sql<SqlBool>`exists (select from stock s where s.handling_unit_id = u.id and s.on_hand > 0 and s.item_id in (${items}))`,
    )
  }
  if (asked.location)
    found = found.where(sql<SqlBool>`unit_location(u.id) in (select l.id from locations l where l.code in (${sql.join(asked.location)}))`)
  if (asked.shipped)
    found = found.where(
      sql<SqlBool>`exists (select from orders o where o.id = u.order_id and o.status = 'completed')`,
      '=',
      asked.shipped === 'true',
    )
  if (asked.siteId) found = found.where('u.site_id', 'in', asked.siteId)
  if (asked.empty) found = found.where(sql<SqlBool>`not exists (select from ${stockInside})`, '=', asked.empty === 'true')
  return found
}

type Detailed = AnswerOf<typeof handlingUnitsEndpoints.get>

/** A unit with its stock, including the stock of the units in it, and the units directly in it. */
export async function getHandlingUnitWithContents(db: Database, viewer: Viewer, id: number): Promise<Detailed> {
  const now = db.now()
  return db.read(viewer, async (on) => {
    const unit = await unitEntity.get(on, viewer, id)
    const { rows: contents } = await on.executeQuery(withTime(contentsOf(viewer, id), now))
    const units = await on
      .selectFrom('handling_units as u')
      .where('u.parent_id', '=', id)
      .select(['u.id', sql<string>`u.sscc`.as('sscc'), 'u.kind', quantity(viewer).as('quantity')])
      .orderBy('u.sscc')
      .execute()
    return { ...unit, contents, units }
  })
}

function contentsOf(viewer: Viewer, id: number) {
  return statements
    .selectFrom('stock as s')
    .innerJoin('handling_units as u', 'u.id', 's.handling_unit_id')
    .innerJoin('inventory_items as i', 'i.id', 's.item_id')
    .innerJoin('locations as p', 'p.id', 's.location_id')
    .leftJoin('lots as l', 'l.id', 's.lot_id')
    .where(sql<SqlBool>`s.handling_unit_id = any (units_within(${id}))`)
    .where('s.on_hand', '>', 0)
    .select([
      's.id',
      sql<number>`s.handling_unit_id`.as('handlingUnitId'),
      sql<string>`u.sscc`.as('sscc'),
      'i.id as inventoryId',
      'i.sku',
      'i.name',
      sql<string>`i.unit_of_measure`.as('unitOfMeasure'),
      'i.customer_id as customerId',
      'l.lot_number as lot',
      'l.expires_on as expiresOn',
      ...stockQuantities(viewer),
    ])
    .orderBy('u.sscc')
    .orderBy('i.sku')
    .orderBy('s.id')
    .compile()
}

/** The items in a unit and the units in it, with their owners. */
export async function itemsInUnit(on: Kysely<Tables>, unit: number): Promise<TouchedRow[]> {
  return on
    .selectFrom('stock as s')
    .innerJoin('inventory_items as i', 'i.id', 's.item_id')
    .where(sql<SqlBool>`s.handling_unit_id = any (units_within(${unit}))`)
    .where('s.on_hand', '>', 0)
    .select(['i.id', 'i.customer_id as customerId'])
    .distinct()
    .execute()
}
