import type { ItemTracking } from '../../../contract/stock/inventory/item-measures.ts'
import { formatDay } from '../lib/format.ts'
import { knownLot, type LotOfGoods } from './lots-of-item.ts'

/** What a person is asked about the lot of goods before they are counted. */
export interface LotAsked {
  sentence: string
  /** What is known of it so far: of the label, or entered before. */
  lot: LotOfGoods
  /** Whether an expiry date is required. */
  asksExpiry: boolean
  /** Whether the goods may have no lot. */
  mayHaveNone: boolean
}

interface GoodsWithLot {
  inventoryId: number
  sku: string
  tracking: ItemTracking
}

export const lotQuestion = 'Which lot is it?'

/** 'LOT-A or LOT-B?' */
export function whichOf(lots: readonly LotOfGoods[]): string {
  const numbers = lots.flatMap(({ lotNumber }) => lotNumber ?? [])
  return numbers.length === 2 ? `${numbers.join(' or ')}?` : lotQuestion
}

/** What the server would refuse of these goods only once all are counted: a lot or an expiry date that is missing, or one that contradicts a known lot. */
export async function lotAsked({ inventoryId, sku, tracking }: GoodsWithLot, lot: LotOfGoods): Promise<LotAsked | null> {
  const asked = { lot, asksExpiry: tracking === 'lot_expiry', mayHaveNone: false }
  const { lotNumber, expiresOn } = lot
  if (!lotNumber) return tracking === 'none' ? null : { ...asked, sentence: lotQuestion }
  const needsDay = tracking === 'lot_expiry' && expiresOn === null
  if (!needsDay && expiresOn === null) return null
  const known = (await knownLot(inventoryId, lotNumber))?.expiresOn ?? null
  if (known === null) return needsDay ? { ...asked, sentence: `Lot ${lotNumber} of ${sku} needs an expiry date.` } : null
  if (expiresOn === null || known === expiresOn) return null
  return { ...asked, sentence: contradiction(`Lot ${lotNumber} of ${sku} expires on ${formatDay(known)}`, expiresOn) }
}

/** What is said when another date is scanned or entered than the one that is known. */
export function contradiction(known: string, expiresOn: string): string {
  return `${known}, not on ${formatDay(expiresOn)}. Correct the date or the lot number.`
}
