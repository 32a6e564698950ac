import { sql } from 'kysely'
import { waitingHours } from '../../../contract/goods-in/put-away/tasks.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import { recordStatement } from '../../platform/audit/write-history.ts'
import type { Database } from '../../platform/engine/database.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { system } from '../../viewer.ts'

/** Every five minutes: tells staff of tasks that are open for a day. */
export const tellWaitingTasks = defineJob(
  'waiting-tasks',
  null,
  async ({ db, log }) => {
    const notified = await tellOfWaitingTasks(db)
    if (notified > 0) log.info(`${notified} ${notified === 1 ? 'task waits' : 'tasks wait'} for more than ${waitingHours} hours.`)
  },
  '*/5 * * * *',
)

interface Waiting {
  id: number
  receiptId: number | null
  orderId: number | null
  from: string | null
}

/**
 * Each task is announced once however many servers notice it, because the statement that finds it marks it. The tasks of one receipt, or of
 * one cancelled movement, are one notification. Answers how many tasks were announced.
 */
export function tellOfWaitingTasks(db: Database): Promise<number> {
  return db.transaction(system, async (trx) => {
    const at = trx.now()
    const waiting = await trx.sql
      .updateTable('tasks as t')
      .set({ waiting_told_at: at })
      .where('t.state', '=', 'open')
      .where('t.waiting_told_at', 'is', null)
      .where('t.created_at', '<=', new Date(at.getTime() - waitingHours * 3_600_000))
      .returning([
        't.id',
        't.receipt_id as receiptId',
        't.order_id as orderId',
        sql<string | null>`coalesce((select r.receipt_number from receipts r where r.id = t.receipt_id),
          (select o.order_number from orders o where o.id = t.order_id))`.as('from'),
      ])
      .execute()
    if (waiting.length === 0) return 0
    const groups = Map.groupBy(waiting, ({ id, from }) => from ?? id)
    const notices = [...groups.values()].map(noticeOf)
    await trx.finish({ recorded: recordStatement({ history: [], notices, by: { userId: null, name: system.name }, at }) })
    trx.publish({ topic: 'notifications', ids: [], customerId: null })
    return waiting.length
  })
}

/** The tasks are of one receipt or movement, or a single task of neither. */
function noticeOf(tasks: readonly Waiting[]): Notice {
  const [{ id, receiptId, orderId, from }] = tasks as [Waiting]
  const what = `${tasks.length} ${tasks.length === 1 ? 'task' : 'tasks'}${from ? ` of ${from}` : ''}`
  return {
    customerId: null,
    exceptUserId: null,
    kind: 'task_waiting',
    type: 'warning',
    title: 'Put-away waiting',
    message: `${what} ${tasks.length === 1 ? 'has' : 'have'} been open for more than ${waitingHours} hours`,
    subjectType: receiptId !== null ? 'receipt' : orderId !== null ? 'order' : 'task',
    subjectId: receiptId ?? orderId ?? id,
  }
}
