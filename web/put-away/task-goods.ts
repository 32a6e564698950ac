import type { Task } from '../../contract/tasks.ts'

/** What is scanned at the goods: the SSCC of their handling unit, or the SKU of loose goods. */
export function codeOf({ sku, sscc }: Pick<Task, 'sku' | 'sscc'>): string {
  return sscc ?? sku ?? ''
}

/** The name of the item; a handling unit may hold several. */
export function goodsName({ name }: Pick<Task, 'name'>): string {
  return name ?? 'Goods of several kinds'
}
