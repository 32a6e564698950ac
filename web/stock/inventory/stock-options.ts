import type { ItemWithStock } from '../../platform/calls/use-inventory.ts'
import { formatDay, formatQuantity } from '../../platform/lib/format.ts'
import type { EntityOption } from '../../platform/lookup/entity-sources.ts'

type Stocked = Pick<ItemWithStock, 'stock' | 'unitOfMeasure'>

/** Where the item has stock, and how much. */
export function locationsOf({ stock, unitOfMeasure }: Stocked): EntityOption[] {
  return summed(stock, ({ location }) => location).map(({ code, onHand }, id) => ({
    id,
    code,
    name: '',
    note: onHand === null ? 'Being counted' : formatQuantity(onHand, unitOfMeasure),
  }))
}

/** The lots that the item has, everywhere or at one location, and how much of each. */
export function lotsOf({ stock, unitOfMeasure }: Stocked, location: string | undefined): EntityOption[] {
  const rows = stock.filter((row) => location === undefined || row.location === location)
  return summed(rows, ({ lot }) => lot).map(({ code, onHand, expiresOn }, id) => ({
    id,
    code,
    name: expiresOn === null ? '' : `expires ${formatDay(expiresOn)}`,
    note: onHand === null ? 'Being counted' : formatQuantity(onHand, unitOfMeasure),
  }))
}

type StockRow = Stocked['stock'][number]

function summed(rows: readonly StockRow[], keyOf: (row: StockRow) => string | null) {
  return [...Map.groupBy(rows, keyOf)].flatMap(([code, of]) =>
    code === null ? [] : [{ code, onHand: sumOf(of), expiresOn: of[0]?.expiresOn ?? null }],
  )
}

/** Null where one of them is in a blind count. */
function sumOf(rows: readonly Pick<StockRow, 'onHand'>[]): number | null {
  return rows.reduce<number | null>((sum, { onHand }) => (sum === null || onHand === null ? null : sum + onHand), 0)
}
