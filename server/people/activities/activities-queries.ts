import { type Kysely, sql } from 'kysely'
import { activities } from '../../../contract/people/activities/activities.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { forStaff } from '../../platform/lists/list-filters.ts'
import { entity } from '../../platform/records/entity.ts'
import type { Viewer } from '../../viewer.ts'
import { customersNamed } from '../customers/customers-queries.ts'

/** Activities; none for customers, because the CRM is the staff's. */
function visibleActivities(on: Kysely<Tables>, viewer: Viewer) {
  return forStaff(on.selectFrom('activities as a'), viewer)
}

export const activityEntity = entity(activities, {
  table: 'activities',
  alias: 'a',
  missing: 'activity.not-found',
  visible: visibleActivities,
  joins: (rows) => rows.innerJoin('customers as c', 'c.id', 'a.customer_id'),
  shown: () => ({
    customerName: sql.ref('c.name'),
    assignedToName: sql`user_name(a.assigned_to)`,
    createdBy: sql`user_name(a.created_by)`,
  }),
  searched: (word) => [sql`a.customer_id in ${customersNamed(word)}`],
  defaultSort: '-createdAt',
})
