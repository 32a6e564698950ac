import { itemsByCode, labelFor } from '../../../contract/platform/codes/goods-by-code.ts'
import type { ReadCode } from '../../../contract/platform/codes/read-code.ts'
import type { CountSheet, SheetGoods } from '../../../contract/stock/counts/count-places.ts'
import type { ItemTracking } from '../../../contract/stock/inventory/item-measures.ts'
import { wholeNumberIn } from '../../platform/form/read-number.ts'
import type { LotOfGoods } from '../../platform/lookup/lots-of-item.ts'

export type PlaceToCount = CountSheet['places'][number]

/** Goods at the place, with what was counted so far as it is typed; '' is not counted yet. */
export interface CountedGoods
  extends Pick<SheetGoods, 'inventoryId' | 'sku' | 'gtin' | 'name' | 'lot' | 'expiresOn' | 'handlingUnit' | 'expected'> {
  typed: string
  /** Set for goods that aren't asked for. */
  extra: ExtraGoods | null
}

interface ExtraGoods {
  tracking: ItemTracking
}

export interface Here {
  place: PlaceToCount
  openedAt: string
  goods: readonly CountedGoods[]
  /** It was counted before the screen was left or loaded again. */
  isRestored: boolean
}

export function begun(place: PlaceToCount): Here {
  const goods = place.goods.map((each) => ({ ...each, typed: '', extra: null }))
  return { place, openedAt: new Date().toISOString(), goods, isRestored: false }
}

/** What is sent of a place. What was asked for and isn't typed counts 0. */
export function bodyOf({ round, openedAt, goods }: { round: number; openedAt: string; goods: readonly CountedGoods[] }) {
  const lines = goods.flatMap(({ inventoryId, lot, expiresOn, handlingUnit, typed, extra }) => {
    const quantity = wholeNumberIn(typed)
    return Number.isNaN(quantity) ? [] : [{ inventoryId, lot, handlingUnit, quantity, ...(extra && { expiresOn }) }]
  })
  return { round, openedAt, lines }
}

/** The counted goods with some more, which are added to goods of the same lot. */
export function withGoods(goods: readonly CountedGoods[], more: CountedGoods): CountedGoods[] {
  if (!goods.some((each) => isSame(each, more))) return [...goods, more]
  const added = ({ typed }: CountedGoods) => String((wholeNumberIn(typed) || 0) + (wholeNumberIn(more.typed) || 0))
  return goods.map((each) => (isSame(each, more) ? { ...each, typed: added(each) } : each))
}

export function without(goods: readonly CountedGoods[], other: CountedGoods): CountedGoods[] {
  return goods.filter((each) => !isSame(each, other))
}

export function inLot(goods: CountedGoods, { lotNumber, expiresOn }: LotOfGoods): CountedGoods {
  return { ...goods, lot: lotNumber, expiresOn }
}

export function isSame(one: CountedGoods, other: CountedGoods): boolean {
  return one.inventoryId === other.inventoryId && one.lot === other.lot && one.handlingUnit === other.handlingUnit
}

/** Tells goods of one SKU apart that are there in several lots or units. */
export function nameOf({ sku, lot, handlingUnit }: Pick<CountedGoods, 'sku' | 'lot' | 'handlingUnit'>): string {
  return [sku, lot !== null && `lot ${lot}`, handlingUnit !== null && `SSCC ${handlingUnit}`].filter(Boolean).join(', ')
}

/** The goods at a place that a scan means: those on the unit, or of the item, in the lot and on the unit that its label names. */
export function meantBy(goods: readonly CountedGoods[], code: ReadCode): CountedGoods[] {
  const items = itemsByCode(goods, code)
  if (code.sscc !== null && items.length === 0) return goods.filter(({ handlingUnit }) => handlingUnit === code.sscc)
  return items.filter((item) => {
    const label = labelFor(item, code)
    const isLot = label === null || label.lotNumber === null || label.lotNumber === item.lot
    return isLot && (label === null || label.sscc === null || label.sscc === item.handlingUnit)
  })
}
