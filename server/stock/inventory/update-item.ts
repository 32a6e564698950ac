import { can } from '../../../contract/permissions.ts'
import { type InventoryItem, inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { httpError } from '../../errors.ts'
import { changed } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { type TouchedRow, verb } from '../../verb.ts'
import { ownSites, type StaffViewer, type SystemViewer } from '../../viewer.ts'
import { lowStockNotices } from '../ledger/low-stock-notices.ts'
import { lockItemStock, lotOf, requireQuantity, setStock } from '../ledger/stock-functions.ts'
import { getItem, takenSku } from './inventory-queries.ts'
import { itemColumns } from './item-columns.ts'
import { resolveReferences } from './item-references.ts'
import { untrackedProblem, untrackedStock } from './item-tracking.ts'
import { lockItem } from './lock-item.ts'
import { itemsWithStockElsewhere } from './stock-elsewhere.ts'

/** Makes this the home of a locked item at the location's site; its stock at the old one there moves along. See move-home.sql. */
export const moveHome = sqlFunction<
  { item: number; new_home: number | null; of_sites: readonly number[] | null; actor_id: number | null; at: Date },
  void
>('move_home')

/** Carries the new SKU of a locked item to the receipts that aren't stored yet. Answers their ids. */
const renameInReceipts = sqlFunction<{ item: number; former: string; renamed: string }, number[]>('rename_in_receipts')

/** Fails while deliveries, returns, transfers or tasks wait for goods of these items ('item.awaited'). */
const requireUnawaited = sqlFunction<{ items: number[]; change: 'owner' }, void>('require_unawaited')

/** Changes an item's fields. Another home location moves the stock of the old one; a sent quantity becomes an adjustment. */
export const updateItem = verb(inventoryEndpoints.update, async ({ trx, viewer, now }, { id, ifMatch, ...change }) => {
  const before = await lockItem(trx, viewer, id, ifMatch?.version)
  // An unchanged location may be inactive by now; only a new one has to be active.
  const location = change.location === before.location ? undefined : change.location
  const references = await resolveReferences(trx.sql, viewer, { ...change, location })
  const owner = references.customer_id === undefined ? before.customerId : references.customer_id

  if (change.quantity !== undefined) await requireStockHere(trx, viewer, before)
  if (change.quantity !== undefined && ifMatch) await trx.send({ checked: requireQuantity({ item: id, wanted: ifMatch.quantity }) })
  if (owner !== before.customerId) await releaseOwner(trx, viewer, before)
  await refuseTakenSku(trx, before, { sku: change.sku ?? before.sku, owner })
  if (references.home_location_id !== undefined)
    await trx.send({
      moved: moveHome({
        item: id,
        new_home: references.home_location_id,
        of_sites: ownSites(viewer),
        actor_id: viewer.userId,
        at: now,
      }),
    })
  await trx.sql
    .updateTable('inventory_items')
    .set({
      ...itemColumns(change),
      ...(references.category_id !== undefined && { category_id: references.category_id }),
      ...(change.sku !== undefined && change.sku !== before.sku && { is_case_variant: false }),
      customer_id: owner,
      updated_at: now,
      version: before.version + 1,
    })
    .where('id', '=', id)
    .execute()
  const receipts = change.sku === undefined || change.sku === before.sku ? [] : await carryNewSku(trx, before, change.sku)
  if (change.expiresOn) {
    const lot = change.lotNumber === undefined ? before.lotNumber : change.lotNumber
    await trx.send({ dated: lotOf({ item: id, wanted: lot, expires: change.expiresOn }) })
  }
  const crossed = change.quantity === undefined ? [] : await setQuantity(trx, viewer, id, change.quantity)

  if (change.tracking !== undefined && change.tracking !== before.tracking) {
    const { untracked } = await trx.send({ untracked: untrackedStock([id]) })
    const problem = untracked[0] && untrackedProblem(untracked[0], change.tracking)
    if (problem) throw problem
  }
  const item = await getItem(trx.sql, viewer, id, now)
  return {
    answer: item,
    before,
    history: [changed('inventoryItem', before, item)],
    touched: { inventory: owner === before.customerId ? [item] : [before, item], receipts },
    notices: lowStockNotices(crossed),
  }
})

async function setQuantity(trx: Transaction, viewer: StaffViewer | SystemViewer, item: number, wanted: number) {
  const setting = setStock({ item, wanted, reason: 'Quantity edited', actor_id: viewer.userId, at: trx.now() })
  const { crossed } = await trx.send({ crossed: setting })
  return crossed
}

/** Only an administrator may change the owner of an item, and only while none of it is reserved, expected or on its way. */
async function releaseOwner(trx: Transaction, viewer: StaffViewer | SystemViewer, { id, sku }: InventoryItem): Promise<void> {
  if (viewer.role !== 'system' && !can(viewer, 'inventory.change-owner')) throw httpError('item.owner-needs-admin')
  const reserved = trx.sql.selectFrom('stock').select('id').where('item_id', '=', id).where('reserved', '>', 0).limit(1).compile()
  const { found } = await trx.send({
    locked: lockItemStock({ item: id }),
    found: reserved,
    checked: requireUnawaited({ items: [id], change: 'owner' }),
  })
  if (found.length > 0) throw httpError('item.owner-reserved', { sku })
}

/** Open receipts name the item by its new SKU. Answers them. */
async function carryNewSku(trx: Transaction, { id, sku, customerId }: InventoryItem, renamed: string): Promise<TouchedRow[]> {
  const { receipts } = await trx.send({ receipts: renameInReceipts({ item: id, former: sku, renamed }) })
  return receipts.map((receipt) => ({ id: receipt, customerId }))
}

async function refuseTakenSku(
  trx: Transaction,
  before: InventoryItem,
  { sku, owner }: { sku: string; owner: number | null },
): Promise<void> {
  if (owner === before.customerId && sku === before.sku) return
  const existing = await takenSku(trx.sql, owner, sku, before.id)
  if (existing !== undefined) throw httpError('item.sku-taken', { sku, unallocated: owner === null, existing })
}

/** A quantity is of all sites together, which staff of some sites don't see. */
async function requireStockHere(trx: Transaction, viewer: StaffViewer | SystemViewer, { id, sku }: InventoryItem): Promise<void> {
  const elsewhere = await itemsWithStockElsewhere(trx.sql, viewer, [id])
  if (elsewhere.has(id)) throw httpError('site.stock-elsewhere', { sku })
}
