import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { getTask, lockTask } from './tasks-queries.ts'

/** Cancels an open task. Its goods stay where they are, and the room promised to it is free again. */
export const cancelTask = verb(tasksEndpoints.cancel, async ({ trx, viewer, now }, { id, reason, ifMatch }) => {
  const before = await lockTask(trx, viewer, id, ifMatch)
  if (before.state !== 'open') throw httpError('task.closed', { state: before.state })
  await trx.sql
    .updateTable('tasks')
    .set((eb) => ({ state: 'cancelled', ended_at: now, ended_by: viewer.userId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const task = await getTask(trx.sql, viewer, id)
  return {
    answer: task,
    before,
    history: [
      did('cancel', 'task', { id }, { before: { state: before.state }, after: { state: task.state, reason, version: task.version } }),
    ],
    touched: { tasks: [{ id }] },
  }
})
