import type { AnswerOf } from '../../../contract/endpoint.ts'
import type { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import type { LocationStockRow } from '../../../contract/stock/inventory/item-stock.ts'
import type { ScannedItem } from '../../platform/lookup/item-of-code.ts'

type Item = AnswerOf<typeof inventoryEndpoints.get>

/** Stock of an item at a location, in one lot and handling unit. */
export interface Goods {
  inventoryId: number
  sku: string
  name: string
  unitOfMeasure: string
  /** Null for stock without a location. */
  location: string | null
  lot: string | null
  expiresOn: string | null
  handlingUnit: string | null
  /** Null while it is in a blind count. */
  onHand: number | null
  reserved: number | null
}

export function goodsAt(location: string, rows: readonly LocationStockRow[]): Goods[] {
  return rows.map((row) => ({ ...row, location }))
}

export function goodsOf({ id, sku, name, unitOfMeasure, stock }: Item, location: string | undefined): Goods[] {
  const rows = location === undefined ? stock : stock.filter((row) => row.location === location)
  return rows.map((row) => ({ ...row, inventoryId: id, sku, name, unitOfMeasure }))
}

export function keyOf({ inventoryId, location, lot, handlingUnit }: Goods): string {
  return JSON.stringify([inventoryId, location, lot, handlingUnit])
}

/** The goods of an item, and of the lot on its label, if these are the goods of one place, lot and unit only. */
export function scannedOf(goods: readonly Goods[], { id, label }: Pick<ScannedItem, 'id' | 'label'>): Goods | undefined {
  const lotNumber = label?.lotNumber ?? null
  const same = goods.filter(({ inventoryId }) => inventoryId === id)
  const ofLot = lotNumber === null ? same : same.filter(({ lot }) => lot === lotNumber)
  return ofLot.length === 1 ? ofLot[0] : undefined
}
