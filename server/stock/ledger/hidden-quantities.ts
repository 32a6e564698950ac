import { type RawBuilder, sql } from 'kysely'
import { can } from '../../../contract/permissions.ts'
import { shownCountStatuses } from '../../../contract/stock/counts/count-words.ts'
import type { Viewer } from '../../viewer.ts'

/** Whether the quantities of count `n` aren't shown to anyone yet. */
export const isHidden = sql<boolean>`(n.blind and n.status not in (${sql.join(shownCountStatuses.map((status) => sql.lit(status)))}))`

/**
 * A quantity of what is at a location, as the viewer reads it: null for counters while the location is in a blind count. Who may approve
 * counts reads it.
 */
export function shownAt<T>(viewer: Viewer, location: string, quantity: RawBuilder<T>): RawBuilder<T | null> {
  return countsBlind(viewer) ? sql<T | null>`case when not is_counted_blind(${sql.raw(location)}) then ${quantity} end` : quantity
}

/** Whether blind counts are blind for the viewer. */
export function countsBlind(viewer: Viewer): boolean {
  return viewer.role !== 'system' && can(viewer, 'counts.work') && !can(viewer, 'counts.approve')
}
