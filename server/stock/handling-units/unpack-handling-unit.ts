import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { did } from '../../platform/audit/history.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { verb } from '../../verb.ts'
import { getItem } from '../inventory/inventory-queries.ts'
import { requireNoTask } from '../ledger/stock-functions.ts'
import { unitEntity } from './handling-units-queries.ts'
import { lotNumbered } from './pack-handling-unit.ts'

interface Unpacking {
  unit: number
  item: number
  lot: number | null
  wanted: number
  actor_id: number | null
  at: Date
}

const unpackStock = sqlFunction<Unpacking, void>('unpack_stock')

/** Takes stock out of a unit; it is loose at the same location afterwards, with its reservations. */
export const unpackHandlingUnit = verb(
  handlingUnitsEndpoints.unpack,
  async ({ trx, viewer, now }, { id, ifMatch, inventoryId, lot, quantity }) => {
    const before = await unitEntity.lock(trx, viewer, id, ifMatch)
    await trx.send({ checked: requireNoTask({ unit: id }) })
    const item = await getItem(trx.sql, viewer, inventoryId, now)
    const lotId = await lotNumbered(trx.sql, item, lot ?? null)
    await trx.send({
      unpacked: unpackStock({ unit: id, item: inventoryId, lot: lotId, wanted: quantity, actor_id: viewer.userId, at: now }),
    })
    const unit = await unitEntity.get(trx.sql, viewer, id)
    return {
      answer: unit,
      before,
      history: [did('unpack', 'handlingUnit', unit, { after: { sku: item.sku, lot: lot ?? null, quantity, location: before.location } })],
      touched: { handlingUnits: [unit], inventory: [item] },
    }
  },
)
