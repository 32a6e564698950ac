import { expect, test } from 'vitest'
import { receiptStatusLabels } from '../../contract/receipt-steps.ts'
import { statusLabels } from '../orders/order-badges.tsx'
import { shipmentStatusLabels } from '../shipments/shipment-badge.tsx'
import { statusWords } from './search-entries.ts'

test.each(Object.entries({ ...statusLabels, ...shipmentStatusLabels, ...receiptStatusLabels }))(
  'the status %s reads %s, as everywhere',
  (status, words) => {
    expect(statusWords(status)).toBe(words)
  },
)
