import { sql } from 'kysely'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { httpError } from '../../errors.ts'
import { created } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { adjustStock } from '../ledger/stock-functions.ts'
import { siteFor } from '../sites/sites-queries.ts'
import { itemById, takenSku } from './inventory-queries.ts'
import { itemColumns } from './item-columns.ts'
import { resolveReferences } from './item-references.ts'

/** Creates an item with its opening stock, which the ledger books from SUPPLIER. */
export const createItem = verb(inventoryEndpoints.create, async ({ trx, viewer, now }, { siteId, ...input }) => {
  const references = await resolveReferences(trx.sql, viewer, input)
  const inserted = await trx.sql
    .insertInto('inventory_items')
    .values({ ...itemColumns(input), ...references, sku: input.sku, name: input.name, created_at: now, updated_at: now })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    const existing = (await takenSku(trx.sql, references.customer_id ?? null, input.sku)) ?? input.sku
    throw httpError('item.sku-taken', { sku: input.sku, unallocated: !input.customerId, existing })
  }
  const { after } = await trx.send({
    opened: adjustStock({
      item: inserted.id,
      delta: input.quantity,
      reason: 'Opening stock',
      at_location: siteId === undefined || references.home_location_id ? null : await withoutLocationAt(trx, viewer, siteId),
      at_lot: null,
      cause: 'opening',
      actor_id: viewer.userId,
      at: now,
      expires: input.expiresOn ?? null,
    }),
    after: itemById(viewer, inserted.id, now),
  })
  const item = onlyRow(after, 'item.not-found')
  return { answer: item, history: [created('inventoryItem', item)], touched: { inventory: [item] } }
})

/** The code of where goods without a location are at a site. */
async function withoutLocationAt(trx: Transaction, viewer: Viewer, siteId: number): Promise<string> {
  const site = await siteFor(trx.sql, viewer, siteId)
  const { rows } = await sql<{ code: string }>`select code from locations where id = unassigned_at(${site.id})`.execute(trx.sql)
  return onlyRow(rows, 'location.not-found').code
}
