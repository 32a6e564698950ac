import type { AnswerOf } from '../../contract/endpoint.ts'
import type { inventoryEndpoints } from '../../contract/inventory/inventory.ts'
import type { LocationStockRow } from '../../contract/inventory/item-stock.ts'

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
  onHand: number
  reserved: number
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

interface ScannedGoods {
  /** A SKU, or the item that a GTIN names. */
  code: string
  itemId?: number | undefined
  lotNumber: string | null
}

/** The goods that a scan means, if it means one of these only. */
export function scannedOf(goods: readonly Goods[], { code, itemId, lotNumber }: ScannedGoods): Goods | undefined {
  const same = goods.filter(({ inventoryId, sku }) => inventoryId === itemId || sku.toLowerCase() === code.toLowerCase())
  const ofLot = lotNumber === null ? same : same.filter(({ lot }) => lot === lotNumber)
  return ofLot.length === 1 ? ofLot[0] : undefined
}
