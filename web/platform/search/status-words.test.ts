import { expect, test } from 'vitest'
import { receiptStatusLabels } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import { orderStatusLabels } from '../../../contract/goods-out/orders/order-labels.ts'
import { shipmentStatusLabels } from '../../../contract/goods-out/shipments/shipment-events.ts'
import { statusWords } from './search-entries.ts'

test.each(Object.entries({ ...orderStatusLabels, ...shipmentStatusLabels, ...receiptStatusLabels }))(
  'the status %s reads %s, as everywhere',
  (status, words) => {
    expect(statusWords(status)).toBe(words)
  },
)
