import { expect, test } from 'vitest'
import { pastedDelivery } from './pasted-delivery.ts'
import { newLine, skuOf } from './receipt-form-values.ts'

test('lines of a spreadsheet, an email and a CSV file are read, and what can’t be read says why', () => {
  const known = [newLine({ text: 'COF-1' }, '5'), { ...newLine({ text: 'COF-2' }, '1'), lotNumber: 'L1' }]
  const text = 'SKU,Quantity\ncof-1\t10\nCOF-2;4\n"KET-9","3","Kettle, blue"\nLamp 2 x 7\nCOF-3\nCOF-4 many\nCOF-5 1,5\n'
  const { lines, added, rejected } = pastedDelivery(text, known)
  expect(lines.map((line) => [skuOf(line), line.quantity, line.description])).toEqual([
    ['COF-1', '15', ''],
    ['COF-2', '1', ''],
    ['COF-2', '4', ''],
    ['KET-9', '3', 'Kettle, blue'],
    ['Lamp 2 x', '7', ''],
  ])
  expect(added).toBe(4)
  expect(rejected).toEqual([
    { text: 'COF-3', reason: 'Quantity is missing.' },
    { text: 'COF-4 many', reason: 'Quantity must be a whole number.' },
    { text: 'COF-5 1,5', reason: 'Quantity must be a whole number.' },
  ])
})
