import { lotsEndpoints } from '../../../contract/stock/inventory/lots.ts'
import { callList } from '../lib/api.ts'
import { formatDay } from '../lib/format.ts'
import { useRead } from '../lib/use-read.ts'

/** A lot of goods, as it is counted or offered. */
export interface LotOfGoods {
  /** Null for goods without a lot. */
  lotNumber: string | null
  expiresOn: string | null
}

export type OfferedLot = LotOfGoods & { lotNumber: string; expired?: boolean }

const mostOffered = 12

/** The lots that goods of an item may have: first those that are expected, then those that are in stock, first expired first. */
export function useOfferedLots(inventoryId: number | null, expected: readonly LotOfGoods[]): OfferedLot[] {
  const query = { inStock: 'true', limit: mostOffered } as const
  const { data } = useRead(lotsEndpoints.ofItem, { params: { id: inventoryId ?? 0 }, query }, { enabled: inventoryId !== null })
  const inStock: readonly OfferedLot[] = data ?? []
  const first = expected.filter((lot): lot is OfferedLot => lot.lotNumber !== null)
  return [...first, ...inStock.filter(({ lotNumber }) => !first.some((lot) => lot.lotNumber === lotNumber))]
}

/** The lot of an item with this number, in stock or not; undefined where the item has none. */
export async function knownLot(inventoryId: number, lotNumber: string): Promise<OfferedLot | undefined> {
  const { rows } = await callList(lotsEndpoints.ofItem, { params: { id: inventoryId }, query: { q: lotNumber, limit: 100 } })
  return rows.find((lot) => lot.lotNumber === lotNumber)
}

/** 'LOT-A · Dec 31, 2027'. */
export function lotAndDay({ lotNumber, expiresOn }: LotOfGoods): string {
  return [lotNumber ?? 'No lot', expiresOn && formatDay(expiresOn)].filter(Boolean).join(' · ')
}
