import type { GoodsReturn, ReturnableLine } from '../../../contract/goods-in/returns/returns.ts'
import { wholeNumberIn } from '../../platform/form/read-number.ts'
import type { DraftReturnLine } from './return-form-values.ts'

/** How much of a SKU this return may name: what is left, and what it names already. */
export function leftOf(sku: string, returnable: readonly ReturnableLine[], record: GoodsReturn | null): number {
  const own = (record?.items ?? []).reduce((sum, line) => sum + (line.sku === sku && record?.orderId ? line.expected : 0), 0)
  const line = returnable.find((each) => each.sku === sku)
  return line ? Math.max(line.shipped - line.returned + own, 0) : 0
}

/** Whether more is typed than can be returned. */
export function isOver({ sku, quantity }: DraftReturnLine, returnable: readonly ReturnableLine[], record: GoodsReturn | null): boolean {
  return wholeNumberIn(quantity) > leftOf(sku, returnable, record)
}
