import { foldedCode, namedBy } from '../../platform/codes/goods-by-code.ts'
import { readCode } from '../../platform/codes/read-code.ts'
import type { PickLine } from './picking.ts'

/** What a scanned code was taken for, when it isn't the goods of the line. */
export interface WrongGoods {
  what: 'item' | 'lot' | 'unit'
  expected: string
}

type Goods = Pick<PickLine, 'sku' | 'gtin' | 'lot' | 'sscc'>

/**
 * Compares a scanned code with the goods of a line: its SKU, GTIN or lot, the handling unit that they lie in, or a GS1 label that says
 * GTIN and lot. Null when they are the right ones. The screen and the server compare alike.
 */
export function wrongGoods({ sku, gtin, lot, sscc }: Goods, scanned: string): WrongGoods | null {
  const code = readCode(scanned)
  const named = namedBy({ sku, gtin }, code)
  if (named === 'sku' || named === 'gtin' || isLot(lot, code.text)) return null
  const { label } = code
  const isOther = label?.gtin != null && named === null && (gtin !== null || code.sscc === null)
  if (isOther) return { what: 'item', expected: sku }
  if (code.sscc !== null) return code.sscc === sscc ? null : { what: 'unit', expected: sscc ?? `loose ${sku}` }
  if (label?.lotNumber != null && lot !== null) return label.lotNumber === lot ? null : { what: 'lot', expected: `lot ${lot}` }
  return named === 'label' ? null : { what: 'item', expected: sku }
}

/** Whether a code is right as the lot only: it is, unless other goods have it as their SKU or GTIN, which the server knows. */
export function isByLotOnly({ sku, gtin, lot }: Goods, scanned: string): boolean {
  const code = readCode(scanned)
  return isLot(lot, code.text) && namedBy({ sku, gtin }, code) === null
}

function isLot(lot: string | null, text: string): boolean {
  return lot !== null && foldedCode(lot) === foldedCode(text)
}
