import { z } from 'zod'
import { adjustmentBody, type InventoryItem } from '../../contract/inventory/inventory.ts'
import { type Location, promisableLocationTypes } from '../../contract/locations/locations.ts'
import { formSchema } from '../form/form-schema.ts'
import { wholeNumber } from '../form/read-number.ts'
import { chosenEntity, type EntityValue, entityValue, isUnresolved } from '../lookup/entity.ts'

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

function lotIn(value: EntityValue): string | undefined {
  return isUnresolved(value) ? value.text.trim() : chosenEntity(value)?.code
}

/** Stock at receiving and in quarantine is on hand but not available. */
export function isPromisable(type: Location['type']): boolean {
  return promisableLocationTypes.some((promisable) => promisable === type)
}

/** What an empty location means. */
export function usualLocation({ location }: InventoryItem, direction: Direction): string {
  if (direction === 'add') return location === null ? 'No location' : `${location} (home)`
  return location === null ? 'Any location' : `${location} first, then others`
}
