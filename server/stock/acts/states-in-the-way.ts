import type { StockAct, UndoReason } from '../../../contract/stock/acts/stock-acts.ts'
import type { RecordsOfAct } from './read-undo.ts'
import { reasonOf } from './reason-of.ts'

/** Why the movement or the receipt of an act has come too far for it to be undone. */
export function statesInTheWay(act: Pick<StockAct, 'kind'>, { order, receipt }: RecordsOfAct): UndoReason[] {
  if (order) return reasonsOfOrder(act, order)
  const isBack = act.kind === 'receive' && receipt?.status === 'pending'
  return isBack ? [reasonOf('undo.receipt-back', { number: receipt.number })] : []
}

function reasonsOfOrder({ kind }: Pick<StockAct, 'kind'>, order: NonNullable<RecordsOfAct['order']>): UndoReason[] {
  const { number, status, stage, shipment, shipmentStatus, transferReceipt, transferReceiptStatus, transferReceiptCounted, returned } =
    order
  if (order.arrivedOfLoss.length > 0) {
    const skus = order.arrivedOfLoss.join(', ')
    return [reasonOf('undo.loss-arrived', { number, receipt: transferReceipt, skus })]
  }
  if (kind === 'pick' && status !== 'picking') return [reasonOf('undo.past-picking', { number })]
  if (kind === 'pack' && !(status === 'picking' || (status === 'packing' && stage === 'packaging')))
    return [reasonOf('undo.past-packing', { number })]
  if (kind === 'ship' && returned !== null) return [reasonOf('undo.returned', { number, returned })]
  if (kind === 'ship' && transferReceipt !== null && transferReceiptStatus !== 'pending')
    return [reasonOf('undo.transfer-received', { number, receipt: transferReceipt })]
  if (kind === 'ship' && transferReceipt !== null && transferReceiptCounted)
    return [reasonOf('undo.transfer-counted', { number, receipt: transferReceipt })]
  if (kind === 'ship' && shipment !== null && shipmentStatus !== null && shipmentStatus !== 'created')
    return [reasonOf('undo.shipment-left', { shipment, status: shipmentStatus.replace('_', ' ') })]
  return []
}
