import { wholeNumberIn } from '../form/read-number.ts'
import { formatNumber } from '../lib/format.ts'
import type { DraftLine } from './order-draft.ts'
import type { OfferedItem } from './use-offered-items.ts'

/** The line that a scanned SKU adds or increments by one, or an error message. */
export function scannedLine(
  code: string,
  lines: readonly DraftLine[],
  offered: readonly OfferedItem[] | undefined,
  customer: { name: string } | undefined,
): { line: DraftLine; error?: undefined } | { line?: undefined; error: string } {
  if (!customer) return { error: `Choose a customer first, then scan ${code} again.` }
  if (!offered) return { error: `The items of ${customer.name} are still loading. Scan ${code} again.` }
  const found = itemWith(code, offered)
  if (!found) return { error: `No item of ${customer.name} has the SKU ${code}.` }
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

/** The exact SKU, else the only case-insensitive match. */
export function itemWith(code: string, offered: readonly OfferedItem[]): OfferedItem | undefined {
  const alike = offered.filter(({ item }) => item.sku.toLowerCase() === code.toLowerCase())
  return alike.find(({ item }) => item.sku === code) ?? (alike.length === 1 ? alike[0] : undefined)
}
