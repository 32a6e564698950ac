import { newReceipt, sentReceiptItem } from '../../../contract/goods-in/receipts/receipts.ts'
import { namedInCells, textRules, whole } from '../../platform/imports/cell-rules.ts'

const receipt = newReceipt.shape
const receiptLine = sentReceiptItem.shape
const { customer, reference, site } = namedInCells

export const receiptCells = textRules({
  reference,
  customer,
  supplier: receipt.supplier,
  site,
  expectedDate: receipt.expectedDate,
  trackingNumber: receipt.trackingNumber,
  notes: receipt.notes,
  sku: receiptLine.sku,
  description: receiptLine.description,
  quantity: whole(receiptLine.quantity),
  lotNumber: receiptLine.lotNumber,
  expiresOn: receiptLine.expiresOn,
  handlingUnit: receiptLine.handlingUnit,
})
