import type { CountingLine } from '../../../contract/goods-in/receipts/counting.ts'
import type { LotOfGoods } from '../../platform/lookup/lots-of-item.ts'

export function lineOf(lines: readonly CountingLine[], sku: string): CountingLine | undefined {
  return lines.find((line) => isSameSku(line.sku, sku))
}

export function isSameSku(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

export function lotIn({
  lotNumber = null,
  expiresOn = null,
}: {
  lotNumber?: string | null | undefined
  expiresOn?: string | null | undefined
}): LotOfGoods {
  return { lotNumber, expiresOn }
}
