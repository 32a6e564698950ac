import { type Kysely, sql } from 'kysely'
import { type Activity, activitiesEndpoints, activityPriorities, activityStatuses, activityTypes } from '../../contract/activities.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { customersNamed } from '../customers/customers-queries.ts'
import type { Transaction } from '../db/database.ts'
import { iso, isoOrNull } from '../db/json-columns.ts'
import { listOf, oneOf } from '../db/list.ts'
import { between, matches, positionIn } from '../db/list-filters.ts'
import { type Locked, lockRow } from '../db/locked.ts'
import { statements } from '../db/statements.ts'
import type { Tables } from '../db/tables.ts'
import type { Viewer } from '../viewer.ts'

const missing = 'activity.not-found'

/** Activities; none for customers, because the CRM is the staff's. */
export function visibleActivities(on: Kysely<Tables>, viewer: Viewer) {
  return on.selectFrom('activities as a').$if(viewer.customerId !== null, (q) => q.where(sql<boolean>`false`))
}

type Activities = ReturnType<typeof visibleActivities>

function selectActivities(activities: Activities) {
  return activities
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .select([
      'a.id',
      'a.customer_id as customerId',
      'c.name as customerName',
      'a.type',
      'a.subject',
      'a.status',
      'a.priority',
      'a.due_date as dueDate',
      'a.notes',
      'a.assigned_to as assignedTo',
      sql<string | null>`user_name(a.assigned_to)`.as('assignedToName'),
      isoOrNull('a.done_at').as('doneAt'),
      iso('a.created_at').as('createdAt'),
      sql<string | null>`user_name(a.created_by)`.as('createdBy'),
      iso('a.updated_at').as('updatedAt'),
      'a.version',
    ])
}

function activitiesAskedFor(activities: Activities, asked: QueryOf<typeof activitiesEndpoints.list>) {
  let found = activities
    .where(between('a.created_at', asked.createdFrom, asked.createdTo))
    .where(
      matches(asked.q, (word) => [
        word.isIn('a.subject'),
        word.isIn('a.notes'),
        sql`a.customer_id in ${customersNamed(word)}`,
        ...word.isInStatus('a.type', activityTypes),
        ...word.isInStatus('a.status', activityStatuses),
      ]),
    )
  if (asked.customerId) found = found.where('a.customer_id', 'in', asked.customerId)
  if (asked.type) found = found.where('a.type', 'in', asked.type)
  if (asked.status) found = found.where('a.status', 'in', asked.status)
  if (asked.priority) found = found.where('a.priority', 'in', asked.priority)
  if (asked.assignedTo) found = found.where('a.assigned_to', 'in', asked.assignedTo)
  return found
}

export const listActivities = listOf(activitiesEndpoints.list, {
  from: visibleActivities,
  where: activitiesAskedFor,
  select: selectActivities,
  id: 'a.id',
  sorts: {
    createdAt: { by: 'a.created_at', kind: 'time' },
    dueDate: { by: 'a.due_date', kind: 'date', nullable: true },
    subject: { by: 'a.subject', kind: 'text' },
    type: { by: positionIn(activityTypes, 'a.type'), kind: 'integer' },
    status: { by: positionIn(activityStatuses, 'a.status'), kind: 'integer' },
    priority: { by: positionIn(activityPriorities, 'a.priority'), kind: 'integer' },
  },
  defaultSort: '-createdAt',
})

export async function getActivity(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<Activity> {
  return oneOf(selectActivities(visibleActivities(on, viewer)).where('a.id', '=', id), missing)
}

/** Locks and reads the activity; see lockRow. */
export function lockActivity(trx: Transaction, viewer: Viewer, id: number, ifMatch: number | undefined): Promise<Locked<Activity>> {
  const lock = visibleActivities(statements, viewer).where('a.id', '=', id).select('a.id').forNoKeyUpdate().compile()
  const read = selectActivities(visibleActivities(statements, viewer)).where('a.id', '=', id).compile()
  return lockRow(trx, { lock, read, missing }, ifMatch)
}
