import { type Kysely, sql } from 'kysely'
import type { ParamsOf, QueryOf } from '../../../contract/endpoint.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import { ordersNumbered } from '../../orders-numbered.ts'
import { keptName } from '../../people/auth/kept-name.ts'
import type { Database } from '../../platform/engine/database.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { listOf, oneOf } from '../../platform/lists/list.ts'
import { matches } from '../../platform/lists/list-filters.ts'
import { visibleItems } from '../../stock/inventory/inventory-queries.ts'
import { stockLocation, stockLot, stockSite, visibleStock } from '../../stock/inventory/stock-rows.ts'
import type { Viewer } from '../../viewer.ts'
import { requireOrder } from './orders-queries.ts'

type OfItem = ParamsOf<typeof inventoryEndpoints.reservations> & QueryOf<typeof inventoryEndpoints.reservations>
type OfOrder = ParamsOf<typeof stockEndpoints.ofOrder> & QueryOf<typeof stockEndpoints.ofOrder>

/** What open movements hold of an item; 404 when the item isn't there, or isn't the viewer's to see. */
export async function listItemReservations(db: Database, viewer: Viewer, asked: OfItem) {
  await db.read(viewer, (on) => oneOf(visibleItems(on, viewer).where('i.id', '=', asked.id).select('i.id'), 'item.not-found'))
  return listReservationsOfItem(db, viewer, asked)
}

/** What a movement holds; 404 when it isn't there, or isn't the viewer's to see. Nothing, once it is exported or cancelled. */
export async function listOrderReservations(db: Database, viewer: Viewer, asked: OfOrder) {
  await db.read(viewer, (on) => requireOrder(on, viewer, asked.id))
  return listReservationsOfOrder(db, viewer, asked)
}

function openReservations(on: Kysely<Tables>, viewer: Viewer) {
  return visibleStock(on, viewer).innerJoin('reservations as r', (join) =>
    join.onRef('r.stock_id', '=', 's.id').on('r.ended_at', 'is', null),
  )
}

type Reservations = ReturnType<typeof openReservations>

function selectReservations(reservations: Reservations) {
  return reservations
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select([
      'r.id',
      'r.order_id as orderId',
      'o.order_number as orderNumber',
      'c.name as customerName',
      'i.id as inventoryId',
      'i.sku',
      stockLocation,
      ...stockSite,
      ...stockLot,
      'r.quantity',
      iso('r.created_at').as('since'),
      sql<string | null>`(
        select ${keptName('e')} from order_tracking_events e where e.order_id = o.id and e.stage = 'awaiting_confirmation')`.as('by'),
    ])
}

const listReservationsOfItem = listOf(inventoryEndpoints.reservations, {
  from: (on: Kysely<Tables>, viewer: Viewer, { id }) => openReservations(on, viewer).where('i.id', '=', id),
  where: (reservations, { q }) => reservations.where(matches(q, (word) => [sql`r.order_id in ${ordersNumbered(word)}`])),
  select: selectReservations,
  id: 'r.id',
  sorts: { since: { by: 'r.created_at', kind: 'time' } },
  defaultSort: '-since',
})

const listReservationsOfOrder = listOf(stockEndpoints.ofOrder, {
  from: (on: Kysely<Tables>, viewer: Viewer, { id }) => openReservations(on, viewer).where('r.order_id', '=', id),
  where: (reservations, { q }) => reservations.where(matches(q, (word) => [word.isInFolded('i.search_text')])),
  select: selectReservations,
  id: 'r.id',
  sorts: { sku: { by: 'i.sku', kind: 'text' }, since: { by: 'r.created_at', kind: 'time' } },
  defaultSort: 'sku',
})
