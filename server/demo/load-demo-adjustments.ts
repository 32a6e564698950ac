import type { Transaction } from '../platform/engine/database.ts'

const hour = 3_600_000

/** What the worker asked for: the item by its place among the items of the first customers, so that the items differ. */
const requests = [
  { at: 3, adjustment: -24, reason: 'Case crushed under a pallet', hoursAgo: 2 },
  { at: 11, adjustment: 60, reason: 'Found behind aisle B during cleaning', hoursAgo: 5 },
  { at: 27, adjustment: -12, reason: 'Counted twice, still 12 short', hoursAgo: 20 },
]

/** Three adjustments that wait for approval. No one is notified: they stand for a working day. */
export async function loadDemoAdjustments(trx: Transaction, workerId: number): Promise<void> {
  const items = await trx.sql
    .selectFrom('inventory_items as i')
    .innerJoin('locations as l', 'l.id', 'i.home_location_id')
    .select(['i.id', 'l.code', 'l.site_id'])
    .where('i.deleted_at', 'is', null)
    .where('i.customer_id', 'is not', null)
    .orderBy('i.id')
    .limit(30)
    .execute()
  await trx.sql
    .insertInto('adjustment_requests')
    .values(
      requests.flatMap(({ at, adjustment, reason, hoursAgo }) => {
        const item = items[at]
        if (!item) return []
        const requested_at = new Date(trx.now().getTime() - hoursAgo * hour)
        return [{ item_id: item.id, location: item.code, site_id: item.site_id, adjustment, reason, requested_by: workerId, requested_at }]
      }),
    )
    .execute()
}
