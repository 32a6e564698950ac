import { isBack, type ReceiptStatus, receiptStatusLabels, stepsBetween } from '../../contract/receipts/receipt-steps.ts'
import type { Receipt } from '../../contract/receipts/receipts.ts'
import { plural } from '../lib/format.ts'

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
    return `Received counts what was expected, ${plural(totalUnits, 'unit')}: into stock at receiving, damaged units into quarantine. If the delivery differs, edit the items.`
  if (step === 'inspected') {
    const ticked = inspection.filter(({ checked }) => checked).length
    return `Inspected records that you completed the inspection with ${ticked} of ${inspection.length} points ticked, and locks the lines.`
  }
  return 'Stored puts what is left at receiving on the suggested bins.'
}

function wordsBack({ receiptNumber, status, totalUnits }: Receipt, to: ReceiptStatus): string {
  const words = [
    status === 'stored' && 'The goods go from their bins back to receiving.',
    to === 'pending' && `The ${plural(totalUnits, 'unit')} leave the stock again, and what was counted and ticked is dropped.`,
    to === 'received' && 'The lines and the inspection can be changed again.',
    'Refused if some of it is reserved or has moved on.',
  ]
  return `${receiptNumber} goes from ${receiptStatusLabels[status]} back to ${receiptStatusLabels[to]}. ${words.filter(Boolean).join(' ')}`
}
