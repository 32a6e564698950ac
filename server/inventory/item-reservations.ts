import { type Kysely, sql } from 'kysely'
import type { ParamsOf, QueryOf } from '../../contract/endpoint.ts'
import { inventoryEndpoints } from '../../contract/inventory.ts'
import type { Database } from '../db/database.ts'
import { iso } from '../db/json-columns.ts'
import { listOf, oneOf } from '../db/list.ts'
import { matches } from '../db/list-filters.ts'
import type { Tables } from '../db/tables.ts'
import { ordersNumbered } from '../orders/orders-queries.ts'
import type { Viewer } from '../viewer.ts'
import { visibleItems } from './inventory-queries.ts'

type Asked = ParamsOf<typeof inventoryEndpoints.reservations> & QueryOf<typeof inventoryEndpoints.reservations>

/** What open movements hold of an item; 404 when the item isn't there, or isn't the viewer's to see. */
export async function listItemReservations(db: Database, viewer: Viewer, asked: Asked) {
  await db.read(viewer, (on) => oneOf(visibleItems(on, viewer).where('i.id', '=', asked.id).select('i.id'), 'item.not-found'))
  return listReservations(db, viewer, asked)
}

function openReservations(on: Kysely<Tables>, viewer: Viewer, { id }: Asked) {
  return visibleItems(on, viewer)
    .innerJoin('stock as s', 's.item_id', 'i.id')
    .innerJoin('reservations as r', (join) => join.onRef('r.stock_id', '=', 's.id').on('r.ended_at', 'is', null))
    .where('i.id', '=', id)
}

function selectReservations(reservations: ReturnType<typeof openReservations>) {
  return reservations
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .innerJoin('locations as p', 'p.id', 's.location_id')
    .leftJoin('lots as l', 'l.id', 's.lot_id')
    .leftJoin('handling_units as h', 'h.id', 's.handling_unit_id')
    .select([
      'r.id',
      'r.order_id as orderId',
      'o.order_number as orderNumber',
      'c.name as customerName',
      sql<string | null>`case when not p.is_built_in then p.code end`.as('location'),
      'l.lot_number as lot',
      'l.expires_on as expiresOn',
      'h.sscc as handlingUnit',
      'r.quantity',
      iso('r.created_at').as('since'),
      sql<string | null>`(
        select e.user_name from order_tracking_events e where e.order_id = o.id and e.stage = 'awaiting_confirmation')`.as('by'),
    ])
}

const listReservations = listOf(inventoryEndpoints.reservations, {
  from: openReservations,
  where: (reservations, { q }) => reservations.where(matches(q, (word) => [sql`r.order_id in ${ordersNumbered(word)}`])),
  select: selectReservations,
  id: 'r.id',
  sorts: { since: { by: 'r.created_at', kind: 'time' } },
  defaultSort: '-since',
})
