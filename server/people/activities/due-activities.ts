import { sql } from 'kysely'
import { activityTypeLabels } from '../../../contract/people/activities/activities.ts'
import { recordStatement } from '../../platform/audit/write-history.ts'
import type { Database } from '../../platform/engine/database.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { system } from '../../viewer.ts'

/** Every five minutes: tells staff of planned activities whose day has come. */
export const tellDueActivities = defineJob(
  'due-activities',
  null,
  async ({ db, log }) => {
    const notified = await tellOfDueActivities(db)
    if (notified > 0) log.info(`${notified} ${notified === 1 ? 'activity is' : 'activities are'} due.`)
  },
  '*/5 * * * *',
)

/**
 * Each activity is announced once for each due date however many servers notice it, because the statement that finds it notes the date.
 * All staff are notified, with the assignee's name, as notifications have no smaller audience. Answers how many were announced.
 */
export function tellOfDueActivities(db: Database): Promise<number> {
  return db.transaction(system, async (trx) => {
    const at = trx.now()
    const today = sql<string>`(select warehouse_day(${at}))`
    const due = await trx.sql
      .updateTable('activities as a')
      .set((eb) => ({ due_told_for: eb.ref('a.due_date') }))
      .where('a.status', '=', 'planned')
      .where('a.due_date', '<=', today)
      .where(sql<boolean>`a.due_told_for is distinct from a.due_date`)
      .returning((eb) => [
        'a.id',
        'a.type',
        'a.subject',
        'a.due_date as dueDate',
        sql<string | null>`user_name(a.assigned_to)`.as('assignedTo'),
        sql<boolean>`a.due_date = ${today}`.as('isToday'),
        eb.selectFrom('customers as c').select('c.name').whereRef('c.id', '=', 'a.customer_id').as('customer'),
      ])
      .execute()
    if (due.length === 0) return 0
    const notices = due.map(({ id, type, subject, dueDate, assignedTo, isToday, customer }) => ({
      customerId: null,
      exceptUserId: null,
      kind: 'activity_due' as const,
      detail: String(dueDate),
      type: 'info' as const,
      title: 'Activity due',
      message: `${activityTypeLabels[type]} with ${customer} ${isToday ? 'is due today' : `was due on ${dueDate}`}: ${subject} (${assignedTo ?? 'unassigned'})`,
      subjectType: 'activity',
      subjectId: id,
    }))
    await trx.finish({ recorded: recordStatement({ history: [], notices, by: { userId: null, name: system.name }, at }) })
    trx.publish({ topic: 'notifications', ids: [], customerId: null })
    return due.length
  })
}
