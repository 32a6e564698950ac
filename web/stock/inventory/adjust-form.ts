import { z } from 'zod'
import { adjustmentBody, type InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { type Location, promisableLocationTypes } from '../../../contract/stock/locations/locations.ts'
import type { ItemWithStock } from '../../platform/calls/use-inventory.ts'
import { formSchema } from '../../platform/form/form-schema.ts'
import { wholeNumber } from '../../platform/form/read-number.ts'
import { chosenEntity, type EntityValue, entityValue, isUnresolved } from '../../platform/lookup/entity.ts'

const directions = ['add', 'remove'] as const
export type Direction = (typeof directions)[number]

const typed = z.object({
  direction: z.enum(directions),
  quantity: z.string(),
  /** Without one the server chooses: the home when adding; the home first, then others, when removing. */
  location: entityValue,
  /** An existing lot, or the text of a new one when adding. */
  lot: z.custom<EntityValue>(),
  expiresOn: z.string(),
  reason: z.string(),
})
export type Adjustment = z.output<typeof typed>

export const noAdjustment: Adjustment = { direction: 'add', quantity: '1', location: null, lot: null, expiresOn: '', reason: '' }
export const atLeastOne = { ...wholeNumber, min: 1 }

export const adjustmentForm = formSchema(
  typed,
  ({ direction, location, lot, expiresOn, reason }, { quantity }) => {
    const [locationCode, lotNumber] = [chosenEntity(location)?.code, lotIn(lot)]
    return {
      adjustment: Number(quantity ?? 0) * (direction === 'add' ? 1 : -1),
      reason,
      ...(locationCode && { location: locationCode }),
      ...(lotNumber && { lot: lotNumber }),
      ...(direction === 'add' && expiresOn !== '' && { expiresOn }),
    }
  },
  adjustmentBody,
  { quantity: atLeastOne },
)

export function lotIn(value: EntityValue): string | undefined {
  return isUnresolved(value) ? value.text.trim() : chosenEntity(value)?.code
}

/** Stock at receiving and in quarantine is on hand but not available. */
function isPromisable(type: Location['type']): boolean {
  return promisableLocationTypes.some((promisable) => promisable === type)
}

interface AdjustedStock {
  /** Units, less than none when they are removed. */
  change: number
  /** Code of the chosen location, and its type, which is undefined until it is known. */
  location: string | undefined
  locationType: Location['type'] | undefined
  /** Number of the chosen lot. */
  lot: string | undefined
  /** The date of the lot to which is added; null when it has none, and undefined until it is known. */
  expiresOn: string | null | undefined
  today: string
}

type Promised = Pick<ItemWithStock, 'location' | 'stock'>

/** How much an adjustment changes what is available. Goods that have expired, or are where nothing is promised from, don't count. */
export function availableChange(item: Promised, { change, location, locationType, lot, expiresOn, today }: AdjustedStock): number {
  if (change <= 0) return 0 - availableTaken(item, { wanted: -change, location, lot })
  const isExpired = expiresOn === undefined || (expiresOn !== null && expiresOn < today)
  return locationType && isPromisable(locationType) && !isExpired ? change : 0
}

interface Taken {
  wanted: number
  location: string | undefined
  lot: string | undefined
}

/** How much of what is taken is available, in the order in which take_stock() takes it: from the home first, then first expired first. */
function availableTaken({ location: home, stock }: Promised, { wanted, location, lot }: Taken): number {
  const rows = stock.filter(
    (row) =>
      (location === undefined ? row.availability === 'available' || row.availability === 'expired' : row.location === location) &&
      (lot === undefined || row.lot === lot),
  )
  const inTurn = rows.toSorted(
    (one, other) =>
      Number(one.location !== home) - Number(other.location !== home) || (one.expiresOn ?? never).localeCompare(other.expiresOn ?? never),
  )
  let [left, available] = [wanted, 0]
  for (const { onHand, reserved, availability } of inTurn) {
    const taken = Math.min((onHand ?? 0) - (reserved ?? 0), left)
    left -= taken
    if (availability === 'available') available += taken
  }
  return available
}

/** After every day. */
const never = '9999-12-31'

/** What an empty location means. */
export function usualLocation({ location }: InventoryItem, direction: Direction): string {
  if (direction === 'add') return location === null ? 'No location' : `${location} (home)`
  return location === null ? 'Any location' : `${location} first, then others`
}
