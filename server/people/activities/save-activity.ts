import { activitiesEndpoints } from '../../../contract/people/activities/activities.ts'
import { httpError } from '../../errors.ts'
import { changed, created } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { verb } from '../../verb.ts'
import { isStaffWhoMay } from '../auth/users-queries.ts'
import { customerExists } from '../customers/customers-queries.ts'
import { activityEntity } from './activities-queries.ts'

export const createActivity = verb(activitiesEndpoints.create, async ({ trx, viewer, now }, fields) => {
  if (!(await customerExists(trx.sql, fields.customerId))) throw httpError('customer.unknown', undefined, { field: 'customerId' })
  await requireStaffMember(trx, fields.assignedTo)
  const doneAt = fields.status === 'done' ? now : null
  const activity = await activityEntity.insert(trx, viewer, fields, { done_at: doneAt, created_by: viewer.userId })
  return { answer: activity, history: [created('activity', activity)], touched: { activities: [{ id: activity.id }] } }
})

export const updateActivity = verb(activitiesEndpoints.update, async ({ trx, viewer, now }, { id, ifMatch, ...fields }) => {
  const before = await activityEntity.lock(trx, viewer, id, ifMatch)
  if (fields.assignedTo !== before.assignedTo) await requireStaffMember(trx, fields.assignedTo)
  const statusChanges = fields.status !== undefined && fields.status !== before.status
  const doneAt = statusChanges ? { done_at: fields.status === 'done' ? now : null } : {}
  const activity = await activityEntity.update(trx, viewer, id, fields, doneAt)
  return { answer: activity, before, history: [changed('activity', before, activity)], touched: { activities: [{ id }] } }
})

async function requireStaffMember(trx: Transaction, userId: number | null | undefined): Promise<void> {
  if (userId && !(await isStaffWhoMay(trx.sql, 'crm.read', userId))) throw httpError('activity.assignee-not-staff')
}
