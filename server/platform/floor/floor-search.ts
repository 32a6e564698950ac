import { type Expression, sql } from 'kysely'
import type { StaffViewer } from '../../viewer.ts'

/** A select of the work of one kind that waits, the viewer's own first, then the most urgent; it has the columns of `FloorRow`. */
export type FloorSearch = (viewer: StaffViewer) => Expression<unknown>

export const none = sql<null>`null`
export const notBegun = sql<boolean>`false`.as('isBegun')

export function otherPerson(assigned: string, viewer: StaffViewer) {
  const person = sql.ref(assigned)
  return sql<string | null>`case when ${person} <> ${viewer.userId} then user_name(${person}) end`.as('assignedTo')
}

/** The number of all rows that wait, and of the viewer's own. */
export function counted(isMine: Expression<boolean>) {
  return [sql<number>`count(*) over ()`.as('count'), sql<number>`count(*) filter (where ${isMine}) over ()`.as('mineCount')] as const
}
