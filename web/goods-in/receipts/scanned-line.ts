import { wholeNumberIn } from '../../platform/form/read-number.ts'
import { type DraftLine, skuOf } from './receipt-form-values.ts'

interface CountedUp {
  key: string
  lines: readonly DraftLine[]
}

/** The lines with one unit more of a scanned SKU, and the line that has it; an error; or null when no line has the SKU. */
export function countedUp(lines: readonly DraftLine[], code: string): CountedUp | { error: string } | null {
  const line = lineWith(lines, code)
  if (!line) return null
  const quantity = wholeNumberIn(line.quantity || '0')
  if (Number.isNaN(quantity)) return { error: `Correct the quantity of ${skuOf(line)}, then scan it again.` }
  return { key: line.key, lines: lines.map((each) => (each === line ? { ...line, quantity: String(quantity + 1) } : each)) }
}

/** The lines once counting by scan has begun: what was only expected so far counts from 0. */
export function countedFromZero(lines: readonly DraftLine[]): readonly DraftLine[] {
  return lines.map((line) => (line.isCounted ? line : { ...line, isCounted: true, quantity: '0' }))
}

/** A good line before a damaged one, the exact SKU before one in other letter case. */
function lineWith(lines: readonly DraftLine[], code: string): DraftLine | undefined {
  const alike = lines.filter((line) => skuOf(line).toLowerCase() === code.toLowerCase())
  const exact = alike.filter((line) => skuOf(line) === code)
  const usable = exact.length > 0 ? exact : alike
  return usable.find(({ condition }) => condition === 'good') ?? usable[0]
}
