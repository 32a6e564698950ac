import { valuesOf } from '../../values-of.ts'

/** How the locations of a count are chosen. */
export const countMethodLabels = {
  location: 'Locations',
  zone: 'Zones',
  item: 'Items',
  abc: 'Class',
  not_counted: 'Not Counted',
  short_pick: 'Short Picks',
} as const
export const countMethods = valuesOf(countMethodLabels)
export type CountMethod = (typeof countMethods)[number]

export const countStatusLabels = {
  planned: 'Planned',
  counting: 'Counting',
  recounting: 'Recounting',
  review: 'In Review',
  closed: 'Closed',
  cancelled: 'Cancelled',
} as const
export const countStatuses = valuesOf(countStatusLabels)
export type CountStatus = (typeof countStatuses)[number]
/** Statuses of a count whose locations can't be in another count. */
export const openCountStatuses = ['planned', 'counting', 'recounting', 'review'] as const
export function isOpenCount(status: CountStatus): boolean {
  return (openCountStatuses as readonly CountStatus[]).includes(status)
}
/** Statuses in which the quantities of a blind count are shown. */
export const shownCountStatuses = ['review', 'closed'] as const

export const countPlaceStatusLabels = { open: 'To Count', recount: 'To Recount', counted: 'Counted', closed: 'Closed' } as const
export const countPlaceStatuses = valuesOf(countPlaceStatusLabels)

export const countLineStatusLabels = {
  open: 'Open',
  recount: 'To Recount',
  right: 'Right',
  difference: 'Difference',
  posted: 'Posted',
  rejected: 'Rejected',
} as const
export const countLineStatuses = valuesOf(countLineStatusLabels)

export const abcClasses = ['A', 'B', 'C'] as const
export const mostRounds = 3
