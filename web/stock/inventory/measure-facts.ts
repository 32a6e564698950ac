import { decimal, written } from '../../../contract/decimal.ts'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { itemTrackingLabels } from '../../../contract/stock/inventory/item-measures.ts'
import { writeNumber } from '../../platform/form/read-number.ts'
import { formatNumber } from '../../platform/lib/format.ts'

/** Tracking, customs data and measures, as far as they are known. */
export function measureFacts(item: InventoryItem) {
  const facts: [label: string, value: string | null][] = [
    ['Tracking', item.tracking === 'none' ? null : itemTrackingLabels[item.tracking]],
    ['Customs code', item.customsCode],
    ['Country of origin', item.originCountry],
    ['Dimensions', dimensionsOf(item)],
    ['Unit weight', measured(item.unitWeight, 'kg')],
    ['Unit volume', measured(item.unitVolume, 'm³')],
    ['Units per carton', item.unitsPerCarton === null ? null : formatNumber(item.unitsPerCarton)],
    ['Units per pallet', item.unitsPerPallet === null ? null : formatNumber(item.unitsPerPallet)],
  ]
  return facts.map(([label, value]) => value !== null && { label, value })
}

/** '120 × 90 × 100 mm'; by name where one of them isn't known. */
function dimensionsOf({ lengthMm, widthMm, heightMm }: InventoryItem): string | null {
  const sides = Object.entries({ Length: lengthMm, width: widthMm, height: heightMm })
  const known = sides.flatMap(([name, side]) => (side === null ? [] : [{ name, mm: formatNumber(side) }]))
  if (known.length === sides.length) return `${known.map(({ mm }) => mm).join(' × ')} mm`
  return known.length === 0 ? null : known.map(({ name, mm }) => `${name} ${mm} mm`).join(', ')
}

/** Without the zeros at the end of the decimals. */
function measured(measure: string | null, unit: string): string | null {
  return measure && `${writeNumber(written(decimal(measure)))} ${unit}`
}
