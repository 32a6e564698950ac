import type { Receipt } from '../../contract/receipts/receipts.ts'
import type { HistoryEntry } from '../audit/history.ts'
import type { Transaction } from '../engine/database.ts'
import { httpError } from '../errors.ts'
import { appendEvent, eventEntry } from '../shipments/append-event.ts'
import { lockShipment } from '../shipments/shipments-queries.ts'
import type { TouchedRow } from '../verb.ts'
import type { Viewer } from '../viewer.ts'

/** The receipt of a transfer arrives at its site, for its customer, and is never withdrawn. */
export function requireNoTransfer({ transferOrderNumber: number, receiptNumber }: Receipt): void {
  if (number !== null) throw httpError('transfer.receipt-stays', { number, receipt: receiptNumber })
}

/** Once a transfer is received its shipment is delivered, and was picked up where no one recorded it. */
export async function deliverTransfer(
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
  const before = await lockShipment(trx, viewer, made.id, undefined)
  if (before.status === 'delivered' || before.status === 'returned') return { history: [], shipments: [] }
  const event = { place: null, notes: null, at: trx.now(), by: viewer }
  const pickedUp = before.status === 'created' ? [appendEvent(before, { ...event, kind: 'picked_up' })] : []
  await trx.send({ pickedUp: pickedUp.flat(), delivered: appendEvent(before, { ...event, kind: 'delivered' }) })
  const after = { ...before, status: 'delivered' as const }
  return { history: [eventEntry(before, after, { kind: 'delivered' })], shipments: [before] }
}
