import { activities } from './activities/activities.ts'
import { categories } from './categories/categories.ts'
import { contacts } from './contacts/contacts.ts'
import { countPlans } from './counts/count-plans.ts'
import { counts } from './counts/counts.ts'
import { customers } from './customers/customers.ts'
import { handlingUnits } from './handling-units/handling-units.ts'
import type { HistoryEndpoint } from './history-entry.ts'
import { locations } from './locations/locations.ts'
import type { AnyRecord } from './record.ts'
import { sites } from './sites/sites.ts'

/** All records that are written as a record(). For the server and the tests: a screen imports its own. */
export const records: readonly (AnyRecord & { history: HistoryEndpoint })[] = [
  contacts,
  activities,
  categories,
  sites,
  locations,
  handlingUnits,
  counts,
  countPlans,
  customers,
]

/** 'Contact' of contact. */
export function titleOf({ name }: AnyRecord): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The history calls by their keys: `ofContact`. */
export const historiesOfRecords = Object.fromEntries(records.map((record) => [`of${titleOf(record)}`, record.history]))
