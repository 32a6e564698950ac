import { expect, test } from 'vitest'
import { orderStatusLabels } from '../../contract/orders/order-labels.ts'
import { receiptStatusLabels } from '../../contract/receipts/receipt-steps.ts'
import { shipmentStatusLabels } from '../../contract/shipments/shipment-events.ts'
import { statusWords } from './search-entries.ts'

test.each(Object.entries({ ...orderStatusLabels, ...shipmentStatusLabels, ...receiptStatusLabels }))(
  'the status %s reads %s, as everywhere',
  (status, words) => {
    expect(statusWords(status)).toBe(words)
  },
)
