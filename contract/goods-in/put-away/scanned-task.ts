import { labelFor, namedBy } from '../../platform/codes/goods-by-code.ts'
import { readCode } from '../../platform/codes/read-code.ts'
import type { Task } from './tasks.ts'

/**
 * Whether a scanned code names the goods of a task: the SSCC of its handling unit, or SKU, GTIN or GS1 label of loose goods. The screen and
 * the server compare alike.
 */
export function isForTask({ sku, gtin, lot, sscc }: Pick<Task, 'sku' | 'gtin' | 'lot' | 'sscc'>, scanned: string): boolean {
  const code = readCode(scanned)
  if (sscc !== null) return code.sscc === sscc
  const goods = { sku, gtin }
  const lotOnLabel = labelFor(goods, code)?.lotNumber ?? null
  return namedBy(goods, code) !== null && (lotOnLabel === null || lot === null || lotOnLabel === lot)
}
