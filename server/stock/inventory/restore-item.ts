import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { did } from '../../platform/audit/history.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { verb } from '../../verb.ts'
import { itemById } from './inventory-queries.ts'

const restoreDeleted = sqlFunction<{ item: number; actor_id: number | null; at: Date }, void>('restore_item')

/** Undoes a delete; 409 when another item has the SKU by now. */
export const restoreItem = verb(inventoryEndpoints.restore, async ({ trx, viewer, now }, { id }) => {
  const restoring = restoreDeleted({ item: id, actor_id: viewer.userId, at: now })
  const { after } = await trx.send({ restored: restoring, after: itemById(viewer, id, now) })
  const item = onlyRow(after, 'item.not-found')
  return { answer: item, history: [did('restore', 'inventoryItem', item, { after: item })], touched: { inventory: [item] } }
})
