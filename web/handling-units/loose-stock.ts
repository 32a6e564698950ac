import type { ItemWithStock } from '../inventory/use-inventory.ts'
import { formatDay, formatQuantity } from '../lib/format.ts'
import type { EntityOption } from '../lookup/entity-sources.ts'

type LooseOption = EntityOption & { onHand: number }

/** Where the item has stock that is in no handling unit, and how much. */
export function looseLocations(item: ItemWithStock): LooseOption[] {
  return summed(
    item,
    () => true,
    ({ location }) => location ?? '',
  ).filter(({ code }) => code !== '')
}

/** The lots of the item's loose stock at a location, or anywhere, and how much of each; the code of stock without a lot is empty. */
export function looseLots(item: ItemWithStock, place: string | undefined): LooseOption[] {
  return summed(
    item,
    ({ location }) => place === undefined || location === place,
    ({ lot }) => lot ?? '',
  )
}

type StockRow = ItemWithStock['stock'][number]

function summed(
  { stock, unitOfMeasure }: ItemWithStock,
  isThere: (row: StockRow) => boolean,
  keyOf: (row: StockRow) => string,
): LooseOption[] {
  const loose = stock.filter((row) => row.handlingUnit === null && isThere(row))
  return [...Map.groupBy(loose, keyOf)].map(([code, rows], id) => {
    const onHand = rows.reduce((sum, row) => sum + row.onHand, 0)
    const expiresOn = rows[0]?.expiresOn ?? null
    return {
      id,
      code,
      name: expiresOn !== null && rows[0]?.lot === code ? `expires ${formatDay(expiresOn)}` : '',
      note: formatQuantity(onHand, unitOfMeasure),
      onHand,
    }
  })
}
