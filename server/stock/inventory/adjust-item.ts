import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { did } from '../../platform/audit/history.ts'
import { locked } from '../../platform/engine/locked.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { verb } from '../../verb.ts'
import { ownSites } from '../../viewer.ts'
import { lowStockNotices } from '../ledger/low-stock-notices.ts'
import type { CrossedThreshold } from '../ledger/stock-functions.ts'
import { itemById } from './inventory-queries.ts'
import { itemBeyondTolerance, requestAdjustment, siteOfLocationCoded } from './request-adjustment.ts'

interface Adjusting {
  item: number
  delta: number
  reason: string
  at_location: string | null
  at_lot: string | null
  expires: string | null
  if_version: number | null
  if_quantity: number | null
  actor_id: number | null
  at: Date
}

/** Locks the item, compares its version and adjusts its stock in one call, because this is the most frequent change. */
const adjustLocked = sqlFunction<Adjusting, CrossedThreshold[]>('adjust_item')

/** Adds or removes stock, or asks for approval; see adjust-stock.sql for the locations it changes. */
export const adjustItem = verb(inventoryEndpoints.adjust, async ({ trx, viewer, now }, wanted) => {
  const { id, adjustment, reason, location, lot, expiresOn, ifMatch } = wanted
  const beyond = await itemBeyondTolerance(trx, viewer, wanted)
  if (beyond && viewer.role !== 'system') return { ...(await requestAdjustment(trx, viewer, beyond, wanted, now)), before: locked({ id }) }
  // Others have all locations, which the function looks for by itself.
  if (location !== undefined && ownSites(viewer) !== null) await siteOfLocationCoded(trx.sql, viewer, location)
  const { crossed, after } = await trx.send({
    crossed: adjustLocked({
      item: id,
      delta: adjustment,
      reason,
      at_location: location ?? null,
      at_lot: lot ?? null,
      expires: expiresOn ?? null,
      if_version: ifMatch?.version ?? null,
      if_quantity: ifMatch?.quantity ?? null,
      actor_id: viewer.userId,
      at: now,
    }),
    after: itemById(viewer, id, now),
  })
  const item = onlyRow(after, 'item.not-found')
  return {
    answer: item,
    before: locked({ id }),
    history: [did('adjust', 'inventoryItem', item, { after: { adjustment, reason, quantity: item.quantity } })],
    touched: { inventory: [item] },
    notices: lowStockNotices(crossed),
  }
})
