import { expect, test } from 'vitest'
import { isForTask } from './scanned-task.ts'

const loose = { sku: 'JAM-1', gtin: '9501101530010', lot: 'L42', sscc: null }
const pallet = { ...loose, sscc: '106141411234567897' }

test.each([
  [loose, ' jam-1 '],
  [loose, '9501101530010'],
  [loose, '09501101530010'],
  [loose, '0109501101530010'],
  [loose, '010950110153001010L42'],
  [loose, '(01)09501101530010(10)L42'],
  [{ ...loose, lot: null }, '010950110153001010L43'],
  [pallet, '(00)106141411234567897'],
  [pallet, '00106141411234567897'],
])('%o is named by %s', (task, scanned) => {
  expect(isForTask(task, scanned)).toBe(true)
})

test.each([
  [loose, 'JAM-2'],
  [loose, 'L42'],
  [loose, '0109501101530003'],
  [loose, '010950110153001010L43'],
  [loose, '00106141411234567897'],
  [pallet, 'JAM-1'],
  [pallet, '9501101530010'],
])('%o isn’t named by %s', (task, scanned) => {
  expect(isForTask(task, scanned)).toBe(false)
})
