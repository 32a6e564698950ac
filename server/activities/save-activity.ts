import { activitiesEndpoints } from '../../contract/activities.ts'
import { changed, created } from '../audit/history.ts'
import { isStaffMember } from '../auth/users-queries.ts'
import { customerExists } from '../customers/customers-queries.ts'
import type { Transaction } from '../db/database.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import { getActivity, lockActivity } from './activities-queries.ts'

export const createActivity = verb(activitiesEndpoints.create, async ({ trx, viewer, now }, { customerId, ...fields }) => {
  if (!(await customerExists(trx.sql, customerId))) throw httpError('customer.unknown', undefined, { field: 'customerId' })
  await requireStaffMember(trx, fields.assignedTo)
  const { id } = await trx.sql
    .insertInto('activities')
    .values({
      customer_id: customerId,
      type: fields.type,
      subject: fields.subject,
      status: fields.status,
      priority: fields.priority,
      due_date: fields.dueDate ?? null,
      notes: fields.notes ?? null,
      assigned_to: fields.assignedTo ?? null,
      done_at: fields.status === 'done' ? now : null,
      created_by: viewer.userId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const activity = await getActivity(trx.sql, viewer, id)
  return { answer: activity, history: [created('activity', activity)], touched: { activities: [{ id }] } }
})

export const updateActivity = verb(activitiesEndpoints.update, async ({ trx, viewer, now }, { id, ifMatch, ...fields }) => {
  const before = await lockActivity(trx, viewer, id, ifMatch)
  if (fields.assignedTo !== before.assignedTo) await requireStaffMember(trx, fields.assignedTo)
  const statusChanges = fields.status !== undefined && fields.status !== before.status
  await trx.sql
    .updateTable('activities')
    .set((eb) => ({
      type: fields.type,
      subject: fields.subject,
      status: fields.status,
      priority: fields.priority,
      due_date: fields.dueDate,
      notes: fields.notes,
      assigned_to: fields.assignedTo,
      done_at: statusChanges ? (fields.status === 'done' ? now : null) : undefined,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  const activity = await getActivity(trx.sql, viewer, id)
  return { answer: activity, before, history: [changed('activity', before, activity)], touched: { activities: [{ id }] } }
})

async function requireStaffMember(trx: Transaction, userId: number | null | undefined): Promise<void> {
  if (userId && !(await isStaffMember(trx.sql, userId))) throw httpError('activity.assignee-not-staff')
}
