import type { ReceiptItem, SentReceiptItem } from '../../contract/receipts/receipts.ts'
import { did, type HistoryEntry } from '../audit/history.ts'
import { type Count, sameSku } from './counting-queries.ts'

/**
 * The lines of a receipt that was counted: one for each SKU, lot, expiry date and handling unit. What was expected of a SKU is spread over its
 * lines in their order, each up to its count; what is short or over is on the last one. A SKU that wasn't counted keeps its lines with 0.
 */
export function linesOfCounts(items: readonly ReceiptItem[], counts: readonly Count[]): SentReceiptItem[] {
  const counted = counts.filter(({ counted }) => counted > 0)
  const uncounted = items.filter(({ sku }) => !counted.some((count) => sameSku(count.sku, sku)))
  const skus: string[] = []
  for (const { sku } of [...items, ...counted]) if (!skus.some((known) => sameSku(known, sku))) skus.push(sku)
  return skus.flatMap((sku) => {
    const of = counted.filter((count) => sameSku(count.sku, sku))
    if (of.length > 0)
      return linesOfSku(
        items.filter((item) => sameSku(item.sku, sku)),
        of,
      )
    return uncounted
      .filter((item) => sameSku(item.sku, sku))
      .map(({ id, sku, expected }) => sent({ id, sku, quantity: 0, expected, damaged: 0 }))
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
