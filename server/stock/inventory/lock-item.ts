import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { type Locked, lockRow } from '../../platform/engine/locked.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Viewer } from '../../viewer.ts'
import { itemById, visibleItems } from './inventory-queries.ts'

/** Locks and reads the item, not its stock; see lockRow. */
export function lockItem(trx: Transaction, viewer: Viewer, id: number, ifVersion: number | undefined): Promise<Locked<InventoryItem>> {
  const lock = visibleItems(statements, viewer).where('i.id', '=', id).select('i.id').forNoKeyUpdate().compile()
  return lockRow(trx, { lock, read: itemById(viewer, id, trx.now()), missing: 'item.not-found' }, ifVersion)
}
