import type { z } from 'zod'
import { mostUnits } from '../../../contract/fields.ts'
import type { orderLine } from '../../../contract/goods-out/orders/orders.ts'
import { httpError } from '../../errors.ts'

/** Merges lines with the same SKU into one with the sum of their quantities. */
export function mergeLines(lines: z.output<typeof orderLine>[]): { sku: string; quantity: number }[] {
  const wanted = new Map<string, number>()
  for (const { sku, quantity } of lines) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity)
  return [...wanted].map(([sku, quantity]) => {
    if (quantity > mostUnits) throw httpError('order.line-too-large', { sku })
    return { sku, quantity }
  })
}
