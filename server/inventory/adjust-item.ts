import { sql } from 'kysely'
import type { z } from 'zod'
import type { ItemVersion } from '../../contract/endpoint.ts'
import type { adjustmentBody, InventoryItem } from '../../contract/inventory.ts'
import type { Database } from '../db/database.ts'
import { statements } from '../db/statements.ts'
import type { StaffViewer } from '../viewer.ts'
import { itemById, onlyItem } from './inventory-queries.ts'
import { publishStockChange } from './publish-stock-change.ts'

type Adjustment = z.output<typeof adjustmentBody> & { id: number; ifMatch?: ItemVersion | undefined }

/** Adds or removes stock; see adjust-item.sql and adjust-stock.sql for where it goes up and down. */
export function adjustItem(
  db: Database,
  viewer: StaffViewer,
  { id, adjustment, reason, location, lot, ifMatch }: Adjustment,
): Promise<InventoryItem> {
  return db.transaction(viewer, async (trx) => {
    const at = trx.now()
    const adjust = sql`select adjust_item(${id}, ${adjustment}, ${reason}, ${location ?? null}, ${lot ?? null},
      ${ifMatch?.version ?? null}, ${ifMatch?.quantity ?? null}, ${viewer.userId}, ${viewer.name}, ${at})`.compile(statements)
    const [, adjusted] = await trx.finish(adjust, itemById(viewer, id, at))
    const item = onlyItem(adjusted)
    publishStockChange(trx, [id], item.customerId)
    return item
  })
}
