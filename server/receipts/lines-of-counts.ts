import type { ReceiptItem, SentReceiptItem } from '../../contract/receipts/receipts.ts'
import { did, type HistoryEntry } from '../audit/history.ts'
import { bySku, type Count } from './counting-queries.ts'

/**
 * The lines of a receipt that was counted: one for each SKU, lot, expiry date and handling unit. What was expected of a SKU is spread over its
 * lines in their order, each up to its count; what is short or over is on the last one. A SKU that wasn't counted keeps its lines with 0.
 */
export function linesOfCounts(items: readonly ReceiptItem[], counts: readonly Count[]): SentReceiptItem[] {
  const counted = counts.filter(({ counted }) => counted > 0)
  const itemsOf = bySku(items)
  const countsOfSku = bySku(counted)
  return [...bySku([...items, ...counted]).keys()].flatMap((sku) => {
    const [expected = [], of = []] = [itemsOf.get(sku), countsOfSku.get(sku)]
    if (of.length > 0) return linesOfSku(expected, of)
    return expected.map((item) => sent({ id: item.id, sku: item.sku, quantity: 0, expected: item.expected, damaged: 0 }))
  })
}

function linesOfSku(items: readonly ReceiptItem[], counts: readonly Count[]): SentReceiptItem[] {
  let rest = items.reduce((sum, { expected }) => sum + expected, 0)
  return counts.map((count, place) => {
    const expected = place === counts.length - 1 ? rest : Math.min(rest, count.counted)
    rest -= expected
    const { id, sku, description } = items[place] ?? { id: undefined, sku: count.sku, description: items[0]?.description }
    return sent({
      ...{ id, sku, quantity: count.counted, expected, damaged: count.damaged },
      description: description ?? count.itemName ?? undefined,
      lotNumber: count.lotNumber,
      expiresOn: count.expiresOn,
      handlingUnit: count.handlingUnit,
    })
  })
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
