import { expect, test } from 'vitest'
import { differenceIn, isForGoods } from './scanned-goods.ts'

test('loose goods are named by their SKU in any case, a handling unit by its SSCC with or without the prefix of labels', () => {
  const loose = { sku: 'COF-1', sscc: null }
  expect(isForGoods(loose, ' cof-1 ')).toBe(true)
  expect(isForGoods(loose, 'COF-2')).toBe(false)
  const pallet = { sku: 'COF-1', sscc: '106141411234567897' }
  expect(isForGoods(pallet, '(00)106141411234567897')).toBe(true)
  expect(isForGoods(pallet, '00106141411234567897')).toBe(true)
  expect(isForGoods(pallet, 'COF-1')).toBe(false)
})

test.each([
  ['A-03-81', 'A-03-18', ['A-03-', '81', '']],
  ['B-03-18', 'A-03-18', ['', 'B', '-03-18']],
  ['A-03', 'A-03-18', ['A-03', '', '']],
  ['X', 'A-03-18', ['', 'X', '']],
])('%s instead of %s differs in the middle part of %j', (scanned, expected, parts) => {
  expect(differenceIn(scanned, expected)).toEqual(parts)
})
