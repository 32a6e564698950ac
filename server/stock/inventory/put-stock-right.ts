import { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { oneOf } from '../../platform/lists/list.ts'
import { verb } from '../../verb.ts'
import { locationEntity } from '../locations/locations-queries.ts'
import { visibleItems } from './inventory-queries.ts'
import { visibleStock } from './stock-rows.ts'

/** Ends the report of a short pick, for goods that are there after all; they are reserved in their turn again. */
export const putStockRight = verb(stockEndpoints.putRight, async ({ trx, viewer }, { id, inventoryId, lot }) => {
  const location = await locationEntity.get(trx.sql, viewer, id)
  const { sku } = await oneOf(visibleItems(trx.sql, viewer).where('i.id', '=', inventoryId).select('i.sku'), 'item.not-found')
  const reported = await visibleStock(trx.sql, viewer)
    .where('s.location_id', '=', id)
    .where('i.id', '=', inventoryId)
    .where('s.reported_short_at', 'is not', null)
    .$if(lot !== undefined, (rows) => rows.where('l.lot_number', 'is not distinct from', lot ?? null))
    .select('s.id')
    .orderBy('s.id')
    .forUpdate('s')
    .execute()
  if (reported.length === 0) throw httpError('stock.not-reported-short', { sku, location: location.code })
  const ids = reported.map((row) => row.id)
  await trx.sql.updateTable('stock').set({ reported_short_at: null }).where('id', 'in', ids).execute()
  return {
    answer: undefined,
    history: [did('put_right', 'location', location, { after: { sku, ...(lot !== undefined && { lot }) } })],
    touched: { locations: [location] },
  }
})
