import type { Transaction } from '../db/database.ts'

/**
 * Tells that what is on hand of an owner's items changed. When it fell to a threshold, staff and owner were notified by
 * move_stock(), so this tells of notifications too: to those without a new one it costs one look.
 */
export function publishStockChange(trx: Transaction, ids: number[], customerId: number | null): void {
  trx.publish({ topic: 'inventory', ids, customerId })
  trx.publish({ topic: 'notifications', ids: [], customerId })
}
