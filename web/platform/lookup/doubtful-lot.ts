import type { LabelFacts } from '../../../contract/platform/codes/read-code.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { call } from '../lib/api.ts'
import { formatDay, plural } from '../lib/format.ts'
import type { ScannedItem } from './item-of-code.ts'

/**
 * What a label says if the scanner dropped the separator after the lot; null where nothing suggests it, or the item has a lot of that number.
 * @param counted lots that were counted before.
 */
export async function doubtOfLot({ id, label }: ScannedItem, counted: readonly (string | null)[]): Promise<LabelFacts | null> {
  if (!label?.withoutSeparator || counted.includes(label.lotNumber)) return null
  const { stock } = await call(inventoryEndpoints.get, { params: { id } })
  return stock.some(({ lot }) => lot === label.lotNumber) ? null : label.withoutSeparator
}

export const whichLot = 'Which lot is it? The scanner may have dropped what separates the lot from the rest of the label.'

/** A reading of the label, as the button that chooses it. */
export function lotInWords({ lotNumber, quantity, expiresOn }: LabelFacts): string {
  return [
    `Lot ${lotNumber ?? ''}`,
    ...(quantity === 1 ? [] : [plural(quantity, 'unit')]),
    ...(expiresOn === null ? [] : [`expires ${formatDay(expiresOn)}`]),
  ].join(', ')
}
