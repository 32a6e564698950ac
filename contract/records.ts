import type { HistoryEndpoint } from './history-entry.ts'
import { activities } from './people/activities/activities.ts'
import { contacts } from './people/contacts/contacts.ts'
import { customers } from './people/customers/customers.ts'
import type { AnyRecord } from './record.ts'
import { categories } from './stock/categories/categories.ts'
import { countPlans } from './stock/counts/count-plans.ts'
import { counts } from './stock/counts/counts.ts'
import { handlingUnits } from './stock/handling-units/handling-units.ts'
import { locations } from './stock/locations/locations.ts'
import { sites } from './stock/sites/sites.ts'

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
