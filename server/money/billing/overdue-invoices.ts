import { sql } from 'kysely'
import { grouped } from '../../../contract/money.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import { recordStatement } from '../../platform/audit/write-history.ts'
import type { Database } from '../../platform/engine/database.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { system } from '../../viewer.ts'

/** Every five minutes: tells staff and customers of invoices that became overdue. */
export const tellOverdueInvoices = defineJob(
  'overdue-invoices',
  null,
  async ({ db, log }) => {
    const notified = await tellOfOverdueInvoices(db)
    if (notified > 0) log.info(`${notified} ${notified === 1 ? 'invoice is' : 'invoices are'} overdue.`)
  },
  '*/5 * * * *',
)

/** Each invoice is announced once however many servers notice it, because the statement that finds it marks it. Answers how many were. */
export function tellOfOverdueInvoices(db: Database): Promise<number> {
  return db.transaction(system, async (trx) => {
    const at = trx.now()
    const overdue = await trx.sql
      .updateTable('invoices as i')
      .set({ overdue_told_at: at })
      .where('i.status', '=', 'sent')
      .where('i.overdue_told_at', 'is', null)
      .where('i.due_date', '<', sql<string>`(select warehouse_day(${at}))`)
      .where(sql<boolean>`i.paid + i.credited < i.total`)
      .returning([
        'i.id',
        'i.invoice_number as number',
        'i.customer_id as customerId',
        'i.currency',
        'i.due_date as dueDate',
        sql<string>`(i.total - i.paid - i.credited)::text`.as('open'),
        sql<string>`(select c.name from customers c where c.id = i.customer_id)`.as('customer'),
      ])
      .execute()
    if (overdue.length === 0) return 0
    const notices = overdue.flatMap(({ id, number, customerId, currency, dueDate, open, customer }) =>
      [null, customerId].map((toldTo): Notice => {
        const whose = toldTo === null ? ` of ${customer}` : ''
        return {
          customerId: toldTo,
          exceptUserId: null,
          kind: 'invoice_overdue',
          type: 'warning',
          title: 'Invoice overdue',
          message: `${number}${whose} was due on ${dueDate}; ${grouped(open)} ${currency} is open`,
          subjectType: 'invoice',
          subjectId: id,
        }
      }),
    )
    await trx.finish({ recorded: recordStatement({ history: [], notices, by: { userId: null, name: system.name }, at }) })
    for (const { id, customerId } of overdue) trx.publish({ topic: 'invoices', ids: [id], customerId })
    for (const customerId of new Set(notices.map((notice) => notice.customerId)))
      trx.publish({ topic: 'notifications', ids: [], customerId })
    return overdue.length
  })
}
