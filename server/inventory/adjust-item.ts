import { sql } from 'kysely'
import type { z } from 'zod'
import type { adjustmentBody, InventoryItem } from '../../contract/inventory.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import type { StaffViewer } from '../viewer.ts'
import { getItem } from './inventory-queries.ts'

type Adjustment = z.output<typeof adjustmentBody> & { id: number }

/** Adds or removes stock; see adjust-stock.sql for where it goes up and down. */
export function adjustItem(
  db: Database,
  viewer: StaffViewer,
  { id, adjustment, reason, location, lot }: Adjustment,
): Promise<InventoryItem> {
  return db.transaction(viewer, async (trx) => {
    const at = trx.now()
    await sql`select adjust_stock(${id}, ${adjustment}, ${reason}, ${location ?? null}, ${lot ?? null}, 'adjustment', ${viewer.userId}, ${at})`.execute(
      trx.sql,
    )
    const item = await getItem(trx.sql, viewer, id, at)
    await recordAudit(trx, viewer, {
      action: 'adjust',
      entity: 'inventoryItem',
      entityId: id,
      customerId: item.customerId,
      after: { adjustment, reason, quantity: item.quantity },
    })
    trx.publish({ topic: 'inventory', ids: [id], customerId: item.customerId })
    return item
  })
}
