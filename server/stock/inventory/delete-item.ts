import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { did } from '../../platform/audit/history.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { verb } from '../../verb.ts'
import { lockItem } from './lock-item.ts'

/** Removes the stock of a locked item and hides it. */
export const deleteLockedItem = sqlFunction<{ item: number; actor_id: number | null; at: Date }, void>('delete_item')

/** Removes an item's stock and hides the item; see delete-item.sql. */
export const deleteItem = verb(inventoryEndpoints.delete, async ({ trx, viewer, now }, { id, ifMatch }) => {
  const before = await lockItem(trx, viewer, id, ifMatch?.version)
  await trx.send({ deleted: deleteLockedItem({ item: id, actor_id: viewer.userId, at: now }) })
  return { answer: undefined, before, history: [did('delete', 'inventoryItem', before, { before })], touched: { inventory: [before] } }
})
