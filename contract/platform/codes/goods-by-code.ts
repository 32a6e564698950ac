import { gtinForms } from '../../gs1.ts'
import type { Label, ReadCode } from './read-code.ts'

/* Which goods a code names. The server finds them in the same order, in server/platform/lookup/look-up.ts. */

/** What goods are known by. */
export interface CodedGoods {
  sku: string | null
  gtin: string | null
}

/** A code as codes are compared, as fold() does in the database. */
export function foldedCode(code: string): string {
  return code.normalize('NFKC').toLowerCase()
}

/** How a code names goods: its text is their SKU or GTIN, or a label names their GTIN. Null where it names other goods, or none. */
export function namedBy(goods: CodedGoods, { text, label }: ReadCode): 'sku' | 'gtin' | 'label' | null {
  if (goods.sku !== null && foldedCode(goods.sku) === foldedCode(text)) return 'sku'
  if (goods.gtin !== null && gtinForms(text).includes(goods.gtin)) return 'gtin'
  return label?.gtin != null && hasGtin(goods, label.gtin) ? 'label' : null
}

/** Goods without a GTIN may have it as their SKU. */
function hasGtin({ sku, gtin }: CodedGoods, wanted: string): boolean {
  return gtinForms(wanted).includes(gtin ?? sku ?? '')
}

/** What the label says of goods that it named; null where the text of the code is their SKU or GTIN, so that nothing is read from it. */
export function labelFor(goods: CodedGoods, code: ReadCode): Label | null {
  return namedBy(goods, code) === 'label' ? code.label : null
}

/** The items that a code names: by the exact SKU, else in other letter case, else by their GTIN, else by the GTIN on a label. */
export function itemsByCode<Item extends CodedGoods>(items: readonly Item[], code: ReadCode): Item[] {
  const found = Map.groupBy(items, (item) => (item.sku === code.text ? 'exact' : namedBy(item, code)))
  return found.get('exact') ?? found.get('sku') ?? found.get('gtin') ?? found.get('label') ?? []
}

/** The only item that a code names; undefined where it names none or several. */
export function itemByCode<Item extends CodedGoods>(items: readonly Item[], code: ReadCode): Item | undefined {
  const found = itemsByCode(items, code)
  return found.length === 1 ? found[0] : undefined
}
