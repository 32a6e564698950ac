import { itemsByCode } from '../../../contract/platform/codes/goods-by-code.ts'
import { readCode } from '../../../contract/platform/codes/read-code.ts'
import { wholeNumberIn } from '../../platform/form/read-number.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import type { DraftLine } from './order-draft.ts'
import type { OfferedItem } from './use-offered-items.ts'

/** The line that a scan adds or increments by one, or an error message; null where the customer has no such item. */
export function scannedLine(
  scanned: string,
  lines: readonly DraftLine[],
  offered: readonly OfferedItem[] | undefined,
  customer: { name: string } | undefined,
): { line: DraftLine; error?: undefined } | { line?: undefined; error: string } | null {
  const code = readCode(scanned).text
  if (!customer) return { error: `Choose a customer first, then scan ${code} again.` }
  if (!offered) return { error: `The items of ${customer.name} are still loading. Scan ${code} again.` }
  const found = itemWith(scanned, offered)
  if (!found) return null
  const { sku, name, unitOfMeasure } = found.item
  const line = lines.find((known) => known.sku === sku)
  const quantity = line ? wholeNumberIn(line.quantity) + 1 : 1
  if (Number.isNaN(quantity)) return { error: `Correct the quantity of ${sku}, then scan it again.` }
  if (found.limit === 0) return { error: `${sku} isn’t available.` }
  if (quantity > found.limit) {
    return { error: `No more of ${sku} can be added: ${formatNumber(found.limit)} ${unitOfMeasure} are available.` }
  }
  return { line: { sku, name, quantity: String(quantity) } }
}

/** The only item with a SKU, a GTIN or a GS1 label. */
export function itemWith(code: string, offered: readonly OfferedItem[]): OfferedItem | undefined {
  const byItem = new Map(offered.map((each) => [each.item, each]))
  const [item, another] = itemsByCode([...byItem.keys()], readCode(code))
  return item && !another ? byItem.get(item) : undefined
}
