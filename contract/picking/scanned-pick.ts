import { gtin14Of } from '../gs1.ts'
import { readElementString } from '../gs1-elements.ts'
import { ssccIn } from '../handling-units/handling-units.ts'
import type { PickLine } from './picking.ts'

/** What a scanned code was taken for, when it isn't the goods of the line. */
export interface WrongGoods {
  what: 'item' | 'lot' | 'unit'
  expected: string
}

type Goods = Pick<PickLine, 'sku' | 'gtin' | 'lot' | 'sscc'>

/**
 * Compares a scanned code with the goods of a line: its SKU, GTIN or lot, the handling unit that they lie in, or a GS1 label that tells
 * GTIN and lot. Null when they are the right ones. The screen and the server compare alike.
 */
export function wrongGoods({ sku, gtin, lot, sscc }: Goods, scanned: string): WrongGoods | null {
  const code = scanned.trim()
  if ([sku, gtin, lot].some((name) => name?.toLowerCase() === code.toLowerCase())) return null
  if (isGtin(gtin, code)) return null
  const unit = ssccIn(code)
  if (unit !== null) return unit === sscc ? null : { what: 'unit', expected: sscc ?? `loose ${sku}` }

  const label = readElementString(code)
  const onLabel = (...ais: string[]) => ('elements' in label ? label.elements.find(({ ai }) => ais.includes(ai))?.value : undefined)
  const [gtinOnLabel, lotOnLabel] = [onLabel('01', '02'), onLabel('10')]
  if (gtinOnLabel !== undefined && gtin !== null && !isGtin(gtin, gtinOnLabel)) return { what: 'item', expected: sku }
  if (lotOnLabel !== undefined && lot !== null) return lotOnLabel === lot ? null : { what: 'lot', expected: `lot ${lot}` }
  return gtinOnLabel !== undefined && gtin !== null ? null : { what: 'item', expected: sku }
}

/** GTINs of different lengths are one when they are equal with zeros in front. */
function isGtin(gtin: string | null, code: string): boolean {
  return gtin !== null && gtin14Of(code) !== null && gtin.padStart(14, '0') === gtin14Of(code)
}
