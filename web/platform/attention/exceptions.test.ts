import { expect, test } from 'vitest'
import type { AttentionRow } from '../../../contract/platform/attention/attention.ts'
import { exceptions } from './exceptions.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const row: AttentionRow = {
  orderId: 1,
  receiptId: null,
  returnId: null,
  itemId: null,
  invoiceId: null,
  taskId: null,
  adjustmentId: null,
  countId: null,
  dueOn: null,
  code: 'WM-1',
  name: 'Acme',
  lot: null,
  quantity: null,
  at: null,
  expiresOn: null,
}

test.each([
  ['2026-11-22T11:59:00Z', '0 hours late'],
  ['2026-11-22T11:00:00Z', '1 hour late'],
  ['2026-11-20T12:01:00Z', '47 hours late'],
  ['2026-11-20T12:00:00Z', '2 days late'],
  ['2026-11-01T12:00:00Z', '21 days late'],
])('a shipment due at %s is %s', (at, words) => {
  expect(exceptions.late_shipment.detail({ ...row, at }, now)).toBe(words)
})

test('the other kinds say how much, how long or when', () => {
  expect(exceptions.overdue_inspection.detail({ ...row, at: '2026-11-22T04:00:00Z' }, now)).toBe('8 hours overdue')
  expect(exceptions.short_movement.detail({ ...row, quantity: 1 }, now)).toBe('1 unit short')
  expect(exceptions.running_low.detail({ ...row, quantity: 1200 }, now)).toBe('1,200 left')
  expect(exceptions.unassigned_movement.detail({ ...row, at: '2026-11-19T11:00:00Z' }, now)).toBe('3 days')
  expect(exceptions.expiring_lot.detail({ ...row, expiresOn: '2026-12-04' }, now)).toBe('Dec 4, 2026')
})
