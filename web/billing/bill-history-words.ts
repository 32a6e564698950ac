import type { BillingLine } from '../../contract/money.ts'
import { formatDecimal, formatPrice, plural } from '../lib/format.ts'

// How the history of quotes and invoices writes what it keeps.

/** '2 × Storage at 50.00, 1 × Handling at 12.50'. */
export function linesText(value: unknown): string {
  if (!Array.isArray(value)) return 'none'
  const lines: readonly BillingLine[] = value
  if (lines.length > 8) return plural(lines.length, 'line')
  return lines
    .map(({ description, quantity, unitPrice }) => `${formatDecimal(quantity)} × ${description} at ${formatPrice(unitPrice)}`)
    .join(', ')
}

/** An amount without its currency, which never changes. */
export function moneyText(value: unknown): string {
  return typeof value === 'string' ? formatPrice(value) : 'none'
}

/** The label of a status or a method. */
export function wordIn(labels: Readonly<Record<string, string>>, value: unknown): string {
  return typeof value === 'string' ? (labels[value] ?? value) : 'none'
}
