import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { httpError } from '../../errors.ts'
import type { HistoryEntry } from '../../platform/audit/history.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { TouchedRow } from '../../verb.ts'
import { system, type Viewer } from '../../viewer.ts'
import { getOrder } from '../orders/orders-queries.ts'
import { appendEvent, eventEntry } from '../shipments/append-event.ts'
import { lockShipment } from '../shipments/shipments-queries.ts'

/** The receipt of a transfer arrives at its site, for its customer, and is never withdrawn. */
export function requireNoTransfer({ transferOrderNumber: number, receiptNumber }: Receipt): void {
  if (number !== null) throw httpError('transfer.receipt-stays', { number, receipt: receiptNumber })
}

/** What follows from a receipt for its transfer, once it is received. */
export async function receiveTransfer(trx: Transaction, viewer: Viewer, receipt: Receipt) {
  const delivered = await deliverTransfer(trx, viewer, receipt)
  return { ...delivered, notices: await shortTransferNotices(trx, viewer, receipt) }
}

/** Managers are notified of what is missing of a transfer that was just received. */
async function shortTransferNotices(trx: Transaction, viewer: Viewer, { transferOrderId }: Receipt): Promise<Notice[]> {
  const { id, orderNumber, transfer } = await getOrder(trx.sql, system, transferOrderId ?? 0)
  if (!transfer || transfer.missing === 0) return []
  return [
    {
      customerId: null,
      exceptUserId: viewer.userId,
      kind: 'transfer_short',
      type: 'warning',
      title: 'Transfer arrived short',
      message: `${transfer.missing} ${transfer.missing === 1 ? 'unit' : 'units'} of ${orderNumber} ${transfer.missing === 1 ? 'is' : 'are'} missing at ${transfer.siteCode}`,
      subjectType: 'order',
      subjectId: id,
    },
  ]
}

/**
 * Once a transfer is received its shipment is delivered, and was picked up where no one recorded it. Movement and shipment belong to the site
 * that it left, which who receives it needn't see.
 */
async function deliverTransfer(
  trx: Transaction,
  viewer: Viewer,
  { transferOrderId }: Receipt,
): Promise<{ history: HistoryEntry[]; shipments: TouchedRow[] }> {
  const made = await trx.sql
    .selectFrom('shipments')
    .select('id')
    .where('order_id', '=', transferOrderId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!made) return { history: [], shipments: [] }
  const before = await lockShipment(trx, system, made.id, undefined)
  if (before.status === 'delivered' || before.status === 'returned') return { history: [], shipments: [] }
  const event = { place: null, notes: null, at: trx.now(), by: viewer }
  const pickedUp = before.status === 'created' ? [appendEvent(before, { ...event, kind: 'picked_up' })] : []
  await trx.send({ pickedUp: pickedUp.flat(), delivered: appendEvent(before, { ...event, kind: 'delivered' }) })
  const after = { ...before, status: 'delivered' as const }
  return { history: [eventEntry(before, after, { kind: 'delivered' })], shipments: [before] }
}
