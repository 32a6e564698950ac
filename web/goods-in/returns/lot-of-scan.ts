import { onlyLot } from '../../../contract/goods-in/receipts/expected-lots.ts'
import { type GoodsReturn, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { formatDay } from '../../platform/lib/format.ts'
import { queryClient } from '../../platform/lib/query-client.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { contradiction, type LotAsked, lotAsked, whichOf } from '../../platform/lookup/lot-asked.ts'
import type { LotOfGoods } from '../../platform/lookup/lots-of-item.ts'
import { countsOfSku, lotOfCount, type ReturnCount, type ScannedGoods, unitsIn } from './return-counts.ts'

/** The lot of scanned goods, or what the person is asked about it, with the lots that are expected. */
export type LotOfScan = { lot: LotOfGoods } | { asked: LotAsked; expected: readonly LotOfGoods[] }

interface CountedSoFar {
  counts: readonly ReturnCount[]
  /** The key of the count of the scan before. */
  latest: string | null
}

/**
 * Goods that were scanned without a lot have the lot of the same goods scanned before, else the only one that the return names, else the only
 * one that left with the movement. Where several are possible, and where the server would refuse the lot, the person is asked.
 */
export async function lotOfScan(record: GoodsReturn, { inventoryId, sku, scanned }: ScannedGoods, so: CountedSoFar): Promise<LotOfScan> {
  const counts = countsOfSku(so.counts, sku)
  const shipped = await lotsShipped(record, inventoryId)
  const named = counts.map(lotOfCount).filter(({ lotNumber }) => lotNumber !== null)
  const expected = [...named, ...shipped].filter(isFirst)
  const tracking = await trackingOf(inventoryId, counts)
  const before = counts.find((count) => count.key === so.latest && unitsIn([count]) > 0)
  const taken = before ? lotOfCount(before) : (onlyLot(counts.map(lotOfCount)) ?? onlyLot(expected))
  const lot: LotOfGoods = scanned.lotNumber !== null || !taken ? { lotNumber: scanned.lotNumber, expiresOn: scanned.expiresOn } : taken
  const isKnown = [...(before ? [lotOfCount(before)] : []), ...shipped].some((known) => isSame(known, lot))
  if (lot.lotNumber === null && !before && expected.length > 0) {
    const sentence = whichOf(expected)
    return { asked: { sentence, lot, asksExpiry: tracking === 'lot_expiry', mayHaveNone: tracking === 'none' }, expected }
  }
  const asked = contradicted(counts, lot) ?? (isKnown ? null : await lotAsked({ inventoryId, sku, tracking }, lot))
  return asked ? { asked, expected } : { lot }
}

/** A lot has one expiry date, also in what is counted so far. */
function contradicted(counts: readonly ReturnCount[], lot: LotOfGoods): LotAsked | null {
  const { lotNumber, expiresOn } = lot
  const other = counts.find((count) => count.lot === lotNumber && count.expiresOn !== '' && unitsIn([count]) > 0)
  if (!other || expiresOn === null || other.expiresOn === expiresOn) return null
  const known = `Lot ${lotNumber} is counted with the expiry date ${formatDay(other.expiresOn)}`
  return { sentence: contradiction(known, expiresOn), lot, asksExpiry: false, mayHaveNone: false }
}

/** What a person chose for scanned goods, or what is still wrong with it. */
export async function lotChosen(
  { inventoryId, sku }: ScannedGoods,
  lot: LotOfGoods,
  counts: readonly ReturnCount[],
): Promise<LotAsked | null> {
  return lotAsked({ inventoryId, sku, tracking: await trackingOf(inventoryId, countsOfSku(counts, sku)) }, lot)
}

/** The lots of an item that left with the movement of a return. */
export async function lotsShipped({ orderId }: GoodsReturn, inventoryId: number): Promise<LotOfGoods[]> {
  if (orderId === null) return []
  const lines = await queryClient.ensureQueryData(readQuery(returnsEndpoints.returnable, { params: { id: orderId } }))
  return (lines.find((line) => line.inventoryId === inventoryId)?.lots ?? []).map(({ lot, expiresOn }) => ({ lotNumber: lot, expiresOn }))
}

/** Excise goods need their lot, however the item is tracked. */
async function trackingOf(inventoryId: number, counts: readonly ReturnCount[]) {
  const { tracking } = await queryClient.ensureQueryData(readQuery(inventoryEndpoints.get, { params: { id: inventoryId } }))
  return tracking === 'none' && counts.some(({ isExcise }) => isExcise) ? 'lot' : tracking
}

function isSame(one: LotOfGoods, other: LotOfGoods): boolean {
  return one.lotNumber === other.lotNumber && (other.expiresOn === null || one.expiresOn === other.expiresOn)
}

function isFirst({ lotNumber }: LotOfGoods, index: number, lots: readonly LotOfGoods[]): boolean {
  return lots.findIndex((lot) => lot.lotNumber === lotNumber) === index
}
