import { sql } from 'kysely'
import type { ItemVersion } from '../../contract/endpoint.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import type { StaffViewer } from '../viewer.ts'
import { getItem, lockItem } from './inventory-queries.ts'
import { publishStockChange } from './publish-stock-change.ts'

interface Named {
  id: number
  ifMatch: ItemVersion | undefined
}

export function deleteItem(db: Database, viewer: StaffViewer, { id, ifMatch }: Named): Promise<void> {
  return db.transaction(viewer, async (trx) => {
    await lockItem(trx.sql, viewer, id, ifMatch)
    const before = await getItem(trx.sql, viewer, id, trx.now())
    await sql`select delete_item(${id}, ${viewer.userId}, ${trx.now()})`.execute(trx.sql)
    await recordAudit(trx, viewer, { action: 'delete', entity: 'inventoryItem', entityId: id, customerId: before.customerId, before })
    publishStockChange(trx, [id], before.customerId)
  })
}
