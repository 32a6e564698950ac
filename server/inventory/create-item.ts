import { sql } from 'kysely'
import type { z } from 'zod'
import type { InventoryItem, newInventoryItem } from '../../contract/inventory.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import { conflict } from '../errors.ts'
import type { StaffViewer, SystemViewer } from '../viewer.ts'
import { getItem } from './inventory-queries.ts'
import { itemColumns } from './item-columns.ts'
import { resolveReferences } from './item-references.ts'

/** A new item with its opening stock, which comes in from the supplier side of the ledger. */
export function createItem(
  db: Database,
  viewer: StaffViewer | SystemViewer,
  input: z.output<typeof newInventoryItem>,
): Promise<InventoryItem> {
  return db.transaction(viewer, async (trx) => {
    const at = trx.now()
    const references = await resolveReferences(trx.sql, input)
    const item = await trx.sql
      .insertInto('inventory_items')
      .values({ ...itemColumns(input), ...references, sku: input.sku, name: input.name, created_at: at, updated_at: at })
      .onConflict((conflicting) => conflicting.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!item)
      throw conflict(`The SKU ${input.sku} exists already${input.customerId ? ' for this customer' : ' among the unallocated items'}.`)
    await sql`select adjust_stock(${item.id}, ${input.quantity}, 'Opening stock', null, null, 'opening', ${viewer.userId}, ${at})`.execute(
      trx.sql,
    )
    const created = await getItem(trx.sql, viewer, item.id, at)
    await recordAudit(trx, viewer, {
      action: 'create',
      entity: 'inventoryItem',
      entityId: item.id,
      customerId: created.customerId,
      after: created,
    })
    trx.publish({ topic: 'inventory', ids: [item.id], customerId: created.customerId })
    return created
  })
}
