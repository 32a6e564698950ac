import { sql } from 'kysely'
import type { InventoryItem } from '../../contract/inventory.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import type { StaffViewer } from '../viewer.ts'
import { getItem } from './inventory-queries.ts'

/** Undoes a delete, unless the SKU was taken meanwhile. */
export function restoreItem(db: Database, viewer: StaffViewer, id: number): Promise<InventoryItem> {
  return db.transaction(viewer, async (trx) => {
    await sql`select restore_item(${id}, ${viewer.userId}, ${trx.now()})`.execute(trx.sql)
    const item = await getItem(trx.sql, viewer, id, trx.now())
    await recordAudit(trx, viewer, { action: 'restore', entity: 'inventoryItem', entityId: id, customerId: item.customerId, after: item })
    trx.publish({ topic: 'inventory', ids: [id], customerId: item.customerId })
    return item
  })
}
