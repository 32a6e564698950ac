import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import type { ItemTracking } from '../../../contract/stock/inventory/item-measures.ts'
import { httpError } from '../../errors.ts'
import type { CheckContext } from '../../platform/imports/check-groups.ts'
import { lotsOfItems, type UntrackedStock, untrackedProblem, untrackedStock } from '../inventory/item-tracking.ts'
import type { ItemPlan } from './check-items.ts'

/** The lots and the untracked stock of items, by id. */
export interface KnownStock {
  lots: ReadonlyMap<number, readonly { lotNumber: string; expiresOn: string | null }[]>
  untracked: ReadonlyMap<number, UntrackedStock>
}

/** Reads what the rows of tracked items, and of items that are to be tracked, are checked against. */
export async function knownStock({ on }: CheckContext, items: readonly Pick<InventoryItem, 'id'>[]): Promise<KnownStock> {
  const ids = items.map(({ id }) => id)
  if (ids.length === 0) return { lots: new Map(), untracked: new Map() }
  const { rows: lots } = await on.executeQuery(lotsOfItems(ids))
  const { rows: untracked } = await on.executeQuery(untrackedStock(ids))
  return { lots: Map.groupBy(lots, ({ itemId }) => itemId), untracked: new Map(untracked.map((row) => [row.id, row])) }
}

/** Whether the stock that a row brings in has what its item asks for, and the stock that is there already. */
export function checkStock({ reader }: CheckContext, plan: ItemPlan, { lots, untracked }: KnownStock): void {
  const { row, before, fields, quantity, expiresOn, sku } = plan
  const tracking = (fields.tracking ?? before?.tracking ?? 'none') as ItemTracking
  const comesIn = quantity !== null && quantity > (before?.quantity ?? 0)
  const lotNumber = (fields.lotNumber === undefined ? before?.lotNumber : fields.lotNumber) as string | null | undefined
  const tell = (field: string, { message }: Error) => reader.tell(row, field, message)

  const lacking = before && fields.tracking !== undefined ? untracked.get(before.id) : undefined
  const problem = lacking && untrackedProblem(lacking, tracking)
  if (problem) tell('tracking', problem)

  if (lotNumber == null) {
    if (expiresOn !== null) tell('expiresOn', httpError('stock.expiry-without-lot'))
    else if (comesIn && tracking !== 'none') tell('lotNumber', httpError('stock.lot-needed', { sku }))
    return
  }
  const lot = before && lots.get(before.id)?.find((known) => known.lotNumber === lotNumber)
  const known = lot?.expiresOn ?? null
  if (expiresOn !== null && known !== null && known !== expiresOn)
    tell('expiresOn', httpError('stock.lot-expires-otherwise', { lot: lotNumber, known, sent: expiresOn }))
  if (comesIn && tracking === 'lot_expiry' && (expiresOn ?? known) === null)
    tell('expiresOn', httpError('stock.expiry-needed', { sku, lot: lotNumber }))
}

/** Whether a row says an expiry date that its lot doesn't have yet. */
export function datesLot({ before, fields, expiresOn }: ItemPlan, { lots }: KnownStock): boolean {
  if (expiresOn === null || !before) return false
  const lotNumber = fields.lotNumber ?? before.lotNumber
  return lots.get(before.id)?.find((known) => known.lotNumber === lotNumber)?.expiresOn !== expiresOn
}
