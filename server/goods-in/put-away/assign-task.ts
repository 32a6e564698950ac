import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { httpError } from '../../errors.ts'
import { isStaffWhoMay } from '../../people/auth/users-queries.ts'
import { did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { getTask, lockTask } from './tasks-queries.ts'

/** Assigns an open task to a member of staff, or unassigns it. */
export const assignTask = verb(tasksEndpoints.update, async ({ trx, viewer }, { id, assignedTo, ifMatch }) => {
  const before = await lockTask(trx, viewer, id, ifMatch)
  if (before.state !== 'open') throw httpError('task.closed', { state: before.state })
  if (assignedTo && !(await isStaffWhoMay(trx.sql, 'tasks.work', assignedTo))) throw httpError('task.assignee-not-staff')
  await trx.sql
    .updateTable('tasks')
    .set((eb) => ({ assigned_to: assignedTo, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const task = await getTask(trx.sql, viewer, id)
  return { answer: task, before, history: [did('assign', 'task', { id }, { before, after: task })], touched: { tasks: [{ id }] } }
})
