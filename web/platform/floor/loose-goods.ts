import { decimal, plus, sumOf, times, written } from '../../../contract/decimal.ts'
import type { PickLine } from '../../../contract/goods-out/picking/picking.ts'

/** What is picked of one item and lot and in no unit yet, at however many places. */
export interface LooseGoods extends Pick<PickLine, 'sku' | 'gtin' | 'name' | 'unitOfMeasure' | 'unitWeight' | 'lot' | 'sscc' | 'picture'> {
  key: string
  quantity: number
  locations: readonly string[]
  lines: readonly PickLine[]
}

export function looseGoodsOf(picked: readonly PickLine[]): LooseGoods[] {
  const groups = Map.groupBy(
    picked.filter(({ sscc }) => sscc === null),
    ({ inventoryId, lot }) => JSON.stringify([inventoryId, lot]),
  )
  return [...groups].flatMap(([key, lines]) => {
    const [first] = lines
    if (!first) return []
    const { sku, gtin, name, unitOfMeasure, unitWeight, lot, sscc, picture } = first
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    return [{ key, sku, gtin, name, unitOfMeasure, unitWeight, lot, sscc, picture, quantity, locations: placesOf(lines), lines }]
  })
}

/** Codes of locations, each once. */
export function placesOf(lines: readonly PickLine[]): string[] {
  return [...new Set(lines.map(({ location }) => location ?? 'no location'))]
}

/** The lines that a quantity of the goods is taken from, in their order. */
export function spreadOver({ lines }: LooseGoods, quantity: number): { line: number; quantity: number }[] {
  let left = quantity
  return lines.flatMap((line) => {
    const taken = Math.min(left, line.quantity)
    left -= taken
    return taken > 0 ? [{ line: line.id, quantity: taken }] : []
  })
}

/** Kilograms of what is put into a unit of this weight; null where the weight of an item, or of the unit, isn't known. */
export function weightWith(before: string | null, put: readonly { goods: Pick<LooseGoods, 'unitWeight'>; count: number }[]): string | null {
  const added = put.filter(({ count }) => count > 0)
  if (before === null || added.length === 0) return null
  const weights = added.flatMap(({ goods: { unitWeight }, count }) =>
    unitWeight === null ? [] : [times(decimal(unitWeight), decimal(String(count)))],
  )
  return weights.length < added.length ? null : written(plus(decimal(before), sumOf(weights)))
}

/** '12 × COF-1, 3 × TEA-1': what is in a unit, each item once. */
export function contentOfUnit(picked: readonly PickLine[], unitId: number): string {
  const items = Map.groupBy(
    picked.filter(({ handlingUnitId }) => handlingUnitId === unitId),
    ({ sku }) => sku,
  )
  return [...items].map(([sku, lines]) => `${lines.reduce((sum, { quantity }) => sum + quantity, 0)} × ${sku}`).join(', ')
}
