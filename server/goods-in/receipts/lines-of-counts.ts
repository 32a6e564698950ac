import type { Receipt, ReceiptItem, SentReceiptItem } from '../../../contract/goods-in/receipts/receipts.ts'
import { did, type HistoryEntry } from '../../platform/audit/history.ts'
import { bySku, type Count } from './counting-queries.ts'
import { withExpectedLots } from './expected-lots.ts'

type Counted = Pick<Receipt, 'items' | 'transferOrderId'>

/**
 * The lines of a receipt that was counted: one for each SKU, lot, expiry date and handling unit. What was expected of a lot, or of the SKU, is
 * spread over its lines in their order, each up to its count; what is short or over is on the last one. What wasn't counted keeps its lines
 * with 0. What was counted without a lot takes the lots that are expected (withExpectedLots).
 */
export function linesOfCounts({ items, transferOrderId }: Counted, counts: readonly Count[]): SentReceiptItem[] {
  const counted = counts.filter(({ counted }) => counted > 0)
  const itemsOf = bySku(items)
  const countsOfSku = bySku(counted)
  return [...bySku([...items, ...counted]).keys()].flatMap((sku) => {
    const [expected = [], of = []] = [itemsOf.get(sku), countsOfSku.get(sku)]
    if (of.length > 0) return linesOfSku(expected, withExpectedLots(expected, of, transferOrderId !== null))
    return expected.map((item) => sent({ id: item.id, sku: item.sku, quantity: 0, expected: item.expected, damaged: 0 }))
  })
}

/** A lot that is expected keeps what is expected of it: on the lines that were counted of it, else on its own with 0. */
function linesOfSku(items: readonly ReceiptItem[], counts: readonly Count[]): SentReceiptItem[] {
  const isCounted = ({ lotNumber }: ReceiptItem) => lotNumber === null || counts.some((count) => count.lotNumber === lotNumber)
  const left = new Map<string | null, number>()
  for (const { lotNumber, expected } of items.filter(isCounted)) left.set(lotNumber, (left.get(lotNumber) ?? 0) + expected)
  /** Up to so many of what is expected of the lot, or of any. */
  const take = (lot: string | null, most: number): number => {
    const taken = Math.min(left.get(lot) ?? 0, most)
    left.set(lot, (left.get(lot) ?? 0) - taken)
    return taken
  }
  const own = items.filter(isCounted)
  const lines = counts.map((count, place) => {
    const isLastOfLot = !counts.slice(place + 1).some(({ lotNumber }) => lotNumber === count.lotNumber)
    const ofLot = count.lotNumber === null ? 0 : take(count.lotNumber, isLastOfLot ? Number.POSITIVE_INFINITY : count.counted)
    const ofAny = take(null, place === counts.length - 1 ? Number.POSITIVE_INFINITY : Math.max(count.counted - ofLot, 0))
    const same = own.findIndex(({ lotNumber }) => lotNumber !== null && lotNumber === count.lotNumber)
    const [item] = own.splice(Math.max(same, 0), 1)
    const { id, sku, description } = item ?? { id: undefined, sku: count.sku, description: items[0]?.description }
    return sent({
      id,
      sku,
      quantity: count.counted,
      expected: ofLot + ofAny,
      damaged: count.damaged,
      description: description ?? count.itemName ?? undefined,
      lotNumber: count.lotNumber,
      expiresOn: count.expiresOn,
      handlingUnit: count.handlingUnit,
    })
  })
  const missed = items.filter((item) => !isCounted(item))
  return [
    ...lines,
    ...missed.map(({ id, sku, expected, lotNumber, expiresOn }) =>
      sent({ id, sku, quantity: 0, expected, damaged: 0, lotNumber, expiresOn }),
    ),
  ]
}

function sent(line: Pick<SentReceiptItem, 'id' | 'sku' | 'quantity' | 'expected' | 'damaged'> & Partial<SentReceiptItem>): SentReceiptItem {
  const { quantity, damaged = 0 } = line
  const empty = { description: undefined, lotNumber: undefined, expiresOn: undefined, handlingUnit: undefined }
  return { ...empty, ...line, condition: quantity > 0 && damaged === quantity ? 'damaged' : 'good' }
}

/** Who counted how much of what: one entry for each person and line. */
export function historyOfCounts(receipt: { id: number; customerId: number }, counts: readonly Count[]): HistoryEntry[] {
  return counts.flatMap(({ sku, lotNumber, expiresOn, handlingUnit, people }) =>
    people
      .filter(({ counted, damaged }) => counted !== 0 || damaged !== 0)
      .map(({ userId, name, counted, damaged }) =>
        did('count', 'receipt', receipt, {
          after: { sku, counted, damaged, lotNumber, expiresOn, handlingUnit },
          actor: { userId, name },
        }),
      ),
  )
}
