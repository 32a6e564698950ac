import { fromSupplier } from '../../../contract/goods-in/receipts/from-supplier.ts'
import { inspectionHours } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import { recordStatement } from '../../platform/audit/write-history.ts'
import type { Database } from '../../platform/engine/database.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { system } from '../../viewer.ts'

/** Every five minutes: tells staff of inspections that are overdue. */
export const tellOverdueInspections = defineJob(
  'overdue-inspections',
  null,
  async ({ db, log }) => {
    const notified = await tellOfOverdueInspections(db)
    if (notified > 0) log.info(`${notified} ${notified === 1 ? 'inspection is' : 'inspections are'} overdue.`)
  },
  '*/5 * * * *',
)

/** Each receipt is announced once however many servers notice it, because the statement that finds it marks it. Answers how many were. */
export function tellOfOverdueInspections(db: Database): Promise<number> {
  return db.transaction(system, async (trx) => {
    const at = trx.now()
    const overdue = await trx.sql
      .updateTable('receipts')
      .set({ overdue_told_at: at })
      .where('status', '=', 'received')
      .where('received_at', '<=', new Date(at.getTime() - inspectionHours * 3_600_000))
      .where('overdue_told_at', 'is', null)
      .returning(['id', 'receipt_number as number', 'customer_id as customerId', 'supplier'])
      .execute()
    if (overdue.length === 0) return 0
    const notices = overdue.map(({ id, number, supplier }) => ({
      customerId: null,
      exceptUserId: null,
      kind: 'inspection_overdue' as const,
      type: 'warning' as const,
      title: 'Inspection overdue',
      message: `${number} ${fromSupplier(supplier)} was received more than ${inspectionHours} hours ago and hasn't been inspected`,
      subjectType: 'receipt',
      subjectId: id,
    }))
    await trx.finish({ recorded: recordStatement({ history: [], notices, by: { userId: null, name: system.name }, at }) })
    trx.publish({ topic: 'notifications', ids: [], customerId: null })
    for (const { id, customerId } of overdue) trx.publish({ topic: 'receipts', ids: [id], customerId })
    return overdue.length
  })
}
