import { sql } from 'kysely'
import type { z } from 'zod'
import type { ItemVersion } from '../../contract/endpoint.ts'
import type { InventoryItem, inventoryItemChange } from '../../contract/inventory.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database, Transaction } from '../db/database.ts'
import { conflict, forbidden } from '../errors.ts'
import type { StaffViewer } from '../viewer.ts'
import { getItem, lockItem, skuIsTaken } from './inventory-queries.ts'
import { itemColumns } from './item-columns.ts'
import { resolveReferences } from './item-references.ts'
import { publishStockChange } from './publish-stock-change.ts'

type Change = z.output<typeof inventoryItemChange> & { id: number; ifMatch: ItemVersion | undefined }

/** Changes an item's fields; another home moves what lies at the old one; a sent quantity is reached by an adjustment. */
export function updateItem(db: Database, viewer: StaffViewer, { id, ifMatch, ...change }: Change): Promise<InventoryItem> {
  return db.transaction(viewer, async (trx) => {
    const at = trx.now()
    const item = await lockItem(trx.sql, viewer, id, ifMatch)
    const before = await getItem(trx.sql, viewer, id, at)
    // A location sent back as it was read may be inactive by now; only another one has to be in use.
    const location = change.location === before.location ? undefined : change.location
    const references = await resolveReferences(trx.sql, { ...change, location })
    const owner = references.customer_id === undefined ? item.customer_id : references.customer_id
    const sku = change.sku ?? item.sku

    if (change.quantity !== undefined && ifMatch) await sql`select require_quantity(${id}, ${ifMatch.quantity})`.execute(trx.sql)
    if (owner !== item.customer_id) await changeOwner(trx, viewer, id, before)
    if ((owner !== item.customer_id || sku !== item.sku) && (await skuIsTaken(trx.sql, owner, sku, id))) {
      throw conflict(`The SKU ${sku} exists already${owner === null ? ' among the unallocated items' : ' for this customer'}.`)
    }
    if (references.home_location_id !== undefined) {
      await sql`select move_home(${id}, ${references.home_location_id}, ${viewer.userId}, ${at})`.execute(trx.sql)
    }
    await trx.sql
      .updateTable('inventory_items')
      .set({
        ...itemColumns(change),
        ...(references.category_id !== undefined && { category_id: references.category_id }),
        customer_id: owner,
        updated_at: at,
        version: item.version + 1,
      })
      .where('id', '=', id)
      .execute()
    if (change.quantity !== undefined) {
      await sql`select set_stock(${id}, ${change.quantity}, 'Quantity edited', ${viewer.userId}, ${at})`.execute(trx.sql)
    }

    const after = await getItem(trx.sql, viewer, id, at)
    await recordAudit(trx, viewer, { action: 'update', entity: 'inventoryItem', entityId: id, customerId: after.customerId, before, after })
    for (const customerId of new Set([before.customerId, after.customerId])) publishStockChange(trx, [id], customerId)
    return after
  })
}

/** Handing an item over is the admin's, and waits until nothing of it is promised (decisions §2, §4). */
async function changeOwner(trx: Transaction, viewer: StaffViewer, id: number, item: InventoryItem): Promise<void> {
  if (viewer.role !== 'admin') throw forbidden('Only an administrator may change whose an item is.')
  await sql`select lock_item_stock(${id})`.execute(trx.sql)
  const held = await trx.sql.selectFrom('stock').select('id').where('item_id', '=', id).where('reserved', '>', 0).executeTakeFirst()
  if (held) throw conflict(`${item.sku} is reserved by open movements and can't change its owner before they end.`)
}
