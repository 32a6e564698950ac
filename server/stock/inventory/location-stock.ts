import type { Kysely } from 'kysely'
import type { ParamsOf, QueryOf } from '../../../contract/endpoint.ts'
import { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import type { Database } from '../../platform/engine/database.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { listOf } from '../../platform/lists/list.ts'
import { matches } from '../../platform/lists/list-filters.ts'
import type { Viewer } from '../../viewer.ts'
import { locationEntity } from '../locations/locations-queries.ts'
import { stockLot, stockQuantities, visibleStock } from './stock-rows.ts'

type Asked = ParamsOf<typeof stockEndpoints.atLocation> & QueryOf<typeof stockEndpoints.atLocation>

/** What is at a location; 404 when it isn't there. */
export async function listLocationStock(db: Database, viewer: Viewer, asked: Asked) {
  await db.read(viewer, (on) => locationEntity.require(on, viewer, asked.id))
  return listStock(db, viewer, asked)
}

function stockAt(on: Kysely<Tables>, viewer: Viewer, { id }: Asked) {
  return visibleStock(on, viewer).where('s.location_id', '=', id).where('s.on_hand', '>', 0)
}

function selectStock(rows: ReturnType<typeof stockAt>, viewer: Viewer) {
  return rows
    .leftJoin('customers as c', 'c.id', 'i.customer_id')
    .select([
      's.id',
      'i.id as inventoryId',
      'i.sku',
      'i.name',
      'i.unit_of_measure as unitOfMeasure',
      'i.customer_id as customerId',
      'c.name as customerName',
      ...stockLot,
      ...stockQuantities(viewer),
      iso('s.received_at').as('receivedAt'),
      iso('s.reported_short_at').as('reportedShortAt'),
    ])
}

const listStock = listOf(stockEndpoints.atLocation, {
  from: stockAt,
  where: (rows, { q }) => rows.where(matches(q, (word) => [word.isInFolded('i.search_text')])),
  select: selectStock,
  id: 's.id',
  sorts: {
    sku: { by: 'i.sku', kind: 'text' },
    onHand: { by: 's.on_hand', kind: 'integer' },
    receivedAt: { by: 's.received_at', kind: 'time' },
  },
  defaultSort: 'sku',
})
