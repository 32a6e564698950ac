import { did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import type { UndoneAct, UndoneRecords } from '../../stock/ledger/undone-act.ts'
import type { Viewer } from '../../viewer.ts'
import { getShipment } from '../shipments/shipments-queries.ts'
import { getOrder } from './orders-queries.ts'

interface Unshipping {
  the_act: number
  why: string
  actor_id: number | null
  actor_name: string
  at: Date
}

/** Answers the shipment. */
const unshipOrder = sqlFunction<Unshipping, number>('unship_order')

/** Picking or packing was taken back: only the stock of the movement changed. */
export async function undoPicking(trx: Transaction, viewer: Viewer, { act }: UndoneAct): Promise<Partial<UndoneRecords>> {
  return act.subjectType === 'order' ? { orders: [await getOrder(trx.sql, viewer, act.subjectId ?? 0)] } : {}
}

/** An export was taken back: its shipment is withdrawn, and the receipt of a transfer with it. */
export async function undoShipping(trx: Transaction, viewer: Viewer, { act, reason }: UndoneAct): Promise<Partial<UndoneRecords>> {
  const { shipmentId } = await trx.send({
    shipmentId: unshipOrder({ the_act: act.id, why: reason, actor_id: viewer.userId, actor_name: viewer.name, at: trx.now() }),
  })
  const order = await getOrder(trx.sql, viewer, act.subjectId ?? 0)
  const receipts = await withdrawnReceipts(trx, order.id)
  const shipment = await getShipment(trx.sql, viewer, shipmentId)
  return {
    orders: [order],
    receipts,
    shipments: [shipment],
    history: [
      did('withdraw', 'shipment', shipment, { after: { withdrawnAt: shipment.withdrawnAt, reason } }),
      ...receipts.map(({ version, ...receipt }) =>
        did('withdraw', 'receipt', receipt, { after: { withdrawnAt: shipment.withdrawnAt, reason, version } }),
      ),
    ],
    version: order.version,
  }
}

/** The receipt of a transfer, which is withdrawn with its shipment. */
function withdrawnReceipts(trx: Transaction, orderId: number) {
  return trx.sql
    .selectFrom('receipts')
    .select(['id', 'customer_id as customerId', 'version'])
    .where('transfer_order_id', '=', orderId)
    .where('withdrawn_at', '=', trx.now())
    .execute()
}
