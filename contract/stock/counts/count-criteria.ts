import { z } from 'zod'
import { id, idInUrl, text, wholeInUrl } from '../../fields.ts'
import { several } from '../../list-query.ts'
import { abcClasses, type CountMethod } from './count-words.ts'

/** The locations of a count at most. */
export const mostCountLocations = 500
const mostItems = 200
export const mostCountDays = 3650

function atMost<S extends z.ZodType>(value: S, most: number) {
  return z.array(value).min(1, 'must have at least one').max(most, `must have at most ${most}`)
}

/** What each method chooses locations by. */
export const countCriteria = {
  locationIds: atMost(id, mostCountLocations).optional(),
  zones: atMost(text(100), 100).optional(),
  inventoryIds: atMost(id, mostItems).optional(),
  /** By the units that were shipped in the last 90 days, as in the report Velocity. */
  abc: z.enum(abcClasses).optional(),
  /** Locations with stock that weren't counted for so many days. */
  days: z.number({ error: 'must be a whole number' }).int('must be a whole number').min(1).max(mostCountDays).optional(),
}
/** The same in an address. */
export const countCriteriaInUrl = {
  locationIds: several(idInUrl).optional(),
  zones: several(text(100)).optional(),
  inventoryIds: several(idInUrl).optional(),
  abc: z.enum(abcClasses).optional(),
  days: wholeInUrl(1, mostCountDays).optional(),
}
export type CountCriteria = { [Name in keyof typeof countCriteria]?: z.output<(typeof countCriteria)[Name]> }

/** The field that a method needs; none for short picks. */
export const criterionOf: Readonly<Record<CountMethod, keyof CountCriteria | null>> = {
  location: 'locationIds',
  zone: 'zones',
  item: 'inventoryIds',
  abc: 'abc',
  not_counted: 'days',
  short_pick: null,
}

interface WithMethod extends CountCriteria {
  method?: CountMethod | undefined
}

/** Checks that what the method needs was sent. */
export function requireCriterion({ value, issues }: z.core.ParsePayload<WithMethod>): void {
  const needed = value.method && criterionOf[value.method]
  if (needed && value[needed] === undefined)
    issues.push({ code: 'custom', path: [needed], message: 'must be filled in for this method', input: value })
}

/** What was sent for the method, without the rest. */
export function criteriaAsSent({ method, ...sent }: CountCriteria & { method: CountMethod }): CountCriteria {
  const needed = criterionOf[method]
  return needed === null ? {} : { [needed]: sent[needed] }
}
