import type { Task } from '../../../contract/goods-in/put-away/tasks.ts'

/** Goods to bring to a bin: from receiving, or back from a cancelled movement. */
export const putAwayKinds: ('put_away' | 'put_back')[] = ['put_away', 'put_back']

/** What is scanned at the goods: the SSCC of their handling unit, or the SKU of loose goods. */
export function codeOf({ sku, sscc }: Pick<Task, 'sku' | 'sscc'>): string {
  return sscc ?? sku ?? ''
}

/** The name of the item; a handling unit may hold several. */
export function goodsName({ name }: Pick<Task, 'name'>): string {
  return name ?? 'Goods of several kinds'
}
