import { isBack, type ReceiptStatus, receiptStatusLabels, stepsBetween } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { plural } from '../../platform/lib/format.ts'

/** Whether steps in between are skipped, which an administrator may with a reason (decisions §5). */
export function skipsSteps(from: ReceiptStatus, to: ReceiptStatus): boolean {
  return stepsBetween(from, to).length > 1
}

/** What taking a receipt to a status does by itself, in sentences. */
export function stepWords(receipt: Receipt, to: ReceiptStatus): string {
  if (isBack(receipt.status, to)) return wordsBack(receipt, to)
  return stepsBetween(receipt.status, to)
    .map((step) => wordsForward(receipt, step))
    .join(' ')
}

function wordsForward({ totalUnits, inspection }: Receipt, step: ReceiptStatus): string {
  if (step === 'received')
    return `Received: the expected ${plural(totalUnits, 'unit')} will be added to stock at receiving, damaged units to quarantine. If the delivery differs, edit the items.`
  if (step === 'inspected') {
    const ticked = inspection.filter(({ checked }) => checked).length
    return `Inspected: the inspection will be recorded as completed by you with ${ticked} of ${inspection.length} points ticked, and the lines will be locked.`
  }
  return 'Stored: goods still at receiving will be moved to the suggested bins.'
}

function wordsBack({ receiptNumber, status, totalUnits }: Receipt, to: ReceiptStatus): string {
  const words = [
    status === 'stored' && 'The goods will be moved from their bins back to receiving.',
    to === 'pending' && `${plural(totalUnits, 'unit')} will be removed from stock, and counts and inspection results will be discarded.`,
    to === 'received' && 'The lines and the inspection can then be changed again.',
    'This isn’t possible if any of the goods are reserved or have been moved.',
  ]
  return `${receiptNumber} will be set back from ${receiptStatusLabels[status]} to ${receiptStatusLabels[to]}. ${words.filter(Boolean).join(' ')}`
}
