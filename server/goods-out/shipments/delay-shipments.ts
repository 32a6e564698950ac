import { did } from '../../platform/audit/history.ts'
import { recordStatement } from '../../platform/audit/write-history.ts'
import type { Database } from '../../platform/engine/database.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { system } from '../../viewer.ts'

/** Every five minutes: shipments in transit that are past their estimated delivery become delayed, and people are notified. */
export const delayShipments = defineJob(
  'delayed-shipments',
  null,
  async ({ db, log }) => {
    const delayed = await delayLateShipments(db)
    if (delayed > 0) log.info(`${delayed} ${delayed === 1 ? 'shipment is' : 'shipments are'} past the estimated delivery.`)
  },
  '*/5 * * * *',
)

/** Each shipment is delayed once however many servers notice it, because the statement that finds it changes it. Answers how many were. */
export function delayLateShipments(db: Database): Promise<number> {
  return db.transaction(system, async (trx) => {
    const at = trx.now()
    const by = { userId: null, name: system.name }
    const late = await trx.sql
      .updateTable('shipments')
      .set((eb) => ({ status: 'delayed', version: eb('version', '+', 1) }))
      .where('status', '=', 'in_transit')
      .where('estimated_delivery', '<', at)
      .returning(['id', 'tracking_number as number', 'customer_id as customerId', 'destination'])
      .execute()
    if (late.length === 0) return 0
    await trx.sql
      .insertInto('shipment_events')
      .values(
        late.map(({ id }) => ({
          shipment_id: id,
          kind: 'delayed' as const,
          status: 'delayed' as const,
          place: null,
          notes: null,
          user_id: null,
          user_name: by.name,
          at,
        })),
      )
      .execute()
    const notices = late.flatMap(({ id, number, customerId, destination }) =>
      [null, customerId].map((toldTo) => ({
        customerId: toldTo,
        exceptUserId: null,
        kind: 'shipment_delayed' as const,
        type: 'warning' as const,
        title: 'Shipment delayed',
        message: `${number} to ${destination} is past its estimated delivery`,
        subjectType: 'shipment',
        subjectId: id,
      })),
    )
    const history = late.map((shipment) =>
      did('update', 'shipment', shipment, { before: { status: 'in_transit' }, after: { status: 'delayed' } }),
    )
    await trx.finish({ recorded: recordStatement({ history, notices, by, at }) })
    for (const { id, customerId } of late) trx.publish({ topic: 'shipments', ids: [id], customerId })
    for (const customerId of new Set(notices.map((notice) => notice.customerId)))
      trx.publish({ topic: 'notifications', ids: [], customerId })
    return late.length
  })
}
