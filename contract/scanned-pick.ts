import { readElementString } from './gs1-elements.ts'
import { ssccIn } from './handling-units.ts'
import type { PickLine } from './picking.ts'

/** What a scanned code was taken for, when it isn't the goods of the line. */
export interface WrongGoods {
  what: 'item' | 'lot' | 'unit'
  expected: string
}

/**
 * Compares a scanned code with the goods of a line: its SKU, its lot, the handling unit that they lie in, or a GS1 label that tells the
 * lot. Null when they are the right ones. The screen and the server compare alike.
 */
export function wrongGoods({ sku, lot, sscc }: Pick<PickLine, 'sku' | 'lot' | 'sscc'>, scanned: string): WrongGoods | null {
  const code = scanned.trim()
  if ([sku, lot].some((name) => name?.toLowerCase() === code.toLowerCase())) return null
  const unit = ssccIn(code)
  if (unit !== null) return unit === sscc ? null : { what: 'unit', expected: sscc ?? `loose ${sku}` }
  const label = readElementString(code)
  const lotOnLabel = 'elements' in label ? label.elements.find(({ ai }) => ai === '10')?.value : undefined
  if (lotOnLabel !== undefined && lot !== null) return lotOnLabel === lot ? null : { what: 'lot', expected: `lot ${lot}` }
  return { what: 'item', expected: sku }
}
