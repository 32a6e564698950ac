import type { StockMove } from '../../../contract/stock/inventory/move-stock.ts'
import { moveStockEndpoints } from '../../../contract/stock/inventory/move-stock.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { verb } from '../../verb.ts'
import { itemById, requireItem } from './inventory-queries.ts'
import { findFrom, findNamed, findTo, requireReason } from './named-stock.ts'

interface Moving {
  item: number
  from_location: number
  to_location: number
  wanted: number
  named: string
  with_reservations: boolean
  reason: string
  actor_id: number | null
  at: Date
}

/** A handling unit that held moved stock. It came along if all of its stock was moved. */
export interface CarriedUnit {
  id: number
  customerId: number | null
  whole: boolean
}

const moveItemFunction = sqlFunction<Moving, CarriedUnit[]>('move_item')

/** Brings stock to another location with room, and what movements have reserved of it if asked to; see move-item.sql. */
export const moveItem = verb(moveStockEndpoints.move, async ({ trx, viewer, now }, { id, ...move }) => {
  await requireItem(trx.sql, viewer, id)
  const to = await findTo(trx.sql, viewer, move.to)
  const from = await findFrom(trx.sql, viewer, move.from, to.siteId)
  requireReason(to, move.reason)
  if (from.id === to.id) throw httpError('move.same-location', { code: to.code }, { field: 'to' })
  const named = await findNamed(trx.sql, viewer, move)
  const { units, after } = await trx.send({
    units: moveItemFunction({
      item: id,
      from_location: from.id,
      to_location: to.id,
      wanted: move.quantity,
      named,
      with_reservations: move.withReservations,
      reason: move.reason || `Moved to ${to.code}`,
      actor_id: viewer.userId,
      at: now,
    }),
    after: itemById(viewer, id, now),
  })
  const item = onlyRow(after, 'item.not-found')
  const places = { before: { location: from.code }, after: { location: to.code } }
  return {
    answer: item,
    history: [
      did('move', 'inventoryItem', item, { siteId: from.siteId, after: moved(move, from.code, to.code) }),
      ...units.map((unit) =>
        unit.whole
          ? did('move', 'handlingUnit', unit, places)
          : did('unpack', 'handlingUnit', unit, { after: { sku: item.sku, location: to.code } }),
      ),
    ],
    touched: { inventory: [item], handlingUnits: units },
  }
})

function moved({ quantity, lot, handlingUnit, reason, withReservations }: StockMove, from: string | null, to: string) {
  return { quantity, from, to, lot, handlingUnit, reason, withReservations }
}
